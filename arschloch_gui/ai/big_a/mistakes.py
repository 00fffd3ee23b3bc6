"""Mistakes of the weaker levels in the Big A."""

from __future__ import annotations

from arschloch_gui.ai.big_a.lowest import LowestPlayer
from arschloch_gui.ai.big_a.reading import legal_melds
from arschloch_gui.ai.big_a.regular import RegularPlayer, Weights
from arschloch_gui.ai.mistake_rates import MistakeRates
from arschloch_gui.ai.mistakes import MistakeModel, pass_a_trick, recall_turns
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.big_a.melds import A_CARD
from arschloch_gui.engine.big_a.view import SeatView

UNSEEING = Weights(danger=0.0, gift=0.0, lead_low=0.0)
"""The weights of `regular` without those for how close a rival is to going out."""


def ladder(view: SeatView, legal: tuple[Action, ...]) -> list[int] | None:
    """Return the indices of the plays by number, smaller sets first.

    A cards are left out, because no player leads them by mistake. The result is None if the whole
    hand can be played, or in an A trick, because all players are careful there.
    """
    plays = legal_melds(legal)
    if view.is_a_trick or any(meld.size == len(view.hand) for _, meld in plays):
        return None
    numbers = [(meld.number, meld.size, at) for at, meld in plays if meld.kind != A_CARD]
    return [at for _, _, at in sorted(numbers)]


# Most cards can be played sooner or later, so mistakes cost little and must be frequent.
CASUAL = MistakeRates(memory=4, careless=24, eager=10, timid=10, blind=80)
CLUB = MistakeRates(memory=16, careless=10, eager=4, timid=4, blind=40)

MISTAKES = MistakeModel(
    clear=RegularPlayer(),
    blind=RegularPlayer(UNSEEING),
    simple=LowestPlayer(),
    ladder=ladder,
    recall=recall_turns,
    wait=pass_a_trick,
)
