"""The Big A and the Little A in the window: `game.py` is what others ask."""
