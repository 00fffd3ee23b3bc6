"""A match: rounds in sequence, standings, undo and redo."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arschloch_gui.engine.actions import PASS, Play
from arschloch_gui.engine.events import MatchEnded, Reseated, RoundEnded, RoundStarted
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.match import Acted, Finished, Match, MatchSpec
from arschloch_gui.engine.record import write
from arschloch_gui.engine.rng import Rng
from deals import NAMES, cards, deal, match_of, play
from random_rules import presets_and_rules

TINY = deal("7d 9d | 8d 10d | as ac", lead=0)
"""Seat 2 cannot lose, seat 0 leads."""


def tiny_match(**values: Any) -> Match:
    """Return a match for three seats with two cards each, dealt."""
    match = match_of("arschloch", players=3, **values)
    assert not isinstance(match.start_round(TINY), Refusal)
    return match


def do(match: Match, *texts: str) -> list[Any]:
    """Let the players to act play these cards ("-" passes); return all events."""
    events: list[Any] = []
    for text in texts:
        assert match.to_act is not None
        result = match.submit(match.to_act, PASS if text == "-" else play(text))
        assert not isinstance(result, Refusal), (text, result)
        events += result
    return events


def play_on(match: Match, plies: int, seed: int = 1) -> None:
    """Play at random, across rounds, until the match is over at the latest."""
    for ply in range(plies):
        if match.is_over:
            return
        if match.to_act is None:
            match.start_round()
        assert match.to_act is not None
        action = Rng(seed, "play", ply, len(match.journal)).choice(match.legal())
        assert not isinstance(match.submit(match.to_act, action), Refusal)


def picture(match: Match) -> tuple[Any, ...]:
    """Return the whole state of a match, for comparisons."""
    return (
        match.journal, match.carry, match.scores, match.rounds, match.state, match.ply,
    )  # fmt: skip


def test_before_the_first_deal_nobody_has_to_decide():
    match = match_of()
    assert (match.round_no, match.phase, match.to_act, match.legal()) == (0, "round_over", None, ())
    assert match.order == (0, 1, 2, 3)
    assert match.standings() == (0, 1, 2, 3)
    assert match.snapshot(0).view is None
    assert match.refusal(0, PASS) == Refusal.of("round_is_over")


def test_a_round_goes_from_its_deal_to_its_points():
    match = tiny_match(rounds=1)
    assert (match.round_no, match.phase, match.to_act) == (1, "play", 0)
    events = do(match, "7d", "8d", "as", "-", "-", "ac", "-", "-")
    assert not [event for event in events if isinstance(event, RoundEnded)]
    events = do(match, "9d")
    assert [e for e in events if isinstance(e, RoundEnded)] == [
        RoundEnded((2, 0, 1), (1, 0, 2), (1, 0, 2), ((), cards("10d"), ()))
    ]
    assert events[-1] == MatchEnded((2, 0, 1), (1, 0, 2))
    assert match.rounds == [Finished((2, 0, 1), (1, 0, 2), ((), cards("10d"), ()))]
    assert (match.phase, match.is_over, match.to_act) == ("match_over", True, None)
    assert match.submit(0, PASS) == match.refusal(0, PASS) == Refusal.of("match_is_over")
    assert match.start_round() == Refusal.of("match_is_over")


def test_an_endless_match_asks_for_another_round():
    match = tiny_match(rounds=0)
    do(match, "7d", "8d", "as", "-", "-", "ac", "-", "-", "9d")
    assert (match.phase, match.round_no, match.is_over) == ("round_over", 1, False)
    events = match.start_round()
    assert not isinstance(events, Refusal)
    assert isinstance(events[0], Reseated)
    assert isinstance(events[1], RoundStarted)
    assert events[1] == RoundStarted(2, order=(2, 0, 1), dealer=1, offices=(2, 0, 1))
    assert match.order == (2, 0, 1)
    assert match.round_no == 2


def test_scores_add_up_and_ties_go_by_the_last_office():
    match = tiny_match(exchange="none", reseat=False, next_lead="lowest_office")
    do(match, "7d", "8d", "as", "-", "-", "ac", "-", "-", "9d")
    assert match.scores == (1, 0, 2)
    match.start_round(deal("10d kd | qd as | 7d 9d"))
    do(match, "qd", "-", "kd", "as", "-", "7d", "10d")
    assert match.rounds[-1].offices == (1, 0, 2)
    assert match.scores == (2, 2, 2)
    assert match.standings() == (1, 0, 2)


def test_only_the_seat_to_act_may_act():
    match = tiny_match()
    assert match.submit(1, play("8d")) == Refusal.of("not_your_turn", seat=0)
    assert match.start_round() == Refusal.of("round_not_over")
    assert match.start_round(TINY) == Refusal.of("round_not_over")


@pytest.mark.parametrize(
    ("fixed", "key"),
    [
        (deal("7d | 8d"), "deal_hands"),
        (deal("7d | 8d | 9d | 10d"), "deal_hands"),
        (deal("7d | 8d | 7d"), "deal_card_not_in_deck"),
        (deal("7d | 8d | 2d"), "deal_card_not_in_deck"),
        (deal("7d | 8d | *r"), "deal_card_not_in_deck"),
        (deal("7d | 8d | "), "deal_empty_hand"),
        (deal("7d | 8d | 9d", offices=(0, 1)), "deal_offices"),
        (deal("7d | 8d | 9d", offices=(0, 1, 1)), "deal_offices"),
        (deal("7d | 8d | 9d", offices=(0, 1, 3)), "deal_offices"),
        (deal("7d | 8d | 9d", offices=(0, 1, 2, 2)), "deal_offices"),
        (deal("7d | 8d | 9d", offices=()), "deal_offices"),
        (deal("7d | 8d | 9d", lead=3), "no_such_seat"),
        (deal("7d | 8d | 9d", lead=-1), "no_such_seat"),
    ],
)
def test_a_deal_that_cannot_be_is_refused_and_changes_nothing(fixed: Any, key: str):
    match = match_of("arschloch", players=3)
    refusal = match.start_round(fixed)
    assert isinstance(refusal, Refusal)
    assert refusal.key == key
    assert (match.journal, match.state) == ([], None)


def test_a_refused_action_changes_nothing_in_mid_round():
    match = tiny_match()
    before = copy.deepcopy(picture(match)[0]), match.state.clone()
    assert isinstance(match.submit(0, play("9d")), Refusal), "the lead has to contain the 7"
    assert (match.journal, match.state) == before


def test_a_refused_action_between_rounds_deals_nothing():
    match = tiny_match()
    do(match, "7d", "8d", "as", "-", "-", "ac", "-", "-", "9d")
    assert isinstance(match.submit(1, PASS), Refusal)
    assert match.to_act is None
    assert not isinstance(match.start_round(TINY), Refusal)


def test_the_first_action_after_a_round_deals_the_next():
    one, other = tiny_match(exchange="none"), tiny_match(exchange="none")
    for match in (one, other):
        do(match, "7d", "8d", "as", "-", "-", "ac", "-", "-", "9d")
    dealt = one.start_round()
    assert one.to_act is not None
    action = one.legal()[0]
    events = other.submit(one.to_act, action)
    assert not isinstance(dealt, Refusal)
    assert events == dealt + one.submit(one.to_act, action)  # type: ignore[operator]
    assert picture(one) == picture(other)


def test_a_snapshot_shows_legal_actions_only_to_the_seat_to_act():
    match = tiny_match()
    assert match.snapshot(0).legal == match.legal() == (Play(cards("7d")),)
    assert match.snapshot(1).legal == match.snapshot(None).legal == ()
    assert match.snapshot(0).view.hand == cards("7d 9d")
    assert match.snapshot(None).view.hand == ()
    assert (match.snapshot(0).can_undo, match.snapshot(0).can_redo) == (False, False)
    do(match, "7d", "-")
    assert [match.snapshot(seat).can_undo for seat in (0, 1, 2, None)] == [True, True, False, False]


def test_undo_goes_back_to_the_last_own_decision_and_redo_to_the_next():
    match = tiny_match()
    do(match, "7d")
    at_first = len(match.journal)
    do(match, "8d", "-", "9d", "10d")
    # Seat 1 played 8d and 10d; only the last one is undone.
    whole = picture(match)
    assert match.undo(1)
    assert (match.to_act, match.snapshot(1).can_redo) == (1, True)
    assert match.undo(1)
    assert (match.to_act, len(match.journal)) == (1, at_first)
    assert match.redo(1)
    assert match.to_act == 1
    assert match.redo(1)
    assert picture(match) == whole
    assert not match.redo(1)


def test_who_has_not_acted_has_nothing_to_undo():
    match = tiny_match()
    do(match, "7d")
    assert not match.undo(2)
    assert len(match.journal) == 2


def test_a_new_action_forgets_what_was_undone():
    match = tiny_match()
    do(match, "7d", "8d")
    match.undo(1)
    do(match, "-")
    assert not match.snapshot(1).can_redo
    assert not match.redo(1)


def test_undo_of_the_first_decision_of_a_dealt_round_leaves_it_dealt():
    match = match_of("trouduc", seed=4)
    match.start_round()
    before = match.state.clone()
    seat = match.to_act
    assert seat is not None
    match.submit(seat, match.legal()[0])
    assert match.undo(seat)
    assert (match.state, match.journal, match.to_act) == (before, [], seat)


@given(
    chosen=presets_and_rules(),
    seed=st.integers(0, 1000),
    plies=st.integers(1, 150),
    undos=st.integers(1, 6),
)
def test_as_many_redos_as_undos_lead_back(
    chosen: tuple[str, Any], seed: int, plies: int, undos: int
):
    preset, rules = chosen
    match = Match(MatchSpec(preset, rules, NAMES[: rules.players], seed))
    play_on(match, plies, seed)
    seat = Rng(seed, "seat").below(rules.players)
    text, journal = write(match), list(match.journal)
    done = sum(match.undo(seat) for _ in range(undos))
    if done:
        assert match.to_act == seat, "after an undo the seat decides again"
        assert write(match) != text
    for left in range(done, 0, -1):
        assert match.snapshot(seat).can_redo
        assert match.redo(seat)
        if left > 1:
            assert match.to_act == seat, "before the last redo the seat decides again"
    assert write(match) == text
    assert match.journal == journal
    assert all(isinstance(entry, Acted) for entry in journal)
    assert not match.snapshot(seat).can_redo


def test_the_hands_of_a_deal_do_not_depend_on_how_rounds_were_played():
    hands = []
    for seed in (1, 2):
        match = match_of("trouduc", exchange="none", seed=99)
        while len(match.rounds) < 2:
            play_on(match, 1, seed)
        match.start_round()
        hands.append(match.state.hands)
    assert hands[0] == hands[1]
