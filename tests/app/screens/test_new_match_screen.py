"""Match setup: the alignment of its rows, and the sign that there is more below."""

from __future__ import annotations

import pytest
from app.screens.test_window import find, items, show
from by_hand import Hands, stands

from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import settle, wait_for
from long import long_param


def left_end(game: Program, name: str) -> float:
    item = find(game, name)
    return item.mapRectToScene(item.boundingRect()).left()


def seen(game: Program, name: str) -> bool:
    return any(
        each.objectName() == name and each.isVisible() for each in items(game.window.contentItem())
    )


@pytest.mark.long
def test_the_setup_is_in_one_line_at_the_left_and_fades_where_it_goes_on(game: Program):
    """The buttons used to start left of the rows above, which were cut off in the middle."""
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


def test_the_first_part_stays_until_all_house_rules_are_there(game: Program):
    screen = show(game, "newMatch")
    settle(game)
    slices: list[int] = []

    def incubate(ms: int) -> None:
        slices.append(ms)
        type(game.incubator).incubateFor(game.incubator, ms)

    game.incubator.incubateFor = incubate
    screen.setProperty("rulesOpen", True)
    # In the turn of the request, none is shown.
    assert seen(game, "playersRow")
    assert not seen(game, "ruleSearch")
    assert screen.property("building") is True
    assert screen.property("part") == "Players and length"
    wait_for(lambda: screen.property("part") == "House rules", "the house rules")
    assert not seen(game, "playersRow")
    rows = [row.key for row in game.setup.options.rows]
    assert all(seen(game, "option:" + key) for key in rows)
    assert slices, "they are built in slices"
    screen.setProperty("rulesOpen", False)
    assert seen(game, "playersRow")
    assert not seen(game, "option:" + rows[0])


@pytest.mark.long
def test_house_rules_asked_for_and_left_at_once_never_come(game: Program):
    screen = show(game, "newMatch")
    screen.setProperty("rulesOpen", True)
    screen.setProperty("rulesOpen", False)
    settle(game)
    assert seen(game, "playersRow")
    assert not seen(game, "ruleSearch")


@pytest.mark.parametrize("leave", ["rulesOpen", long_param("page")])
def test_leaving_house_rules_while_they_are_built_is_not_spoken_of(game: Program, leave: str):
    """Qt used to warn of each part destroyed while it was being built."""
    screen = show(game, "newMatch")
    wait_for(lambda: stands(game.window), "the screen")
    screen.setProperty("rulesOpen", True)
    wait_for(lambda: game.incubator.incubatingObjectCount() > 1, "some of it")
    if leave == "page":
        game.window.setProperty("page", "start")
    else:
        screen.setProperty("rulesOpen", False)
    wait_for(lambda: stands(game.window), "what was there before")
    assert seen(game, "playersRow" if leave == "rulesOpen" else "startScreen")
    assert not game.incubator.is_busy


def test_a_message_about_a_line_is_gone_when_the_page_is_opened_again(game: Program, qtbot):
    person = Hands(game, qtbot)
    person.click(person.spot("newMatchButton"))
    person.click(person.spot("moreOptionsButton"))
    person.click(person.spot("shareButton"))
    person.click(person.spot("copyLine"))
    assert game.setup.message.startswith("Line copied")
    while game.window.property("page") != "start":
        person.strike("Esc")
    person.click(person.spot("newMatchButton"))
    assert person.find("newMatchScreen") is not None
    assert game.setup.message == ""
