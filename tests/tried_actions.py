"""Everything that could be tried at a decision, legal or not, for tests of refusals.

The actions are generated from the action types, so those of a new game are included automatically;
a field with a new name needs one line in `_VALUES`. All but the play of no cards can occur in a
record.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import (
    CARD_COUNT,
    CARD_NAMES,
    RANK_NAMES,
    Card,
    format_card,
    in_ranks,
    rank_of,
)
from arschloch_gui.engine.match import Match

SMALL = 4
"""Up to this hand size, every subset is tried; for larger ones, every shape."""
CLAIMS = ("putsch", "revolution", "free_trick", "defer", "nonsense")
"""Possible claims; those of a game are added from its legal actions."""


@dataclass(frozen=True, slots=True)
class Decision:
    """The context of an attempt."""

    hand: tuple[Card, ...]
    """All cards of the seat to act, in any zone."""
    deck: tuple[Card, ...]
    players: int
    rng: Random


def tried(match: Match, rng: Random) -> Iterator[Action]:
    """Yield actions of every kind for the seat to act, including its legal ones."""
    family, seat = match.family, match.to_act
    assert seat is not None
    zones = match.state.holdings()
    own = [pile for zone in zones if not zone.shared for pile in zone.piles[seat : seat + 1]]
    hand = tuple(sorted(card for pile in own for card in pile))
    at = Decision(hand, family.cards.deck(match.spec.rules), match.spec.rules.players, rng)
    for kind in _kinds(Action):
        yield from _all_of(kind, at)


def _kinds(base: type[Action]) -> Iterator[type[Action]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _kinds(kind)


def _all_of(kind: type[Action], at: Decision) -> Iterator[Action]:
    """Yield every value of each field, with the others at random."""
    fields = msgspec.structs.fields(kind)
    if not fields:
        yield kind()
        return
    values = {field.name: list(_VALUES[field.name](at)) for field in fields}
    for name, each in values.items():
        for value in each:
            others = {other: at.rng.choice(choice) for other, choice in values.items()}
            if "as_rank" in others and at.rng.random() < 0.7:
                others["as_rank"] = None
            yield kind(**{**others, name: value})


# -- cards --------------------------------------------------------------------------------


def selections(at: Decision) -> Iterator[tuple[Card, ...]]:
    """Yield possible selections of cards: every shape in the hand, and cards outside it."""
    hand, rng = at.hand, at.rng
    if len(hand) <= SMALL:
        for size in range(1, len(hand) + 1):
            yield from itertools.combinations(hand, size)
    else:
        yield from _shapes(hand, rng)
    yield hand or (at.deck[0],)
    yield from _not_held(at)


def _shapes(hand: tuple[Card, ...], rng: Random) -> Iterator[tuple[Card, ...]]:
    groups = in_ranks(hand)
    for group in groups:
        for size in range(1, len(group) + 1):
            yield tuple(rng.sample(group, size))
    for width in (1, 2, 3):
        wide = [group[:width] for group in groups if len(group) >= width]
        for length in range(2, len(wide) + 1):
            start = rng.randrange(len(wide) - length + 1)
            yield tuple(itertools.chain(*wide[start : start + length]))
    for suit in range(4):
        suited = [card for card in hand if format_card(card)[-1] == "DCHS"[suit]]
        for length in range(2, len(suited) + 1):
            start = rng.randrange(len(suited) - length + 1)
            yield tuple(suited[start : start + length])
    for group in groups:  # with one or two others that may be wild
        for others in (1, 2):
            besides = [card for card in hand if card not in group]
            if len(besides) >= others:
                yield (*group, *rng.sample(besides, others))
    for size in range(1, len(hand) + 1):
        yield tuple(rng.sample(hand, size))


def _not_held(at: Decision) -> Iterator[tuple[Card, ...]]:
    rng = at.rng
    foreign = rng.randrange(CARD_COUNT)
    yield (foreign,)
    yield (rng.choice(at.deck),)
    if at.hand:
        card = rng.choice(at.hand)
        yield (card, card)
        yield (*rng.sample(at.hand, min(2, len(at.hand))), foreign)
        yield (card,) * 5


def _cards_or_none(at: Decision) -> Iterator[tuple[Card, ...]]:
    yield ()
    yield from selections(at)


def _seats(at: Decision) -> Iterable[int]:
    return (-1, *range(at.players), at.players, 99)


def _ranks(at: Decision) -> Iterable[str]:
    present = dict.fromkeys(RANK_NAMES[rank_of(card)] for card in at.deck)
    return (*present, at.rng.choice(RANK_NAMES))


def _meanings(at: Decision) -> Iterable[str | None]:
    return (None, *_ranks(at), *(at.rng.choice(CARD_NAMES) for _ in range(3)))


def _wanted(at: Decision) -> Iterator[tuple[str, ...]]:
    ranks = list(_ranks(at))
    for count in (0, 1, 1, 2, 3):
        yield tuple(at.rng.choice(ranks) for _ in range(count))
    yield from ((rank,) for rank in ranks)


_VALUES: dict[str, Callable[[Decision], Iterable[Any]]] = {
    "cards": _cards_or_none,
    "give": selections,
    "hand": selections,
    "table": selections,
    "card": lambda at: (*at.hand, at.rng.choice(at.deck), at.rng.randrange(CARD_COUNT)),
    "as_rank": _meanings,
    "rank": _ranks,
    "want": _wanted,
    "to": _seats,
    "accept": lambda at: (True, False),
    "what": lambda at: CLAIMS,
    "place": lambda at: range(5),
}
