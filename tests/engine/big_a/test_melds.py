"""The meaning of cards played together, and the plays in a hand."""

from __future__ import annotations

import pytest

from arschloch_gui.engine.big_a.game import BIG_A
from arschloch_gui.engine.big_a.melds import beats, counts_in_a_trick, meld_of, sets_in
from arschloch_gui.engine.big_a.rules import Rules
from deals import cards


@pytest.mark.parametrize(
    ("text", "kind", "number"),
    [
        ("7", "set", 7),
        ("7 7 7", "set", 7),
        ("* 7 *", "set", 7),
        ("*", "set", 14),
        ("la", "a", 0),
        ("ba", "a", 0),
    ],
)
def test_cards_are_known_by_their_number(text: str, kind: str, number: int):
    meld = meld_of(cards(text))
    assert meld is not None
    assert (meld.kind, meld.number, meld.size) == (kind, number, len(cards(text)))


@pytest.mark.parametrize("text", ["", "7 8", "* *", "7 8 *", "la ba", "la *", "7 la"])
def test_other_cards_are_nothing_together(text: str):
    assert meld_of(cards(text)) is None


@pytest.mark.parametrize(
    ("stronger", "weaker"), [("8", "7"), ("*", "13"), ("8 *", "7 7"), ("8 8", "7 *")]
)
def test_the_higher_number_beats(stronger: str, weaker: str):
    one, other = meld_of(cards(stronger)), meld_of(cards(weaker))
    assert beats(one, other)
    assert not beats(other, one)
    assert not beats(one, one)


def test_in_an_a_trick_a_joker_is_worth_a_one():
    worth = [counts_in_a_trick(meld_of(cards(text))) for text in ("la", "1", "*", "2", "13")]
    assert worth == [0, 1, 1, 2, 13]


def test_a_hand_of_eight_and_four_jokers_lays_up_to_twelve():
    sizes = [meld.size for meld in sets_in(cards("7 7 7 7 7 7 7 7 * * * *"))]
    assert (min(sizes), max(sizes)) == (1, 12)
    assert sizes.count(12) == 1


def test_rules_as_they_are_have_no_problems():
    assert BIG_A.problems(Rules()) == ()
    assert [problem.options for problem in BIG_A.problems(Rules(match_rounds=2))] == [
        ("match_rounds",)
    ]
