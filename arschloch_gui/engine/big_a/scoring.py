"""Penalty points for the cards left, and who stands where after a round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from arschloch_gui.engine.big_a.deck import penalty_of
from arschloch_gui.engine.cards import Card, Seat


def points_for(cards: Iterable[Card]) -> int:
    """The penalty points for cards left.

    >>> points_for(parse_cards(["7", "*", "BA"]))
    41
    """
    return sum(map(penalty_of, cards))


def ranked(points: Sequence[int], clockwise: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats after a round: fewest points first, those alike in the order given."""
    return tuple(sorted(clockwise, key=lambda seat: points[seat]))


def shared_places(points: Sequence[int]) -> tuple[float, ...]:
    """The place of every seat, 1 for the fewest points; those alike share the mean.

    >>> shared_places((4, 0, 4, 20))
    (2.5, 1.0, 2.5, 4.0)
    """
    fewer = [sum(other < own for other in points) for own in points]
    alike = [sum(other == own for other in points) for own in points]
    return tuple(less + (same + 1) / 2 for less, same in zip(fewer, alike, strict=True))
