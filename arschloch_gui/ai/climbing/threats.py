"""Construction of a seat's threat estimate from its view, with cards counted by rank."""

from __future__ import annotations

from functools import lru_cache

from arschloch_gui.ai.climbing.insights import insight_of
from arschloch_gui.ai.climbing.opponents import only_foe
from arschloch_gui.ai.climbing.playout.core.threats import ThreatEstimate
from arschloch_gui.engine.cards import RANK_COUNT, Seat, rank_of
from arschloch_gui.engine.climbing.compile import RULES_AT_ONCE
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.table.public import NOBODY


def threats_of(view: SeatView) -> ThreatEstimate:
    """Return an estimate of the threats that the cards hidden from a seat pose."""
    shown = {s: count_by_rank(cards) for s, cards in view.open_hands if s != view.seat}
    hidden = _hidden_by_rank(view, view.book, shown)
    seat, foe = _number(view.seat), _number(only_foe(view))
    counts = list(view.counts)
    return ThreatEstimate(insight_of(view.book), seat, counts, view.passed, hidden, shown, foe)


def _number(seat: Seat | None) -> int:
    return NOBODY if seat is None else seat


def count_by_rank(cards: tuple[int, ...]) -> list[int]:
    """Return the number of cards of each rank."""
    counts = [0] * RANK_COUNT
    for card in cards:
        counts[rank_of(card)] += 1
    return counts


def _hidden_by_rank(view: SeatView, book: Rulebook, shown: dict[Seat, list[int]]) -> list[int]:
    hidden = list(_deck_by_rank(book))
    for cards in (view.hand, view.aside, view.played(), view.discarded):
        for card in cards:
            hidden[rank_of(card)] -= 1
    for counts in shown.values():
        hidden = [n - known for n, known in zip(hidden, counts, strict=True)]
    # A fixed deal can contain cards that are not in the deck, which would make counts negative.
    return [max(0, count) for count in hidden]


@lru_cache(maxsize=RULES_AT_ONCE)
def _deck_by_rank(book: Rulebook) -> tuple[int, ...]:
    return tuple(count_by_rank(book.deck))
