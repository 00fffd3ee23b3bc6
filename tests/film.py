"""Records which cards and game pictures each frame of a window shows, and which are blank."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtQuick import QQuickItem, QQuickWindow

from arschloch_gui.app.tour.demonstration import items

PICTURES = ("card/", "back/", "sample?", "game/")


class Film:
    """The blank pictures of each frame."""

    def __init__(self) -> None:
        self.frames = 0
        self.pictures = 0
        """The largest number of either kind in one frame."""
        self.blank: list[str] = []


@contextmanager
def filmed(window: QQuickWindow) -> Iterator[Film]:
    """Check every frame just before it is drawn."""
    film = Film()

    def look() -> None:
        film.frames += 1
        seen = [each for each in items(window.contentItem()) if is_shown(each)]
        film.pictures = max(film.pictures, len(seen))
        film.blank += [
            f"frame {film.frames}: {each.property('subject')}"
            for each in seen
            # A missing picture has no size of its own; a late one fades in.
            if not each.implicitWidth() or is_late(each)
        ]

    # The signal arrives in the window's thread even if another thread draws.
    window.afterAnimating.connect(look)
    yield film
    window.afterAnimating.disconnect(look)
    assert film.frames


def is_shown(item: QQuickItem) -> bool:
    """Return whether this is a visible picture of a card or a game."""
    subject = item.property("subject")
    return (
        isinstance(subject, str)
        and subject.startswith(PICTURES)
        and item.isVisible()
        and item.width() * item.height() > 0
        and (is_late(item) or opacity(item) > 0.05)
    )


def is_late(item: QQuickItem) -> bool:
    """Return whether this is the picture of a game that appears on a screen already shown."""
    of_game = item.property("subject").startswith("game/")
    return of_game and item.opacity() < 1 and opacity(item.parentItem()) > 0.05


def opacity(item: QQuickItem | None) -> float:
    """Return the effective opacity of an item, including its parents."""
    return 1.0 if item is None else item.opacity() * opacity(item.parentItem())
