"""Coaching for Grand Seigneur."""
