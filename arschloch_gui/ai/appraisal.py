"""What a hand is worth after an action: a few figures with names, added up with weights.

The plan of a hand is its sets, as few turns as possible. Some of them take a trick whoever
answers, some can be laid on what others lead, some have to be led themselves. An action is good
when what stays behind needs few turns and keeps the means to get the lead for them.

Every figure is a reason that can be put into words, so `Appraisal.parts` is also what a coach
explains.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from operator import mul
from typing import NamedTuple

from arschloch_gui.ai.outlook import Outlook
from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import RANK_COUNT, Card, Rank, rank_of
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.view import SeatView

SURE = 0.999
"""A chance taken as certain."""


class Appraisal(NamedTuple):
    """The figures of one action. "Left" means in the hand after it; chances run from 0 to 1."""

    turns: float
    """Turns the cards left need: one for each set."""
    control: float
    """Sets left that take the trick, whoever answers (summed chances)."""
    strength: float
    """The same with a kinder eye: sets left that few rival sets can beat."""
    stuck: float
    """Sets left that fit on next to nothing the rivals may lead, so they have to be led."""
    lead: float
    """The chance that nobody beats this play, so the next lead is one's own."""
    feeding: float
    """Rivals who would go out on top of this play (summed chances)."""
    last_turn: float
    """1 when a single turn is left."""
    last_turn_control: float
    """`control` of that last set."""
    last_turn_lead: float
    """`lead` when a single turn is left: going out next."""
    urgent_turns: float
    """`turns`, weighed more the nearer a rival is to going out."""
    urgent_control: float
    urgent_lead: float
    lead_turns: float
    """`turns` × `lead`: having the lead is worth the less the longer the way home."""
    way_home: float
    """1 when this play and all sets left but one surely take their tricks: nothing can go wrong."""
    passing: float
    """1 for a pass."""
    urgent_passing: float

    def value(self, weights: Appraisal) -> float:
        """The worth of the action; only differences between actions mean something."""
        return float(sum(map(mul, self, weights)))

    def parts(self, weights: Appraisal) -> dict[str, float]:
        """What each figure adds to the value."""
        return dict(zip(self._fields, map(mul, self, weights), strict=True))


class _SetWorth(NamedTuple):
    """How good a set is to have among the cards left."""

    control: float
    strength: float
    stuck: float


class Appraiser:
    """Appraises the actions of one decision."""

    def __init__(self, view: SeatView, book: Rulebook) -> None:
        self._outlook = Outlook(view, book)
        self._max_set = book.max_set
        self._held = _by_rank(view.hand)
        nearest = min((count for _, count in self._outlook.rivals), default=1)
        self._urgency = 1 / nearest
        self._worths: dict[tuple[Rank, int], _SetWorth] = {}

    def play(self, meld: Meld) -> Appraisal:
        """Laying this meld."""
        outlook = self._outlook
        lead = exp(-outlook.threat(meld.rank, meld.size, answering=True))
        feeding = sum(
            outlook.chance_to_beat(count, meld.rank, meld.size)
            for _, count in outlook.answering
            if count == meld.size
        )
        return self._appraise(meld.cards, lead, feeding)

    def part_with(self, cards: tuple[Card, ...]) -> Appraisal:
        """Giving these cards away."""
        return self._appraise(cards)

    def stay(self) -> Appraisal:
        """Passing, or whatever else leaves the hand as it is."""
        return self._appraise((), passing=1)

    def _appraise(
        self, gone: tuple[Card, ...], lead: float = 0, feeding: float = 0, passing: float = 0
    ) -> Appraisal:
        left = self._held.copy()
        for card in gone:
            left[rank_of(card)] -= 1
        turns, sure = 0, 0
        control = strength = stuck = 0.0
        for rank, size in self._plan(left):
            worth = self._worth(rank, size)
            turns += 1
            sure += worth.control > SURE
            control += worth.control
            strength += worth.strength
            stuck += worth.stuck
        last, urgency = turns == 1, self._urgency
        return Appraisal(
            turns, control, strength, stuck, lead, feeding,
            last, last * control, last * lead,
            urgency * turns, urgency * control, urgency * lead, turns * lead,
            lead > SURE and turns - sure <= 1, passing, urgency * passing,
        )  # fmt: skip

    def _plan(self, left: list[int]) -> Iterator[tuple[Rank, int]]:
        """The sets a hand is played in: whole ranks, in pieces where the rules cap a set."""
        cap = self._max_set
        for rank, count in enumerate(left):
            while count > 0:
                yield rank, min(count, cap)
                count -= cap

    def _worth(self, rank: Rank, size: int) -> _SetWorth:
        worth = self._worths.get((rank, size))
        if worth is None:
            threat = self._outlook.threat(rank, size)
            prey = self._outlook.prey(rank, size)
            worth = _SetWorth(exp(-threat), exp(-threat / 3), exp(-prey / 2))
            self._worths[rank, size] = worth
        return worth


def goes_out(action: Action, view: SeatView) -> bool:
    """Whether this lays the whole hand."""
    return isinstance(action, Play) and len(action.cards) == len(view.hand)


def _by_rank(cards: tuple[Card, ...]) -> list[int]:
    counts = [0] * RANK_COUNT
    for card in cards:
        counts[rank_of(card)] += 1
    return counts
