"""Who takes a new position is crowned in the middle of the table, also the person at the screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from by_hand import Hands
from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.main import Program
from arschloch_gui.app.show.shown_table import Moment
from arschloch_gui.app.tour.demonstration import items, wait_for
from long import long_param


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


def middle(item: QQuickItem) -> tuple[float, float]:
    at = item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
    return at.x(), at.y()


def at_seat(hands: Hands, seat: int) -> QQuickItem:
    """The medallion at a seat."""
    pictures = items(hands.find(f"seat:{seat}"))
    return next(each for each in pictures if str(each.property("subject")).startswith("portrait"))


@pytest.mark.parametrize("seat", [0, long_param(1)])
@pytest.mark.parametrize("motion", ["full", long_param("less")])
def test_the_crown_falls_in_the_middle_and_goes_home(
    hands: Hands, tmp_path: Path, seat: int, motion: str
):
    hands.open(tmp_path)
    hands.game.settings.change("motion", motion)
    hands.game.settings.change("speed", 5)
    stage = hands.session.stage
    stage.moment = Moment("crowned", seat, word="KING!", sign="crown")
    stage.refresh()
    hero, emblem = hands.find("crownedHero"), hands.find("crowningEmblem")
    window = hands.window
    wait_for(lambda: abs(middle(hero)[0] - window.width() / 2) < 2, "the middle")
    wait_for(lambda: emblem.property("fallen") == 1 and emblem.isVisible(), "the crown")
    assert 0.25 * window.height() < middle(hero)[1] < 0.6 * window.height()
    assert middle(emblem)[1] < middle(hero)[1], "the crown is on the head"
    assert hero.property("person") == stage.sitters.people[seat]
    assert not at_seat(hands, seat).isVisible(), "nobody is in two places"
    stage.moment = None
    stage.refresh()
    wait_for(lambda: not hero.isVisible() and not emblem.isVisible(), "the way back")
    assert at_seat(hands, seat).isVisible()
