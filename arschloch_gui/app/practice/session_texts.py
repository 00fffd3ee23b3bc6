"""Texts about a practice session: its progress, its result, and why it ended."""

from __future__ import annotations

from arschloch_gui.app.practice.training_session import PLAYS, PRACTICE, TrainingSession
from arschloch_gui.app.wording import lessons as lesson_words
from arschloch_gui.app.wording import own_plays
from arschloch_gui.app.wording import practice as words


def progress(session: TrainingSession | None, *, answered: bool, looks_at: int) -> str:
    """Return the number of the current exercise, in words; empty without a session.

    `answered` is true if the current exercise has been answered. `looks_at` is the number of an
    exercise that is being reviewed after the end of the session, or −1.
    """
    if session is None:
        return ""
    number = looks_at + 1 if looks_at >= 0 else max(1, len(session.marks) + (not answered))
    if session.taught is not None:
        return lesson_words.progress(session.taught.lesson, number, session.length)
    if session.name == PLAYS:
        return own_plays.question(number, session.length)
    return words.progress(number, session.length)


def summary(session: TrainingSession | None) -> str:
    """Return the result of a lesson; empty for any other session, which has `SessionEnd`."""
    if session is None or session.taught is None:
        return ""
    return lesson_words.over(session.good, session.length)


def none_found(session: TrainingSession | None, *, narrow: bool, judged: bool) -> str:
    """Return the reason why there is no exercise.

    `narrow` is whether the subject of practice is limited, and `judged` whether decisions under its
    rules can be judged at all.
    """
    practised = session is not None and session.name == PRACTICE
    if practised and not judged:
        return words.not_judged()
    return words.none_found(narrow=practised and narrow)
