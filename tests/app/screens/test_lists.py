"""A list may be left at any moment: Qt makes none of its rows in the background.

Where a list has a `cacheBuffer`, Qt makes the rows next to those in sight bit by bit between the
pictures. When the screen goes meanwhile, Qt says "Object or context destroyed during incubation",
and sometimes the program crashes (`QQuickItemView::~QQuickItemView`, Qt 6.11).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from by_hand import Hands
from matches_on_disk import played, put
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, qInstallMessageHandler
from PySide6.QtTest import QTest
from window_states import decisions

from arschloch_gui.app.files import paths
from arschloch_gui.app.main import QML, Game
from arschloch_gui.app.tour.demonstration import wait_for

LIST = re.compile(r"\b(?:List|Grid|Table|Tree|Path)View \{")
NOTHING_BEFOREHAND = re.compile(r"^ *cacheBuffer: 0$", re.M)
MATCHES = 30


@pytest.fixture
def said() -> Iterator[list[str]]:
    """Everything Qt says, pieces of information as well."""
    heard: list[str] = []
    before = qInstallMessageHandler(lambda kind, context, words: heard.append(words))
    yield heard
    qInstallMessageHandler(before)


def test_a_list_may_be_left_while_it_is_being_filled(
    game: Game, own_folders: Path, said: list[str]
):
    match = played(until=1)
    for number in range(MATCHES):
        put(paths.matches_folder(), f"match-{number:02}", match, at=1_700_000_000 + number)
    for turned in (0, -600, 0, -3000):
        game.window.setProperty("page", "matches")
        wait_for(lambda: len(game.matches.model.rows) == MATCHES, "the matches")
        game.window.grabWindow()
        if turned:
            QTest.wheelEvent(game.window, QPointF(640, 400), QPoint(0, turned))
            game.window.grabWindow()
        game.window.setProperty("page", "start")
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert said == []


def test_no_list_makes_rows_in_the_background():
    lists = 0
    for file in sorted(QML.parent.rglob("*.qml")):
        text = file.read_text(encoding="utf-8")
        found = len(LIST.findall(text))
        assert len(NOTHING_BEFOREHAND.findall(text)) == found, file.name
        assert "asynchronous: true" not in text, file.name
        lists += found
    assert lists > 5


def test_all_decisions_of_a_round_are_there_for_a_screen_reader(game: Game, qtbot, tmp_path: Path):
    hands = Hands(game, qtbot)
    game.settings.change("textScale", 2.0)
    decisions(hands, tmp_path)
    rows = len(game.session.hindsight.rows)
    assert hands.find("decisionList").property("contentHeight") > 800, "more than are in sight"
    for number in (rows - 1, rows // 2, 0):
        wait_for(lambda: hands.find(f"decision:{number}") is not None, "the row")  # noqa: B023
