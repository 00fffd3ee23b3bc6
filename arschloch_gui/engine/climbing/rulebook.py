"""State of a round, and the compiled rules under which it is played.

Both are in one module because a round refers to its rulebook and the hooks of a rulebook act on
rounds. `compile` turns options into a rulebook.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Card, Rank, Seat, rank_of, suit_of
from arschloch_gui.engine.climbing.melds import HANDS_AT_ONCE, SELECTIONS_AT_ONCE, SET, Meld
from arschloch_gui.engine.climbing.past import REMEMBERED, PastRound
from arschloch_gui.engine.climbing.pending import Given, Pair, PendingDecision
from arschloch_gui.engine.climbing.public import PublicRound
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Carry, Refusal, RoundSetup, Zone
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.public import NOBODY, ROUND_OVER
from arschloch_gui.engine.table.round import Round

BeforeDeal: TypeAlias = "Callable[[Rulebook, RoundSetup, Emit], Carry]"
"""(book, setup, emit) → the `Carry` (positions, seats and marks) for the next deal.

Several of these hooks are chained.
"""
Dealer: TypeAlias = Callable[[RoundSetup, tuple[Seat, ...]], Seat]
"""(setup, seats clockwise) → the dealer."""
Cut: TypeAlias = "Callable[[Rulebook, RoundSetup, list[Card]], Surplus]"
"""(book, setup, shuffled deck) → the cards to deal and those set aside."""
SetupStep: TypeAlias = "Callable[[RoundState, Emit], None]"
"""Step between the deal and the first trick, which acts immediately or appends to `state.due`."""
PairsAmendment: TypeAlias = "Callable[[RoundState, tuple[Pair, ...]], tuple[Pair, ...]]"
"""Changes the pairs that exchange cards in this round, or how many cards they exchange."""
Opening: TypeAlias = "Callable[[RoundState], tuple[Seat, Card]]"
"""Returns the leader of the first trick and the card that the lead must contain (or NO_CARD)."""
Heir: TypeAlias = "Callable[[RoundState], Seat]"
"""Returns the seat that leads if the winner of a trick is out."""
PlacesDraw: TypeAlias = "Callable[[RoundState], list[Seat]]"
"""Called after a pass. Returns the open places drawn at random, or [] if the round continues."""
Enumerator: TypeAlias = "Callable[[Rulebook, list[Card], bool], Iterable[Meld]]"
"""(book, hand sorted by rank, whole) → melds.

If the rules ignore suits, one meld, made of the first cards of each rank, represents all melds that
differ only in suits. If `whole` is True, only melds that use the whole hand are needed.
"""
BeatRule: TypeAlias = "Callable[[RoundState, Meld, Meld], bool | None]"
"""(state, meld, top) → whether `meld` beats `top`, or None to leave it to the next rule."""
Crossing: TypeAlias = Callable[[Meld], bool]
"""(meld) → whether it can beat a meld of another kind or size."""
Objection: TypeAlias = "Callable[[RoundState, list[Meld]], Refusal | None]"
"""(state, possible melds) → the refusal if this rule forbids the play, else None."""
MeldEffect: TypeAlias = "Callable[[RoundState, Meld, Emit], None]"
"""Changes the state after a play. Setting `state.swept` ends the trick immediately."""
MeldEnd: TypeAlias = "Callable[[RoundState], None]"
"""Removes effects that last only until the next play, before that play is announced."""
TrickEffect: TypeAlias = "Callable[[RoundState], None]"
"""Changes the state between the end of a trick and the next lead."""
PassAbsorber: TypeAlias = "Callable[[RoundState, Emit], bool]"
"""Returns whether a pass only skips this turn, so that the seat stays in the trick."""
OutEffect: TypeAlias = "Callable[[RoundState, Seat, Emit], None]"
"""Changes the state after a seat has gone out."""
Carried: TypeAlias = "Callable[[RoundState], Iterable[tuple[str, int]]]"
"""Yields the marks that a finished round passes on to the next one."""


class Surplus(NamedTuple):
    """The deck split into cards to deal and cards set aside, and whether the latter are face up."""

    dealt: list[Card]
    aside: list[Card]
    openly: bool


class DecisionKind(Struct, frozen=True):
    """The implementation of one kind of decision other than playing to a trick.

    `apply` performs an action that was not refused. It removes the `PendingDecision` from the queue
    unless the seat has more to decide. The optional hooks are for decisions that involve secrets.
    """

    kind: str
    legal: Callable[[RoundState], Iterable[Action]]
    refuse: Callable[[RoundState, Action], Refusal | None]
    apply: Callable[[RoundState, Action, Emit], None]
    redact: Callable[[PendingDecision, Seat | None], PendingDecision] | None = None
    """Returns the decision without the details that a viewer may not know."""
    reveals: Callable[[PendingDecision, Seat | None], Iterable[tuple[Seat, Card]]] | None = None
    """Yields the cards in other hands that a viewer knows from the decision, with their holders."""
    imagine: Callable[[RoundState, PendingDecision, Seat | None, Rng], PendingDecision] | None = (
        None
    )
    """Inverse of `redact`: fills in hidden details so that they fit a sampled state."""
    about: object = None
    """Type of `PendingDecision.about` for this kind, or None."""


class Declaration(Struct, frozen=True):
    """A declaration that a seat can make on its turn instead of playing."""

    what: str
    offered: Callable[[RoundState], bool]
    apply: Callable[[RoundState, Emit], None]


class Deal(Struct, frozen=True):
    """Hooks that run before and during the deal."""

    before: tuple[BeforeDeal, ...]
    by_office: bool
    """True if the players sit by position, highest first."""
    dealer: Dealer
    cut: Cut
    rest_to_last: bool
    """True if cards left over go to the lowest position instead of the seats left of the dealer."""

    def seats(self, order: tuple[Seat, ...], offices: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Return the clockwise seats for a round, given the previous order and the positions."""
        return offices or order if self.by_office else order


