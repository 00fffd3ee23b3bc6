"""`regular` with jesters: completing sets, fearing those of others, calling a revolution."""

from __future__ import annotations

import pytest
from ai import seen

from arschloch_gui.ai.climbing.shapes import Shape, beaters, jester_names
from arschloch_gui.engine.cards import RANK_NAMES, RANK_OF_NAME
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.melds import SET
from deals import cards, round_of, rules
from players import chosen


def planned(hand: str, *, lone: float = 1.0) -> set[str]:
    """Return the plan as text; all sets are equally heavy, but large ones are lighter."""
    book = compile_rules(rules("dalmuti"))
    held = cards(hand)

    def burden(shape: Shape) -> float:
        light = RANK_NAMES[shape.rank] == "*"
        return lone * shape.size if light else 1.0 - 0.1 * shape.size

    shapes = seen.planned(book, held, (), burden)
    return {f"{shape.size} {RANK_NAMES[shape.rank]}" for shape in shapes}


def test_jesters_complete_sets():
    assert planned("3 9 9 *") in ({"2 3", "2 9"}, {"1 3", "3 9"})


def test_jesters_without_a_set_are_laid_together():
    assert planned("* *") == {"2 *"}


def test_jesters_are_kept_together_where_that_is_lighter():
    assert planned("9 * *", lone=-5.0) == {"1 9", "2 *"}


def test_only_jesters_can_be_laid_and_complete_sets():
    assert jester_names(compile_rules(rules("dalmuti"))) == {RANK_OF_NAME["*"]}
    assert not jester_names(compile_rules(rules("career")))
    assert not jester_names(compile_rules(rules("dalmuti", joker="wild")))


def test_a_set_larger_than_its_rank_is_feared_where_jesters_complete_it():
    book = compile_rules(rules("dalmuti"))
    three = Shape(SET, 3, RANK_OF_NAME["4"])
    found = {RANK_NAMES[shape.rank] for shape in beaters(book, False, three) if shape.size == 3}
    assert found == {"1", "2", "3"}


def test_hidden_jesters_make_a_pair_more_dangerous():
    hands = "4 4 9 | 12 12 12 1 | 11 11 2 2 | 10 10 3 3"
    pair = Shape(SET, 2, RANK_OF_NAME["4"])

    def threat(jokers: int) -> float:
        state = round_of(hands, "dalmuti", exchange="none", jokers=jokers, offices=range(4))
        return seen.seen(state, 0).threat(pair)

    assert threat(2) > threat(0) + 0.05


@pytest.mark.parametrize(
    ("holder", "answer"),
    [(0, "-"), (1, "-"), (2, "-"), (3, "revolution"), (4, "revolution")],
)
def test_whoever_would_have_to_pay_calls_the_revolution(holder: int, answer: str):
    hands = ["12 5", "11 4", "10 6", "9 2", "8 1"]
    hands[holder] = "* *"
    state = round_of(" | ".join(hands), "dalmuti", offices=range(5))
    assert state.to_act == holder
    assert answer in chosen("regular", state)
