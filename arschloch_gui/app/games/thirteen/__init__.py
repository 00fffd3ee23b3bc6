"""Thirteen Cards in the window: `game.py` is what others ask."""
