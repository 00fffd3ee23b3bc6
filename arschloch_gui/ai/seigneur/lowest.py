"""`lowest`: the plain beginner that other levels are measured against. Frozen by tests.

* it never passes on its turn while it can play, and never plays a bomb out of turn;
* it prefers plays that are not bombs, then plays without a Phoenix, then plays that leave no card
  of their ranks in the hand;
* of these, it chooses the one whose lowest card is lowest, then the one with the most cards, then
  the first legal action; so it leads as many cards as it can together with its lowest card;
* it makes no wish, and returns its lowest cards.
"""

from __future__ import annotations

from collections import Counter

from arschloch_gui.ai.seigneur.reading import legal_plays
from arschloch_gui.engine.actions import PASS, Action, Give
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.seigneur.combos import BOMB, Combo
from arschloch_gui.engine.seigneur.deck import PHOENIX, worth
from arschloch_gui.engine.seigneur.state import BOMB_ASKED
from arschloch_gui.engine.seigneur.view import SeatView


class LowestPlayer:
    """A player that makes the lowest legal play, as defined in the module docstring."""

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        if isinstance(legal[0], Give):
            return min(range(len(legal)), key=lambda index: _worths(legal[index]))
        plays = legal_plays(view, legal)
        if not plays or view.phase == BOMB_ASKED:
            return legal.index(PASS)
        held = Counter(worth(card)[0] for card in view.hand)
        best = min(
            plays,
            key=lambda play: (
                play.combo.kind == BOMB,
                PHOENIX in play.combo.cards,
                _breaks_a_rank(held, play.combo),
                min(worth(card)[0] for card in play.combo.cards),
                -play.combo.size,
                play.index,
            ),
        )
        return best.index


def _worths(action: Action) -> list[tuple[int, int]]:
    assert isinstance(action, Give)
    return sorted(map(worth, action.cards))


def _breaks_a_rank(held: Counter[int], combo: Combo) -> bool:
    """Return whether the hand keeps a card of a rank that is played."""
    used = Counter(worth(card)[0] for card in combo.cards)
    return any(count < held[rank] for rank, count in used.items())
