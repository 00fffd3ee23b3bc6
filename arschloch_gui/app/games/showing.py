"""The interface between shared code and the user interface of one game."""

from __future__ import annotations

from typing import Generic, TypeAlias, cast

from msgspec import Struct

from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.game_table import GameTable
from arschloch_gui.app.wording.game_words import Words
from arschloch_gui.engine.options import RulesBase
from arschloch_gui.engine.table.round import AnyView, ViewT
from arschloch_gui.engine.table.view_line import RulesT


class Showing(Struct, Generic[RulesT, ViewT], frozen=True):
    """The wording and the table of a game."""

    words: Words[RulesT]
    table: GameTable[TableState, RulesT, ViewT]


AnyShowing: TypeAlias = Showing[RulesBase, AnyView]
"""The user interface of any of the games."""


def any_showing(showing: Showing[RulesT, ViewT]) -> AnyShowing:
    """Return the user interface of a game, typed as that of any game.

    It must only be passed rules and views of its own game.
    """
    return cast("AnyShowing", showing)
