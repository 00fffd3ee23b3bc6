"""User interface of Grand Seigneur: `game.py` is the entry point."""
