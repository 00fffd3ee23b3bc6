"""What shows a game in the window, as one typed value: all that shared code asks of a family."""

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
    """A game's words and its table."""

    words: Words[RulesT]
    table: GameTable[TableState, RulesT, ViewT]


AnyShowing: TypeAlias = Showing[RulesBase, AnyView]
"""What shows one of the games, whichever it is."""


def any_showing(showing: Showing[RulesT, ViewT]) -> AnyShowing:
    """Return what shows a game as one of several.

    It may only be given rules and views of its game.
    """
    return cast("AnyShowing", showing)
