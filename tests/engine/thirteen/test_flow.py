"""A round of Thirteen Cards from the deal to the scores, and its refusals."""

from __future__ import annotations

import pytest

from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.events import (
    CardsDealt,
    Event,
    Passed,
    PlayBegan,
    Played,
    RoundStarted,
    TrickTaken,
    TurnBegan,
    WentOut,
)
from arschloch_gui.engine.family import Carry, FixedDeal, RoundSetup
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.seating import clockwise_from
from arschloch_gui.engine.shithead.actions import Take
from arschloch_gui.engine.table.round import ranked, shared_places
from arschloch_gui.engine.thirteen.combos import power_of
from arschloch_gui.engine.thirteen.events import CardsCounted
from arschloch_gui.engine.thirteen.game import THIRTEEN
from arschloch_gui.engine.thirteen.rules import Rules
from arschloch_gui.engine.thirteen.scoring import points_for
from deals import cards, hands
from thirteen_rounds import SEATS, act, dealt, refused, thirteen

SHORT = "3d 9d | 4d 10d 2s | 5d 5c | 6d qd"


def test_the_deal_follows_from_seed_and_round_alone():
    one = THIRTEEN.start_round(Rules(), RoundSetup(7, 3, Carry(SEATS)), None)
    other = THIRTEEN.start_round(Rules(), RoundSetup(7, 3, Carry(SEATS, (2, 1, 0, 3))), None)
    assert one.hands == other.hands
    assert sorted(card for hand in one.hands for card in hand) == list(THIRTEEN.cards.deck(Rules()))
    assert THIRTEEN.start_round(Rules(), RoundSetup(7, 4, Carry(SEATS)), None).hands != one.hands


def test_a_round_tells_what_happens():
    told: list[Event] = []
    state = thirteen(SHORT, emit=told.append)
    assert [type(event) for event in told] == [
        RoundStarted, CardsDealt, CardsDealt, CardsDealt, CardsDealt, PlayBegan, TurnBegan,
    ]  # fmt: skip
    told.clear()
    act(state, "3d", "4d", "-", "-", "-", "2s", "-", "-", "-", "10d", emit=told.append)
    assert [event for event in told if not isinstance(event, TurnBegan)] == [
        Played(0, cards("3d"), "single", None, 1),
        Played(1, cards("4d"), "single", None, 2),
        Passed(2), Passed(3), Passed(0), TrickTaken(1, 2),
        Played(1, cards("2s"), "single", None, 1),
        Passed(2), Passed(3), Passed(0), TrickTaken(1, 1),
        Played(1, cards("10d"), "single", None, 0),
        WentOut(1, 1),
        CardsCounted(2, 2, 2, ""), CardsCounted(3, 2, 2, ""), CardsCounted(0, 1, 1, ""),
    ]  # fmt: skip


def test_what_was_taken_is_counted_and_lies_with_its_taker():
    state = act(thirteen(SHORT), "3d", "4d", "-", "-", "-")
    assert state.taken == ((1, 2),)
    state = act(state, "2s", "-", "-", "-", "10d")
    assert state.taken == ((1, 2), (1, 1)), "the last trick of a round is left where it lies"
    assert THIRTEEN.view(state, 0).taken == state.taken


def test_the_penalties_have_names():
    told: list[Event] = []
    state = thirteen(
        "3d | 3c 4c 5c 6c 7c 8c 9c 10c jc qc kc ac 2c | 3h 4h 5h 6h 7h 8h 9h 10h jh qh | 3s",
        emit=told.append,
    )
    act(state, "3d", emit=told.append)
    counted = [event for event in told if isinstance(event, CardsCounted)]
    assert counted == [
        CardsCounted(1, 13, 39, "triplette"),
        CardsCounted(2, 10, 20, "doublette"),
        CardsCounted(3, 1, 1, ""),
    ]


@pytest.mark.parametrize(
    ("left", "points"), [(0, 0), (1, 1), (9, 9), (10, 20), (11, 22), (12, 24), (13, 39)]
)
def test_points_for_cards_left(left: int, points: int):
    assert points_for(left) == points


def test_equal_points_share_a_place_and_stand_clockwise_from_the_winner():
    assert shared_places((5, 0, 5, 5)) == (3.0, 1.0, 3.0, 3.0)
    assert shared_places((24, 39, 0, 7)) == (3.0, 4.0, 1.0, 2.0)
    assert ranked((5, 0, 5, 5), clockwise_from((0, 2, 1, 3), 1)) == (1, 3, 0, 2)


