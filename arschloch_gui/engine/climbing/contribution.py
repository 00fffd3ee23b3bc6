"""The contribution of one rule to the rulebook, grouped by parts of the round.

A rule sets the fields that it uses and leaves the others at their defaults. `compile` combines the
contributions in the order of `rulemods.MODULES`.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from arschloch_gui.engine.cards import Card, Rank
from arschloch_gui.engine.climbing.rulebook import (
    BeatRule,
    BeforeDeal,
    Carried,
    Crossing,
    Cut,
    Dealer,
    DecisionKind,
    Declaration,
    Enumerator,
    Heir,
    MeldEffect,
    MeldEnd,
    Objection,
    Opening,
    OutEffect,
    PairsAmendment,
    PassAbsorber,
    PlacesDraw,
    SetupStep,
    TrickEffect,
)


class CardsPart(Struct, frozen=True):
    """Properties of the cards, as tables."""

    wild: frozenset[Card] = frozenset()
    stand_ins: frozenset[Card] = frozenset()
    """Cards that complete sets and can also be played as themselves."""
    weakest: tuple[Rank, ...] = ()
    """Ranks below all others, weakest first."""
    suits_matter: bool = False
    suits_bind: bool = False
    has_runs: bool = False
    has_trumps: bool = False


class DealPart(Struct, frozen=True):
    """Hooks that run before and during the deal. Only the last dealer and the last cut are used."""

    before: BeforeDeal | None = None
    by_office: bool = False
    dealer: Dealer | None = None
    cut: Cut | None = None
    rest_to_last: bool = False


class ExchangePart(Struct, frozen=True):
    """Hooks between the deal and the first lead."""

    prelude: SetupStep | None = None
    counts: tuple[int, ...] = ()
    amends: PairsAmendment | None = None
    kept_back: frozenset[Card] = frozenset()


class LeadPart(Struct, frozen=True):
    """Hooks that decide who leads. Only the last one of each kind is used."""

    opening: Opening | None = None
    card_decides: bool = False
    heir: Heir | None = None
    heir_drawn: bool = False
    may_pass: bool = False
    draw_places: PlacesDraw | None = None


class TrickPart(Struct, frozen=True):
    """Hooks that decide which plays are allowed in a trick and what they cause."""

    melds: Enumerator | None = None
    beats: BeatRule | None = None
    crosses: Crossing | None = None
    objects: Objection | None = None
    at_meld: MeldEnd | None = None
    after_meld: MeldEffect | None = None
    after_trick: TrickEffect | None = None
    absorbs_pass: PassAbsorber | None = None
    declaration: Declaration | None = None
    equals_beat: bool = False
    runs_clear: bool = False
    owner_answers: bool = False
    punishes: bool = False


class OutPart(Struct, frozen=True):
    """Hooks for going out and the end of the round."""

    penalised: Mapping[Rank, str] = field(default_factory=dict)
    after_out: OutEffect | None = None
    carried: Carried | None = None
    last_place_scores: int = 0


class Contribution(Struct, frozen=True):
    """The contribution of one rule to the rulebook."""

    cards: CardsPart = CardsPart()
    deal: DealPart = DealPart()
    exchange: ExchangePart = ExchangePart()
    lead: LeadPart = LeadPart()
    trick: TrickPart = TrickPart()
    out: OutPart = OutPart()
    decision_kinds: tuple[DecisionKind, ...] = ()
