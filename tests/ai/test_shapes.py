"""The rules about melds as shapes without cards, found by asking the rules."""

from __future__ import annotations

from typing import Any

import pytest

from arschloch_gui.ai.climbing.shapes import (
    UNPLAYABLE,
    Shape,
    beaters,
    lone_jokers,
    natural_ranks,
    penalised_ranks,
    takes_trick,
    victims,
    wild_ranks,
)
from arschloch_gui.engine.cards import JOKER_RANKS, RANK_OF_NAME
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.melds import JOKER, SET
from arschloch_gui.engine.climbing.rulebook import Rulebook
from deals import rules

TWO, THREE, EIGHT, ACE = (RANK_OF_NAME[name] for name in ("2", "3", "8", "A"))


def book(preset: str = "arschloch", **values: Any) -> Rulebook:
    return compile_rules(rules(preset, **values))


def single(rank: int) -> Shape:
    return Shape(SET, 1, rank)


@pytest.mark.parametrize("reversed_", [False, True])
def test_which_ranks_beat_which_is_asked_of_the_rules(reversed_: bool):
    strict = beaters(book("arschloch"), reversed_, single(ACE))
    equal = beaters(book("trouduc"), reversed_, single(ACE))
    assert len(strict) == (7 if reversed_ else 0)
    assert single(ACE) in equal
    assert (single(TWO) in equal) is not reversed_


def test_beating_and_being_beaten_are_two_sides_of_one_table():
    chosen = book("trouduc", low_beats_high=2)
    for rank in natural_ranks(chosen):
        for other in beaters(chosen, False, single(rank)):
            assert single(rank) in victims(chosen, False, other)


def test_bombs_and_trump_jokers_beat_out_of_their_kind():
    pair = Shape(SET, 2, ACE)
    assert Shape(SET, 4, EIGHT) in beaters(book(bomb="any"), False, pair)
    assert Shape(JOKER, 1, JOKER_RANKS[0]) in beaters(book(jokers=2, joker="trump"), False, pair)
    assert pair in victims(book(bomb="any"), False, Shape(SET, 4, EIGHT))


def test_the_lowest_beat_the_highest_where_they_may():
    assert single(RANK_OF_NAME["7"]) in beaters(book(low_beats_high=1), False, single(ACE))


def test_what_takes_the_trick_at_once_is_found_by_its_effect():
    assert takes_trick(book("trouduc", two="cuts"), Shape(SET, 2, TWO))
    assert takes_trick(book(eight_cuts=True), single(EIGHT))
    assert not takes_trick(book("trouduc"), single(TWO))
    assert not takes_trick(book(eight_cuts=True), Shape(UNPLAYABLE, 1, EIGHT))


def test_jokers_are_ranks_kinds_of_their_own_or_wild():
    assert not set(JOKER_RANKS) - set(natural_ranks(book(jokers=2, joker="high")))
    assert lone_jokers(book(jokers=2, joker="trump")) == tuple(sorted(JOKER_RANKS))
    assert wild_ranks(book(jokers=2, joker="wild")) == set(JOKER_RANKS)
    assert not set(JOKER_RANKS) & set(natural_ranks(book(jokers=2, joker="wild")))
    assert TWO in wild_ranks(book("trouduc", two="wild_only"))


def test_penalised_ranks_are_those_of_the_rule():
    assert penalised_ranks(book("arschloch-hausregeln")) == {ACE}
    assert not penalised_ranks(book())
