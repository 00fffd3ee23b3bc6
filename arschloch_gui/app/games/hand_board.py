"""The viewer's hand in a game of many combinations: how it lies, what is chosen from it, what
could be.

Cards lie by rank, by suit, or as the person has put them. The selection says what it is, and plays
it could be are shown one after the other. A game derives its board and says what it calls cards and
what it offers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.games.table import Board
from arschloch_gui.app.show.stage import Stage
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.engine.cards import Card, suit_of

BY_RANK, BY_SUIT, OWN = "rank", "suit", "own"


class HandBoard(Board):
    """What is special about the viewer's hand. GUI thread only."""

    changed = Signal()

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._by = BY_RANK
        self._own: list[str] = []
        """The keys as the person has put them; empty while an order does it."""
        self._own_round = 0
        stage.changed.connect(self.changed)
        stage.hand.dataChanged.connect(self.changed)

    # -- what a game says -----------------------------------------------------------------

    def name_of(self, cards: tuple[Card, ...]) -> str:
        """What cards are together; empty when nothing that could be laid."""
        return ""

    def offered(self) -> list[tuple[Card, ...]]:
        """The plays that are shown one after the other."""
        return []

    # -- how the cards lie --------------------------------------------------------------

    @typed_property(str, changed)
    def arrangement(self) -> str:
        """ "rank", "suit" or "own"."""
        return OWN if self._lies_as_put() else self._by

    def fan(self) -> list[str]:
        """The keys of the viewer's cards as they lie, from the left."""
        cards = self._stage.holding.cards
        keys = sorted(cards, key=lambda key: (self._strength(cards[key]), key))
        if not self._lies_as_put():
            return keys
        kept = [key for key in self._own if key in cards]
        return [*kept, *(key for key in keys if key not in kept)]

    @Slot(str)
    def arrange(self, by: str) -> None:
        """Let the cards lie by "rank" or by "suit"."""
        self._by, self._own = by, []
        self._stage.refresh()

    @Slot()
    def arrangeOtherwise(self) -> None:
        """Let them lie by suit where they lay by rank, else by rank."""
        self.arrange(BY_SUIT if self.arrangement == BY_RANK else BY_RANK)

    @Slot(list, int)
    def move(self, keys: Sequence[str], place: int) -> None:
        """Put cards together behind so many of the others, counted from the left."""
        order = self.fan()
        carried = [key for key in order if key in keys]
        rest = [key for key in order if key not in carried]
        at = max(0, min(len(rest), place))
        self._own = [*rest[:at], *carried, *rest[at:]]
        self._own_round = self._stage.round_no
        self._stage.refresh()

    def _lies_as_put(self) -> bool:
        # Another round brings other cards: what was put together is gone.
        return bool(self._own) and self._own_round == self._stage.round_no

    def _strength(self, card: Card) -> tuple[int, Any]:
        stage = self._stage
        strength = stage.table.card_order(stage.rules, reverse=stage.reversed)(card)
        return (suit_of(card) if self._by == BY_SUIT else 0), strength

    # -- what is chosen, and what could be ----------------------------------------------

    @typed_property(str, changed)
    def selectionName(self) -> str:
        """What the selected cards are together; empty when nothing that could be laid."""
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
