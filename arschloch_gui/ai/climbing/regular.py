"""`regular`: the opponent of the first day. It weighs every legal action by what stays behind.

It looks one action ahead and knows only what its seat sees. When two players are left and no
card is hidden it works the ending out exactly (`duel`). It never draws random numbers, so a
deal can be gone through again.
"""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.ai.climbing.appraisal import Appraisal, Appraiser, goes_out, is_penalised
from arschloch_gui.ai.climbing.duel import winning_action
from arschloch_gui.ai.climbing.giving import worth_a_thought
from arschloch_gui.ai.climbing.reading import legal_melds, parted_with
from arschloch_gui.ai.climbing.rules import CLAIMS, HABITS
from arschloch_gui.ai.climbing.trading import trade_value
from arschloch_gui.engine.actions import PASS, Action
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng

WEIGHTS = Appraisal(
    turns=-0.75, control=0.56, strength=1.07, stuck=-1.04, lead=1.15, feeding=-0.72,
    last_turn=-0.11, last_turn_control=0.73, last_turn_lead=1.11,
    urgent_turns=-1.32, urgent_control=0.10, urgent_lead=0.44, lead_turns=-0.17, way_home=5.20,
    passing=0.25, urgent_passing=-0.71,
    doomed=-6, demoted=-12, bonus=0.7, blocking=0.5,
)  # fmt: skip
"""Found by letting players with slightly different weights play each other, as
`docs/measurements/tune_regular.py` does. Only their proportions mean something. The last four
belong to house rules those tables do not have and were set by hand."""


class Opinion(Struct, frozen=True):
    """What `regular` thinks of one legal action: `value` to compare, `figures` to explain."""

    index: int
    value: float
    figures: Appraisal


class RegularPlayer:
    """Takes the action with the highest value; of equal ones the first."""

    def __init__(self, weights: Appraisal = WEIGHTS) -> None:
        self._weights = weights

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        if len(legal) == 1:
            return 0
        if view.due:
            return _decide_between_tricks(view, legal, self._weights)
        certain, ranked = considered(view, legal, self._weights)
        return ranked[0] if certain is None else certain


def considered(
    view: SeatView, legal: tuple[Action, ...], weights: Appraisal = WEIGHTS
) -> tuple[int | None, list[int]]:
    """What is certainly best in a trick, if anything is, and the indices of all that is worth a
    thought, best first."""
    for index, action in enumerate(legal):
        if goes_out(action, view) and not is_penalised(action, view.book):
            return index, [index]
    if not view.trick and legal[-1] == PASS:
        legal = legal[:-1]  # a lead is worth having
    ranked = sorted(opinions(view, legal, weights), key=lambda o: (-o.value, o.index))
    order = [opinion.index for opinion in ranked]
    return winning_action(view, legal, order), order


def _decide_between_tricks(view: SeatView, legal: tuple[Action, ...], weights: Appraisal) -> int:
    """What is decided outside tricks: by the habit for it, else the cards to lose most gladly."""
    habit = _HABITS.get(view.due[0].kind)
    if habit is not None:
        return habit(view, legal, weights)
    appraiser = Appraiser(view, view.book)
    return max(
        worth_a_thought(view, legal, appraiser, weights),
        key=lambda gift: (trade_value(appraiser, weights, gift[1]), -gift[0]),
    )[0]


_HABITS = {habit.kind: habit.choose for habit in HABITS}
_CLAIMS = {claim.action: claim.appraise for claim in CLAIMS}


def opinions(
    view: SeatView, legal: tuple[Action, ...], weights: Appraisal = WEIGHTS
) -> list[Opinion]:
    """An opinion on every legal action, in their order."""
    book = view.book
    appraiser = Appraiser(view, book)
    melds = dict(legal_melds(view, legal, book))
    found: list[Opinion] = []
    for index, action in enumerate(legal):
        if index in melds:
            figures = appraiser.play(melds[index])
        elif cards := parted_with(action):
            figures = appraiser.part_with(cards)
        elif claimed := _CLAIMS.get(action):
            figures = claimed(appraiser)
        else:
            figures = appraiser.stay()
        found.append(Opinion(index, figures.value(weights), figures))
    return found
