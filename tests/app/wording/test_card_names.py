"""Every card has a name; a bare number has that of its figure."""

from __future__ import annotations

import pytest
from in_one_test import in_one_test

from arschloch_gui import art
from arschloch_gui.app.language import speak
from arschloch_gui.app.wording.articles import the_card, the_cards, the_rank
from arschloch_gui.app.wording.cards import (
    card_name,
    cards_list,
    cards_phrase,
    rank_name,
    ranks_name,
)
from arschloch_gui.engine.cards import (
    CARD_NAMES,
    DECK_RANKS,
    RANK_NAMES,
    build_deck,
    format_card,
    parse_card,
    rank_of,
)


def test_every_card_and_every_rank_has_a_name():
    names = [card_name(code) for code in CARD_NAMES]
    assert len(set(names)) == len(names)
    assert all(ranks_name(rank) for rank in RANK_NAMES)
    assert len({rank_name(rank) for rank in RANK_NAMES}) == len(RANK_NAMES)


@in_one_test(
    ("code", "deck", "name"),
    [
        ("NH", "", "cavalier of hearts"),
        ("1D", "tarot78", "1 of diamonds"),
        ("T14", "tarot78", "trump 14"),
        ("EX", "", "Excuse"),
        ("*", "dalmuti80", "jester"),
        ("*", "big_a", "joker"),
        ("7", "big_a", "7"),
        ("BA", "big_a", "Big A"),
        ("LA", "", "Little A"),
        ("7", "dalmuti80", "7, the baker"),
        ("7", "career", "7, the bookkeeper"),
        ("13", "career", "13, the chairwoman"),
        ("10", "", "10"),
        ("QS", "seigneur", "queen of towers"),
        ("7C", "seigneur", "7 of lilies"),
        ("AD", "seigneur", "ace of keys"),
        ("10H", "seigneur", "10 of goblets"),
        ("MJ", "seigneur", "Mah Jong"),
    ],
)
def test_a_card_is_called_by_its_name(code, deck, name):
    assert card_name(code, deck) == name


def test_what_is_a_jester_elsewhere_is_a_joker_in_the_big_a():
    assert cards_phrase(("7", "*", "BA")) == "a 7, a jester and the Big A"
    assert cards_phrase(("7", "*", "BA"), "big_a") == "a 7, a joker and the Big A"
    assert cards_phrase(("*", "*"), "big_a") == "two jokers"


@pytest.mark.parametrize(
    ("codes", "phrase"),
    [
        (("9", "9"), "two nines"),
        (("11", "11", "11"), "three elevens"),
        (("NH", "NS"), "two cavaliers"),
        (("T5", "T6", "T7"), "trumps 5, 6 and 7"),
        (("T14", "T14"), "two trumps 14"),
        (("AH", "AS"), "two aces"),
        (("12", "*"), "a 12 and a jester"),
        (("QH", "T21"), "the queen of hearts and trump 21"),
    ],
)
def test_a_play_is_told_as_people_would_tell_it(codes, phrase):
    assert cards_phrase(codes) == phrase


@pytest.mark.parametrize(
    ("codes", "phrase"),
    [
        (("QS",), "the queen of spades"),
        (("7D",), "the 7 of diamonds"),
        (("12",), "the 12"),
        (("T14",), "trump 14"),
        (("*R",), "the red joker"),
        (("9", "9"), "the two nines"),
        (("AD", "AC", "AH", "AS"), "the four aces"),
        (("T5", "T6"), "trumps 5 and 6"),
        (("*R", "*R"), "two red jokers"),
        (("QH", "T21"), "the queen of hearts and trump 21"),
    ],
)
def test_what_lies_there_is_told_with_its_article(codes, phrase):
    assert the_cards(codes) == phrase


def test_a_deck_names_its_suits_wherever_its_cards_are_told():
    cards = ("QS", "KS")
    assert cards_list(cards, "seigneur") == "the queen of towers and the king of towers"
    assert cards_phrase(("QS",), "seigneur") == the_cards(("QS",), "seigneur")
    assert the_card("7H", "seigneur") == "the 7 of goblets"
    assert cards_list(cards) == "the queen of spades and the king of spades"


@pytest.mark.parametrize(
    ("language", "card", "list_"),
    [
        ("de", "Turm-Dame", "die Turm-Dame und den Turm-König"),
        ("fr", "dame de tour", "la dame de tour et le roi de tour"),
    ],
)
def test_suits_of_its_own_read_like_suits_in_german_and_french(qapp, language, card, list_):
    with speak(language):
        assert card_name("QS", "seigneur") == card
        assert cards_list(("QS", "KS"), "seigneur") == list_


@pytest.mark.parametrize("deck", DECK_RANKS)
def test_all_that_can_lie_there_can_be_told_with_its_article(deck):
    cards = {format_card(card) for card in build_deck(deck, jokers=2)}
    assert len({the_card(code) for code in cards}) == len(cards)
    ranks = {RANK_NAMES[rank_of(parse_card(code))] for code in cards}
    assert len({the_rank(rank) for rank in ranks}) == len(ranks)
    assert all(the_cards([code] * count) for code in cards for count in (2, 3, 4, 5))


@pytest.mark.sampled
@pytest.mark.parametrize("deck", DECK_RANKS)
def test_every_card_of_every_deck_has_a_face(deck):
    bare = {"dalmuti80", "career"}
    for card in set(build_deck(deck, jokers=2)):
        code = format_card(card)
        assert art.render_card(art.CardFace(code, deck=deck if deck in bare else ""), 16)
