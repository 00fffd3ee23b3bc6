"""Replay of any saved match, step by step and with all hands visible."""
