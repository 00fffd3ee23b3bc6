"""One game in the window: everything shared code asks of a family, as one typed value."""

from __future__ import annotations

from dataclasses import dataclass

from arschloch_gui.app.games.table import GameTable
from arschloch_gui.app.games.words import Words
from arschloch_gui.app.show.stage import Stage


@dataclass(frozen=True, slots=True)
class Game:
    """A family's words and its table; `key` is the family's key in the engine."""

    key: str
    words: Words
    table: GameTable[Stage]
