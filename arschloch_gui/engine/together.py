"""A check whether selected cards can be part of one play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable

from arschloch_gui.engine.cards import Card


def can_be_joined(
    cards: Collection[Card],
    hand: Iterable[Card],
    melds: Iterable[tuple[Card, ...]],
    kind_of: Callable[[Card], Hashable],
    is_meld: Callable[[tuple[Card, ...]], bool],
) -> bool:
    """Return whether the hand has a play that contains all of these cards.

    `melds` are the plays of the hand, with equivalent plays only once. A meld may thus name other
    suits than the selected cards have. Therefore, cards of the same kind (`kind_of`, usually the
    rank) are swapped in, and `is_meld` checks that the result is still a play.

    >>> pairs = [(3, 3 + 13)]
    >>> can_be_joined([3], [3, 16, 29], pairs, lambda card: card % 13, lambda cards: True)
    True
    >>> can_be_joined([3, 4], [3, 4, 16], pairs, lambda card: card % 13, lambda cards: True)
    False
    """
    chosen = Counter(map(kind_of, cards))
    rest = list((Counter(hand) - Counter(cards)).elements())
    for meld in melds:
        wanted = Counter(map(kind_of, meld))
        if chosen <= wanted:
            joined = (*cards, *_fill(wanted - chosen, meld, rest, kind_of))
            if len(joined) == len(meld) and is_meld(joined):
                return True
    return False


def _fill(
    wanted: Counter[Hashable],
    meld: tuple[Card, ...],
    rest: list[Card],
    kind_of: Callable[[Card], Hashable],
) -> list[Card]:
    """Return cards of the wanted kinds from `rest`, preferring cards of the meld."""
    found: list[Card] = []
    left = Counter(wanted)
    preferred = Counter(meld)
    ordered = sorted(rest, key=lambda card: preferred[card] == 0)
    for card in ordered:
        kind = kind_of(card)
        if left[kind] > 0:
            left[kind] -= 1
            found.append(card)
    return found
