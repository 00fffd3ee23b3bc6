"""User interface of Thirteen Cards: `game.py` is the entry point."""
