"""User interface of the climbing games.

`game.py` is the entry point, and `rules/` has one file per rule.
"""
