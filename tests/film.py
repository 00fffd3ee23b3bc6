"""A film of a window: which cards and pictures of games each frame shows, and which are blank."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtQuick import QQuickItem, QQuickWindow

from arschloch_gui.app.tour.demonstration import items

PICTURES = ("card/", "back/", "sample?", "game/")


class Film:
    """What was missing in each frame."""

    def __init__(self) -> None:
        self.frames = 0
        self.pictures = 0
        """The most of either seen in one frame."""
        self.blank: list[str] = []


@contextmanager
def filmed(window: QQuickWindow) -> Iterator[Film]:
    """Look at every frame just before it is drawn."""
    film = Film()

    def look() -> None:
        film.frames += 1
        seen = [each for each in items(window.contentItem()) if is_shown(each)]
        film.pictures = max(film.pictures, len(seen))
        film.blank += [
            f"frame {film.frames}: {each.property('subject')}"
            for each in seen
            # A picture that is not there has no size of its own; one that comes late, comes softly.
            if not each.implicitWidth() or is_late(each)
        ]

    # Sent in the window's thread, also where another one draws.
    window.afterAnimating.connect(look)
    yield film
    window.afterAnimating.disconnect(look)
    assert film.frames


def is_shown(item: QQuickItem) -> bool:
    """Whether this is the picture of a card or a game that can be seen."""
    subject = item.property("subject")
    return (
        isinstance(subject, str)
        and subject.startswith(PICTURES)
        and item.isVisible()
        and item.width() * item.height() > 0
        and (is_late(item) or opacity(item) > 0.05)
    )


def is_late(item: QQuickItem) -> bool:
    """Whether this is the picture of a game that comes up on a screen that is shown already."""
    of_game = item.property("subject").startswith("game/")
    return of_game and item.opacity() < 1 and opacity(item.parentItem()) > 0.05


def opacity(item: QQuickItem | None) -> float:
    """How much of an item is seen, with what it lies in."""
    return 1.0 if item is None else item.opacity() * opacity(item.parentItem())
