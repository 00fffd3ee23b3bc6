"""Coaching for Shithead."""
