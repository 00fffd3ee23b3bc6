"""Announced top cards and open hands, which appear only in events and views."""

from __future__ import annotations

from typing import Any

from arschloch_gui.engine.cards import RANK_OF_NAME
from arschloch_gui.engine.climbing.events import HandShown
from arschloch_gui.engine.climbing.pending import Announcement
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.events import Event
from deals import cards, round_of


def shown(text: str, **options: Any) -> list[HandShown]:
    """Return the announcements when these hands are dealt."""
    events: list[Event] = []
    round_of(text, top_announce=True, emit=events.append, **options)
    return [event for event in events if isinstance(event, HandShown)]


def test_three_aces_are_announced_without_being_shown():
    assert shown("ad ac ah 9d | 7d as | 10d") == [HandShown(0, "A", 3, ())]


def test_all_four_aces_mean_an_open_hand():
    assert shown("ad ac ah as 9d | 7d | 10d") == [HandShown(0, "A", 4, cards("9d ad ac ah as"))]


def test_two_aces_are_nobodys_business():
    assert shown("ad ac 9d | ah 7d | 10d") == []


def test_with_two_decks_all_eight_make_the_hand_open():
    four = shown("ad ac ah as 9d | 7d | 10d", decks=2)
    assert four == [HandShown(0, "A", 4, ())]
    eight = shown("ad ac ah as ad ac ah as | 7d | 10d", decks=2)
    assert eight[0].count == 8
    assert eight[0].cards


def test_the_highest_rank_is_that_of_the_rank_order():
    assert shown("2d 2c 2h 9d | 7d | 10d", preset="trouduc")[0].rank == "2"


def test_an_open_hand_is_in_every_view_and_stays_open():
    state = round_of("ad ac ah as 9d | 7d | 10d", top_announce=True)
    for viewer in (0, 1, 2, None):
        assert SeatView.of(state, viewer).open_hands == ((0, cards("9d ad ac ah as")),)
    closed = round_of("ad ac ah as 9d | 7d | 10d")
    assert SeatView.of(closed, 1).open_hands == ()


def test_what_was_announced_stays_in_every_view():
    state = round_of("ad ac ah 9d | 7d as | 10d", top_announce=True)
    assert SeatView.of(state, 2).told == (Announcement(0, RANK_OF_NAME["A"], 3),)
