"""Mistakes of the weaker levels in the climbing games."""

from __future__ import annotations

from arschloch_gui.ai.climbing.evaluation import goes_out
from arschloch_gui.ai.climbing.lowest import LowestPlayer
from arschloch_gui.ai.climbing.reading import legal_melds
from arschloch_gui.ai.climbing.regular import RegularPlayer, opinions
from arschloch_gui.ai.climbing.weights import WEIGHTS, weights_like
from arschloch_gui.ai.mistakes import MistakeModel, pass_a_trick, recall_turns
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng

UNSEEING = weights_like(WEIGHTS,
    feeding=0, last_turn=0, last_turn_control=0, last_turn_lead=0, lead_turns=0, way_home=0,
    urgent_turns=0, urgent_control=0, urgent_lead=0, urgent_passing=0,
)  # fmt: skip
"""The weights of `regular` without those for the end of the round."""


class UnseeingPlayer:
    """The player `regular`, except that it ignores how close players are to going out."""

    def __init__(self) -> None:
        self._regular = RegularPlayer()

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        if view.due or any(goes_out(action, view) for action in legal):
            return self._regular.choose(view, legal, rng)
        found = opinions(view, legal, UNSEEING)
        return max(found, key=lambda each: (each.value, -each.index)).index


def ladder(view: SeatView, legal: tuple[Action, ...]) -> list[int] | None:
    """Return the indices of the plays by strength, then size, in ascending order.

    The result is None if the whole hand can be played.
    """
    if any(goes_out(action, view) for action in legal):
        return None
    strength = view.book.order[view.reversed]
    melds = legal_melds(view, legal, view.book)
    return [at for _, _, at in sorted((strength[meld.rank], meld.size, at) for at, meld in melds)]


MISTAKES = MistakeModel(
    clear=RegularPlayer(),
    blind=UnseeingPlayer(),
    simple=LowestPlayer(),
    ladder=ladder,
    recall=recall_turns,
    wait=pass_a_trick,
)
