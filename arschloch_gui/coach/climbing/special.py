"""Sets with special effects: bombs, and revolutions that reverse the order.

They are found with the rulebook's own hooks, so this module does not refer to any rule.
"""

from __future__ import annotations

from collections.abc import Iterator

from arschloch_gui.ai.climbing.play_effects import Foresight
from arschloch_gui.engine.cards import Rank, rank_of
from arschloch_gui.engine.climbing.melds import SET, Meld
from arschloch_gui.engine.climbing.view import SeatView

BOMB, REVOLUTION = "bomb", "revolution"
_KEPT = 5
"""Arbitrary number of remaining cards; with none, the seat would go out."""


class Special:
    """The effects of sets under the rules of a view, as seen from its seat."""

    def __init__(self, view: SeatView) -> None:
        self._book = view.book
        self._reversed = view.reversed
        self._foresight = Foresight(view)

    def of(self, rank: Rank, size: int) -> str:
        """Return `REVOLUTION`, `BOMB` or "" as the effect of a set."""
        card = next((each for each in self._book.deck if rank_of(each) == rank), None)
        if size < 2 or card is None:
            return ""
        meld = Meld(SET, size, rank, 0, (card,) * size)
        if self._foresight.after(meld, _KEPT).reversed != self._reversed:
            return REVOLUTION
        return BOMB if any(crosses(meld) for crosses in self._book.trick.crossings) else ""

    def needed(self, rank: Rank) -> Iterator[tuple[str, int]]:
        """Yield (effect, minimum number of cards) for the sets of a rank with an effect."""
        copies = sum(rank_of(card) == rank for card in self._book.deck)
        seen = {""}
        for size in range(2, copies + 1):
            if (does := self.of(rank, size)) not in seen:
                seen.add(does)
                yield does, size
