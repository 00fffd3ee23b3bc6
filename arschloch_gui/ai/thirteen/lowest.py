"""`lowest`: the plain beginner that other levels are measured against. Frozen by tests.

* it never passes while it can play;
* among the legal plays, it prefers those that leave no card of their ranks in the hand (all cards
  of a rank, or three of four);
* of these, it plays the lowest: the weaker kind of five cards, then the lower deciding rank, then
  more cards, then the weaker deciding card, then the first legal action.

So it leads all cards of its lowest rank, and plays five cards only on five cards.
"""

from __future__ import annotations

from collections import Counter

from arschloch_gui.ai.thirteen.reading import legal_combos
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import rank_of
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.thirteen.combos import SAME_RANK, Combo
from arschloch_gui.engine.thirteen.view import SeatView

_SUITS = 4


class LowestPlayer:
    """A player that plays the lowest legal combination, as defined in the module docstring."""

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        held = Counter(map(rank_of, view.hand))
        plays = legal_combos(legal)
        if not plays:
            return 0
        return min(
            plays,
            key=lambda play: (
                _breaks_a_rank(held, play[1]),
                play[1].level,
                play[1].key // _SUITS,
                -play[1].size,
                play[1].key,
                play[0],
            ),
        )[0]


def _breaks_a_rank(held: Counter[int], combo: Combo) -> bool:
    """Return whether the hand keeps cards of these ranks that could have been played as well."""
    used = Counter(map(rank_of, combo.cards))
    return any(count < min(held[rank], len(SAME_RANK)) for rank, count in used.items())
