"""`reseat`: the players sit by position, highest first, clockwise."""

from __future__ import annotations

from arschloch_gui.engine.events import Event, Reseated
from deals import round_of

HANDS = "7d 8d | 9d 10d | jd qd"


def test_players_sit_by_office():
    events: list[Event] = []
    state = round_of(HANDS, offices=(1, 0, 2), exchange="none", emit=events.append)
    assert state.order == (1, 0, 2)
    assert state.successor == (2, 0, 1)
    assert events[0] == Reseated((1, 0, 2))


def test_off_everybody_keeps_his_place():
    events: list[Event] = []
    state = round_of(HANDS, offices=(1, 0, 2), exchange="none", reseat=False, emit=events.append)
    assert state.order == (0, 1, 2)
    assert not [event for event in events if isinstance(event, Reseated)]


def test_in_a_first_round_there_is_nothing_to_sit_by():
    assert round_of(HANDS).order == (0, 1, 2)
