"""The viewer's hand in a game of many combinations: the selection and suggested plays.

The selection is named, and possible plays are suggested one after the other. Each game subclasses
this board to name cards and to supply the suggestions.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.game_table import Board
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.engine.cards import Card


class HandBoard(Board):
    """Base class of boards that name the selection and suggest plays. GUI thread only."""

    changed = Signal()

    def __init__(self, stage: TableState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        stage.changed.connect(self.changed)
        stage.hand.dataChanged.connect(self.changed)

    # -- supplied by a game ---------------------------------------------------------------

    def name_of(self, cards: tuple[Card, ...]) -> str:
        """Return the name of a combination; "" if the cards cannot be played together."""
        return ""

    def offered(self) -> list[tuple[Card, ...]]:
        """Return the plays to suggest, in order."""
        return []

    # -- selection and suggestions ------------------------------------------------------

    @typed_property(str, changed)
    def selectionName(self) -> str:
        """The name of the selected combination; "" if the cards cannot be played together."""
        return self.name_of(self._stage.holding.selection())

    def remark(self) -> str:
        return self.selectionName

    @typed_property(int, changed)
    def suggestions(self) -> int:
        """The number of plays suggested."""
        return len(self.offered())

    @Slot(result=bool)
    def suggest(self) -> bool:
        """Select the next suggested play. Return False if there is none."""
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
