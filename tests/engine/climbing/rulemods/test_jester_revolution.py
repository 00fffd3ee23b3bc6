"""`jester_revolution`: two jesters in one hand may call off the taxation."""

from __future__ import annotations

from typing import Any

from arschloch_gui.engine.cards import CARD_OF, Seat
from arschloch_gui.engine.climbing.events import Declared, OfficesMirrored
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.events import Event
from deals import go, legal, refused, round_of

CALL = '{"declare": "revolution"}'
JESTER = CARD_OF["*"]


def asked(text: str, **values: Any) -> RoundState:
    return round_of(text, "dalmuti", offices=range(text.count("|") + 1), **values)


def test_the_holder_of_both_is_asked_before_any_card_changes_hands():
    state = asked("12 5 | 11 4 | * * | 9 2")
    assert (state.to_act, state.phase) == (2, "putsch")
    assert legal(state) == {CALL, "-"}
    assert refused(state, "*") == "not_now"
    assert not state.given


def test_letting_it_go_by_leads_to_the_taxes():
    state = go(asked("12 5 | 11 4 | * * | 9 2"), "-")
    assert state.phase == "exchange"
    assert len(state.given) == 2


def test_that_he_is_asked_tells_the_others_what_he_holds():
    state = asked("12 5 | 11 4 | * * | 9 2")
    assert SeatView.of(state, 0).known_holdings() == {2: [JESTER, JESTER]}
    assert SeatView.of(state, 2).known_holdings() == {}


def test_a_lesser_revolution_leaves_the_offices():
    events: list[Event] = []
    state = go(asked("12 5 | 11 4 | * * | 9 2"), CALL, emit=events.append)
    assert state.offices == (0, 1, 2, 3)
    assert (state.phase, state.to_act) == ("play", 0)
    assert not state.given
    assert events[0] == Declared(2, "revolution")


def test_the_lowest_office_turns_all_offices_and_seats_round():
    events: list[Event] = []
    state = go(asked("12 5 | 11 4 | 9 2 | * *"), CALL, emit=events.append)
    assert state.offices == state.order == (3, 2, 1, 0)
    assert state.successor == (3, 0, 1, 2)
    assert (state.phase, state.to_act) == ("play", 3)
    assert events[1] == OfficesMirrored((3, 2, 1, 0), (3, 2, 1, 0))


def test_without_changing_seats_only_the_offices_turn():
    state = go(asked("12 5 | 11 4 | 9 2 | * *", reseat=False), CALL)
    assert (state.offices, state.order) == ((3, 2, 1, 0), (0, 1, 2, 3))


def test_the_round_ends_with_offices_by_going_out_as_ever():
    state = go(asked("12 | 11 11 | 9 9 | * *"), CALL, "* *", "9 9")
    assert state.finished[:2] == (3, 2)


def test_with_two_decks_the_lower_office_is_asked_first_and_one_call_is_enough():
    held: tuple[Seat, ...] = (1, 3)
    state = asked("12 5 | * * 3 | 9 2 | * * 4", decks=2, jokers=2)
    assert [due.seat for due in state.due] == [3, 1] == list(reversed(held))
    assert go(state, CALL).phase == "play"
    declined = go(state, "-")
    assert declined.to_act == 1
    assert go(declined, CALL).offices == (0, 1, 2, 3)


def test_nothing_is_asked_where_there_is_nothing_to_call_off():
    hands = "12 5 | 11 4 | * * | 9 2"
    assert asked(hands, exchange="none").phase == "play"
    assert asked(hands, joker="wild").phase == "exchange"
    assert asked(hands, jester_revolution=False).phase == "exchange"
    assert round_of(hands, "dalmuti").phase == "play"


def test_a_putsch_comes_first():
    state = asked("12 5 | 11 4 | * * | 9 2", putsch=True)
    assert state.to_act == 3
    assert go(state, '{"declare": "putsch"}').phase == "play"
    assert go(state, "-").to_act == 2


def test_cards_passed_to_the_left_are_called_off_too():
    assert go(asked("12 5 | 11 4 | * * | 9 2", pass_left=1), CALL).phase == "play"
