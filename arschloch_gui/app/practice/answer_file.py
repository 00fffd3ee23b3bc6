"""A file of answers, kept in step with other windows and with a disk that can fail."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.line_file import LineFile
from arschloch_gui.coach.answer import FORMAT, ExerciseAnswer, read_answer


class AnswerFile:
    """A file of answers, which is read at once. Owned by one thread.

    `hear` is called with the answers in the file, and later with each one that is added here or in
    another window. `trouble` is the reason why the file could not be read. New answers are then
    kept in memory only, and the file is left untouched.
    """

    def __init__(self, path: Path, hear: Callable[[list[ExerciseAnswer]], None]) -> None:
        self.trouble: FileProblem | None = None
        self._file, self._hear = LineFile(path, FORMAT, read_answer), hear
        self._pending: list[ExerciseAnswer] = []
        self._behind = False
        try:
            hear(self._file.news())
        except OSError as error:
            self.trouble = FileProblem("unreadable", path, error.strerror or str(error))

    @property
    def unread(self) -> int:
        """Number of lines that this version does not understand; they stay in the file."""
        return self._file.unread

    @property
    def behind(self) -> bool:
        """Whether some answers are not on disk yet; the next `add` tries again."""
        return self._behind

    def add(self, answer: ExerciseAnswer) -> FileProblem | None:
        """Remember an answer and write it to disk, safe against a power failure.

        If writing fails, the answer is kept in memory and written with the next one. Returns the
        problem to report: once when answers cannot be stored, and once when they can be stored
        again.
        """
        self._hear([answer])
        self._pending.append(answer)
        return self.keep()

    def keep(self) -> FileProblem | None:
        """Write pending answers, and read those that other windows have added.

        Returns the problem to report, like `add`.
        """
        folder = self._file.path.parent
        try:
            self._hear(self._file.append([each.line() for each in self._pending]))
        except OSError as error:
            known, self._behind = self._behind, True
            reason = error.strerror or str(error)
            return None if known else FileProblem("answers_not_saved", folder, reason)
        self._pending.clear()
        was_behind, self._behind = self._behind, False
        return FileProblem("answers_saved_again", folder) if was_behind else None
