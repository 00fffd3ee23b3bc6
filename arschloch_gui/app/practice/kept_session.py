"""Storage of an unfinished session, in a file beside the answers, so that it can be continued.

The file has the subject, the answers so far, and the exercise that was set. It is replaced after
every answer and deleted at the end of the session.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from arschloch_gui.app.files import disk
from arschloch_gui.app.files.atomic import set_aside, write_atomic
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.app.practice.progress import Level
from arschloch_gui.app.practice.training_session import Mark, TrainingSession
from arschloch_gui.coach.answer import read_answer
from arschloch_gui.coach.bounds import Count
from arschloch_gui.coach.origin import Origin, OriginError, read_origin
from arschloch_gui.engine.json_text import JsonError, Word, decode_object, shaped

FORMAT, VERSION = "arschloch-session", 1
NAME = "practice-session.json"
MOST_EXERCISES = 100
log = logging.getLogger(__name__)


class _Done(Struct, frozen=True):
    """A finished exercise: its first answer as stored, and whether a second try was good."""

    answer: dict[str, object] | None = None
    mended: bool = False


class _File(Struct, frozen=True):
    """The content of the file, with its bounds."""

    format: Word
    length: Annotated[int, Meta(ge=1, le=MOST_EXERCISES)]
    done: Annotated[tuple[_Done, ...], Meta(max_length=MOST_EXERCISES)]
    version: Count = VERSION
    subject: dict[Word, Word | int] = {}
    set: dict[str, object] | None = None
    rating: Annotated[int, Meta(ge=0, le=5_000)] | None = None
    title: Annotated[int, Meta(ge=0, le=7)] | None = None


class LeftSession(Struct, frozen=True):
    """A session that can be continued: its subject, its results, and the exercise that was set."""

    subject: Mapping[str, object]
    length: int
    marks: tuple[Mark, ...]
    set: Origin | None
    level: Level


class KeptSession:
    """The file of the unfinished session. Owned by one thread."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME

    def keep(
        self, session: TrainingSession, subject: Mapping[str, object], origin: Origin | None
    ) -> None:
        """Store a session with the exercise that is set; problems are logged."""
        done = [
            {"answer": mark.answer.line() if mark.answer else None, "mended": mark.mended}
            for mark in session.marks
        ]
        content = {
            "format": FORMAT, "version": VERSION, "length": session.length, "done": done,
            "subject": dict(subject), "set": origin.line() if origin is not None else None,
            "rating": session.level.rating, "title": session.level.title,
        }  # fmt: skip
        try:
            write_atomic(self._path, json.dumps(content, ensure_ascii=False).encode())
        except OSError as error:
            log.warning("%s could not be written: %s", NAME, error)

    def read(self) -> LeftSession | None:
        """Return the session that was left, or None if there is none that can be continued.

        A damaged file is renamed and kept.
        """
        try:
            data = read_file(self._path)
        except FileNotFoundError:
            return None
        except OSError as error:
            log.warning("%s cannot be read: %s", NAME, error)
            return None
        try:
            return _left(data)
        except (JsonError, OriginError) as error:
            with suppress(OSError):
                log.warning(
                    "%s is damaged and kept as %s: %s", NAME, set_aside(self._path).name, error
                )
        return None

    def forget(self) -> None:
        """Delete the file, because the session is finished."""
        with suppress(OSError):
            disk.unlink(self._path)


def _left(data: bytes) -> LeftSession | None:
    told = shaped(decode_object(data), _File)
    if told.version > VERSION:
        return None
    if told.format != FORMAT:
        raise JsonError("unexpected", "no session")
    marks = tuple(
        Mark.of(read_answer(each.answer) if each.answer is not None else None, mended=each.mended)
        for each in told.done
    )
    if len(marks) >= told.length:
        raise JsonError("unexpected", "a session that is over")
    origin = read_origin(told.set) if told.set is not None else None
    return LeftSession(told.subject, told.length, marks, origin, Level(told.rating, told.title))
