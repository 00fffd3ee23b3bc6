"""The order of the viewer's hand: by rank, by suit, or as arranged by the user."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.table.game_table import CardOrder, Strength
from arschloch_gui.app.table.holding import Holding
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.engine.cards import suit_of

BY_RANK, BY_SUIT, OWN = "rank", "suit", "own"


class HandOrder(QObject):
    """The order of the hand at one table. Use it from the GUI thread only.

    `holding` and `strength` are called every time, because their results change during a match.
    """

    changed = Signal()
    """Emitted when the order of the cards changes."""

    def __init__(
        self,
        holding: Callable[[], Holding],
        strength: Callable[[], CardOrder],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._holding = holding
        self._strength = strength
        self._by = BY_RANK
        self._own: list[str] = []
        """Keys of the cards in the user's own order; empty if the cards are sorted."""

    @typed_property(str, changed)
    def arrangement(self) -> str:
        """The kind of order: "rank", "suit" or "own"."""
        return OWN if self._own else self._by

    @property
    def chosen(self) -> tuple[str, tuple[str, ...]]:
        """The sort order, and the keys in the user's own order."""
        return self._by, tuple(self._own)

    def keys(self) -> list[str]:
        """Return the keys of the cards from left to right.

        A card received after the user arranged the hand is placed before the first stronger card.
        """
        cards, order = self._holding().cards, self._order()
        if not self._own:
            return sorted(cards, key=order)
        kept = [key for key in self._own if key in cards]
        for key in sorted(cards.keys() - set(kept), key=order):
            at = next((at for at, other in enumerate(kept) if order(other) > order(key)), len(kept))
            kept.insert(at, key)
        return kept

    def forget(self) -> None:
        """Return to the sort order, because new cards are dealt."""
        if self._own:
            self._own = []
            self.changed.emit()

    def forget_own(self) -> None:
        """Forget the user's own order, without a signal, because the table will be redrawn."""
        self._own = []

    def put_down(self) -> None:
        """Return to sorting by rank, without a signal, because another match starts."""
        self._by, self._own = BY_RANK, []

    @Slot()
    def sort(self) -> None:
        """Return from the user's own order to the sort order."""
        self.forget()

    @Slot()
    def arrangeOtherwise(self) -> None:
        """Sort by suit if the cards are sorted by rank, else by rank."""
        self._by, self._own = BY_SUIT if self.arrangement == BY_RANK else BY_RANK, []
        self.changed.emit()

    @Slot(list, int)
    def move(self, keys: Sequence[str], place: int) -> None:
        """Move cards together to a position among the others, counted from the left."""
        order = self.keys()
        moved = [key for key in order if key in keys]
        rest = [key for key in order if key not in moved]
        at = max(0, min(len(rest), place))
        after = [*rest[:at], *moved, *rest[at:]]
        if after != order:
            self._own = after
            self.changed.emit()

    def _order(self) -> Callable[[str], tuple[int, Strength, str]]:
        cards, strength = self._holding().cards, self._strength()
        by_suit = self._by == BY_SUIT

        def order(key: str) -> tuple[int, Strength, str]:
            card = cards[key]
            return suit_of(card) if by_suit else 0, strength(card), key

        return order
