"""The user interface of each game: one package per game, named after its family in the engine.

`games.py` lists them. Shared code accesses a game through its `Showing`.
"""
