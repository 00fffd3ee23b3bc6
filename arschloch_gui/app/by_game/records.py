"""Sentences about errors in a match record, without the line number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arschloch_gui.app.by_game.problems import problem
from arschloch_gui.app.by_game.refusals import refusal, refusal_of, words_of_refusals
from arschloch_gui.app.wording.quoted import MOST_OF_A_QUOTE, quoted
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, listed, translate
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.record import RecordError

_WORDS: dict[str, str] = {
    "empty_record": QT_TRANSLATE_NOOP("Records", "The file is empty."),
    "not_json": QT_TRANSLATE_NOOP("Records", "This line is not JSON."),
    "line_too_long": QT_TRANSLATE_NOOP("Records", "This line is longer than 1 MiB."),
    "too_deep": QT_TRANSLATE_NOOP("Records", "This line nests more than 32 lists and objects."),
    "number_too_long": QT_TRANSLATE_NOOP(
        "Records", "This line contains a whole number with more than 40 digits."
    ),
    "not_an_object": QT_TRANSLATE_NOOP("Records", "This line is not an object in curly brackets."),
    "not_a_record": QT_TRANSLATE_NOOP("Records", "This is not a match record."),
    "unknown_version": QT_TRANSLATE_NOOP(
        "Records", "The record has version {version}, which this program does not know."
    ),
    "unknown_key": QT_TRANSLATE_NOOP("Records", "“{name}” has no meaning here."),
    "missing_key": QT_TRANSLATE_NOOP("Records", "“{name}” is missing."),
    "seats_are_names": QT_TRANSLATE_NOOP("Records", "“seats” must be a list of names."),
    "no_seed": QT_TRANSLATE_NOOP(
        "Records",
        "A deal number (seed) must be a whole number from 0 to 18,446,744,073,709,551,615.",
    ),
    "unknown_preset": QT_TRANSLATE_NOOP("Records", "There is no game “{preset}”."),
    "rules_are_an_object": QT_TRANSLATE_NOOP("Records", "“rules” must be an object."),
    "seats_differ": QT_TRANSLATE_NOOP(
        "Records", "The rules are for {players} players, but the record names {seats}."
    ),
    "expect_is_an_object": QT_TRANSLATE_NOOP(
        "Records", "“expect” must be an object on a line of its own."
    ),
    "deal_is_hands": QT_TRANSLATE_NOOP("Records", "“deal” must be a list of hands."),
    "refused_is_true": QT_TRANSLATE_NOOP("Records", "“refused” must be true."),
    "no_such_card": QT_TRANSLATE_NOOP("Records", "There is no card “{text}”."),
    "no_such_rank": QT_TRANSLATE_NOOP("Records", "There is no rank “{text}”."),
    "pass_is_true": QT_TRANSLATE_NOOP("Records", "“pass” must be true."),
    "take_is_true": QT_TRANSLATE_NOOP("Records", "“take” must be true."),
    "swap_has_two_sides": QT_TRANSLATE_NOOP(
        "Records", "“swap” must be two lists: hand cards and face-up cards."
    ),
    "blind_is_a_place": QT_TRANSLATE_NOOP(
        "Records", "“blind” must be the position of a card, counted from 0."
    ),
    "seat_is_a_number": QT_TRANSLATE_NOOP("Records", "“{text}” is not the number of a seat."),
    "one_verb": QT_TRANSLATE_NOOP(
        "Records", "A line must say exactly one thing, such as play or pass."
    ),
    "propose_has_give_and_want": QT_TRANSLATE_NOOP(
        "Records", "“propose” must be an object with “give” and “want”."
    ),
    "answer_is_true_or_false": QT_TRANSLATE_NOOP("Records", "“answer” must be true or false."),
    "declare_is_a_word": QT_TRANSLATE_NOOP("Records", "“declare” must be a word."),
    "cards_are_a_list": QT_TRANSLATE_NOOP("Records", "Cards must be written as a list."),
}
MOST_PROBLEMS = 5
KEYS = frozenset(_WORDS) | {"rules_have_problems"}


def record_error(error: RecordError) -> str:
    """Describe what is wrong with a record. The line number is not part of the sentence."""
    if error.problems:
        return " ".join(problem(defect) for defect in error.problems[:MOST_PROBLEMS])
    return record_reason(error.key, error.values)


def record_reason(key: str, values: Mapping[str, object]) -> str:
    """Return the sentence for an error by key and named values, or the key if there is none."""
    if key in _WORDS:
        shown = {name: _shown(value) for name, value in values.items()}
        return fill(translate("Records", _WORDS[key]), **shown)
    if key == "rules_have_problems":
        return translate("Records", "Its rules contradict each other.")
    return refusal_of(key, values)


def wrong_seed() -> str:
    """Explain what a valid seed is, for use with records, arguments and typed deal numbers."""
    return record_reason("no_seed", {})


def failed_line(reason: Refusal, seats: Sequence[str] = ()) -> str:
    """Explain why a line of a record failed verification."""
    return (
        refusal(reason, seats)
        if reason.key in words_of_refusals()
        else record_reason(reason.key, dict(reason.values))
    )


def _shown(value: object) -> str:
    if isinstance(value, list):
        return quoted(listed([quoted(item) for item in value]), MOST_OF_A_QUOTE)
    return quoted(value)
