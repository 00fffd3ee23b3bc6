"""What one rule adds to the rulebook, grouped by the part of the round it is about.

A rule fills in what it has to say and leaves the rest alone; `compile` puts the contributions
together in the order of `rulemods.MODULES`.
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
    """What the cards are: no behaviour, only tables."""

    wild: frozenset[Card] = frozenset()
    stand_ins: frozenset[Card] = frozenset()
    """Cards that complete sets and can also be played as themselves."""
    weakest: tuple[Rank, ...] = ()
    """Ranks below all others, from weakest to strongest."""
    suits_matter: bool = False
    suits_bind: bool = False
    has_runs: bool = False
    has_trumps: bool = False


class DealPart(Struct, frozen=True):
    """Before the deal, and the deal. Of dealers and cuts the last one counts."""

    before: BeforeDeal | None = None
    by_office: bool = False
    dealer: Dealer | None = None
    cut: Cut | None = None
    rest_to_last: bool = False


class ExchangePart(Struct, frozen=True):
    """Between the deal and the first lead."""

    prelude: SetupStep | None = None
    counts: tuple[int, ...] = ()
    amends: PairsAmendment | None = None
    kept_back: frozenset[Card] = frozenset()


class LeadPart(Struct, frozen=True):
    """Who leads. Of each hook the last one counts."""

    opening: Opening | None = None
    card_decides: bool = False
    heir: Heir | None = None
    heir_drawn: bool = False
    may_pass: bool = False
    draw_places: PlacesDraw | None = None


class TrickPart(Struct, frozen=True):
    """What may be played in a trick and what follows from it."""

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
    """Going out, and the end of the round."""

    penalised: Mapping[Rank, str] = field(default_factory=dict)
    after_out: OutEffect | None = None
    carried: Carried | None = None
    last_place_scores: int = 0


class Contribution(Struct, frozen=True):
    """What one rule adds."""

    cards: CardsPart = CardsPart()
    deal: DealPart = DealPart()
    exchange: ExchangePart = ExchangePart()
    lead: LeadPart = LeadPart()
    trick: TrickPart = TrickPart()
    out: OutPart = OutPart()
    interludes: tuple[DecisionKind, ...] = ()
