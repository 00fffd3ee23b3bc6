"""Sets that do more than beat lower ones: bombs, and those that turn the order round.

The rulebook's own hooks are asked, so no rule is named here.
"""

from __future__ import annotations

from collections.abc import Iterator

from arschloch_gui.ai.climbing.play_effects import Foresight
from arschloch_gui.engine.cards import Rank, rank_of
from arschloch_gui.engine.climbing.melds import SET, Meld
from arschloch_gui.engine.climbing.view import SeatView

BOMB, REVOLUTION = "bomb", "revolution"
_KEPT = 5
"""Any number of cards left: what a set does is not to depend on going out with it."""


class Special:
    """What sets of a size do under the rules of a view, seen from its seat."""

    def __init__(self, view: SeatView) -> None:
        self._book = view.book
        self._reversed = view.reversed
        self._foresight = Foresight(view)

    def of(self, rank: Rank, size: int) -> str:
        """`REVOLUTION`, `BOMB`, or nothing."""
        card = next((each for each in self._book.deck if rank_of(each) == rank), None)
        if size < 2 or card is None:
            return ""
        meld = Meld(SET, size, rank, 0, (card,) * size)
        if self._foresight.after(meld, _KEPT).reversed != self._reversed:
            return REVOLUTION
        return BOMB if any(crosses(meld) for crosses in self._book.trick.crossings) else ""

    def needed(self, rank: Rank) -> Iterator[tuple[str, int]]:
        """(what it does, the fewest cards that do it) for the sets of a rank that do something."""
        copies = sum(rank_of(card) == rank for card in self._book.deck)
        seen = {""}
        for size in range(2, copies + 1):
            if (does := self.of(rank, size)) not in seen:
                seen.add(does)
                yield does, size