def test_an_order_other_than_by_number_is_followed():
    fixed = FixedDeal(hands(SHORT))
    state = THIRTEEN.start_round(Rules(), RoundSetup(1, 1, Carry((3, 1, 0, 2)), fixed), None)
    assert act(state, "3d").to_act == 2
    assert act(state, "3d", "-", "6d").to_act == 1


@pytest.mark.parametrize(
    ("played", "text", "key"),
    [
        ((), "", "no_cards"),
        ((), "as", "not_held"),
        ((), "3d 3d", "not_held"),
        ((), "-", "leader_must_play"),
        ((), "4d", "must_contain"),
        ((), "3d 4d", "no_combo"),
        ((), "5d 5c 5h 5s", "bare_four"),
        (("3d",), "10d 10c", "wrong_number"),
        (("3d", "jd", "-", "2c"), "5d", "too_weak"),
        (("3d", "-", "-", "-", "5d 5c 5h"), "10d 10c", "wrong_number"),
        (("3d", "-", "-", "-", "5d 5c 5h 5s 4d"), "6c 7c 8c 9c 10d", "wrong_hand"),
    ],
)
def test_a_refusal_says_why(played: tuple[str, ...], text: str, key: str):
    state = thirteen("3d 4d 5d 5c 5h 5s kd | jd 10d 10c 6c 7c 8c 9c | 10s 8d | 2d 2c")
    assert refused(act(state, *played), text) == key


def test_another_kind_is_refused_where_kinds_may_not_cross():
    state = thirteen("3d 4c 5c 6c 7c 8d | 3h 4h 5h 6h 7h 8h | 9d | 10d", cross_kind=False)
    assert refused(act(state, "3d 4c 5c 6c 7c"), "4h 5h 6h 7h 8h") == "wrong_hand"


def test_what_belongs_to_other_games_is_refused():
    state = thirteen(SHORT)
    assert THIRTEEN.refusal(state, Take()).key == "not_now"
    assert THIRTEEN.refusal(state, Play(cards("3d"), "9")).key == "no_combo"
    over = act(thirteen("3d | 4d | 5d | 6d"), "3d")
    assert refused(over, "4d") == "not_now"
    assert THIRTEEN.legal(over) == ()


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("3d | 4d | 5d", "deal_hands"),
        ("3d | 4d | | 5d", "deal_empty_hand"),
        ("3d | 4d | 5d | 3d", "deal_card_not_in_deck"),
        ("3d | 4d | 5d | *r", "deal_card_not_in_deck"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(text: str, key: str):
    assert THIRTEEN.cards.deal_problem(Rules(), FixedDeal(hands(text))).key == key
    assert THIRTEEN.cards.deal_problem(Rules(), FixedDeal(hands(SHORT))) is None


def test_the_lowest_total_stands_first_and_ties_go_by_the_last_round():
    assert Rules().standings((40, 12, 55, 12), (3, 1, 0, 2)) == (3, 1, 0, 2)
    assert Rules().standings((40, 12, 55, 12), (1, 0, 2, 3)) == (1, 3, 0, 2)


def test_rounds_and_points_both_end_a_match():
    assert not Rules().is_over(3, (99, 0, 0, 0))
    assert Rules().is_over(3, (0, 100, 0, 0))
    assert Rules(rounds=3).is_over(3, (0, 0, 0, 0))
    assert not Rules(match_points=0).is_over(500, (999, 0, 0, 0))


def test_the_winner_of_a_match_has_fewest_points():
    match = Match(MatchSpec("thirteen", Rules(match_points=50), ("A", "B", "C", "D"), 3))
    while not match.is_over:
        if match.to_act is None:
            match.start_round()
        match.submit(match.to_act, match.legal()[0])
    best = match.standings()[0]
    assert match.scores[best] == min(match.scores)
    assert max(match.scores) >= 50


def test_only_four_can_play():
    for players in (2, 3, 5):
        assert Rules(players=players).problems()


def test_ranks_are_named_from_the_three_to_the_two():
    names = THIRTEEN.cards.rank_names(Rules())
    assert (names[0], names[-2:]) == ("3", ("A", "2"))
    deck = sorted(THIRTEEN.cards.deck(Rules()), key=power_of)
    assert (deck[0], deck[-1]) == cards("3d 2s")


def test_a_later_round_has_no_card_to_begin_with():
    later = next(state for seed in range(9) if (state := dealt(seed)).offices)
    assert later.to_act == later.offices[0]
    assert len(THIRTEEN.legal(later)) > 13
