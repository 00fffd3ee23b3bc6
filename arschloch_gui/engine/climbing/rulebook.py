"""A round, and the compiled rules it is played by.

They stand in one file because they know each other: a round carries its rulebook, and the hooks of
a rulebook work on rounds. How options become a rulebook stands in `compile`.
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
"""What the rounds before mean for the one to be dealt: offices, seats, marks; the next rule goes on
from there."""
Dealer: TypeAlias = Callable[[RoundSetup, tuple[Seat, ...]], Seat]
"""(setup, seats clockwise) → who deals."""
Cut: TypeAlias = "Callable[[Rulebook, RoundSetup, list[Card]], Surplus]"
"""(book, setup, the shuffled deck) → which cards are dealt and which are not."""
SetupStep: TypeAlias = "Callable[[RoundState, Emit], None]"
"""One step between the deal and the first trick: acts at once, or appends to `state.due`."""
PairsAmendment: TypeAlias = "Callable[[RoundState, tuple[Pair, ...]], tuple[Pair, ...]]"
"""Changes who exchanges how many cards with whom this round."""
Opening: TypeAlias = "Callable[[RoundState], tuple[Seat, Card]]"
"""Who leads the first trick, and the card his lead has to contain or NO_CARD."""
Heir: TypeAlias = "Callable[[RoundState], Seat]"
"""Who leads when the taker of a trick is out."""
PlacesDraw: TypeAlias = "Callable[[RoundState], list[Seat]]"
"""After a pass: the places still open in random order, or none while the round goes on."""
Enumerator: TypeAlias = "Callable[[Rulebook, list[Card], bool], Iterable[Meld]]"
"""(book, hand by rank, whole?) → melds. Where the rules ignore suits one meld stands for all that
differ only in them, made of the first cards of each rank. With "whole" the hand is a selection
and only melds that use all of it count."""
BeatRule: TypeAlias = "Callable[[RoundState, Meld, Meld], bool | None]"
"""(state, meld, top) → verdict, or None to leave it to the next rule; the first verdict counts."""
Crossing: TypeAlias = Callable[[Meld], bool]
"""Whether a meld may beat one of another kind or size; who lets it do so has to say so."""
Objection: TypeAlias = "Callable[[RoundState, list[Meld]], Refusal | None]"
"""(state, what the cards can be) → a rule's own words for why they may not be played, or None."""
MeldEffect: TypeAlias = "Callable[[RoundState, Meld, Emit], None]"
"""Changes the state after a meld was played; `state.swept = True` ends the trick at once."""
MeldEnd: TypeAlias = "Callable[[RoundState], None]"
"""Undo what lasts only until the next play, before that play is announced."""
TrickEffect: TypeAlias = "Callable[[RoundState], None]"
"""Changes the state when a trick was taken, before the next lead."""
PassAbsorber: TypeAlias = "Callable[[RoundState, Emit], bool]"
"""Whether a pass only costs this turn, so that its seat stays in the trick."""
OutEffect: TypeAlias = "Callable[[RoundState, Seat, Emit], None]"
"""Changes the state when a seat went out."""
Carried: TypeAlias = "Callable[[RoundState], Iterable[tuple[str, int]]]"
"""The marks a finished round leaves for the next one."""


class Surplus(NamedTuple):
    """How the deck is cut: the cards to deal, those laid aside, and whether these lie open."""

    dealt: list[Card]
    aside: list[Card]
    openly: bool


class DecisionKind(Struct, frozen=True):
    """How the decisions of one kind are made (all but playing a trick).

    `apply` carries out an action that was not refused and takes its `PendingDecision` off the
    queue, or leaves it when there is more to decide. The rest is for decisions about secrets.
    """

    kind: str
    legal: Callable[[RoundState], Iterable[Action]]
    refuse: Callable[[RoundState, Action], Refusal | None]
    apply: Callable[[RoundState, Action, Emit], None]
    redact: Callable[[PendingDecision, Seat | None], PendingDecision] | None = None
    """What a viewer may know of the decision."""
    reveals: Callable[[PendingDecision, Seat | None], Iterable[tuple[Seat, Card]]] | None = None
    """(viewer) → cards he knows in other hands because of it."""
    imagine: Callable[[RoundState, PendingDecision, Seat | None, Rng], PendingDecision] | None = (
        None
    )
    """The inverse of `redact`: fill what a viewer does not know from a state that fits."""
    about: object = None
    """The type of what a `PendingDecision` of this kind is about, if it is about anything."""


class Declaration(Struct, frozen=True):
    """Something a seat may claim on its turn in a trick instead of playing."""

    what: str
    offered: Callable[[RoundState], bool]
    apply: Callable[[RoundState, Emit], None]


