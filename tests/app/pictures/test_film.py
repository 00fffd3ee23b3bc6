"""Films of the window with an empty cache: in no frame is the place of a card blank.

Nor does anything but the window's own thread ask for a picture (see `test_painter.py`).
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtQuick import QQuickItem, QQuickWindow

from arschloch_gui.app import main
from arschloch_gui.app.main import Game
from arschloch_gui.app.pictures.painter import ArtProvider
from arschloch_gui.app.tour.demonstration import items, settle, wait_for
from long import long_param

CARDS = ("card/", "back/", "sample?")


@pytest.fixture
def cold(tmp_path: Path, qapp, own_folders, clock, monkeypatch) -> Iterator[Game]:
    """The window of a first start: nothing was ever drawn."""
    asked: set[int] = set()

    class Watched(ArtProvider):
        def requestImage(self, *arguments):
            asked.add(threading.get_ident())
            return super().requestImage(*arguments)

        def imageType(self):
            asked.add(threading.get_ident())
            return super().imageType()

    monkeypatch.setattr(main, "ArtProvider", Watched)
    # Qt keeps pictures by their address for a while.
    QQuickWindow().releaseResources()
    # Nothing is drawn ahead either: whoever clicks at once sees every card as well.
    game = main.build(
        cache=tmp_path / "cold", remember_geometry=False, warm=False, seeds=lambda: 7, clock=clock
    )
    yield game
    game.close()
    assert asked == {threading.get_ident()}


class Film:
    """What was missing in each frame."""

    def __init__(self) -> None:
        self.frames = 0
        self.cards = 0
        """The most cards seen in one frame."""
        self.blank: list[str] = []


@contextmanager
def filmed(window: QQuickWindow) -> Iterator[Film]:
    """Look at every frame while it is made."""
    film = Film()

    def look() -> None:
        film.frames += 1
        seen = [each for each in items(window.contentItem()) if is_card(each)]
        film.cards = max(film.cards, len(seen))
        film.blank += [
            f"frame {film.frames}: {each.property('subject')}"
            for each in seen
            # A picture that is not there has no size of its own.
            if not each.implicitWidth()
        ]

    window.frameSwapped.connect(look)
    yield film
    window.frameSwapped.disconnect(look)
    assert film.frames


def is_card(item: QQuickItem) -> bool:
    """Whether this is the picture of a card that can be seen."""
    subject = item.property("subject")
    return (
        isinstance(subject, str)
        and subject.startswith(CARDS)
        and item.isVisible()
        and item.width() * item.height() > 0
        and opacity(item) > 0.05
    )


def opacity(item: QQuickItem | None) -> float:
    """How much of an item is seen, with what it lies in."""
    return 1.0 if item is None else item.opacity() * opacity(item.parentItem())


def deal(game: Game) -> None:
    """A person who clicks as soon as there is something to click on."""
    game.session.newMatch("arschloch", {}, "regular")
    wait_for(lambda: game.session.turn.waits, "the first decision")


def show_settings(game: Game) -> None:
    game.window.setProperty("page", "settings")
    wait_for(lambda: game.window.property("page") == "settings", "the settings")
    settle(game)


def four_colours(game: Game) -> None:
    show_settings(game)
    game.settings.change("fourColours", True)
    settle(game)


def grow(game: Game) -> None:
    deal(game)
    game.window.resize(1600, 1000)
    settle(game)


@pytest.mark.parametrize(
    "what", [deal, long_param(show_settings), long_param(four_colours), long_param(grow)]
)
@pytest.mark.parametrize("speed", [5, long_param(3)])
def test_no_frame_of_a_first_start_has_a_blank_card(
    cold: Game, what: Callable[[Game], None], speed: int
):
    cold.settings.change("speed", speed)
    with filmed(cold.window) as film:
        what(cold)
    assert film.cards >= 2
    assert not film.blank
