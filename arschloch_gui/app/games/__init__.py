"""The games as the window knows them: one package each, named after the family in the engine.

`games.py` lists them; what shared code asks of each is a `Showing`.
"""
