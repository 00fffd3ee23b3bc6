"""The viewer's hand in a game of many combinations: the selection and suggested plays.

The selection is named, and possible plays are suggested one after the other. Each game subclasses
this board to name cards and to supply the suggestions.
"""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.exposed import by_signal
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.game_table import Board
from arschloch_gui.engine.cards import Card


class HandFacts(Struct, frozen=True):
    """The selection, and what can be suggested."""

    selectionName: str = ""
    """The name of the selected combination; "" if the cards cannot be played together."""
    suggestions: int = 0
    """The number of plays suggested."""


class HandBoard(Board):
    """Base class of boards that name the selection and suggest plays. GUI thread only."""

    changed = Signal()
    shows = by_signal(changed=HandFacts)

    def __init__(self, stage: TableState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._made_of: tuple[object, ...] = ()
        self.show(**self.facts())
        stage.changed.connect(self.look)
        stage.hand.dataChanged.connect(self.look)

    def look(self) -> None:
        """Update the facts for QML if the hand or the turn has changed."""
        stage = self._stage
        if stage.board is not self:
            return  # the match of this board has been left, and the hand can be of another game
        made_of = (stage.holding.as_it_is, stage.judge, stage.turn, stage.wording)
        if made_of != self._made_of:
            self._made_of = made_of
            self.show(**self.facts())

    def facts(self) -> dict[str, Struct]:
        """Return the values by signal, as `show` wants them."""
        name = self.name_of(self._stage.holding.selection())
        return {"changed": HandFacts(name, len(self.offered()))}

    # -- supplied by a game ---------------------------------------------------------------

    def name_of(self, cards: tuple[Card, ...]) -> str:
        """Return the name of a combination; "" if the cards cannot be played together."""
        return ""

    def offered(self) -> list[tuple[Card, ...]]:
        """Return the plays to suggest, in order."""
        return []

    # -- selection and suggestions ------------------------------------------------------

    def remark(self) -> str:
        return self.name_of(self._stage.holding.selection())

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
