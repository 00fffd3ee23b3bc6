"""Estimates of whether a play wins the trick, based on the unseen cards."""

from __future__ import annotations

from functools import cache

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.seigneur.combos import (
    BOMB,
    DRAGON_KEY,
    FULL_HOUSE,
    PAIR,
    PAIRS,
    SINGLE,
    STRAIGHT,
    TRIPLE,
    Combo,
    is_lone_phoenix,
    single_key,
)
from arschloch_gui.engine.seigneur.deck import (
    ACE,
    DRAGON,
    PHOENIX,
    TWO,
    deck_for,
    decks_for,
    height_of,
)
from arschloch_gui.engine.seigneur.view import SeatView

_UNWILLING = {SINGLE: 0.72, PAIR: 0.72, TRIPLE: 0.7}
"""Probability that a player who can answer does not, by kind."""
_HAS_HIGHER = {STRAIGHT: 0.1, FULL_HOUSE: 0.13, PAIRS: 0.09}
"""Probability that a player with ten cards can and will beat the lowest play of a kind."""


@cache
def _heights_in(players: int) -> tuple[int, ...]:
    """Return the number of cards of each height."""
    found = [0] * (ACE + 1)
    for card in deck_for(players):
        if card not in (PHOENIX, DRAGON):
            found[height_of(card)] += 1
    return tuple(found)


class ThreatEstimate:
    """Estimates for the plays in one decision."""

    def __init__(self, view: SeatView) -> None:
        self._view = view
        self._count_unseen(view)
        self.rivals: list[Seat] = [
            seat for seat in view.order if seat != view.seat and view.counts[seat]
        ]
        self._held = sum(view.counts[seat] for seat in self.rivals)
        # After a partial deal, some unseen cards may be in no hand.
        unseen = sum(self._ranks) + self._phoenixes + self._dragons
        self._there = min(1.0, self._held / max(1, unseen))
        self.nearest = min([view.counts[seat] for seat in self.rivals], default=0)

    def _count_unseen(self, view: SeatView) -> None:
        """Count the unseen cards directly, because building `view.unseen()` every turn is slow."""
        ranks = list(_heights_in(view.rules.players))
        phoenixes = dragons = decks_for(view.rules.players)
        gone = [view.hand, *[each.cards for each in view.transit]]
        for cards in (*gone, *[combo.cards for _, combo in view.history if combo]):
            for card in cards:
                if card == PHOENIX:
                    phoenixes -= 1
                elif card == DRAGON:
                    dragons -= 1
                else:
                    ranks[height_of(card)] -= 1
        self._ranks, self._phoenixes, self._dragons = ranks, phoenixes, dragons

    def unseen_of(self, height: int) -> int:
        """Return the number of unseen cards of a rank."""
        return self._ranks[height]

    def stands(self, combo: Combo) -> float:
        """Return the estimated probability that no player beats this play."""
        rivals = [self._view.counts[seat] for seat in self.rivals]
        if not any(count >= combo.size for count in rivals):
            return 1.0
        if combo.kind == BOMB:
            return 0.95
        if combo.kind in _HAS_HIGHER:
            chance = 1.0
            share = 1 - combo.key / (ACE + 1)
            for count in rivals:
                if count >= combo.size:
                    likely = _HAS_HIGHER[combo.kind] * min(1.0, count / 10) * 5 / combo.size
                    chance *= 1 - likely * 2 * share
            return chance
        return float(_UNWILLING[combo.kind] ** (self._there * self._answers(combo)))

    def _answers(self, combo: Combo) -> float:
        if combo.kind == SINGLE:
            return self._single_answers(combo)
        needed = 2 if combo.kind == PAIR else 3
        ways = 0.0
        for height in range(max(combo.key + 1, TWO), ACE + 1):
            count = self._ranks[height] + (0.5 if self._phoenixes else 0)
            # The more hands there are, the less likely it is that cards of a rank are in the same
            # hand.
            if count >= needed:
                ways += min(1.0, (count - needed + 1) / len(self.rivals) * 1.5)
        return ways

    def _single_answers(self, combo: Combo) -> float:
        if combo.key == DRAGON_KEY:
            return float(self._dragons)
        trick = self._view.trick
        key = single_key((*trick, (0, combo))) if is_lone_phoenix(combo) else combo.key
        higher = sum(self._ranks[height] for height in range(TWO, ACE + 1) if 2 * height > key)
        return higher + self._phoenixes + self._dragons
