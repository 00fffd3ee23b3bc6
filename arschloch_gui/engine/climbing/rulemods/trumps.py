"""The trumps of the Tarot deck (`deck=tarot78`, rules.md §3).

Where the suits have pairs, triples and fours, the trumps have two, three and four of consecutive
numbers. That is their kind of set, so they beat suit cards of the same size by being stronger,
and whatever a rule says about sets (bombs, revolutions, `max_set`) holds for them; the highest
number decides. Four are the most: five of a rank have no counterpart among the trumps.

Trump 1 and trump 21 are trumps like the others, or stand for another card: of a rank (see `sets`)
or of a row of trumps. At least one card of every set is what it shows. Where a row can be read in
more than one way the play says its highest trump; without that the highest that may be played
counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from arschloch_gui.engine.cards import RANK_NAMES, TRUMPS, Card, is_trump, rank_of
from arschloch_gui.engine.climbing.contribution import CardsPart, Contribution, TrickPart
from arschloch_gui.engine.climbing.melds import GROUPS_AT_ONCE, SET, Meld
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.rules import Rules

MOST = 4
STAND_INS: frozenset[Card] = frozenset({TRUMPS[0], TRUMPS[-1]})
_LAST = len(TRUMPS)


def contribute(rules: Rules) -> Contribution | None:
    """Only with trumps in the deck."""
    if rules.deck != "tarot78":
        return None
    return Contribution(
        trick=TrickPart(melds=_rows), cards=CardsPart(stand_ins=STAND_INS, has_trumps=True)
    )


def _rows(book: Rulebook, hand: list[Card], whole: bool) -> Iterable[Meld]:
    trumps = tuple([card for card in hand if is_trump(card)])
    if not whole:
        return _rows_of(trumps)
    return _readings(trumps) if len(trumps) == len(hand) <= MOST else ()


@lru_cache(maxsize=GROUPS_AT_ONCE)
def _rows_of(trumps: tuple[Card, ...]) -> tuple[Meld, ...]:
    """The rows of these trumps, remembered: most plays leave the trumps of a hand as they are."""
    found: list[Meld] = []
    helpers = [card for card in trumps if card in STAND_INS]
    others = sorted(set(trumps) - STAND_INS)
    choices = sorted({c for n in range(MOST + 1) for c in combinations(helpers, n)})
    for helping in choices:
        for chosen in _near(others, MOST - len(helping)):
            if cards := tuple(sorted((*chosen, *helping))):
                found += _readings(cards)
    return tuple(found)


def _near(cards: Sequence[Card], most: int) -> Iterator[tuple[Card, ...]]:
    """The choices of up to so many cards that may lie in one row, none at all included."""
    yield ()
    for at, first in enumerate(cards):
        near = [card for card in cards[at + 1 :] if card - first < MOST]
        for more in range(most):
            yield from ((first, *rest) for rest in combinations(near, more))


def _readings(cards: tuple[Card, ...]) -> Iterator[Meld]:
    tops = _tops(cards)
    for top in tops:
        rank = rank_of(TRUMPS[top - 1])
        as_rank = RANK_NAMES[rank] if len(tops) > 1 else None
        yield Meld(SET, len(cards), rank, 0, cards, as_rank)


def _tops(cards: tuple[Card, ...]) -> list[int]:
    """The highest trumps of the rows these cards can be, highest first.

    Helpers fill the gaps, so it takes no more than the others being different and near; one of
    the cards at least has to lie in its own place.
    """
    size = len(cards)
    others = [number_of(card) for card in cards if card not in STAND_INS]
    if others:
        if len(set(others)) < len(others):
            return []
        least, most = max(size, max(others)), min(_LAST, min(others) + size - 1)
        return list(range(most, least - 1, -1))
    tops = {size} if TRUMPS[0] in cards else set()
    tops |= {_LAST} if TRUMPS[-1] in cards else set()
    return sorted(tops, reverse=True)


def number_of(trump: Card) -> int:
    """The number a trump shows."""
    return trump - TRUMPS[0] + 1
