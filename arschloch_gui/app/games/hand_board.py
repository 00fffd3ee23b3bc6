"""The viewer's hand in a game of many combinations: what is selected, and what could be.

The selection is named, and plays it could be are shown one after the other. A game derives its
board and says what it calls cards and what it offers.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.game_table import Board
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.engine.cards import Card


class HandBoard(Board):
    """What is special about the viewer's hand. GUI thread only."""

    changed = Signal()

    def __init__(self, stage: TableState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        stage.changed.connect(self.changed)
        stage.hand.dataChanged.connect(self.changed)

    # -- what a game says -----------------------------------------------------------------

    def name_of(self, cards: tuple[Card, ...]) -> str:
        """What cards are together; empty when nothing that could be played."""
        return ""

    def offered(self) -> list[tuple[Card, ...]]:
        """The plays that are shown one after the other."""
        return []

    # -- what is chosen, and what could be ----------------------------------------------

    @typed_property(str, changed)
    def selectionName(self) -> str:
        """What the selected cards are together; empty when nothing that could be played."""
        return self.name_of(self._stage.holding.selection())

    def remark(self) -> str:
        return self.selectionName

    @typed_property(int, changed)
    def suggestions(self) -> int:
        """How many plays are offered."""
        return len(self.offered())

    @Slot(result=bool)
    def suggest(self) -> bool:
        """Select the next play that is offered; False where there is none."""
        offered = self.offered()
        if not offered:
            return False
        holding = self._stage.holding
        chosen = sorted(holding.selection())
        at = [sorted(cards) for cards in offered]
        following = at.index(chosen) + 1 if chosen in at else 0
        holding.selected = set(holding.keys_for(offered[following % len(offered)]))
        self._stage.refresh()
        return True
