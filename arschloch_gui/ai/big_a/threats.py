"""Estimates of whether a set will be beaten, and of who will pick up an A card.

Each card in another hand is assumed to be any of the unseen cards with equal probability. A cards
are always known, so they are not among a seat's hidden cards.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property, lru_cache
from math import comb

from msgspec import Struct

from arschloch_gui.engine.big_a.deck import JOKER_NUMBER, number_of
from arschloch_gui.engine.big_a.melds import Meld, counts_in_a_trick
from arschloch_gui.engine.big_a.view import SeatView
from arschloch_gui.engine.cards import Seat


class ThreatEstimate(Struct, frozen=True, dict=True):
    """Estimates based on the view of a seat."""

    view: SeatView

    @cached_property
    def unseen(self) -> Counter[int]:
        """The unseen cards by number, with jokers as 14."""
        return Counter(map(number_of, self.view.unseen()))

    @cached_property
    def total(self) -> int:
        """The number of unseen cards, at least 1."""
        return max(1, sum(self.unseen.values()))

    @cached_property
    def rivals(self) -> tuple[Seat, ...]:
        """The other seats, clockwise."""
        at = self.view.order.index(self.view.to_act)
        return self.view.order[at + 1 :] + self.view.order[:at]

    def hidden(self, seat: Seat) -> int:
        """Return the number of cards in a hand that are not known A cards."""
        return self.view.counts[seat] - len(self.view.a_cards_of(seat))

    @cached_property
    def to_come(self) -> tuple[Seat, ...]:
        """The seats that can still play to this trick after the current play."""
        view = self.view
        if not view.trick or (view.rules.laps != "one" and not view.is_a_trick):
            return self.rivals
        leader = view.trick[0][0]
        return self.rivals[: self.rivals.index(leader)]

    # -- an ordinary trick --------------------------------------------------------------

    def stands(self, meld: Meld, willing: float) -> float:
        """Return the probability that none of the seats to come beats a set.

        `willing` is the probability that a player who can beat it does so.
        """
        chance = 1.0
        for seat in self.to_come:
            cards = self.hidden(seat)
            beaten = self._beaten.get((cards, meld.size, meld.number))
            if beaten is None:
                beaten = self._beats(cards, meld.size, meld.number)
                self._beaten[cards, meld.size, meld.number] = beaten
            chance *= 1.0 - willing * beaten
        return chance

    @cached_property
    def _beaten(self) -> dict[tuple[int, int, int], float]:
        """A cache for `_beats`."""
        return {}

    def _beats(self, cards: int, size: int, number: int) -> float:
        """Return the probability that `cards` unseen cards contain a set that beats this one."""
        if cards < size or number >= JOKER_NUMBER:
            return 0.0
        if size == 1:
            above = sum(n for each, n in self.unseen.items() if each > number)
            return 1.0 - none_of(above, self.total, cards)
        stands = 1.0
        share = cards / self.total
        wild = min(size - 1, round(share * self.unseen[JOKER_NUMBER]))
        for each in range(number + 1, JOKER_NUMBER):
            stands *= 1.0 - at_least(size - wild, self.unseen[each], share)
        return 1.0 - stands

    # -- an A trick ---------------------------------------------------------------------

    def takes_a(self, meld: Meld) -> float:
        """Return the probability that playing this card wins the A trick, and so the A card.

        The others are expected to play their lowest cards, because no player wants the A card.
        """
        view, top = self.view, self.view.top
        own = counts_in_a_trick(meld)
        if top is not None and own < counts_in_a_trick(top):
            return 0.0
        lower = sum(n for each, n in self.unseen.items() if _in_a_trick(each) < own)
        chance = 1.0
        for seat in self.to_come:
            cards = self.hidden(seat)
            if cards:
                chance *= 1.0 - none_of(lower, self.total, cards)
        return chance if view.trick else 0.0

    def fewest(self) -> int:
        """Return the smallest number of cards in any rival's hand."""
        return min(self.view.counts[seat] for seat in self.rivals)


def _in_a_trick(number: int) -> int:
    return 1 if number == JOKER_NUMBER else number


def none_of(marked: int, total: int, drawn: int) -> float:
    """Return the probability that none of the `marked` cards is among the `drawn` ones."""
    if drawn > total - marked:
        return 0.0
    chance = 1.0
    for at in range(min(drawn, marked)):
        chance *= (total - max(drawn, marked) - at) / (total - at)
    return chance


@lru_cache(maxsize=4096)
def at_least(wanted: int, there: int, share: float) -> float:
    """Return the probability of holding at least `wanted` of `there` cards.

    Each of these cards is held with probability `share`.
    """
    return sum(
        comb(there, held) * share**held * (1 - share) ** (there - held)
        for held in range(max(0, wanted), there + 1)
    )
