"""“Think again?” in a real match, for a mistake before the first trick."""

from __future__ import annotations

from typing import Any

import pytest
from by_hand import Hands
from PySide6.QtCore import Qt

from arschloch_gui.app.main import Program
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
def hands(game: Program, qtbot, tmp_path, monkeypatch) -> Hands:
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
    assert not hands.game.trainer.tutor.warns


def test_a_blunder_is_asked_about_and_can_be_thought_over(hands: Hands):
    tutor = hands.game.trainer.tutor
    give(hands, BAD)
    assert (tutor.warns, tutor.heading) == (True, "Think again?")
    assert "ace" in tutor.sentence
    assert hands.session.snapshot.phase == "exchange"
    hands.click(hands.spot("thinkAgainButton"))
    assert not tutor.warns
    assert hands.session.choice.giftFull, "the cards lie where they were"
    hands.key(Qt.Key.Key_Escape)
    give(hands, GOOD)
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.phase == "play")


def test_who_wants_to_does_it_anyway(hands: Hands):
    give(hands, BAD)
    hands.click(hands.spot("anywayButton"))
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.phase == "play")
    assert not hands.game.trainer.tutor.warns


def test_without_the_wish_for_a_tutor_nothing_is_judged(hands: Hands):
    tutor = hands.game.trainer.tutor
    hands.game.settings.change("tutor", False)
    assert tutor._judgement is None
    give(hands, BAD)
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.phase == "play")
    assert not tutor.warns
