"""Films of the window with an empty cache: no card or game is blank in any frame.

In addition, only the window's own thread may request a picture (see `test_painter.py`).
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from by_hand import stands
from film import filmed
from PySide6.QtQuick import QQuickWindow

from arschloch_gui.app import main
from arschloch_gui.app.main import Program
from arschloch_gui.app.pictures.painter import ArtProvider
from arschloch_gui.app.tour.demonstration import items, settle, wait_for
from long import long_param


@pytest.fixture
def cold(tmp_path: Path, qapp, own_folders, clock, monkeypatch) -> Iterator[Program]:
    """Yield the window of a first start, without any cached drawings."""
    asked: set[int] = set()

    class Watched(ArtProvider):
        def requestImage(self, *arguments):
            asked.add(threading.get_ident())
            return super().requestImage(*arguments)

        def imageType(self):
            asked.add(threading.get_ident())
            return super().imageType()

    monkeypatch.setattr(main, "ArtProvider", Watched)
    # Qt caches pictures by their address for a while.
    QQuickWindow().releaseResources()
    # Nothing is drawn ahead either: every card is visible after an immediate click, too.
    game = main.build(
        cache=tmp_path / "cold", remember_geometry=False, warm=False, seeds=lambda: 7, clock=clock
    )
    yield game
    game.close()
    assert asked == {threading.get_ident()}


def stand(game: Program, page: str) -> None:
    game.window.setProperty("page", page)
    wait_for(lambda: stands(game.window), page)
    settle(game)


def begin(game: Program) -> None:
    """Look at the games to choose from."""
    stand(game, "start")


def set_up(game: Program) -> None:
    begin(game)
    stand(game, "newMatch")


def deal(game: Program) -> None:
    """Click as soon as there is something to click on."""
    game.session.newMatch("arschloch", {}, "regular")
    wait_for(lambda: game.session.turn.waits, "the first decision")


def show_settings(game: Program) -> None:
    stand(game, "settings")


def four_colours(game: Program) -> None:
    show_settings(game)
    game.settings.change("fourColours", True)
    settle(game)


def grow(game: Program) -> None:
    deal(game)
    game.window.resize(1600, 1000)
    settle(game)


@pytest.mark.sampled
def test_there_is_only_the_table_until_the_first_screen_is_complete(cold: Program):
    """The list of past decisions, which belongs to an unnamed screen, used to appear."""
    assert not stands(cold.window)
    assert "pastPane" not in {each.objectName() for each in items(cold.window.contentItem())}
    stand(cold, "start")


@pytest.mark.sampled
@pytest.mark.parametrize(
    "what",
    [
        begin,
        long_param(set_up),
        long_param(deal),
        long_param(show_settings),
        long_param(four_colours),
        long_param(grow),
    ],
)
@pytest.mark.parametrize("speed", [5, long_param(3)])
def test_no_frame_of_a_first_start_has_a_blank_picture(
    cold: Program, what: Callable[[Program], None], speed: int
):
    cold.settings.change("speed", speed)
    with filmed(cold.window) as film:
        what(cold)
    assert film.pictures >= 2
    assert not film.blank
