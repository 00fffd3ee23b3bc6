"""Grand Seigneur in the window: `game.py` is what others ask."""
