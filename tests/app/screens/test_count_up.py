"""The points of a summary count up as it appears, or show immediately on request."""

from __future__ import annotations

from typing import Any

import pytest
from app.screens.test_window import press, there
from by_hand import Hands
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.main import Program
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.tour.demonstration import Demonstration, wait_for
from arschloch_gui.background import Ambience
from long import long_param


def told(game: Program) -> list[float]:
    """Return the number shown in each line."""
    return [line.property("told") for line in _below(game.window.contentItem())]


class Tape:
    """An output that records what it should play, and whether any of it is pending."""

    def __init__(self) -> None:
        self.heard: list[Sound] = []
        self.waiting = False

    def play(self, sound: Sound, gain: float, delays: tuple[float, ...]) -> None:
        self.heard.append(sound)
        self.waiting = len(delays) > 1

    def surround(self, background: Ambience, gain: float) -> None:
        pass

    def hush(self) -> None:
        self.waiting = False

    def close(self) -> None:
        pass


def _below(item: QQuickItem) -> list[QQuickItem]:
    own = [item] if item.objectName() == "countUp" else []
    return own + [each for child in item.childItems() for each in _below(child)]


def come_back(hands: Hands, **settings: Any) -> None:
    """Show the summary of a finished round again."""
    game = hands.game
    hands.click(hands.spot("leaveButton"))
    wait_for(lambda: not there(game, "roundSummary"), "the start")
    for name, value in settings.items():
        game.settings.change(name, value)
    press(game, Qt.Key.Key_Return)
    wait_for(lambda: there(game, "roundSummary"), "the summary")


@pytest.mark.parametrize("hurry", ["key", long_param("click"), long_param("nothing")])
def test_points_count_up_unless_nothing_moves_or_somebody_hurries(game: Program, qtbot, hurry: str):
    demonstration, hands = Demonstration(game), Hands(game, qtbot)
    tape = game.sound_desk._output = Tape()
    demonstration.begin("thirteen", {}, "lowest")
    demonstration.finish_round()
    wait_for(lambda: there(game, "roundSummary"), "the summary")
    assert told(game) == [1, 1, 1, 1], "at speed 0 all is there at once"
    if hurry == "nothing":
        come_back(hands, speed=1, motion="less")
        assert told(game) == [1, 1, 1, 1]
        hands.catch_up()
        assert tape.heard == []
        return
    assert tape.heard == []
    come_back(hands, speed=1)
    assert min(told(game)) < 1
    wait_for(lambda: tape.heard != [], "the beads")
    assert tape.heard == [Sound.BEAD]
    assert tape.waiting
    if hurry == "key":
        press(game, Qt.Key.Key_X)
    else:
        hands.click(hands.spot("roundSummary"))
    assert told(game) == [1, 1, 1, 1]
    assert there(game, "roundSummary"), "hurrying presses no button"
    assert not tape.waiting, "what is there at once is not heard for longer"
