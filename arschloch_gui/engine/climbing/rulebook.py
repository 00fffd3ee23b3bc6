"""Options turned into tables and hooks, once per match: `compile_rules(rules) -> Rulebook`.

Every module in `rulemods/` reads the options it stands for and contributes hooks, or nothing;
rules that are off cost nothing. The order of `rulemods.MODULES` is the order in which effects
apply. Nothing outside this package's compile step reads an option.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from arschloch_gui.engine.cards import (
    CARD_OF,
    RANK_COUNT,
    RANK_OF_NAME,
    SUITS,
    Card,
    Seat,
    build_deck,
    rank_of,
    suit_of,
)
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rules import RANK_ORDERS, Rules

if TYPE_CHECKING:
    from arschloch_gui.engine.actions import Action
    from arschloch_gui.engine.climbing.state import RoundState
    from arschloch_gui.engine.events import Emit
    from arschloch_gui.engine.family import Carry, Refusal, RoundSetup

Enumerator: TypeAlias = "Callable[[Rulebook, list[Card], bool], Iterator[Meld]]"
"""(book, sorted hand, every suit?) → melds. Without "every suit", one meld stands for all that
differ only in suits the rules ignore: the one with the lowest."""
BeatRule: TypeAlias = "Callable[[RoundState, Meld, Meld], bool | None]"
"""(state, meld, top) → verdict, or None to leave it to the next rule; the first verdict counts."""
MeldEffect: TypeAlias = "Callable[[RoundState, Meld, Emit], None]"
"""Changes the state after a meld was laid; `state.swept = True` ends the trick at once."""
Stage: TypeAlias = "Callable[[RoundState, Emit], None]"
"""One step between the deal and the first trick: acts at once, or appends to `state.due`."""


@dataclass(frozen=True, slots=True)
class Interlude:
    """How the decisions of one phase are made (all but playing a trick).

    `apply` carries out an action that was not refused and takes its `Due` off the queue, or
    leaves it when there is more to decide.
    """

    phase: str
    legal: Callable[[RoundState], Iterable[Action]]
    refuse: Callable[[RoundState, Action], Refusal | None]
    apply: Callable[[RoundState, Action, Emit], None]


@dataclass(frozen=True, slots=True)
class Contribution:
    """What one rule module adds. Single-valued hooks override those of earlier modules."""

    melds: Enumerator | None = None
    beats: BeatRule | None = None
    after_meld: MeldEffect | None = None
    heir: Callable[[RoundState], Seat] | None = None
    set_aside: (
        Callable[[Rulebook, RoundSetup, list[Card]], tuple[list[Card], list[Card], bool]] | None
    ) = None
    opening: Callable[[RoundState], tuple[Seat, Card]] | None = None
    stage: Stage | None = None
    interludes: tuple[Interlude, ...] = ()
    seating: Callable[[Carry], tuple[Seat, ...]] | None = None
    suits_matter: bool = False
    holder_of_a_card_leads: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Rulebook:
    """The compiled rules: tables for speed, hooks for behaviour. Compared by identity."""

    rules: Rules
    deck: tuple[Card, ...]
    order: tuple[tuple[int, ...], tuple[int, ...]]
    """`order[reversed][rank]`: the strength of a rank; −1 for ranks not in play."""
    suit_strength: tuple[int, int, int, int]
    """By suit id; the tie-break ♦ ♣ ♥ ♠ when `suit_order` is none."""
    suits_matter: bool
    card_can_decide_lead: bool
    """Whether the holder of a certain card leads after an exchange."""
    max_set: int
    enumerators: tuple[Enumerator, ...]
    beat_rules: tuple[BeatRule, ...]
    meld_effects: tuple[MeldEffect, ...]
    heir: Callable[[RoundState], Seat]
    set_aside: Callable[[Rulebook, RoundSetup, list[Card]], tuple[list[Card], list[Card], bool]]
    opening: Callable[[RoundState], tuple[Seat, Card]]
    stages: tuple[Stage, ...]
    interludes: Mapping[str, Interlude]
    """By phase."""
    seating: Callable[[Carry], tuple[Seat, ...]]
    """The seats clockwise for the round about to be dealt."""

    def melds(self, hand: list[Card], every_suit: bool = False) -> Iterator[Meld]:
        """Every meld of a sorted hand; see `Enumerator` for `every_suit`."""
        for enumerator in self.enumerators:
            yield from enumerator(self, hand, every_suit)

    def readings(self, cards: tuple[Card, ...]) -> list[Meld]:
        """What these cards can be when played together: melds that use them all, maybe none."""
        hand = sorted(cards)
        return [m for m in self.melds(hand, every_suit=True) if len(m.cards) == len(hand)]

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
        return self.order[0][rank_of(card)], self.suit_strength[suit] if suit >= 0 else 0


@cache
def compile_rules(rules: Rules) -> Rulebook:
    """The rulebook of rules that have no problems; cached, as rules are values."""
    # The modules import this one for its types.
    from arschloch_gui.engine.climbing.rulemods import MODULES

    parts = [part for module in MODULES if (part := module.contribute(rules)) is not None]

    def last(name: str) -> Callable[..., Any] | None:
        found = [hook for part in parts if (hook := getattr(part, name)) is not None]
        return found[-1] if found else None

    return Rulebook(
        rules=rules,
        deck=deck_of(rules),
        order=_rank_orders(rules),
        suit_strength=_suit_strength(rules),
        suits_matter=any(part.suits_matter for part in parts),
        card_can_decide_lead=any(part.holder_of_a_card_leads for part in parts),
        max_set=rules.max_set or len(deck_of(rules)),
        enumerators=tuple(p.melds for p in parts if p.melds),
        beat_rules=tuple(p.beats for p in parts if p.beats),
        meld_effects=tuple(p.after_meld for p in parts if p.after_meld),
        heir=last("heir"),  # type: ignore[arg-type]
        set_aside=last("set_aside"),  # type: ignore[arg-type]
        opening=last("opening"),  # type: ignore[arg-type]
        stages=tuple(p.stage for p in parts if p.stage),
        interludes={each.phase: each for part in parts for each in part.interludes},
        seating=last("seating") or _keep_places,
    )


def deck_of(rules: Rules) -> tuple[Card, ...]:
    """All cards of a match under these rules, ascending."""
    return build_deck(
        rules.deck, decks=rules.decks, missing=[CARD_OF[name] for name in rules.missing]
    )


def rank_names(rules: Rules) -> tuple[str, ...]:
    """The rank order in force from weakest to strongest, named orders spelled out."""
    if isinstance(rules.rank_order, str):
        return RANK_ORDERS[rules.rank_order]
    return rules.rank_order


def _keep_places(carry: Carry) -> tuple[Seat, ...]:
    return carry.order


def _rank_orders(rules: Rules) -> tuple[tuple[int, ...], tuple[int, ...]]:
    ranks = [RANK_OF_NAME[name] for name in rank_names(rules)]
    plain: list[int] = [-1] * RANK_COUNT
    turned: list[int] = [-1] * RANK_COUNT
    for strength, rank in enumerate(ranks):
        plain[rank] = strength
        turned[rank] = len(ranks) - 1 - strength
    return tuple(plain), tuple(turned)


def _suit_strength(rules: Rules) -> tuple[int, int, int, int]:
    if isinstance(rules.suit_order, str):
        return (0, 1, 2, 3)
    order = [SUITS.index(suit) for suit in rules.suit_order]
    return (order.index(0), order.index(1), order.index(2), order.index(3))
