"""What a hand is worth after an action: a few figures with names, added up with weights.

The plan of a hand is its melds, as few turns as possible. Some of them take a trick whoever
answers, some can be laid on what others lead, some have to be led themselves. An action is good
when what stays behind needs few turns and keeps the means to get the lead for them. House rules
come in through the rulebook: what beats what (`shapes`), and what happens at once (`aftermath`).

Every figure is a reason that can be put into words, so `Appraisal.parts` is also what a coach
explains.
"""

from __future__ import annotations

from functools import partial
from math import exp
from operator import mul
from typing import NamedTuple

from arschloch_gui.ai.climbing.aftermath import Aftermath, Foresight
from arschloch_gui.ai.climbing.opponents import challenger, opponents
from arschloch_gui.ai.climbing.outlook import Outlook, count_by_rank
from arschloch_gui.ai.climbing.plan import Planner
from arschloch_gui.ai.climbing.shapes import (
    UNPLAYABLE,
    Shape,
    lone_jokers,
    penalised_ranks,
    wild_ranks,
)
from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import Card, Rank, rank_of
from arschloch_gui.engine.climbing.melds import JOKER, SET, Meld
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.view import SeatView

SURE = 0.999
"""A chance taken as certain."""
BURDEN = (0.75, -0.56, -1.07, 1.04)
"""What a meld costs to have: a turn, less for control and strength, more when it is stuck. The
weights of `regular`, so that hands are planned as they are judged."""


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
    doomed: float
    """1 when no card is left with which one may go out unpunished."""
    demoted: float
    """1 for going out with a penalty."""
    bonus: float
    """1 when a card may be thrown away at once."""
    blocking: float
    """1 for beating whoever tries what all others have to prevent (a putsch)."""

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
        self._view, self._book = view, book
        self.outlook = Outlook(view, book)
        self._outlooks = {view.reversed: self.outlook}
        self._planner = Planner(book, view.hand)
        self._foresight = Foresight(view, book)
        self._held = count_by_rank(view.hand)
        self._useless = penalised_ranks(book) | wild_ranks(book)
        self._foes = opponents(view)
        nearest = min((n for seat, n in self.outlook.rivals if seat in self._foes), default=1)
        self._urgency = 1 / nearest
        self._blocks = float(bool(view.trick) and challenger(view) in self._foes & {view.owner})
        self._worths: dict[tuple[bool, Shape], _SetWorth] = {}
        self._burdens = (partial(self._burden, False, {}), partial(self._burden, True, {}))
        """By order: what a meld costs to have, and what was found out about it."""
        self._still: Appraisal | None = None

    def play(self, meld: Meld) -> Appraisal:
        """Laying this meld."""
        shape = Shape(meld.kind, meld.size, meld.rank)
        after = self._foresight.after(meld, len(self._view.hand) - meld.size)
        outlook = self._under(after.reversed)
        lead = 1.0 if after.taken else exp(-self._danger(outlook, shape, after))
        feeding = 0.0
        if not after.taken:
            feeding = sum(
                outlook.chance_to_go_out_on(seat, shape)
                for seat, _ in outlook.answering
                if seat in self._foes
            )
        figures = self._appraise(meld.cards, lead, feeding, reversed_=after.reversed)
        out = len(meld.cards) == len(self._view.hand)
        demoted = out and _has_penalised(meld.cards, self._book)
        return figures._replace(demoted=demoted, bonus=after.bonus, blocking=self._blocks)

    def part_with(self, cards: tuple[Card, ...], got: tuple[Card, ...] = ()) -> Appraisal:
        """Giving these cards away, perhaps for others."""
        return self._appraise(cards, got=got)

    def stay(self) -> Appraisal:
        """Passing, or whatever else leaves the hand as it is."""
        if self._still is None:
            # Whoever is asked on his own cards takes the trick when he leaves it at that.
            own = bool(self._view.trick) and self._view.owner == self._view.seat
            self._still = self._appraise((), lead=float(own), passing=1)
        return self._still

    def claim(self) -> Appraisal:
        """Taking the trick without laying a card."""
        return self._appraise((), lead=1)

    def single_strength(self, cards: tuple[Card, ...]) -> float:
        """How strong these cards are one by one: what they are good for outside the plan."""
        return sum(self._single_strength(rank_of(card)) for card in cards)

    def _single_strength(self, rank: Rank) -> float:
        if rank in wild_ranks(self._book):
            return 1.0
        kind = JOKER if rank in lone_jokers(self._book) else SET
        return self._worth(self._view.reversed, Shape(kind, 1, rank)).strength

    def _danger(self, outlook: Outlook, shape: Shape, after: Aftermath) -> float:
        threat = outlook.threat(shape, answering=True)
        for share in after.threat_left:
            threat *= share
        return threat

    def _under(self, reversed_: bool) -> Outlook:
        """The outlook under an order of the ranks."""
        outlook = self._outlooks.get(reversed_)
        if outlook is None:
            outlook = self._outlooks[reversed_] = Outlook(self._view, self._book, reversed_)
        return outlook

    def _appraise(
        self, gone: tuple[Card, ...], lead: float = 0, feeding: float = 0, passing: float = 0,
        *, got: tuple[Card, ...] = (), reversed_: bool | None = None,
    ) -> Appraisal:  # fmt: skip
        order = self._view.reversed if reversed_ is None else reversed_
        left = self._held.copy()
        for card in gone:
            left[rank_of(card)] -= 1
        for card in got:
            left[rank_of(card)] += 1
        turns, sure = 0, 0
        control = strength = stuck = 0.0
        for shape in self._planner.plan(left, gone, self._burdens[order]):
            worth = self._worth(order, shape)
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
            self._is_doomed(left), 0, 0, 0,
        )  # fmt: skip

    def _is_doomed(self, left: list[int]) -> bool:
        if not self._useless:
            return False
        return any(left) and not any(
            count for rank, count in enumerate(left) if rank not in self._useless
        )

    def _burden(self, order: bool, known: dict[Shape, float], shape: Shape) -> float:
        burden = known.get(shape)
        if burden is None:
            burden = 0.0
            if shape.size:
                burden = float(sum(map(mul, BURDEN, (1, *self._worth(order, shape)))))
            known[shape] = burden
        return burden

    def _worth(self, order: bool, shape: Shape) -> _SetWorth:
        worth = self._worths.get((order, shape))
        if worth is None:
            if shape.kind == UNPLAYABLE:
                worth = _SetWorth(0, 0, 1)
            else:
                outlook = self._under(order)
                threat, prey = outlook.threat(shape), outlook.prey(shape)
                worth = _SetWorth(exp(-threat), exp(-threat / 3), exp(-prey / 2))
            self._worths[order, shape] = worth
        return worth


def goes_out(action: Action, view: SeatView) -> bool:
    """Whether this lays the whole hand."""
    return isinstance(action, Play) and len(action.cards) == len(view.hand)


def is_penalised(action: Action, book: Rulebook) -> bool:
    """Whether going out with this play is punished."""
    return isinstance(action, Play) and _has_penalised(action.cards, book)


def _has_penalised(cards: tuple[Card, ...], book: Rulebook) -> bool:
    penalised = penalised_ranks(book)
    return bool(penalised) and any(rank_of(card) in penalised for card in cards)
