"""Setting up a match: what stands in a line, and what shows that there is more below."""

from __future__ import annotations

import pytest
from app.screens.test_window import find, items, show

from arschloch_gui.app.main import Game
from arschloch_gui.app.tour.demonstration import wait_for


def left_end(game: Game, name: str) -> float:
    item = find(game, name)
    return item.mapRectToScene(item.boundingRect()).left()


@pytest.mark.long
def test_the_setup_is_in_one_line_at_the_left_and_fades_where_it_goes_on(game: Game):
    """The buttons stood to the left of the rows above, which were cut off in the middle."""
    game.setup.choose("tarot")
    screen = show(game, "newMatch")
    game.window.grabWindow()
    assert left_end(game, "moreOptionsButton") == left_end(game, "playersRow")
    below = next(each for each in items(screen) if each.objectName() == "goesOnBelow")
    pane = below.parentItem().parentItem()
    assert below.isVisible()
    pane.setProperty("contentY", pane.property("contentHeight") - pane.height())
    wait_for(lambda: not below.isVisible(), "the end of the rows")
    above = next(each for each in items(pane) if each.objectName() == "goesOnAbove")
    assert above.isVisible()
