"""Players' levels at the table: of one under the pointer, or of all (I)."""

from __future__ import annotations

from pathlib import Path

import pytest
from by_hand import Hands
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from arschloch_gui.ai.levels import OFFERED, REFERENCES
from arschloch_gui.app.language import speak
from arschloch_gui.app.table.seating import Seating
from geometry import faults
from long import long_param, mostly_long, times

pytestmark = pytest.mark.one_window(screen="table")

LEVELS = ["expert", "novice", "club"]
"""The levels of the opponents, clockwise."""


@pytest.fixture
def hands(build_game, qtbot) -> Hands:
    """Return a new match against three opponents of different levels."""
    hands = Hands(build_game(seatLevels=LEVELS, mixedLevels=True), qtbot)
    with qtbot.waitSignal(hands.session.matchStarted):
        hands.session.newMatch("arschloch", {}, LEVELS)
    hands.settle()
    return hands


def told(hands: Hands) -> list[str]:
    """Return the labels at the seats now, by seat; empty for none."""
    tips = [hands.find(f"plays:{seat}") for seat in range(4)]
    return [tip.property("words") if tip.isVisible() else "" for tip in tips]


def strengths(hands: Hands) -> list[str]:
    return [line.split("\n")[0] for line in told(hands)]


def test_whoever_is_pointed_at_is_told_of(hands: Hands):
    at = hands.spot("seat:2", 0.5, 0.3)
    QTest.mouseMove(hands.window, at + QPoint(0, 300))
    QTest.mouseMove(hands.window, at)
    hands.qtbot.waitUntil(lambda: strengths(hands) == ["", "", "Strength 1 of 5: Easy", ""])
    QTest.mouseMove(hands.window, at + QPoint(0, 300))
    hands.qtbot.waitUntil(lambda: told(hands) == [""] * 4)


def test_of_the_person_there_is_nothing_to_tell(hands: Hands):
    hands.key(Qt.Key.Key_I)
    hands.qtbot.waitUntil(lambda: told(hands)[1] != "")
    assert hands.find("plays:0").property("words") == ""


def test_a_key_tells_of_all_and_no_more(hands: Hands):
    hands.key(Qt.Key.Key_I)
    everybody = ["Strength 5 of 5: Expert", "Strength 1 of 5: Easy", "Strength 3 of 5: Good"]
    hands.qtbot.waitUntil(lambda: strengths(hands)[1:] == everybody)
    hands.key(Qt.Key.Key_I)
    hands.qtbot.waitUntil(lambda: told(hands) == [""] * 4)


@pytest.mark.long
@pytest.mark.parametrize("size", [long_param((1280, 800)), (640, 400)])
@pytest.mark.parametrize("scale", [long_param(1.0), 2.0])
def test_what_is_told_of_all_covers_no_face_and_no_button(hands: Hands, size, scale: float):
    hands.window.resize(*size)
    hands.game.settings.change("textScale", scale)
    hands.key(Qt.Key.Key_I)
    hands.qtbot.waitUntil(lambda: told(hands)[1] != "")
    assert faults(hands.window) == []


@pytest.mark.own_window
@pytest.mark.parametrize("players", mostly_long([8, 10, 12], normal=[12]))
def test_what_is_told_of_a_crowd_covers_no_face_either(build_game, qtbot, players: int):
    crowd = ["novice"] * (players - 1)
    hands = Hands(build_game(seatLevels=crowd, mixedLevels=True), qtbot)
    hands.game.settings.change("language", "de")
    with qtbot.waitSignal(hands.session.matchStarted):
        hands.session.newMatch("double-deck", {"players": players}, crowd)
    hands.settle()
    hands.game.settings.change("textScale", 2.0)
    for size in times([(640, 400)], [(640, 400), (960, 600), (1280, 800)]):
        hands.window.resize(*size)
        hands.key(Qt.Key.Key_I)
        hands.qtbot.waitUntil(lambda: hands.find("plays:1").isVisible())
        assert faults(hands.window) == []
        hands.key(Qt.Key.Key_I)
        hands.qtbot.waitUntil(lambda: not hands.find("plays:1").isVisible())


def test_it_goes_by_itself(hands: Hands):
    hands.find("seatRing").setProperty("readingTime", 900)
    hands.key(Qt.Key.Key_I)
    hands.qtbot.waitUntil(lambda: told(hands)[1] != "")
    hands.qtbot.waitUntil(lambda: told(hands) == [""] * 4)


def test_the_hand_still_gets_the_keys_after_it(hands: Hands):
    hands.key(Qt.Key.Key_I)
    hands.key(Qt.Key.Key_Right)
    hands.key(Qt.Key.Key_Space)
    hands.qtbot.waitUntil(lambda: hands.session.choice.selectedCount == 1)


def test_it_is_told_in_the_language_of_the_window(hands: Hands):
    hands.game.settings.change("language", "de")
    hands.key(Qt.Key.Key_I)
    hands.qtbot.waitUntil(lambda: strengths(hands)[1] == "Spielstärke 5 von 5: Profi")


def test_of_a_record_from_elsewhere_nobody_knows_who_plays(game, qtbot, tmp_path: Path):
    hands = Hands(game, qtbot)
    hands.open(tmp_path, lead=0)
    assert {hands.find(f"plays:{seat}").property("words") for seat in range(4)} == {""}


@pytest.mark.parametrize("titles", ["royal", "dalmuti", ""])
@pytest.mark.parametrize("level", OFFERED)
def test_a_level_is_told_with_its_number_and_what_somebody_likes(level: str, titles: str):
    sitters = Seating(("You", "Ben"), (0, 1), 0, titles, ("", f"{level}:bold"))
    with speak("en"):
        strength, likes = sitters.plays(1).split("\n")
    assert strength.startswith(f"Strength {OFFERED.index(level) + 1} of 5: ")
    assert likes == "likes to attack"


@pytest.mark.parametrize("level", [*REFERENCES, "<b>king</b>"])
def test_unselectable_levels_have_no_description(level: str):
    assert Seating(("You", "Ben"), (0, 1), 0, "royal", ("", level)).plays(1) == ""
