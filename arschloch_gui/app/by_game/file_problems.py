"""Messages about file problems and their consequences, in one or two sentences."""

from __future__ import annotations

from arschloch_gui.app.by_game.records import record_error
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.wording.quoted import quoted_path
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate

_WORDS: dict[str, str] = {
    "not_saved": QT_TRANSLATE_NOOP(
        "Trouble", "The match can’t be saved in {path} ({reason}), but you can play on."
    ),
    "saved_again": QT_TRANSLATE_NOOP(
        "Trouble", "Saving works again: the whole match is in {path}."
    ),
    "answers_not_saved": QT_TRANSLATE_NOOP(
        "Trouble",
        "Your answers can’t be saved in {path} ({reason}); they count only until you quit.",
    ),
    "rounds_not_saved": QT_TRANSLATE_NOOP(
        "Trouble",
        "The statistics can’t be saved in {path} ({reason}); they count only until you quit.",
    ),
    "regulars_damaged": QT_TRANSLATE_NOOP(
        "Trouble", "The damaged file of your regulars’ tables is kept as {path}."
    ),
    "regulars_not_saved": QT_TRANSLATE_NOOP(
        "Trouble", "Your regulars’ tables can’t be saved in {path} ({reason})."
    ),
    "day_not_saved": QT_TRANSLATE_NOOP(
        "Trouble",
        "The deal of the day can’t be saved in {path} ({reason}); it counts only until you quit.",
    ),
    "answers_saved_again": QT_TRANSLATE_NOOP(
        "Trouble", "Saving works again: all your answers are in {path}."
    ),
    "unreadable": QT_TRANSLATE_NOOP("Trouble", "{path} can’t be read ({reason})."),
    "damaged": QT_TRANSLATE_NOOP(
        "Trouble", "The damaged match record is kept as {path}. Line {line}: {reason}"
    ),
    "salvaged": QT_TRANSLATE_NOOP(
        "Trouble",
        "The match continues from line {last} of its record; the whole record is "
        "kept as {path}. Line {line}: {reason}",
    ),
    "copied_in_part": QT_TRANSLATE_NOOP(
        "Trouble", "The match continues from line {last} of {path}. Line {line}: {reason}"
    ),
    "not_a_record": QT_TRANSLATE_NOOP("Trouble", "{path} can’t be played. Line {line}: {reason}"),
    "odd_pointer": QT_TRANSLATE_NOOP(
        "Trouble", "{path} does not point to a match in its folder and is ignored."
    ),
    "not_shown": QT_TRANSLATE_NOOP("Trouble", "This match can’t be shown. It is kept as it is."),
}
KEYS = frozenset(_WORDS)
_SAVING = (("not_saved", "saved_again"), ("answers_not_saved", "answers_saved_again"))


def trouble_sentence(trouble: FileProblem) -> str:
    """Return the message that reports a file problem, or that it is solved."""
    error = trouble.error
    return fill(
        translate("Trouble", _WORDS[trouble.key]),
        path=quoted_path(trouble.path),
        last=trouble.line,
        line=error.line if error is not None else 0,
        reason=record_error(error) if error is not None else trouble.reason,
    )


def with_problem(before: tuple[FileProblem, ...], trouble: FileProblem) -> tuple[FileProblem, ...]:
    """Add a problem to those shown. Only the latest message about saving a file is kept."""
    same = next((keys for keys in _SAVING if trouble.key in keys), (trouble.key,))
    return (*(each for each in before if each.key not in same), trouble)
