"""The written rules of Grand Seigneur follow the options, and every refusal is helpful."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from arschloch_gui.app.by_game.refusals import refusal
from arschloch_gui.app.games.seigneur.combos import a_combo, the_combo, top_words
from arschloch_gui.app.games.seigneur.prose import rules_parts
from arschloch_gui.app.language import speak
from arschloch_gui.engine.cards import parse_cards
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.seigneur.combos import readings
from arschloch_gui.engine.seigneur.rules import PRESETS
from arschloch_gui.languages import LANGUAGES

RULES = PRESETS["seigneur"]


def text(**changed: Any) -> str:
    rules = replace(RULES, **changed)
    return "\n".join(words for part in rules_parts(rules) for words in part.paragraphs)


def combo(cards: str, at: int = 0):
    return readings(parse_cards(cards.split()))[at]


@pytest.fixture(autouse=True)
def english(qapp):
    with speak("en"):
        yield


def test_six_exchange_three_two_and_one_and_nobody_is_left_out():
    told = text(players=6)
    assert "The Wretch gives the Great Lord their 3 best cards." in told
    assert "The Burgher gives the Squire their best card." in told
    assert "The other players keep their cards." not in told


def test_five_exchange_two_and_one():
    told = text(players=5)
    assert "The Wretch gives the Great Lord their 2 best cards." in told
    assert "The Pauper gives the Lord their best card." in told
    assert "The other players keep their cards." in told


def test_two_decks_are_told_of_from_seven_on():
    assert "two Phoenixes and two Dragons" not in text(players=6)
    assert "two Phoenixes and two Dragons" in text(players=7)
    assert "second Dragon" in text(players=7)


def test_bombs_between_the_turns_are_told_of_where_they_are_allowed():
    assert "may also be played out of turn" in text()
    assert "can only be played on your turn" in text(bombs_out_of_turn=False)


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("QS", "the queen of towers"),
        ("9C PH", "two nines"),
        ("4C 4D 5C 5D 6C PH", "3 pairs, 4 to 6"),
        ("KC KD KH 2C 2D", "a full house of kings"),
        ("MJ 2C 3D 4H 5S", "a straight, 1 to 5"),
        ("9C 9D 9H 9S", "a bomb of four nines"),
        ("5S 6S 7S 8S 9S", "a bomb in towers, 5 to 9"),
    ],
)
def test_plays_have_names(cards, name):
    assert a_combo(combo(cards)) == name
    for language in LANGUAGES:
        with speak(language):
            assert a_combo(combo(cards))
            assert the_combo(combo(cards))


@pytest.mark.parametrize(
    ("cards", "german", "french"),
    [
        ("8C 9D 10H JS QC", "eine Straße von 8 bis Dame", "une suite du 8 à la dame"),
        ("MJ 2C 3D 4H 5S", "eine Straße von 1 bis 5", "une suite du 1 au 5"),
        ("10C JD QH KS AC", "eine Straße von 10 bis Ass", "une suite du 10 à l’as"),
        ("QC QD KC KD AC AD", "3 Paare von Dame bis Ass", "3 paires de la dame à l’as"),
        ("5S 6S 7S 8S 9S", "eine Bombe in Turm von 5 bis 9", "une bombe de tour du 5 au 9"),
    ],
)
def test_runs_are_told_as_at_a_table(cards, german, french):
    for language, name in (("de", german), ("fr", french)):
        with speak(language):
            assert a_combo(combo(cards)) == name


def test_what_beats_a_phoenix_has_its_articles():
    lies_on_a_queen = Refusal.of("too_low_on_phoenix", halves=25)
    with speak("fr"):
        assert refusal(lies_on_a_queen).endswith("dame + ½\xa0: joue un roi ou plus fort.")
    with speak("de"):
        assert "zählt hier Dame + ½: Es braucht einen König" in refusal(lies_on_a_queen)


def test_a_lone_phoenix_says_how_high_it_lies():
    trick = [(0, combo("JC")), (1, combo("PH"))]
    assert top_words(trick) == "the Phoenix (jack + ½)"
    assert top_words([(0, combo("PH"))]) == "the Phoenix"


def test_a_phoenix_on_a_phoenix_counts_as_a_whole_rank_more():
    def lies_on(*codes: str) -> str:
        return top_words([(0, combo(code)) for code in codes])

    assert lies_on("9C", "PH", "PH") == "the Phoenix (10)"
    assert lies_on("PH", "PH") == "the Phoenix (2)"
    assert lies_on("AC", "PH", "PH") == "the Phoenix (ace + 1)"


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (
            Refusal.of("another_kind", kind="straight", size=6),
            "Play a straight of 6 cards, or a bomb.",
        ),
        (
            Refusal.of("another_kind", kind="pairs", size=6),
            "Play 3 consecutive pairs, or a bomb.",
        ),
        (
            Refusal.of("too_low_on_phoenix", halves=19),
            "The Phoenix counts as 9 + ½ here: play a 10 or higher.",
        ),
        (
            Refusal.of("too_low_on_phoenix", halves=20),
            "The Phoenix counts as 10 here: play a jack or higher.",
        ),
        (
            Refusal.of("too_low_on_phoenix", halves=29),
            "The Phoenix counts as ace + ½ here: play the Dragon or a bomb.",
        ),
        (
            Refusal.of("too_low_on_phoenix", halves=30),
            "The Phoenix counts as ace + 1 here: play the Dragon or a bomb.",
        ),
        (
            Refusal.of("wish_binds", rank="9", cards=("9C", "9D")),
            "You must play a 9, because it was wished for and you can play it: two nines.",
        ),
        (Refusal.of("not_as_that", rank="K"), "The Phoenix can’t stand for a king here."),
        (
            Refusal.of("several_readings", ranks=("4", "9")),
            "Say what the Phoenix stands for: 4 and 9.",
        ),
    ],
)
def test_refusals_say_what_would_do(reason, sentence):
    assert refusal(reason) == sentence
