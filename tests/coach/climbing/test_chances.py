"""The chances that a player has a rank, by exact counting and with all information."""

from __future__ import annotations

from itertools import combinations

import pytest

from arschloch_gui.coach.climbing.chances import at_least, chance_held
from arschloch_gui.engine.climbing.game import CLIMBING
from deals import cards, go, round_of


@pytest.mark.parametrize(
    ("wanted", "marked", "drawn"), [(1, 3, 4), (2, 3, 4), (1, 0, 4), (0, 2, 3)]
)
def test_the_chance_is_that_of_all_ways_to_draw(wanted: int, marked: int, drawn: int):
    ways = [sum(card < marked for card in way) >= wanted for way in combinations(range(9), drawn)]
    assert at_least(wanted, marked, drawn, 9) == pytest.approx(sum(ways) / len(ways))


def test_of_four_hidden_cards_one_of_three_rivals_holds_one_with_the_textbook_chance():
    """13 of 39 hidden cards, dealt at random."""
    found = [round(100 * at_least(1, hidden, 13, 39)) for hidden in (1, 2, 3, 4)]
    assert found == [33, 56, 72, 82]


def test_what_was_given_is_known_to_be_there():
    hands = "7d 8h 9s 10c | 7c 8c 9d 10d | 7h 8d 9c 10h | ks as ad jd"
    state = go(round_of(hands, offices=range(4), pass_left=1), "7d 8h", "7c")
    view = CLIMBING.view(state, 0)
    seven, eight, ace = (card // 4 for card in cards("7d 8d as"))
    assert chance_held(view, 3, seven) == 1
    assert chance_held(view, 1, eight) < chance_held(view, 3, eight) == 1
    assert 0 < chance_held(view, 3, ace) < 1
    # 32 cards minus the own hand and the two that were given; one of these is an eight.
    hidden = 32 - len(view.hand) - 2 - len(view.transit)
    assert chance_held(view, 1, eight) == at_least(1, 3, view.counts[1], hidden)
