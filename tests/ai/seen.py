"""The judgement of hands by the players of the climbing games, queried by shapes."""

from __future__ import annotations

from collections.abc import Callable

from arschloch_gui.ai.climbing.evaluation import bits_of, plan_of
from arschloch_gui.ai.climbing.insights import KINDS, insight_of, key_of_shape, shape_of_key
from arschloch_gui.ai.climbing.playout.core.threats import ThreatEstimate, Worth
from arschloch_gui.ai.climbing.shapes import Shape
from arschloch_gui.ai.climbing.threats import count_by_rank, threats_of
from arschloch_gui.engine.cards import RANK_COUNT, Card, Seat
from arschloch_gui.engine.climbing.rulebook import RoundState, Rulebook
from arschloch_gui.engine.climbing.view import SeatView


class Seen:
    """The threat estimate of a view."""

    def __init__(self, view: SeatView) -> None:
        self._insight, self._flipped = insight_of(view.book), int(view.reversed)
        self.outlook: ThreatEstimate = threats_of(view)
        self.rivals, self.answering = self.outlook.rivals, self.outlook.answering

    def threat(self, shape: Shape, *, answering: bool = False) -> float:
        """Return the rival melds that would beat this one."""
        relations = self._insight.relations(key_of_shape(shape), self._flipped)
        return self.outlook.threat(relations, answering)

    def prey(self, shape: Shape) -> float:
        """Return the rival sets it could be played on."""
        relations = self._insight.relations(key_of_shape(shape), self._flipped)
        return self.outlook.prey(relations)

    def chance_to_go_out_on(self, seat: Seat, shape: Shape) -> float:
        """Return the chance that a rival's whole hand is one meld that beats the shape."""
        relations = self._insight.relations(key_of_shape(shape), self._flipped)
        return self.outlook.goes_out_on(seat, relations)


def seen(state: RoundState, seat: Seat | None = None) -> Seen:
    """Return the threat estimate of a seat, by default the seat to act."""
    return Seen(SeatView.of(state, state.to_act if seat is None else seat))


def planned(
    book: Rulebook, held: tuple[Card, ...], gone: tuple[Card, ...], burden: Callable[[Shape], float]
) -> list[Shape]:
    """Return the melds a hand is planned in after some cards are gone, with these weights."""
    outlook = ThreatEstimate(insight_of(book), 0, [len(held)], 0, [0] * RANK_COUNT, {}, -1)
    for kind in KINDS:
        for size in range(1, len(held) + 2):
            for rank in range(RANK_COUNT):
                worth, shape = Worth(0.0, 0.0, 0.0, False), Shape(kind, size, rank)
                worth.burden = burden(shape)
                outlook.worths[0][key_of_shape(shape)] = worth
    left = count_by_rank(tuple(card for card in held if card not in gone))
    keys = plan_of(outlook, book, held).melds(left, bits_of(gone), 0)
    return [shape_of_key(key) for key in keys]
