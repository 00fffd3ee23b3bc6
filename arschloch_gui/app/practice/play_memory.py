"""The answers to plays of one's own matches, in a file apart from those to exchanges.

Plays are judged less certainly, so they count for no rating, title, schedule or trophy.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from arschloch_gui.app.by_game.file_problems import trouble_sentence
from arschloch_gui.app.practice.answer_file import AnswerFile
from arschloch_gui.app.practice.exercise_source import OwnPlay
from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.origin import key_of
from arschloch_gui.coach.verdict import Verdict

NAME = "plays.jsonl"


class PlayMemory:
    """The verdicts on answers given to plays. They are read on first use. GUI thread only."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME
        self._file: AnswerFile | None = None
        self._verdicts: dict[str, Verdict] = {}
        """The verdict on the last answer, by the key of the play."""

    def remember(self, answer: ExerciseAnswer) -> str:
        """Store an answer; return a message about any problem, empty for none."""
        trouble = self._read().add(answer)
        return trouble_sentence(trouble) if trouble is not None else ""

    def verdict_on(self, play: OwnPlay) -> Verdict | None:
        """Return the verdict on the last answer to a play, or None if there is none."""
        self._read()
        return self._verdicts.get(key_of(play.origin.line()))

    def _read(self) -> AnswerFile:
        if self._file is None:
            self._file = AnswerFile(self._path, self._note)
        return self._file

    def _note(self, answers: Iterable[ExerciseAnswer]) -> None:
        self._verdicts.update({each.key: each.verdict for each in answers})
