"""Practising decisions: exercises, their judgement, and what is remembered of them."""
