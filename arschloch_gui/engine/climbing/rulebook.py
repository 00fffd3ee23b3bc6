"""Options turned into tables and hooks, once per match: `compile_rules(rules) -> Rulebook`.

Every module in `rulemods/` reads the options it stands for and contributes hooks, or nothing;
rules that are off, or mean nothing beside the others, cost nothing. The order of
`rulemods.MODULES` is the order in which effects apply. Nothing outside this package's compile step
reads an option.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from arschloch_gui.engine.cards import (
    CARD_COUNT,
    RANK_COUNT,
    SUITS,
    Card,
    Rank,
    Seat,
    rank_of,
    ranks_above,
    suit_of,
)
from arschloch_gui.engine.climbing.deck import deck_of, ordered_ranks
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rules import Rules

if TYPE_CHECKING:
    from arschloch_gui.engine.actions import Action
    from arschloch_gui.engine.climbing.state import Due, Pair, RoundState
    from arschloch_gui.engine.events import Emit
    from arschloch_gui.engine.family import Carry, Refusal, RoundSetup
    from arschloch_gui.engine.rng import Rng

Enumerator: TypeAlias = "Callable[[Rulebook, list[Card], bool], Iterable[Meld]]"
"""(book, hand by rank, whole?) → melds. Where the rules ignore suits one meld stands for all that
differ only in them, made of the first cards of each rank. With "whole" the hand is a selection
and only melds that use all of it count."""
BeatRule: TypeAlias = "Callable[[RoundState, Meld, Meld], bool | None]"
"""(state, meld, top) → verdict, or None to leave it to the next rule; the first verdict counts."""
MeldEffect: TypeAlias = "Callable[[RoundState, Meld, Emit], None]"
"""Changes the state after a meld was laid; `state.swept = True` ends the trick at once."""
PairsAmendment: TypeAlias = "Callable[[RoundState, tuple[Pair, ...]], tuple[Pair, ...]]"
"""Changes who exchanges how many cards with whom this round."""
Objection: TypeAlias = "Callable[[RoundState, list[Meld]], Refusal | None]"
"""(state, what the cards can be) → a rule's own words for why they may not be laid, or None."""
Stage: TypeAlias = "Callable[[RoundState, Emit], None]"
"""One step between the deal and the first trick: acts at once, or appends to `state.due`."""


