"""The bar for a viewer who is out: it appears after the ceremony, and each round asks again."""

from __future__ import annotations

from pathlib import Path

import pytest
from by_hand import Hands
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import wait_for

LAST_CARD = [["AS"], ["7D", "8D"], ["7C", "8C"], ["7H", "8H"]]


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    game.settings.change("autoPass", False)
    return Hands(game, qtbot)


def go_out(hands: Hands, folder: Path) -> QQuickItem:
    """Play the last card; return the bar."""
    hands.game.settings.change("speed", 0)
    hands.open(folder, {"rounds": 2}, deal=LAST_CARD, lead=0)
    hands.game.settings.change("speed", 1)
    hands.session.choice.toggle(0)
    hands.strike("Return")
    bar = hands.find("skipButton").parentItem().parentItem()
    assert bar is not None
    return bar


@pytest.mark.sampled
def test_it_does_not_flash_before_the_ceremony(hands: Hands, tmp_path: Path):
    bar = go_out(hands, tmp_path)
    seen = []

    def is_there() -> bool:
        seen.append(hands.session.table.momentSign)
        return bar.isVisible()

    wait_for(is_there, "the question")
    assert "crown" in seen
    hands.session.pace.skipToResult()


@pytest.mark.sampled
def test_the_answer_is_forgotten_with_the_round(hands: Hands, tmp_path: Path):
    bar = go_out(hands, tmp_path)
    wait_for(bar.isVisible, "the question")
    hands.click(hands.spot("watchButton"))
    assert bar.property("dismissed")
    hands.session.pace.skipToResult()
    assert not hands.session.table.out
    assert not bar.property("dismissed"), "the next round could end for the viewer at once"
