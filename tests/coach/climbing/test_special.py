"""Sets with effects, whatever rule gives them."""

from __future__ import annotations

from typing import Any

import pytest

from arschloch_gui.coach.climbing.special import BOMB, REVOLUTION, Special
from arschloch_gui.engine.cards import RANK_OF_NAME
from arschloch_gui.engine.climbing.game import CLIMBING
from deals import round_of

SEVEN, TWO = RANK_OF_NAME["7"], RANK_OF_NAME["2"]
HANDS = "7d 8d 9d | 7h 8h 9h | 7s 8s 9s | 7c 8c 9c"


def special(**options: Any) -> Special:
    return Special(CLIMBING.view(round_of(HANDS, **options), 0))


@pytest.mark.parametrize(
    ("options", "does"),
    [({}, ""), ({"bomb": "any"}, BOMB), ({"revolution": "four"}, REVOLUTION)],
)
def test_only_four_of_a_kind_have_an_effect(options: dict[str, Any], does: str):
    found = special(**options)
    assert [found.of(SEVEN, size) for size in range(5)] == ["", "", "", "", does]
    assert list(found.needed(SEVEN)) == ([(does, 4)] if does else [])


def test_a_rank_that_is_not_in_the_deck_has_no_effect():
    found = special(revolution="four")
    assert found.of(TWO, 4) == ""
    assert list(found.needed(TWO)) == []


def test_a_revolution_that_is_also_a_bomb_counts_as_a_revolution():
    assert special(revolution="four", bomb="any").of(SEVEN, 4) == REVOLUTION


def test_the_effect_is_the_same_when_the_order_is_already_reversed():
    state = round_of(HANDS, revolution="four")
    state.reversed = True
    found = Special(CLIMBING.view(state, 0))
    assert [found.of(SEVEN, size) for size in (3, 4)] == ["", REVOLUTION]
