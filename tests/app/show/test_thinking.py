"""The seat of a thinking player moves, and only as long as they think."""

from __future__ import annotations

from pathlib import Path

import pytest
from by_hand import Hands
from PySide6.QtCore import QObject

from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import wait_for


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


def thinking(hands: Hands) -> list[int]:
    """Return the loop counts of the seats that move because their player thinks."""
    found = []
    for seat in (1, 2, 3):
        item = hands.find(f"seat:{seat}")
        motion = item.findChild(QObject, "pondering") if item is not None else None
        assert motion is not None
        if motion.property("running"):
            found.append(motion.property("loops"))
    return found


def blinks(hands: Hands) -> bool:
    """Return whether the other players blink."""
    timer = hands.window.findChild(QObject, "blinking")
    assert timer is not None
    return bool(timer.property("running"))


def test_who_thinks_moves_again_and_again_until_he_has_acted(hands: Hands, tmp_path: Path):
    hands.open(tmp_path, lead=0)
    assert thinking(hands) == []
    hands.game.settings.change("speed", 3)
    assert not blinks(hands)
    hands.session.choice.toggle(0)
    hands.session.turn.playSelection()
    wait_for(lambda: thinking(hands) != [], "somebody who thinks")
    [loops] = thinking(hands)
    assert 1 < loops < 20
    assert blinks(hands)
    hands.game.settings.change("speed", 0)
    hands.session.pace.skipToResult()
    hands.settle()
    assert thinking(hands) == []
    assert not blinks(hands)
    hands.game.settings.change("speed", 3)
    assert not blinks(hands)
