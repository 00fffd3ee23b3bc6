"""The window for a screen reader: tree and announcements; no pictures are needed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from by_hand import Hands
from PySide6.QtGui import QAccessible

from arschloch_gui.app.main import Program


@pytest.fixture(autouse=True)
def accessible() -> Iterator[None]:
    """Simulate a running screen reader."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


class Listener(Hands):
    """A user at the table who hears the announcements."""

    def __init__(self, game: Program, qtbot) -> None:
        super().__init__(game, qtbot)
        self.heard: list[str] = []
        game.speaker.said.connect(lambda words, urgent: self.heard.append(words))

    def hear(self, words: str) -> None:
        """Wait for an announcement that contains these words."""
        self.qtbot.waitUntil(lambda: any(words in said for said in self.heard), timeout=30_000)


@pytest.fixture
def listener(game: Program, qtbot) -> Listener:
    game.settings.change("autoPass", False)
    return Listener(game, qtbot)
