"""The display of an exchange: where cards are while they move, and the players' faces."""

from __future__ import annotations

import pytest

from arschloch_gui.app.engine.messages import Stepped
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.show.event_animations import EventAnimations
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.flights import Flights
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.family import FixedDeal
from arschloch_gui.engine.match import Match, SeenEvent
from deals import cards, hands, match_of

NAMES = ("You", "Malik", "Cleo", "Jonas")
SEATS = (0, 1, 2, 3)
DEALT = hands("9d 10d jd | 8d 8c qd | 7d 7c kd | 7h ks ad")


class Exchange:
    """Seats 0 and 3 exchange a card, and so do seats 1 and 2; the lower seat gives its best one."""

    def __init__(self, viewer: int) -> None:
        match: Match = match_of(exchange="best_for_worst", exchange_counts=[1], rounds=0)
        self.stage = TableState(Seating(NAMES, SEATS, viewer), table_of)
        self.stage.put(match.snapshot(viewer))
        self.stage.tell(match.snapshot(viewer))
        self.in_the_air: list[tuple[list[tuple[int, int, int]], list[int], list[Card]]] = []
        """For each movement: the gifts, the counts at the seats, and the viewer’s hand.

        A gift is giver, receiver and count.
        """
        self.moods: dict[int, set[str]] = {seat: set() for seat in SEATS}
        self.spoke: set[int] = set()
        """The players who had a remark of their own."""
        self.stage.chatter.speak = lambda shown, occasion, seat: self.spoke.add(seat)
        flights, flying = Flights(), []
        flights.given.connect(lambda giver, taker, count, *_: flying.append((giver, taker, count)))
        told: list[SeenEvent] = []
        match.start_round(FixedDeal(DEALT, SEATS), match.watched_by(viewer, told.append))
        report = Stepped(0, match.ply, tuple(told), match.snapshot(viewer))
        for step in EventAnimations(self.stage, flights).steps(report):
            step.act()
            if flying:
                hand = sorted(self.stage.holding.cards.values())
                self.in_the_air.append((flying[:], self.stage.counts, hand))
            flying.clear()
            for seat, mood in self.stage.moods.items():
                self.moods[seat].add(mood)


@pytest.mark.parametrize("viewer", SEATS)
def test_a_card_that_flies_is_in_no_hand(qapp, viewer: int):
    exchange = Exchange(viewer)
    flown = 0
    for flying, counts, hand in exchange.in_the_air:
        flown += len(flying)
        assert sum(counts) + len(flying) == 12, flying
        assert len(hand) == counts[viewer]
    assert flown == 4
    assert exchange.stage.counts == [3, 3, 3, 3]


def test_a_card_that_comes_is_in_the_own_hand_only_when_it_is_there(qapp):
    exchange = Exchange(viewer=0)
    coming = [hand for flying, _, hand in exchange.in_the_air if (3, 0, 1) in flying]
    assert coming
    assert not [hand for hand in coming if cards("ad")[0] in hand]
    assert cards("ad")[0] in exchange.stage.holding.cards.values()


def test_who_is_robbed_winces_and_who_robs_grins_and_says_so(qapp):
    exchange = Exchange(viewer=3)
    assert exchange.moods == {0: {"grin"}, 1: {"grin"}, 2: {"wince"}, 3: {"wince"}}
    assert exchange.spoke == {0, 1}
