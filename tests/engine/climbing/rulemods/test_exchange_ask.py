"""Questions in the exchange are public, and every player may remember the answers."""

from __future__ import annotations

from arschloch_gui.engine.cards import RANK_OF_NAME
from arschloch_gui.engine.climbing.pending import Announcement
from arschloch_gui.engine.climbing.view import SeatView
from deals import go, round_of

HANDS = "7d 8d 9d jd | 7c 8c 9c jc | 7h 8h 9h jh | ad 8s 9s js"
QUEEN, ACE = RANK_OF_NAME["Q"], RANK_OF_NAME["A"]


def test_who_has_nothing_of_a_rank_told_so_and_who_had_it_gave_one():
    state = round_of(HANDS, offices=(0, 1, 2, 3), exchange="ask", privileged=1, ask_tries=2)
    state = go(state, '{"ask": "Q"}')
    told = (Announcement(3, QUEEN, 0),)
    assert SeatView.of(state, 1).told == told
    state = go(state, '{"ask": "A"}')
    assert SeatView.of(state, 2).told == (*told, Announcement(3, ACE, 1, taker=0))
