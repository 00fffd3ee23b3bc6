"""Cards, their text and the decks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arschloch_gui.engine.cards import (
    BLACK_JOKER,
    CARD_COUNT,
    CARD_NAMES,
    DECK_RANKS,
    EXCUSE,
    JESTER,
    RED_JOKER,
    CardError,
    build_deck,
    format_card,
    format_cards,
    is_joker,
    parse_card,
    parse_cards,
    rank_of,
    suit_of,
)


def test_every_card_is_the_text_it_prints():
    assert [parse_card(format_card(card)) for card in range(CARD_COUNT)] == list(range(CARD_COUNT))
    assert parse_cards(CARD_NAMES) == tuple(range(CARD_COUNT))


def test_a_sorted_hand_is_ordered_by_rank_and_then_by_suit():
    hand = sorted(parse_cards(["AS", "7H", "10C", "7D", "*R", "7S", "7C", "*B"]))
    assert format_cards(hand) == ("7D", "7C", "7H", "7S", "10C", "AS", "*B", "*R")


def test_rank_and_suit_of_a_card_and_of_a_joker():
    ace = parse_card("AS")
    assert (rank_of(ace), suit_of(ace), is_joker(ace)) == (12, 3, False)
    assert (rank_of(RED_JOKER), suit_of(RED_JOKER), is_joker(RED_JOKER)) == (14, -1, True)
    assert rank_of(BLACK_JOKER) == 13


def test_a_bare_number_has_the_rank_of_the_suited_card_and_no_suit():
    number, suited = parse_cards(["7", "7H"])
    assert rank_of(number) == rank_of(suited)
    assert (suit_of(number), is_joker(number)) == (-1, False)
    assert rank_of(parse_card("1")) == rank_of(parse_card("1D"))


def test_trumps_and_the_excuse_have_no_suit_and_each_a_rank_of_its_own():
    trumps = parse_cards([f"T{number}" for number in range(1, 22)])
    assert len({rank_of(card) for card in (*trumps, EXCUSE)}) == 22
    assert not any(is_joker(card) or suit_of(card) >= 0 for card in (*trumps, EXCUSE))
    assert is_joker(JESTER)


def test_the_tarot_has_fourteen_ranks_of_four_suits_21_trumps_and_the_excuse():
    names = format_cards(build_deck("tarot78"))
    assert len(set(names)) == len(names) == 78
    assert {"1H", "10S", "JD", "NC", "QH", "KS", "T1", "T21", "EX"} <= set(names)
    assert not {"AH", "*R"} & set(names)


def test_the_dalmuti_deck_has_each_number_as_often_as_it_says_and_two_jesters():
    names = format_cards(build_deck("dalmuti80"))
    assert [names.count(str(rank)) for rank in range(1, 13)] == list(range(1, 13))
    assert (names.count("*"), len(names)) == (2, 80)


def test_the_career_deck_has_a_set_of_numbers_for_every_player():
    names = format_cards(build_deck("career", sets=6, jokers=3))
    assert [names.count(str(rank)) for rank in range(1, 14)] == [6] * 13
    assert (names.count("*"), len(names)) == (3, 81)


@pytest.mark.parametrize("text", ["", "14", "D7", "T22", "11H", "7d", "7DD", None, 7, ["7D"], {}])
def test_what_names_no_card_is_an_error_that_keeps_the_text(text: object):
    with pytest.raises(CardError) as caught:
        parse_card(text)
    assert caught.value.text == text


@pytest.mark.parametrize(("name", "count"), [("french32", 32), ("french52", 52)])
def test_a_deck_has_four_cards_of_each_of_its_ranks(name: str, count: int):
    deck = build_deck(name)
    assert len(deck) == len(set(deck)) == count
    assert deck == tuple(sorted(deck))
    assert {format_card(card)[:-1] for card in deck} == set(DECK_RANKS[name])


@pytest.mark.parametrize(
    ("jokers", "names"),
    [(0, ()), (1, ("*R",)), (2, ("*B", "*R")), (4, ("*B", "*B", "*B", "*R"))],
)
def test_the_first_joker_is_red_and_the_rest_are_black(jokers: int, names: tuple[str, ...]):
    assert format_cards(build_deck("french32", jokers=jokers)[32:]) == names


def test_several_decks_hold_each_card_as_often():
    deck = build_deck("french52", decks=3, jokers=2)
    assert len(deck) == 3 * 54
    assert deck.count(parse_card("10H")) == deck.count(RED_JOKER) == 3


@given(
    missing=st.lists(st.integers(0, 51), max_size=8),
    name=st.sampled_from(sorted(DECK_RANKS)),
    decks=st.integers(1, 4),
)
def test_each_missing_card_is_taken_out_once_per_time_it_is_named(
    missing: list[int], name: str, decks: int
):
    whole = build_deck(name, decks=decks)
    rest = build_deck(name, decks=decks, missing=missing)
    for card in range(CARD_COUNT):
        gone = whole.count(card) - rest.count(card)
        assert gone == min(missing.count(card), whole.count(card))
