"""The Big A and the Little A in the window: other packages use only `game.py`."""
