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
_NO_MATCH = QT_TRANSLATE_NOOP("Trouble", "{path} is not a match saved by this program.")
_OTHER_VERSION = QT_TRANSLATE_NOOP(
    "Trouble", "{path} was saved by another version of this program, so it can’t be played here."
)
_STRANGE = frozenset(
    {
        "empty_record", "not_json", "line_too_long", "too_deep", "number_too_long",
        "not_an_object", "not_a_record",
    }
)  # fmt: skip
"""Errors in the first line of files that are no records at all."""
_SAVING = (("not_saved", "saved_again"), ("answers_not_saved", "answers_saved_again"))


def trouble_sentence(trouble: FileProblem) -> str:
    """Return the message that reports a file problem, or that it is solved."""
    error = trouble.error
    return fill(
        translate("Trouble", _sentence(trouble)),
        path=quoted_path(trouble.path),
        last=trouble.line,
        line=error.line if error is not None else 0,
        reason=record_error(error) if error is not None else trouble.reason,
    )


def _sentence(trouble: FileProblem) -> str:
    """Return the sentence for a problem; files that are no records need no line number."""
    error = trouble.error
    if trouble.key == "not_a_record" and error is not None and error.line == 1:
        if error.key == "unknown_version":
            return _OTHER_VERSION
        if error.key in _STRANGE:
            return _NO_MATCH
    return _WORDS[trouble.key]


def with_problem(before: tuple[FileProblem, ...], trouble: FileProblem) -> tuple[FileProblem, ...]:
    """Add a problem to those shown. Only the latest message about saving a file is kept."""
    same = next((keys for keys in _SAVING if trouble.key in keys), (trouble.key,))
    return (*(each for each in before if each.key not in same), trouble)
