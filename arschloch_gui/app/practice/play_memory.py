"""The answers to plays of one's own matches, in a file apart from those to exchanges.

Plays are judged less certainly, so they count for no rating, title, schedule or trophy.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from arschloch_gui.app.by_game.file_problems import trouble_sentence
from arschloch_gui.app.practice.exercise_source import OwnPlay
from arschloch_gui.app.practice.memory import Memory
from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.origin import key_of
from arschloch_gui.coach.verdict import Verdict

NAME = "plays.jsonl"


class PlayMemory:
    """The answers given to plays. They are read on first use. GUI thread only."""

    def __init__(self, folder: Path, now: Callable[[], datetime]) -> None:
        self._path, self._now = folder / NAME, now
        self._memory: Memory | None = None

    def remember(self, answer: ExerciseAnswer) -> str:
        """Store an answer; return a message about any problem, empty for none."""
        trouble = self._read().add(answer)
        return trouble_sentence(trouble) if trouble is not None else ""

    def verdict_on(self, play: OwnPlay) -> Verdict | None:
        """Return the verdict on the last answer to a play, or None if there is none."""
        key = key_of(play.origin.line())
        given = reversed(self._read().answers)
        return next((each.verdict for each in given if each.key == key), None)

    def _read(self) -> Memory:
        if self._memory is None:
            self._memory = Memory(self._path, self._now)
        return self._memory
