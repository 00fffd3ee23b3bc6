"""User interface of The Big A and the Little A: other packages use only `game.py`."""
