"""“Think again?” in a real match, for a mistake before the first trick."""

from __future__ import annotations

from typing import Any

import pytest
from by_hand import Hands
from PySide6.QtCore import Qt

from arschloch_gui.app.main import Game
from arschloch_gui.app.practice import judge_worker

pytestmark = pytest.mark.one_window(screen="table")

DEAL: dict[str, Any] = {
    "deal": [
        ["7D", "8D", "KC", "KD", "KH", "AS"],
        ["8C", "9C", "JC", "QD", "JD", "QC"],
        ["8H", "9H", "10H", "JH", "QH", "10C"],
        ["8S", "9S", "10S", "JS", "AC", "AD"],
    ],
    "offices": [0, 1, 2, 3],
}
GOOD, BAD = ["7D", "8D"], ["AS", "AC"]


@pytest.fixture
def hands(game: Game, qtbot, tmp_path, monkeypatch) -> Hands:
    """Return a user in the highest position, who received two aces and must give two cards."""
    monkeypatch.setattr(judge_worker, "PROCESSES", 0)
    monkeypatch.setattr(judge_worker, "FIRST_LOOK", 0.2)
    monkeypatch.setattr(judge_worker, "LAST_LOOK", 0.1)
    game.settings.change("tutor", True)
    made = Hands(game, qtbot)
    made.open(tmp_path, **DEAL)
    qtbot.waitUntil(lambda: game.trainer.tutor._judgement is not None)
    return made


def give(hands: Hands, codes: list[str]) -> None:
    for code in codes:
        hands.click(hands.card(code))
    hands.click(hands.spot("giveButton"))


def test_a_good_choice_is_simply_made(hands: Hands):
    give(hands, GOOD)
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.phase == "play")
    assert not hands.game.trainer.tutor.asks


def test_a_blunder_is_asked_about_and_can_be_thought_over(hands: Hands):
    tutor = hands.game.trainer.tutor
    give(hands, BAD)
    assert (tutor.asks, tutor.heading) == (True, "Think again?")
    assert "ace" in tutor.sentence
    assert hands.session.snapshot.phase == "exchange"
    hands.click(hands.spot("thinkAgainButton"))
    assert not tutor.asks
    assert hands.session.choice.giftFull, "the cards lie where they were"
    hands.key(Qt.Key.Key_Escape)
    give(hands, GOOD)
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.phase == "play")


def test_who_wants_to_does_it_anyway(hands: Hands):
    give(hands, BAD)
    hands.click(hands.spot("anywayButton"))
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.phase == "play")
    assert not hands.game.trainer.tutor.asks


def test_a_hint_tells_what_would_be_best(hands: Hands):
    tutor = hands.game.trainer.tutor
    hands.click(hands.spot("hintButton"))
    assert tutor.sentence.startswith("Best: You give ")
    assert "7 of diamonds" in tutor.sentence or "8 of diamonds" in tutor.sentence
    hands.key(Qt.Key.Key_Return)
    assert not tutor.asks
    assert hands.session.choice.giftFull, "the cards it speaks of are laid out"
    hands.key(Qt.Key.Key_Escape)
    hands.key(Qt.Key.Key_Return)
    assert hands.session.choice.notice == "Choose exactly 2 cards to give."
    give(hands, GOOD)
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.phase == "play")


def test_without_the_wish_for_a_tutor_nothing_is_judged(hands: Hands):
    tutor = hands.game.trainer.tutor
    hands.game.settings.change("tutor", False)
    assert tutor._judgement is None
    give(hands, BAD)
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.phase == "play")
    assert not tutor.asks


def test_a_hint_in_a_trick_tells_why_and_raises_the_cards(game: Game, qtbot, tmp_path):
    hands = Hands(game, qtbot)
    hands.open(
        tmp_path,
        deal=[["7D", "8H", "KC", "KD"], ["AC", "AD"], ["9H", "10H"], ["8S", "9S"]],
        lead=0,
    )
    tutor = game.trainer.tutor
    assert not game.settings.now.tutor
    assert tutor.canHint
    hands.strike("H")
    qtbot.waitUntil(lambda: tutor.sentence.startswith("Best: You play "))
    assert "Estimate" in tutor.sentence
    assert hands.session.choice.selectionLegal
    before = hands.session.snapshot
    hands.click(hands.spot("thinkAgainButton"))
    hands.strike("Return")
    qtbot.waitUntil(lambda: hands.session.snapshot is not before)
    assert not tutor.asks


@pytest.mark.long
def test_where_only_one_play_is_left_a_hint_finds_its_cards(game: Game, qtbot, tmp_path):
    hands = Hands(game, qtbot)
    hands.open(tmp_path, deal=[["AD"], ["AC", "KD"], ["9H", "10H"], ["8S", "9S"]], lead=0)
    hands.strike("H")
    assert game.trainer.tutor.sentence == (
        "Best: You play the ace of diamonds. There is nothing else you can do."
    )
    assert hands.session.choice.selectionLegal
