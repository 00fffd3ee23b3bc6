"""The trumps of the Tarot deck (`deck=tarot78`, rules.md §3).

Trumps form rows of two, three or four consecutive numbers, in place of pairs, triples and quads.
Such a row is a set: it beats suit cards of the same size because trumps are stronger, and rules
about sets (bombs, revolutions, `max_set`) apply to it. The row's highest number is its rank. A row
has at most four trumps, because it corresponds to a natural set.

Trumps 1 and 21 can be played as themselves or stand for another card, either in a set of a rank
(see `sets`) or in a row of trumps. At least one card of every set must represent itself. If a row
can be read in several ways, the play can name its highest trump. If it does not, the highest legal
reading counts.
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
    """Return the hooks, or None if the deck has no trumps."""
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
    """Return the rows of these trumps, cached because most plays do not change a hand's trumps."""
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
    """Yield the choices of up to `most` cards that fit into one row, including the empty choice."""
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
    """Return the highest trumps of the rows that these cards can form, in descending order.

    Helpers fill the gaps, so it is enough that the other cards are distinct and close enough
    together. At least one card must represent itself.
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
    """Return the number of a trump."""
    return trump - TRUMPS[0] + 1