@dataclass(frozen=True, slots=True)
class Interlude:
    """How the decisions of one kind are made (all but playing a trick).

    `apply` carries out an action that was not refused and takes its `Due` off the queue, or
    leaves it when there is more to decide. The rest is for a `Due` that is about secrets.
    """

    kind: str
    legal: Callable[[RoundState], Iterable[Action]]
    refuse: Callable[[RoundState, Action], Refusal | None]
    apply: Callable[[RoundState, Action, Emit], None]
    redact: Callable[[Due, Seat | None], Due] | None = None
    """What a viewer may know of the decision."""
    reveals: Callable[[Due, Seat | None], Iterable[tuple[Seat, Card]]] | None = None
    """(viewer) → cards he knows in other hands because of it."""
    imagine: Callable[[RoundState, Due, Seat | None, Rng], Due] | None = None
    """The inverse of `redact`: fill what a viewer does not know from a state that fits."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """Something a seat may claim on its turn in a trick instead of playing."""

    what: str
    offered: Callable[[RoundState], bool]
    apply: Callable[[RoundState, Emit], None]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A draw for seats: the carry it leads to, and what each seat drew, the tied ones again."""

    carry: Carry
    cards: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Contribution:
    """What one rule module adds. Single-valued hooks override those of earlier modules."""

    melds: Enumerator | None = None
    beats: BeatRule | None = None
    objects: Objection | None = None
    after_meld: MeldEffect | None = None
    after_trick: Callable[[RoundState], None] | None = None
    absorbs_pass: Callable[[RoundState, Emit], bool] | None = None
    demotes: Callable[[RoundState, Meld], bool] | None = None
    after_out: Callable[[RoundState, Seat, Emit], None] | None = None
    declaration: Declaration | None = None
    pairs: Callable[[tuple[Seat, ...]], tuple[Pair, ...]] | None = None
    amend_pairs: PairsAmendment | None = None
    carried: Callable[[RoundState], Iterable[tuple[str, int]]] | None = None
    shows_hand: Callable[[RoundState, Seat], bool] | None = None
    wild: frozenset[Card] = frozenset()
    stand_ins: frozenset[Card] = frozenset()
    kept_back: frozenset[Card] = frozenset()
    has_runs: bool = False
    has_trumps: bool = False
    punishes: bool = False
    heir: Callable[[RoundState], Seat] | None = None
    heir_drawn: bool = False
    set_aside: (
        Callable[[Rulebook, RoundSetup, list[Card]], tuple[list[Card], list[Card], bool]] | None
    ) = None
    opening: Callable[[RoundState], tuple[Seat, Card]] | None = None
    stage: Stage | None = None
    interludes: tuple[Interlude, ...] = ()
    seating: Callable[[Carry], tuple[Seat, ...]] | None = None
    redraw: Callable[[RoundSetup], tuple[Seat, ...]] | None = None
    remembered: Callable[[RoundSetup], Carry] | None = None
    dealer: Callable[[RoundSetup, tuple[Seat, ...]], Seat] | None = None
    lot: Callable[[RoundState], list[Seat]] | None = None
    draw: Callable[[Rulebook, RoundSetup], Drawn | None] | None = None
    rest_goes_to: Callable[[RoundState, int], list[Seat]] | None = None
    weakest: tuple[Rank, ...] = ()
    owner_answers: bool = False
    lead_may_pass: bool = False
    suits_matter: bool = False
    suits_bind: bool = False
    holder_of_a_card_leads: bool = False
    last_place_scores: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Rulebook:
    """The compiled rules: tables for speed, hooks for behaviour. Compared by identity."""

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
    card_can_decide_lead: bool
    """Whether the holder of a certain card leads after an exchange."""
    max_set: int
    last_place_scores: int
    """The points of the last place; each place above scores one more."""
    enumerators: tuple[Enumerator, ...]
    beat_rules: tuple[BeatRule, ...]
    objections: tuple[Objection, ...]
    meld_effects: tuple[MeldEffect, ...]
    trick_effects: tuple[Callable[[RoundState], None], ...]
    """Run when a trick was taken, before the next lead."""
    pass_absorbers: tuple[Callable[[RoundState, Emit], bool], ...]
    """True: the pass only costs this turn, its seat stays in the trick."""
    demotions: tuple[Callable[[RoundState, Meld], bool], ...]
    """True: who goes out with this meld gets the lowest office."""
    out_effects: tuple[Callable[[RoundState, Seat, Emit], None], ...]
    declarations: tuple[Declaration, ...]
    pairs: Callable[[tuple[Seat, ...]], tuple[Pair, ...]]
    """(offices) → who exchanges how many cards with whom as a rule."""
    pair_amendments: tuple[PairsAmendment, ...]
    carried: tuple[Callable[[RoundState], Iterable[tuple[str, int]]], ...]
    """Marks a finished round leaves for the next one."""
    hand_shows: tuple[Callable[[RoundState, Seat], bool], ...]
    """True: this seat plays with an open hand."""
    wild: frozenset[Card]
    """Cards that complete sets of other ranks and are no rank of their own."""
    helpers: frozenset[Card]
    """All that complete sets: the wild cards, and those that can also be played as themselves."""
    kept_back: frozenset[Card]
    """Cards that take no part in the exchange."""
    has_runs: bool
    has_trumps: bool
    punishes: bool
    """Strict table: an illegal play is possible and costs the lowest office."""
    heir: Callable[[RoundState], Seat]
    heir_drawn: bool
    """Whether a lot decides who inherits the lead."""
    set_aside: Callable[[Rulebook, RoundSetup, list[Card]], tuple[list[Card], list[Card], bool]]
    opening: Callable[[RoundState], tuple[Seat, Card]]
    stages: tuple[Stage, ...]
    interludes: Mapping[str, Interlude]
    """By the kind of a `Due`."""
    owner_answers: bool
    """Whether a trick goes on until its owner has passed, too."""
    lead_may_pass: bool
    lot: Callable[[RoundState], list[Seat]] | None
    """After a pass: the places still open, drawn by lot, or none while the round goes on."""
    remembered: Callable[[RoundSetup], Carry]
    """What the rounds before mean for the round about to be dealt."""
    dealer: Callable[[RoundSetup, tuple[Seat, ...]], Seat]
    redraw: Callable[[RoundSetup], tuple[Seat, ...]]
    """The seats clockwise as a lot has drawn them for this round, or nothing."""
    seating: Callable[[Carry], tuple[Seat, ...]]
    """The seats clockwise for the round about to be dealt."""
    draw: Callable[[Rulebook, RoundSetup], Drawn | None]
    """Cards drawn for seats and offices before a first round, or None."""
    rest_goes_to: Callable[[RoundState, int], list[Seat]] | None
    """Who gets so many cards that do not divide by the players; None: left of the dealer first."""

    def melds(self, hand: list[Card]) -> Iterator[Meld]:
        """Every meld of a hand grouped by rank; see `Enumerator`."""
        for enumerator in self.enumerators:
            yield from enumerator(self, hand, False)

    def readings(self, cards: tuple[Card, ...]) -> list[Meld]:
        """What these cards can be when played together: melds that use them all, maybe none."""
        hand = sorted(cards)
        found = [meld for each in self.enumerators for meld in each(self, hand, True)]
        return [meld for meld in found if len(meld.cards) == len(hand)]

    def beats(self, state: RoundState, meld: Meld, top: Meld) -> bool:
        """Whether a meld may be laid on the top of the trick."""
        for rule in self.beat_rules:
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