class Exchange(Struct, frozen=True):
    """Hooks between the deal and the first lead."""

    preludes: tuple[SetupStep, ...]
    counts: tuple[int, ...]
    """Usual number of cards per exchanging pair of positions, outermost pair first."""
    amendments: tuple[PairsAmendment, ...]
    kept_back: frozenset[Card]
    """Cards that cannot be exchanged."""


class Lead(Struct, frozen=True):
    """Hooks that decide who leads."""

    opening: Opening
    card_decides: bool
    """True if the holder of a certain card leads in rounds after the first."""
    heir: Heir
    heir_drawn: bool
    """True if a random draw decides who inherits the lead."""
    may_pass: bool
    draw_places: PlacesDraw | None


class Trick(Struct, frozen=True):
    """Hooks that decide which plays are allowed in a trick and what they cause."""

    enumerators: tuple[Enumerator, ...]
    beat_rules: tuple[BeatRule, ...]
    crossings: tuple[Crossing, ...]
    objections: tuple[Objection, ...]
    meld_ends: tuple[MeldEnd, ...]
    meld_effects: tuple[MeldEffect, ...]
    trick_effects: tuple[TrickEffect, ...]
    pass_absorbers: tuple[PassAbsorber, ...]
    declarations: tuple[Declaration, ...]
    equals_beat: bool
    """True if an equal rank beats the top, unless an earlier rule decides."""
    runs_clear: bool
    """True if a run must start above the highest card of the run that it beats."""
    owner_answers: bool
    """True if a trick continues until its owner has passed as well."""
    punishes: bool
    """True at a strict table: an illegal play is possible, but leads to the lowest position."""


class Out(Struct, frozen=True):
    """Hooks for going out and the end of the round."""

    penalised: Mapping[Rank, str]
    """Ranks that lead to the lowest position when played last, with the option responsible."""
    effects: tuple[OutEffect, ...]
    carried: tuple[Carried, ...]
    last_place_scores: int
    """Points for the last place. Each higher place scores one more."""


class Rulebook(Struct, frozen=True, eq=False):
    """The compiled rules: lookup tables, and hooks by phase. Compared by identity."""

    rules: Rules
    deck: tuple[Card, ...]
    order: tuple[tuple[int, ...], tuple[int, ...]]
    """`order[reversed][rank]` is the strength of a rank among those in play, counting from 0.

    Jokers are on top in both orders. Ranks that are not in play have strength −1. There is a gap
    before the trumps, so that none of them is consecutive with a natural rank.
    """
    naturals: tuple[Rank, ...]
    """Ranks that form sets, weakest first, without jokers, trumps and wild cards."""
    rank_span: int
    """Number of ranks that a revolution reverses: the natural ones and, below them, any jesters."""
    is_natural: tuple[bool, ...]
    """Whether each card has a natural rank, indexed by card."""
    worth: tuple[int, ...]
    """Value of each rank in the exchange (`rank_order`, with jokers on top)."""
    suit_strength: tuple[int, int, int, int]
    """Strength of each suit. Without a `suit_order`, it only breaks ties: ♦ ♣ ♥ ♠."""
    gift_suits: tuple[int, int, int, int]
    """Value of each suit in tribute, among cards of equal rank."""
    suits_matter: bool
    suits_bind: bool
    """True if the suits of every card of a meld can matter, because a trick can be locked."""
    max_set: int
    wild: frozenset[Card]
    """Cards that complete sets of other ranks and have no rank of their own."""
    helpers: frozenset[Card]
    """All cards that complete sets: wild cards, and cards that also have their own rank."""
    has_runs: bool
    has_trumps: bool
    decision_kinds: Mapping[str, DecisionKind]
    """Decision kinds by the `kind` of a `PendingDecision`."""
    deal: Deal
    exchange: Exchange
    lead: Lead
    trick: Trick
    out: Out

    def melds(self, hand: Iterable[Card]) -> tuple[Meld, ...]:
        """Return all melds in a hand sorted by rank (see `Enumerator`)."""
        return _melds(self, tuple(hand))

    def leads(self, hand: Iterable[Card]) -> tuple[Meld, ...]:
        """Return the melds in a hand, without sets that are too large to lead."""
        return _leads(self, tuple(hand))

    def answers(self, hand: Iterable[Card], top: Meld) -> tuple[Meld, ...]:
        """Return the melds of a hand with a kind and size that can beat `top`.

        Call `beats` for each of them. This filter only saves most of these calls.
        """
        return _answers(self, tuple(hand), top.kind, top.size)

    def readings(self, cards: Iterable[Card]) -> list[Meld]:
        """Return all melds that use exactly these cards, or an empty list."""
        return list(_readings(self, tuple(sorted(cards))))

    def beats(self, state: RoundState, meld: Meld, top: Meld) -> bool:
        """Return whether a meld beats the top of the trick."""
        for rule in self.trick.beat_rules:
            verdict = rule(state, meld, top)
            if verdict is not None:
                return verdict
        return False

    def exchange_key(self, card: Card) -> tuple[int, int]:
        """Return a sort key for cards, worst first (rules.md §1.6): normal order, then suit."""
        suit = suit_of(card)
        return self.worth[rank_of(card)], self.suit_strength[suit] if suit >= 0 else 0

    def gift_key(self, card: Card) -> tuple[int, int]:
        """Return a sort key for cards in automatic gifts, worst first (`tribute_suits`)."""
        suit = suit_of(card)
        return self.worth[rank_of(card)], self.gift_suits[suit] if suit >= 0 else 0


