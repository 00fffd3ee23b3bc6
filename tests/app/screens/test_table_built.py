"""A match starts without a freeze, and the table appears as a whole."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from by_hand import Hands
from event_loop import next_frame, run_once

from arschloch_gui.app.engine import worker
from arschloch_gui.app.pictures.painter import Painter
from arschloch_gui.app.tour.demonstration import items, wait_for

PLAYERS = 12
CROWD = {"players": PLAYERS, "decks": 2}


@pytest.fixture
def hands(game, qtbot) -> Hands:
    return Hands(game, qtbot)


def seats(hands: Hands) -> int:
    """Return the number of players in the window, visible or not."""
    return sum(item.objectName().startswith("seat:") for item in items(hands.window.contentItem()))


@contextmanager
def each_frame(hands: Hands) -> Iterator[list[tuple[bool, bool, int]]]:
    """Record each frame: whether the start screen and the table are visible, and the players."""
    frames: list[tuple[bool, bool, int]] = []

    def look() -> None:
        shown = [item for item in items(hands.window.contentItem()) if item.isVisible()]
        names = [item.objectName() for item in shown]
        players = sum(name.startswith("seat:") for name in names)
        frames.append(("startScreen" in names, "tableScreen" in names, players))

    hands.window.afterAnimating.connect(look)
    yield frames
    hands.window.afterAnimating.disconnect(look)


def test_the_players_of_a_new_match_are_not_built_in_one_turn(hands: Hands):
    with hands.qtbot.waitSignal(hands.session.matchStarted):
        hands.session.newMatch("arschloch", CROWD, "lowest")
    assert len(hands.session.stage.seats.rows) == PLAYERS
    assert seats(hands) == 0
    wait_for(hands.stands, "the table")
    assert seats(hands) == PLAYERS


def test_the_table_takes_the_place_of_the_start_screen_as_a_whole(hands: Hands):
    hands.game.settings.change("speed", 3)
    with each_frame(hands) as frames, hands.qtbot.waitSignal(hands.session.matchStarted):
        hands.session.newMatch("arschloch", CROWD, "lowest")
        # Until then, the start screen is redrawn continuously.
        hands.window.requestUpdate()
    with each_frame(hands) as later:
        while not hands.stands():
            next_frame(hands.window)
        hands.window.grabWindow()
    frames += later
    assert set(frames) == {(True, False, 0), (False, True, PLAYERS)}
    hands.session.pace.skipToResult()


def test_nothing_is_dealt_before_there_is_a_table(hands: Hands):
    hands.game.settings.change("speed", 3)
    flights: list[bool] = []
    hands.session.table.flights.dealt.connect(lambda *_: flights.append(hands.stands()))
    hands.session.newMatch("arschloch", CROWD, "lowest")
    hands.qtbot.waitUntil(lambda: len(flights) == PLAYERS, timeout=20_000)
    assert all(flights)
    hands.session.pace.skipToResult()


def test_the_next_match_has_another_table_where_nobody_sees_it_built(hands: Hands, tmp_path: Path):
    hands.open(tmp_path)
    before = hands.find("tableScreen")
    hands.window.setProperty("page", "newMatch")
    wait_for(hands.stands, "the screen")
    stood: list[bool] = []
    hands.session.matchStarted.connect(lambda: stood.append(hands.stands()))
    hands.session.newMatch("arschloch", CROWD, "lowest")
    wait_for(lambda: bool(stood), "the match")
    wait_for(hands.stands, "the table")
    assert stood == [False]
    assert hands.find("tableScreen") is not before


def test_a_click_on_a_screen_that_is_left_presses_nothing(hands: Hands):
    spot = hands.spot("settingsButton")
    with hands.qtbot.waitSignal(hands.session.matchStarted):
        hands.session.newMatch("arschloch", CROWD, "lowest")
    assert not hands.stands()
    hands.click(spot)
    assert hands.window.property("page") == "table"


@pytest.mark.drawn
def test_cards_are_drawn_by_the_painter_before_they_are_seen(
    hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """None is drawn in the window's thread, which would freeze in the meantime."""
    painter = hands.game.painter
    store = painter.store
    store._folder = tmp_path / "empty"
    at_once: list[str] = []
    here = threading.get_ident()
    paint = Painter._paint

    def painted(self: Painter, drawing) -> None:
        if threading.get_ident() == here:
            at_once.append(drawing.address())
        paint(self, drawing)

    monkeypatch.setattr(Painter, "_paint", painted)
    hands.game.settings.change("speed", 5)
    hands.session.newMatch("arschloch", {"players": 4}, "lowest")
    hands.settle()
    assert hands.session.stage.hand.rows
    assert at_once == []


def test_what_plays_a_game_is_imported_by_the_engines_thread(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
):
    imported: list[tuple[str, bool]] = []
    here = threading.get_ident()
    monkeypatch.setattr(
        worker, "playing", lambda key: imported.append((key, threading.get_ident() == here))
    )
    with hands.qtbot.waitSignal(hands.session.matchStarted):
        hands.session.newMatch("thirteen", {}, "lowest")
    assert imported == [("thirteen", False)]
    hands.settle()


def test_the_start_screen_stays_as_it_is_until_the_table_takes_its_place(hands: Hands):
    hands.spot("guidedButton")
    start = hands.find("startScreen")
    with hands.qtbot.waitSignal(hands.session.matchStarted):
        hands.session.newMatch("arschloch", CROWD, "lowest")
    run_once()
    assert hands.session.files.canResume
    assert start.property("canResume") is False
    assert start.property("guideOffered") is True
    wait_for(hands.stands, "the table")
    hands.window.setProperty("page", "start")
    wait_for(hands.stands, "the start screen")
    assert hands.find("startScreen").property("canResume") is True
