"""A round of Big A: its events, its refusals, and its scores."""

from __future__ import annotations

import pytest
from big_a_rounds import act, big_a, dealt, refused, texts
from in_one_test import in_one_test

from arschloch_gui.engine.actions import Declare, Play
from arschloch_gui.engine.big_a.deck import DECK, points_for
from arschloch_gui.engine.big_a.events import ATaken, CardsCounted, PassedOver
from arschloch_gui.engine.big_a.game import BIG_A
from arschloch_gui.engine.big_a.rules import Rules
from arschloch_gui.engine.events import (
    CardsDealt,
    CardsSetAside,
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
from arschloch_gui.engine.table.round import shared_places
from deals import NAMES, cards, hands

SHORT = "5 5 9 | 6 9 9 | 7 8 9"


def test_a_round_tells_what_happens():
    told: list[Event] = []
    state = big_a(SHORT, emit=told.append)
    assert [type(event) for event in told] == [
        RoundStarted, CardsDealt, CardsDealt, CardsDealt, PlayBegan, TurnBegan,
    ]  # fmt: skip
    told.clear()
    act(state, "5", "6", "-", "la", "7", "5", "9", "-", "-", "8", emit=told.append)
    little, big = cards("la ba")
    assert [event for event in told if not isinstance(event, TurnBegan)] == [
        Played(0, cards("5"), "set", None, 2),
        Played(1, cards("6"), "set", None, 2),
        Passed(2), TrickTaken(1, 2), ATaken(1, little, from_table=True),
        Played(1, cards("la"), "a", None, 2),
        Played(2, cards("7"), "set", None, 2),
        Played(0, cards("5"), "set", None, 1),
        TrickTaken(2, 3), ATaken(2, little, from_table=False), ATaken(2, big, from_table=True),
        Played(2, cards("9"), "set", None, 3),
        Passed(0), Passed(1), TrickTaken(2, 1),
        Played(2, cards("8"), "set", None, 2),
    ]  # fmt: skip


def test_what_was_taken_is_counted_and_lies_with_its_taker():
    state = act(big_a(SHORT), "5", "6", "-")
    assert state.taken == ((1, 2),)
    state = act(state, "la", "7", "5")
    assert state.taken == ((1, 2), (2, 2)), "the A is in a hand again"
    state = act(state, "9", "-", "-")
    assert BIG_A.view(state, 0).taken == ((1, 2), (2, 2), (2, 1))
    assert state.tricks == len(state.taken)


def test_somebody_with_an_a_card_alone_is_passed_over_and_that_is_told():
    told: list[Event] = []
    act(big_a("5 9 la | ba | 7 9"), "la", emit=told.append)
    assert told[1:] == [PassedOver(1), TurnBegan(2, "play")]


def test_everybody_who_is_out_and_everybody_who_pays_is_told():
    told: list[Event] = []
    act(big_a("la | 5 | 7 9"), "la", "5", "9", emit=told.append)
    assert told[-4:] == [
        ATaken(2, cards("la")[0], from_table=False),
        WentOut(0, 1), WentOut(1, 1),
        CardsCounted(2, cards("7 la"), 22),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("players", "each", "aside"),
    [(3, 13, 69), (4, 13, 56), (5, 13, 43), (6, 13, 30), (7, 13, 17), (8, 13, 4), (9, 12, 0)],
)
def test_hands_and_what_is_left(players: int, each: int, aside: int):
    told: list[Event] = []
    state = dealt(3, Rules(players=players), told.append)
    assert {len(hand) for hand in state.hands} == {each}
    assert len(state.aside) == aside
    shown = [event for event in told if isinstance(event, CardsSetAside)]
    assert shown == ([CardsSetAside(aside, ())] if aside else [])
    assert state.on_table == cards("la ba")


def test_the_deck_has_eight_of_each_number():
    names = BIG_A.cards.rank_names(Rules())
    assert names == tuple(map(str, range(1, 14)))
    assert len(DECK) == 8 * 13 + 4 + 2
    assert all(DECK.count(cards(name)[0]) == 8 for name in names)
    assert [DECK.count(card) for card in cards("* la ba")] == [4, 1, 1]


def test_an_order_other_than_by_number_is_followed():
    fixed = FixedDeal(hands(SHORT), None, 2)
    setup = RoundSetup(1, 1, Carry((2, 0, 1)), fixed)
    state = BIG_A.start_round(Rules(players=3), setup, None)
    assert (state.dealer, state.to_act) == (1, 2)
    assert act(state, "7").to_act == 0


def test_the_deal_goes_round_the_table():
    match = Match(MatchSpec("grossundklein", Rules(players=4), NAMES[:4], 7))
    dealers = []
    while not match.is_over:
        if match.to_act is None:
            match.start_round()
            dealers.append(match.state.dealer)
            assert match.to_act == (dealers[-1] + 1) % 4
        match.submit(match.to_act, match.legal()[0])
    assert [(one + 1) % 4 for one in dealers[:-1]] == dealers[1:]


@in_one_test(
    ("played", "text", "key"),
    [
        ((), "", "no_cards"),
        ((), "4", "not_held"),
        ((), "5 5 5", "not_held"),
        ((), "-", "leader_must_play"),
        ((), "5 9", "mixed_ranks"),
        ((), "5 9 *", "mixed_ranks"),
        ((), "* *", "jokers_alone"),
        ((), "5 la", "a_only_led_alone"),
        ((), "* la", "a_only_led_alone"),
        (("5",), "ba", "a_only_led_alone"),
        (("5",), "9 9", "wrong_number"),
        (("9",), "6", "too_low"),
        (("*",), "9", "nothing_beats_a_joker"),
        (("5 5",), "6 9", "mixed_ranks"),
        (("la",), "-", "a_trick_no_passing"),
        (("la",), "9 9", "a_trick_one_card"),
        (("la",), "ba", "a_only_led_alone"),
    ],
)
def test_a_refusal_says_why(played: tuple[str, ...], text: str, key: str):
    state = big_a("5 5 9 * * la | 6 9 9 ba | 7 8 9")
    assert refused(act(state, *played), text) == key


def test_what_a_joker_stands_for_may_be_said_but_not_wrongly():
    state = big_a("5 5 * la | 6 9 | 7 9")
    assert BIG_A.refusal(state, Play(cards("5 *"), "5")) is None
    assert BIG_A.refusal(state, Play(cards("*"), "*")) is None
    assert BIG_A.refusal(state, Play(cards("5 *"), "6")).key == "joker_is_the_set"
    assert BIG_A.refusal(state, Play(cards("*"), "6")).key == "joker_is_the_set"


def test_what_belongs_to_other_games_is_refused():
    assert BIG_A.refusal(big_a(SHORT), Declare("putsch")).key == "not_now"
    over = act(big_a("5 | 6 | 7"), "5")
    assert refused(over, "6") == "not_now"
    assert BIG_A.legal(over) == ()


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("5 | 6", "deal_hands"),
        ("5 | 6 | 7 | 8", "deal_hands"),
        ("5 | | 7", "deal_empty_hand"),
        ("5 5 5 5 5 5 5 5 | 5 | 7", "deal_card_not_in_deck"),
        ("la | la | 7", "deal_card_not_in_deck"),
        ("* * * | * * | 7", "deal_card_not_in_deck"),
        ("7d | 6 | 7", "deal_card_not_in_deck"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(text: str, key: str):
    assert BIG_A.cards.deal_problem(Rules(players=3), FixedDeal(hands(text))).key == key
    assert BIG_A.cards.deal_problem(Rules(players=3), FixedDeal(hands(SHORT))) is None


def test_smaller_and_lower_sets_come_first_and_a_cards_last():
    state = big_a("5 5 9 * ba | 6 9 | 7 9")
    assert texts(BIG_A.legal(state)) == [
        "5", "9", "*", "5 5", "5 *", "9 *", "5 5 *", "BA",
    ]  # fmt: skip


def test_points_and_places():
    assert points_for(cards("1 13 * la ba")) == 1 + 13 + 14 + 15 + 20
    assert shared_places((4, 0, 4, 20)) == (2.5, 1.0, 2.5, 4.0)
    state = act(big_a("5 | 7 9 | 9 7"), "5")
    assert state.places() == (1.0, 2.5, 2.5)


def test_the_lowest_total_stands_first_and_ties_go_by_the_last_round():
    assert Rules().standings((40, 12, 55, 12), (3, 1, 0, 2)) == (3, 1, 0, 2)
    assert Rules().standings((40, 12, 55, 12), (1, 0, 2, 3)) == (1, 3, 0, 2)


def test_rounds_and_points_both_end_a_match():
    assert not Rules().is_over(4, (999, 0, 0, 0, 0))
    assert Rules().is_over(5, (0, 0, 0, 0, 0))
    assert Rules(match_points=100).is_over(1, (0, 100, 0, 0, 0))
    assert not Rules(match_points=200).is_over(1, (0, 199, 0, 0, 0))


@pytest.mark.parametrize("players", [2, 10])
def test_only_three_to_nine_can_play(players: int):
    assert Rules(players=players).problems()


def test_the_length_of_a_match_is_as_near_to_the_wish_as_may_be():
    assert [Rules().lasting(wish).match_rounds for wish in (0, 1, 3, 7, 99)] == [20, 3, 3, 7, 20]
    assert Rules(match_rounds=7).length == 7


def test_who_has_passed_is_forgotten_when_somebody_lays_again_and_all_may_come_back():
    start = "5 8 9 | 6 9 9 | 7 9 9"
    assert act(big_a(start, laps="until_pass"), "5", "-").passed == 0b010
    assert act(big_a(start, laps="until_pass"), "5", "-", "7").passed == 0
    # With one turn each, a pass is for the whole trick.
    four = act(big_a(start + " | 8 9 9"), "5", "-", "7")
    assert four.passed == 0b0010
