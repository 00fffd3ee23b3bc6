"""What is done here by mouse and keys writes nothing to standard error and logs no warning."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from clicks import Clicks

from arschloch_gui.app.main import Game


@pytest.fixture
def person(
    game: Game, qtbot, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> Iterator[Clicks]:
    """Somebody at the real window; whatever goes wrong while they use it fails the test."""
    game.settings.change("autoPass", False)
    yield Clicks(game, qtbot)
    warnings = [each for each in caplog.records if each.levelno >= logging.WARNING]
    assert warnings == []
    assert capfd.readouterr().err == ""
