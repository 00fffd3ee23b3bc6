"""One game in the window: everything shared code asks of a family, as one typed value."""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.app.show.stage import Stage
from arschloch_gui.app.table.game_table import GameTable
from arschloch_gui.app.wording.game_words import Words


class Game(Struct, frozen=True):
    """A family's words and its table; `key` is the family's key in the engine."""

    key: str
    words: Words
    table: GameTable[Stage]