@lru_cache(maxsize=HANDS_AT_ONCE)
def _melds(book: Rulebook, hand: tuple[Card, ...]) -> tuple[Meld, ...]:
    found: list[Meld] = []
    for enumerate_melds in book.trick.enumerators:
        found += enumerate_melds(book, list(hand), False)
    return tuple(found)


@lru_cache(maxsize=HANDS_AT_ONCE)
def _leads(book: Rulebook, hand: tuple[Card, ...]) -> tuple[Meld, ...]:
    most = book.max_set
    return tuple([meld for meld in _melds(book, hand) if meld.kind != SET or meld.size <= most])


@lru_cache(maxsize=HANDS_AT_ONCE)
def _answers(book: Rulebook, hand: tuple[Card, ...], kind: str, size: int) -> tuple[Meld, ...]:
    melds, crossings = _melds(book, hand), book.trick.crossings
    if not crossings:
        return tuple([meld for meld in melds if meld.size == size and meld.kind == kind])
    return tuple(
        [
            meld
            for meld in melds
            if (meld.size == size and meld.kind == kind) or _crosses(crossings, meld)
        ]
    )


def _crosses(crossings: tuple[Crossing, ...], meld: Meld) -> bool:
    for crosses in crossings:  # noqa: SIM110 - called for every meld of a hand; `any` takes longer
        if crosses(meld):
            return True
    return False


@lru_cache(maxsize=SELECTIONS_AT_ONCE)
def _readings(book: Rulebook, cards: tuple[Card, ...]) -> tuple[Meld, ...]:
    hand = list(cards)
    found = [meld for each in book.trick.enumerators for meld in each(book, hand, True)]
    return tuple([meld for meld in found if len(meld.cards) == len(hand)])


@dataclass(slots=True)
class RoundState(PublicRound, Round[Rules]):
    """The state of a climbing round, from the deal to the last position."""

    book: Rulebook = field(kw_only=True)
    """Compiled rules."""
    seed: int = 0
    """Seed for random events in this round, never shown to players."""
    aside: tuple[Card, ...] = ()
    aside_open: bool = True
    due: list[PendingDecision] = field(default_factory=list)
    """Decisions to be made before the round continues, next one first."""
    given: list[Given] = field(default_factory=list)
    transit: list[Given] = field(default_factory=list)
    """Cards that were chosen to be passed on but have not arrived yet."""

    def stop(self) -> None:
        """End the round and drop all pending decisions."""
        self.phase = ROUND_OVER
        self.to_act = NOBODY
        self.due = []

    def points(self) -> tuple[int, ...]:
        last = self.book.out.last_place_scores
        return tuple(points + last for points in Round.points(self))

    def carry(self) -> Carry:
        marks = tuple(mark for carried in self.book.out.carried for mark in carried(self))
        past = PastRound(self.order, self.offices, self.history, self.hands_left())
        before = (*self.before, past)[-REMEMBERED:]
        return replace(Round.carry(self), marks=marks, before=before)

    def holdings(self) -> tuple[Zone, ...]:
        return (*Round.holdings(self), Zone.of_all("aside", self.aside))