class Deal(Struct, frozen=True):
    """Before the deal, and the deal."""

    before: tuple[BeforeDeal, ...]
    by_office: bool
    """Whether the players sit by office, the highest first."""
    dealer: Dealer
    cut: Cut
    rest_to_last: bool
    """Whether cards that do not divide go to the lowest office; else left of the dealer first."""

    def seats(self, order: tuple[Seat, ...], offices: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """The seats clockwise for players who sat in this order and hold these offices."""
        return offices or order if self.by_office else order


class Exchange(Struct, frozen=True):
    """Between the deal and the first lead."""

    preludes: tuple[SetupStep, ...]
    counts: tuple[int, ...]
    """How many cards each pair of offices exchanges as a rule, from the outermost inwards."""
    amendments: tuple[PairsAmendment, ...]
    kept_back: frozenset[Card]
    """Cards that take no part in it."""


class Lead(Struct, frozen=True):
    """Who leads."""

    opening: Opening
    card_decides: bool
    """Whether the holder of a certain card leads after an exchange."""
    heir: Heir
    heir_drawn: bool
    """Whether a random draw decides who inherits the lead."""
    may_pass: bool
    draw_places: PlacesDraw | None


class Trick(Struct, frozen=True):
    """What may be played in a trick and what follows from it."""

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
    """Whether an equal rank beats, where no rule before said otherwise."""
    runs_clear: bool
    """Whether a run has to start above the last card of the run it beats."""
    owner_answers: bool
    """Whether a trick goes on until its owner has passed, too."""
    punishes: bool
    """Strict table: an illegal play is possible and costs the lowest office."""


class Out(Struct, frozen=True):
    """Going out, and the end of the round."""

    penalised: Mapping[Rank, str]
    """Who goes out with one of these ranks gets the lowest office, by the option named."""
    effects: tuple[OutEffect, ...]
    carried: tuple[Carried, ...]
    last_place_scores: int
    """The points of the last place; each place above scores one more."""


class Rulebook(Struct, frozen=True, eq=False):
    """The compiled rules: tables for speed, hooks by phase for behaviour. Compared by identity."""

    rules: Rules
    deck: tuple[Card, ...]
    order: tuple[tuple[int, ...], tuple[int, ...]]
    """`order[reversed][rank]`: the strength of a rank among those in play, from 0; jokers on top
    either way; −1 for ranks not in play. Trumps follow after a gap, so that none of them is the
    neighbour of a rank."""
    naturals: tuple[Rank, ...]
    """The ranks sets are made of, from weakest to strongest: no jokers, trumps or wild cards."""
    rank_span: int
    """How many ranks turn round in a revolution: those, and jesters below them."""
    is_natural: tuple[bool, ...]
    """By card: whether it has one of those ranks."""
    worth: tuple[int, ...]
    """By rank: what counts as better in the exchange (`rank_order`, jokers on top)."""
    suit_strength: tuple[int, int, int, int]
    """By suit id; the tie-break ♦ ♣ ♥ ♠ when `suit_order` is none."""
    gift_suits: tuple[int, int, int, int]
    """By suit id: which of equal ranks counts as the better gift."""
    suits_matter: bool
    suits_bind: bool
    """Whether the suits of every card of a meld can count (a trick can be locked)."""
    max_set: int
    wild: frozenset[Card]
    """Cards that complete sets of other ranks and are no rank of their own."""
    helpers: frozenset[Card]
    """All that complete sets: the wild cards, and those that can also be played as themselves."""
    has_runs: bool
    has_trumps: bool
    interludes: Mapping[str, DecisionKind]
    """By the kind of a `PendingDecision`."""
    deal: Deal
    exchange: Exchange
    lead: Lead
    trick: Trick
    out: Out

    def melds(self, hand: Iterable[Card]) -> tuple[Meld, ...]:
        """Every meld of a hand grouped by rank; see `Enumerator`."""
        return _melds(self, tuple(hand))

    def leads(self, hand: Iterable[Card]) -> tuple[Meld, ...]:
        """The melds of a hand that are small enough to be led."""
        return _leads(self, tuple(hand))

    def answers(self, hand: Iterable[Card], top: Meld) -> tuple[Meld, ...]:
        """The melds of a hand that have the shape to beat this one; whether they do, `beats` says.

        What it asks about the rest would be in vain, and that is most of a hand.
        """
        return _answers(self, tuple(hand), top.kind, top.size)

    def readings(self, cards: Iterable[Card]) -> list[Meld]:
        """What these cards can be when played together: melds that use them all, maybe none."""
        return list(_readings(self, tuple(sorted(cards))))

    def beats(self, state: RoundState, meld: Meld, top: Meld) -> bool:
        """Whether a meld may be played on the top of the trick."""
        for rule in self.trick.beat_rules:
            verdict = rule(state, meld, top)
            if verdict is not None:
                return verdict
        return False

    def exchange_key(self, card: Card) -> tuple[int, int]:
        """Sorts cards from worst to best (rules.md §1.6): normal order, then suit."""
        suit = suit_of(card)
        return self.worth[rank_of(card)], self.suit_strength[suit] if suit >= 0 else 0

    def gift_key(self, card: Card) -> tuple[int, int]:
        """Sorts cards from worst to best as automatic gifts take them (`tribute_suits`)."""
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
    for crosses in crossings:  # noqa: SIM110 - asked of every meld of a hand; `any` takes longer
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
    """A round between its deal and its last office."""

    book: Rulebook = field(kw_only=True)
    """The compiled rules."""
    seed: int = 0
    """Seed of this round's own randomness; never shown to a player."""
    aside: tuple[Card, ...] = ()
    aside_open: bool = True
    due: list[PendingDecision] = field(default_factory=list)
    """Decisions to be made before things go on, the next one first."""
    given: list[Given] = field(default_factory=list)
    transit: list[Given] = field(default_factory=list)
    """Cards chosen to be handed over that have not arrived yet."""

    def stop(self) -> None:
        """End the round: nobody has anything to decide any more."""
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

    def every_card(self) -> list[Card]:
        """All cards of the round, ascending: held, on their way, played, thrown away, aside."""
        cards = [card for hand in self.hands for card in hand]
        cards += [card for given in self.transit for card in given.cards]
        return sorted([*cards, *self.played(), *self.discarded, *self.aside])