@cache
def compile_rules(rules: Rules) -> Rulebook:
    """The rulebook of rules that have no problems; cached, as rules are values.

    No module sees an option that means nothing beside the others: it is at its default here, so a
    joker's part or a lock need not ask for jokers or suits. Only the record keeps what was chosen.
    """
    if (in_force := rules.in_force()) != rules:
        return compile_rules(in_force)
    # The modules import this one for its types.
    from arschloch_gui.engine.climbing.rulemods import MODULES

    parts = [part for module in MODULES if (part := module.contribute(rules)) is not None]
    return Rulebook(rules=rules, **_tables(rules, parts), **_hooks(parts))


def _tables(rules: Rules, parts: list[Contribution]) -> dict[str, Any]:
    """What is looked up: cards, orders, sizes, and what the rules look at."""
    wild = frozenset[Card]().union(*(part.wild for part in parts))
    natural = _natural_ranks(rules, wild)
    of_natural = frozenset(natural)
    present = set(map(rank_of, deck_of(rules)))
    weakest = (rank for part in parts for rank in part.weakest)
    turning = [*(rank for rank in weakest if rank in present), *natural]
    return {
        "deck": deck_of(rules),
        "order": (
            _strengths(turning, ranks_above(rules.deck)),
            _strengths(turning[::-1], ranks_above(rules.deck, turned=True)),
        ),
        "naturals": tuple(natural),
        "rank_span": len(turning),
        "is_natural": tuple(
            rank_of(card) in of_natural and card not in wild for card in range(CARD_COUNT)
        ),
        "worth": _strengths(ordered_ranks(rules), ranks_above(rules.deck)),
        "suit_strength": _suit_strength(rules.suit_order),
        "gift_suits": _suit_strength(
            rules.suit_order if rules.tribute_suits == "none" else rules.tribute_suits
        ),
        "max_set": rules.max_set or len(deck_of(rules)),
        "last_place_scores": sum(part.last_place_scores for part in parts),
        "wild": wild,
        "helpers": wild.union(*(part.stand_ins for part in parts)),
        "kept_back": frozenset[Card]().union(*(part.kept_back for part in parts)),
        "card_can_decide_lead": any(part.holder_of_a_card_leads for part in parts),
        **{name: any(getattr(part, name) for part in parts) for name in _SWITCHES},
    }


_SWITCHES = (
    "suits_matter", "suits_bind", "has_runs", "has_trumps", "punishes", "owner_answers",
    "lead_may_pass", "heir_drawn",
)  # fmt: skip
_GATHERED = {
    "enumerators": "melds",
    "beat_rules": "beats",
    "objections": "objects",
    "meld_effects": "after_meld",
    "trick_effects": "after_trick",
    "pass_absorbers": "absorbs_pass",
    "demotions": "demotes",
    "out_effects": "after_out",
    "declarations": "declaration",
    "pair_amendments": "amend_pairs",
    "carried": "carried",
    "hand_shows": "shows_hand",
    "stages": "stage",
}
"""Hooks that add up: field of the rulebook → field of a contribution."""
_SINGLE = (
    "heir", "set_aside", "opening", "seating", "remembered", "dealer", "lot", "draw",
    "redraw", "rest_goes_to", "pairs",
)  # fmt: skip
"""Hooks of which the last contribution counts."""


def _hooks(parts: list[Contribution]) -> dict[str, Any]:
    """What the rules do, in the order of the modules."""
    hooks: dict[str, Any] = {
        "seating": lambda carry: carry.order,
        "redraw": lambda setup: (),
        "remembered": lambda setup: setup.carry,
        "draw": _no_draw,
        "rest_goes_to": None,
        "pairs": lambda offices: (),
        "lot": None,
    }
    for field, name in _GATHERED.items():
        hooks[field] = tuple(hook for part in parts if (hook := getattr(part, name)) is not None)
    for part in parts:
        hooks |= {name: hook for name in _SINGLE if (hook := getattr(part, name)) is not None}
    hooks["interludes"] = {each.kind: each for part in parts for each in part.interludes}
    return hooks


def _no_draw(book: Rulebook, setup: RoundSetup) -> None:
    """Nobody draws for the seats."""


def _natural_ranks(rules: Rules, wild: frozenset[Card]) -> list[Rank]:
    """The ranks that can be played as such, from weakest to strongest."""
    present = {rank_of(card) for card in deck_of(rules) if card not in wild}
    return [rank for rank in ordered_ranks(rules) if rank in present]


def _strengths(ranks: list[Rank], above: tuple[Rank | None, ...]) -> tuple[int, ...]:
    """By rank: its place among these and then those above all, −1 for others; None is a gap."""
    strengths = [-1] * RANK_COUNT
    for strength, rank in enumerate((*ranks, *(rank for rank in above if rank not in ranks))):
        if rank is not None:
            strengths[rank] = strength
    return tuple(strengths)


def _suit_strength(suits: str | tuple[str, ...]) -> tuple[int, int, int, int]:
    if isinstance(suits, str):
        return (0, 1, 2, 3)
    order = [SUITS.index(suit) for suit in suits]
    return (order.index(0), order.index(1), order.index(2), order.index(3))
