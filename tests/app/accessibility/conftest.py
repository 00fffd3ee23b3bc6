"""The window as a screen reader has it: a tree and what is said; nobody looks at the pictures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from by_hand import Hands
from PySide6.QtGui import QAccessible

from arschloch_gui.app.main import Game


@pytest.fixture(autouse=True)
def accessible() -> Iterator[None]:
    """A screen reader is there."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


class Listener(Hands):
    """Somebody at the table who hears what is said."""

    def __init__(self, game: Game, qtbot) -> None:
        super().__init__(game, qtbot)
        self.heard: list[str] = []
        game.speaker.said.connect(lambda words, urgent: self.heard.append(words))

    def hear(self, words: str) -> None:
        """Wait until something is said that contains these words."""
        self.qtbot.waitUntil(lambda: any(words in said for said in self.heard), timeout=30_000)


@pytest.fixture
def listener(game: Game, qtbot) -> Listener:
    game.settings.change("autoPass", False)
    return Listener(game, qtbot)
