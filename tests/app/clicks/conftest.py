"""Mouse and keys must not cause any warning or output to standard error here."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator

import pytest
from clicks import Clicks

from arschloch_gui.app.main import Program


@pytest.fixture
def person(
    build_game: Callable[..., Program],
    qtbot,
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    qtlog,
) -> Iterator[Clicks]:
    """Yield a user at the real window; any problem until it is closed fails the test."""

    built: list[Program] = []

    def build() -> Program:
        built.append(build_game(autoPass=False))
        return built[-1]

    yield Clicks(build(), qtbot, build)
    for each in built:
        each.close()
    warnings = [each for each in caplog.records if each.levelno >= logging.WARNING]
    assert warnings == []
    assert [each.message for each in qtlog.records if not each.ignored] == []
    assert capfd.readouterr().err == ""
