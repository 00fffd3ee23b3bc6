"""Which decisions of a match are exercises, before the first trick and in it."""

from __future__ import annotations

from typing import Any

import pytest

from arschloch_gui.coach.exercise import exercise_at, letters, play_at, task_of
from arschloch_gui.coach.play_exercises import exercise_of
from arschloch_gui.engine.actions import Ask, Pass, Propose
from arschloch_gui.engine.match import Match
from deals import deal, match_of, play

WHOLE = (
    "7d 7h 8d 9d kd ks qc kc | 8c 9c 10c 10d jd qd 7c ah"
    " | 8h 9h 10h jh qh kh jc ad | 8s 9s js qs ac as 7s 10s"
)


def exchange(**options: Any) -> Match:
    """Return a match in which seat 2 has the highest position and decides first."""
    match = match_of("arschloch", players=4, **options)
    assert isinstance(match.start_round(deal(WHOLE, offices=(2, 0, 1, 3))), tuple)
    return match


def trick(hands: str, *cards: str, lead: int = 0) -> Match:
    """Return a round after these plays; "-" is a pass."""
    free = {"start_card_must_be_played": False}
    match = match_of("arschloch", players=hands.count("|") + 1, **free)
    match.start_round(deal(hands, lead=lead))
    for each in cards:
        seat = match.to_act
        assert seat is not None
        assert isinstance(match.submit(seat, Pass() if each == "-" else play(each)), tuple)
    return match


def test_the_highest_position_gives_two_cards_and_the_next_one_gives_one():
    match = exchange()
    first = exercise_at(match)
    assert first is not None
    assert (first.seat, first.phase, first.office, first.cards) == (2, "exchange", 0, 2)
    assert (first.in_trick, first.journal) == (False, tuple(match.journal))
    match.submit(2, match.legal()[0])
    second = exercise_at(match)
    assert second is not None
    assert (second.seat, second.office, second.cards) == (0, 1, 1)


@pytest.mark.parametrize(("way", "kind"), [("ask", Ask), ("negotiate", Propose)])
def test_options_that_give_different_numbers_of_cards_count_as_none(way: str, kind: type):
    match = exchange(exchange=way)
    found = exercise_at(match)
    assert found is not None
    assert isinstance(match.legal()[0], kind)
    assert found.cards == 0


def test_a_play_in_a_trick_has_no_exchange():
    match = trick("7d 8d kd | 9d 10d ad | 9h 10h ac")
    assert exercise_at(match) is None
    found = play_at(match)
    assert found is not None
    assert (found.seat, found.phase, found.office, found.cards) == (0, "play", -1, 0)
    assert found.in_trick


def test_without_a_choice_there_is_no_play_to_judge():
    one_card = trick("8d kd | 7d | 9h 10h", "8d")
    assert one_card.legal() == (Pass(),)
    assert play_at(one_card) is None
    two = trick("8d kd | 9d 7h | 9h 10h", "8d")
    assert len(two.legal()) == 2, "a card or a pass"
    assert play_at(two) is not None


def test_a_finished_match_has_nothing_to_judge():
    match = match_of("arschloch", players=3, rounds=1)
    match.start_round(deal("7d | 8d 9d | 10d jd", lead=0))
    while match.to_act is not None:
        match.submit(match.to_act, match.legal()[0])
    assert match.is_over
    assert (exercise_at(match), play_at(match)) == (None, None)
    assert exercise_of(match.spec, match.journal, match.ply) is None


def test_a_play_of_thirteen_cannot_be_judged():
    match = match_of("thirteen", players=4)
    match.start_round()
    while len(match.legal()) < 2:
        match.submit(match.to_act, match.legal()[0])
    assert play_at(match) is None


def test_the_first_decision_of_a_round_that_has_not_begun_is_found():
    """After the last action of a round, the next one is dealt."""
    match = match_of("arschloch", players=4, rounds=2)
    match.start_round()
    while match.to_act is not None:
        match.submit(match.to_act, match.legal()[0])
    ply, journal = match.ply, tuple(match.journal)
    match.start_round()
    assert match.phase == "exchange"
    found = exercise_of(match.spec, journal, ply)
    again = Match(match.spec)
    for entry in journal:
        again.enter(entry)
    again.start_round()
    assert found == play_at(again)


def test_the_first_play_of_a_match_is_found_before_it_begins():
    match = match_of("arschloch", players=4, start_card_must_be_played=False)
    match.start_round()
    found = exercise_of(match.spec, (), 0)
    assert found is not None
    assert (found.seat, found.in_trick) == (match.to_act, True)
    assert found.match().legal() == match.legal()


def test_a_task_is_what_the_seat_sees_and_can_do():
    match = exchange()
    task = task_of(match, 9)
    assert (task.game, task.seed, task.in_trick) == ("climbing", 9, False)
    assert task.legal == match.legal()
    assert (task.view.seat, task.view.hand) == (2, match.snapshot(2).view.hand)


def test_players_without_names_are_letters():
    assert letters(3) == ("A", "B", "C")
    assert len(set(letters(12))) == 12
