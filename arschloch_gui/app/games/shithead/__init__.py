"""User interface of Shithead: `game.py` is the entry point."""
