"""Where the A cards are, as QML reads it."""

from __future__ import annotations

import pytest

from arschloch_gui.app.games.big_a.board import BigAFacts
from arschloch_gui.app.language import speak
from arschloch_gui.engine.big_a.deck import A_CARDS
from arschloch_gui.engine.cards import format_cards

NOBODY = -1
BIG, SMALL = format_cards(A_CARDS)


@pytest.fixture(autouse=True)
def english(qapp):
    with speak("en"):
        yield


def test_cards_in_hands_are_listed_by_card_and_by_seat():
    facts = BigAFacts.of((), (2, NOBODY), 3)
    assert facts.holders == [{"card": BIG, "seat": 2}]
    assert [each["cards"] for each in facts.held] == [[], [], [BIG]]
    assert str(facts.held[2]["name"]).startswith("holds ")
    assert facts.held[0]["name"] == ""
    assert (facts.onTable, facts.tableSentence) == ([], "")


def test_cards_on_the_table_are_named():
    facts = BigAFacts.of(A_CARDS, (NOBODY, NOBODY), 4)
    assert facts.onTable == [BIG, SMALL]
    assert facts.tableSentence.startswith("On the table: ")
    assert facts.holders == []
    assert len(facts.held) == 4


def test_one_player_can_hold_both():
    assert BigAFacts.of((), (1, 1), 2).held[1]["cards"] == [BIG, SMALL]
