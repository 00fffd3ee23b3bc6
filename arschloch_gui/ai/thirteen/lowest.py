"""`lowest`: the plain beginner others are measured against. Its play is frozen: tests hold it.

* it never passes while it can play;
* among the legal plays it takes one that leaves no card of its ranks behind (all of a rank, or
  three of four) if there is one, else any;
* of these the lowest: the weaker kind of five cards, then the lower deciding rank, then more cards
  before fewer, then the weaker deciding card, then the order of the legal actions.

So it leads all of its lowest rank and plays five cards only where five are asked for.
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
    """The lowest legal combination; the module's docstring has the exact definition."""

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
    """Whether cards stay behind that could have been played along."""
    used = Counter(map(rank_of, combo.cards))
    return any(count < min(held[rank], len(SAME_RANK)) for rank, count in used.items())
