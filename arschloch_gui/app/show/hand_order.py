"""How the viewer's cards lie in the hand: by rank, by suit, or as the person has put them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.table.game_table import CardOrder, Strength
from arschloch_gui.app.table.holding import Holding
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.engine.cards import suit_of

BY_RANK, BY_SUIT, OWN = "rank", "suit", "own"


class HandOrder(QObject):
    """The order of the hand at one table. GUI thread only.

    It asks for the holding and for the sort key of a card each time, as both change with the match.
    """

    changed = Signal()
    """The cards lie in another order: whoever shows them looks again."""

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
        """The keys as the person has put them; empty while the cards are sorted."""

    @typed_property(str, changed)
    def arrangement(self) -> str:
        """How the cards lie: "rank", "suit" or "own"."""
        return OWN if self._own else self._by

    @property
    def chosen(self) -> tuple[str, tuple[str, ...]]:
        """How the cards are to lie, and the keys as the person has put them."""
        return self._by, tuple(self._own)

    def keys(self) -> list[str]:
        """The keys of the cards as they lie, from the left.

        A card that has come since the person put them in order lies before the first stronger one.
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
        """Other cards are dealt: nobody has put these in order."""
        if self._own:
            self._own = []
            self.changed.emit()

    def forget_own(self) -> None:
        """Forget the person's own order, and tell nobody: the table is about to be shown anew."""
        self._own = []

    def put_down(self) -> None:
        """Another match comes to the table: its cards are sorted by rank. Nobody is told."""
        self._by, self._own = BY_RANK, []

    @Slot()
    def sort(self) -> None:
        """Sort the cards again as they were sorted before they were moved."""
        self.forget()

    @Slot(str)
    def arrange(self, by: str) -> None:
        """Sort the cards by "rank" or by "suit"."""
        self._by, self._own = by, []
        self.changed.emit()

    @Slot()
    def arrangeOtherwise(self) -> None:
        """Sort by suit what lies by rank, anything else by rank."""
        self.arrange(BY_SUIT if self.arrangement == BY_RANK else BY_RANK)

    @Slot(list, int)
    def move(self, keys: Sequence[str], place: int) -> None:
        """Put cards together behind so many of the others, counted from the left."""
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
