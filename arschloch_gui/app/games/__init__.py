"""The games as the table shows them: one package each, named after the family in the engine.

Everything the window has to know about a single game is in its package: `TABLE` (a `GameTable`) and
the module `words`. What lies outside asks `table_of` and names no game.
"""

from __future__ import annotations

from importlib import import_module

from arschloch_gui.app.games.table import GameTable


def table_of(game: str) -> GameTable:
    """The table of a family, by its key."""
    table: GameTable = import_module(f"arschloch_gui.app.games.{game}").TABLE
    return table
