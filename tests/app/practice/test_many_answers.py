"""With very many answers, the window stays responsive while they are read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from by_hand import Hands

from answers import answer
from arschloch_gui.app.main import Program
from arschloch_gui.app.practice import judge_worker, progress
from arschloch_gui.app.practice.memory import Memory
from arschloch_gui.coach.answer import FORMAT

MANY = 100


class Slow(Memory):
    """Answers whose reading waits for the test."""

    allowed = Event()

    def __init__(self, *given: Any) -> None:
        self.allowed.wait(timeout=60)
        super().__init__(*given)


@pytest.fixture
def hands(game: Program, qtbot, monkeypatch) -> Iterator[Hands]:
    """Yield a window with many answers on disk, at the start screen."""
    path: Path = game.trainer.standing._path
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [{"format": FORMAT, "version": 1}, *(answer(0.3, seed=at).line() for at in range(MANY))]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8", newline="\n")
    monkeypatch.setattr(progress, "SHORT", 20_000)
    assert path.stat().st_size > progress.SHORT
    monkeypatch.setattr(progress, "Memory", Slow)
    monkeypatch.setattr(judge_worker, "PROCESSES", 0)
    Slow.allowed.clear()
    yield Hands(game, qtbot)
    Slow.allowed.set()
    game.trainer.standing._now_read()


def test_a_session_begins_as_soon_as_they_are_read(hands: Hands):
    trainer = hands.game.trainer
    hands.window.setProperty("page", "practice")
    hands.qtbot.waitUntil(lambda: hands.find("practiceReading") is not None)
    assert hands.find("practiceReading").isVisible()
    assert not trainer.standing.begun
    hands.click(hands.spot("beginPracticeButton"))
    assert trainer.state == ""
    Slow.allowed.set()
    hands.qtbot.waitUntil(lambda: trainer.state == "asking", timeout=30_000)
    assert trainer.standing.begun
    assert len(trainer.standing._memory.answers) == MANY


def test_who_has_left_the_page_meanwhile_is_not_called_back(hands: Hands):
    trainer = hands.game.trainer
    hands.window.setProperty("page", "practice")
    hands.qtbot.waitUntil(lambda: hands.find("practiceReading") is not None)
    hands.click(hands.spot("beginPracticeButton"))
    hands.strike("Esc")
    hands.qtbot.waitUntil(lambda: hands.find("practiceReading") is None)
    Slow.allowed.set()
    hands.qtbot.waitUntil(lambda: trainer.standing.begun)
    assert trainer.state == ""


def test_what_cannot_wait_for_them_is_on_the_disk_all_the_same(hands: Hands):
    trainer = hands.game.trainer
    trainer.standing.look()
    assert trainer.standing.reads
    Slow.allowed.set()
    assert trainer.standing.remember(answer(0.3, seed=MANY)) == ""
    assert len(Memory(trainer.standing._path).answers) == MANY + 1
