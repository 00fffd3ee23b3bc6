"""The real program, assembled with the random user in it."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from PySide6.QtGui import QImage, QKeyEvent

from arschloch_gui.ai.guard import Guard
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import Player
from arschloch_gui.ai.pool import Pool
from arschloch_gui.ai.question import InThread
from arschloch_gui.app import main, start
from arschloch_gui.app.main import Program
from arschloch_gui.app.pictures.sprites import SpriteStore
from arschloch_gui.app.practice import judge_worker
from arschloch_gui.app.shell import Shell
from arschloch_gui.coach import judgement, luck, task
from random_user.task import Task

QUICK = "lowest"
"""The level that decides in no time."""


class LongAgo:
    """A clock by which every visible item has been visible for ever when a key is pressed."""

    def now(self) -> float:
        """Return the current time."""
        return 0.0

    def of(self, event: QKeyEvent) -> float:
        """Return when the key of an event was pressed."""
        return float("inf")


def run(given: Task, enter: Callable[[Program], object]) -> int:
    """Run the program from start to end and return its status; `enter` adds the user."""
    if not given.drawn:
        _leave_blank()
    if not given.pool:
        _judge_quickly()
    os.fsync = lambda fd: None  # there is no power failure here
    rng = Random(f"deals of {given.seed}")

    def build_program(shell: Shell, heard: bool) -> Program:
        game = main.build(
            shell=shell, players=Guard(Pool() if given.pool else InThread(_quick)),
            warm=given.drawn, seeds=partial(rng.randrange, 1 << 53),
            clock=None if given.slow_keys else LongAgo(),
        )  # fmt: skip
        enter(game)
        return game

    start._build_program = build_program
    return start.run_window()


def _quick(level: str, game: str) -> Player:
    return player(QUICK, game)


def _leave_blank() -> None:
    blank = QImage(8, 12, QImage.Format.Format_RGB32)
    blank.fill(0)
    store: Any = SpriteStore
    store.has = lambda store, drawing: True
    store.get = lambda store, drawing: blank


def _judge_quickly() -> None:
    """Judge exercises and luck as usual, but by few rounds and in this process."""
    judge_worker.PROCESSES = 0
    judgement.MOST_SITUATIONS = 2 * judgement.CHUNK
    task.CHUNK, luck.CHUNK = 1, 2  # type: ignore[attr-defined]  # as they know it
    luck.MOST_CHUNKS = 4
