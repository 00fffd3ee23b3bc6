"""A hand after a trade: its cards, its melds and how likely each of them wins."""

from __future__ import annotations

from dataclasses import replace

import pytest
from coach.climbing.hands import dealt

from arschloch_gui.ai.climbing.shapes import Shape
from arschloch_gui.coach.climbing.hand import LOW, WINS, Hand
from arschloch_gui.engine.cards import RANK_OF_NAME, format_cards
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.melds import SET
from arschloch_gui.engine.climbing.view import SeatView
from deals import cards

PLAIN = "7d 8h 9s 10c 10h jc qd kc kd as"


@pytest.fixture(scope="module")
def view() -> SeatView:
    return CLIMBING.view(dealt(PLAIN), 0)


def named(hand: Hand) -> list[str]:
    return list(format_cards(hand.cards))


def counted(hand: Hand, text: str) -> list[int]:
    return [hand.count[RANK_OF_NAME[name]] for name in text.split()]


def test_a_hand_is_what_is_held_in_ascending_order(view: SeatView):
    hand = Hand(view)
    assert named(hand) == ["7D", "8H", "9S", "10C", "10H", "JC", "QD", "KD", "KC", "AS"]
    assert counted(hand, "7 10 K A 2") == [1, 2, 2, 1, 0]


def test_cards_given_are_gone_and_those_received_are_there(view: SeatView):
    hand = Hand(view, cards("7d kc"), cards("ah ad"), 3)
    assert named(hand) == ["8H", "9S", "10C", "10H", "JC", "QD", "KD", "AD", "AH", "AS"]
    assert counted(hand, "7 K A") == [0, 1, 3]


def test_of_two_equal_cards_only_the_one_given_is_gone():
    double = CLIMBING.view(dealt(PLAIN), 0)
    twice = replace(double, hand=(*double.hand, cards("7d")[0]))
    assert named(Hand(twice, cards("7d"))) == named(Hand(double))


@pytest.mark.parametrize(
    ("text", "held"), [("10c", 2), ("10c 10h", 2), ("7d 8h", 0), ("as", 1), ("ah", 1), ("kc kh", 2)]
)
def test_cards_held_of_a_rank_are_counted_for_one_rank_alone(view, text: str, held: int):
    assert Hand(view).held_of(cards(text)) == held


def test_the_hand_is_split_into_as_few_plays_as_possible(view: SeatView):
    ranks = [RANK_OF_NAME[name] for name in ("7", "8", "9", "10", "J", "Q", "K", "A")]
    sizes = [1, 1, 1, 2, 1, 1, 2, 1]
    assert sorted((each.rank, each.size) for each in Hand(view).melds) == [
        *zip(ranks, sizes, strict=True)
    ]


def test_a_meld_is_worth_more_the_fewer_cards_can_beat_it(view: SeatView):
    hand = Hand(view)
    singles = [hand.single(RANK_OF_NAME[name]) for name in ["7", "9", "J", "K", "A"]]
    controls = [each.control for each in singles]
    assert controls == sorted(controls)
    assert controls[-1] == 1
    strengths = [each.strength for each in singles]
    assert strengths == sorted(strengths)
    pair = hand.worth(Shape(SET, 2, RANK_OF_NAME["K"]))
    assert 0 < pair.control < 1


def test_a_card_that_was_given_away_can_beat_the_hand():
    """All aces are in the hand; if two of them are given away, a king can be beaten."""
    view = CLIMBING.view(dealt("7d 8h 9s 10c 10h jc kd ad ah as", count=1), 0)
    held = tuple(sorted({*view.hand, *cards("ac")}))
    four = replace(view, hand=held)
    king = RANK_OF_NAME["K"]
    assert Hand(four).single(king).control == 1
    assert Hand(four, cards("ad ah"), (), 3).single(king).control < 1
    assert Hand(four, cards("7d 8h"), (), 3).single(king).control == 1


def test_a_receiver_with_more_cards_is_likelier_to_have_a_better_one(view: SeatView):
    gone = cards("7d 8h")
    few, more = Hand(view, gone), Hand(view, gone, (), 3)
    assert more.single(RANK_OF_NAME["K"]).control < few.single(RANK_OF_NAME["K"]).control


def test_a_meld_cannot_be_winning_and_low(view: SeatView):
    hand = Hand(view)
    wins = {each.rank for each in hand.wins()}
    assert wins == {each.rank for each in hand.melds if hand.worth(each).control >= WINS}
    assert RANK_OF_NAME["A"] in wins
    low = set(hand.lone_low())
    assert {RANK_OF_NAME[name] for name in ("7", "8")} <= low
    assert not low & wins
    assert RANK_OF_NAME["10"] not in low, "a pair"
    for each in hand.melds:
        worth = hand.worth(each)
        assert hand.is_low(each) is (worth.control < WINS and worth.strength < LOW)
