"""The climbing game in the window: `game.py` is what others ask, `rules/` one file per rule."""
