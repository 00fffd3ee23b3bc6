"""Grammar helpers shared by all sentences: placeholders, lists, ordinals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from arschloch_gui.app.wording.quoted import quoted
from arschloch_gui.languages import QT_TRANSLATE_NOOP as QT_TRANSLATE_NOOP

_PLACE = re.compile(r"\{(\w+)\}")
# Applied to every language, as in English and German no value follows these words.
_ELIDED = re.compile(r"(?<=\b[dD])e $|(?<=\b[qQ]u)e $")
_VOWEL = re.compile(r"[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ]|Y(?![AEIOU])", re.IGNORECASE)
translate = QCoreApplication.translate


def fill(sentence: str, /, **values: object) -> str:
    """Replace the `{placeholders}` of a translated sentence; unknown ones stay as they are.

    A French “de” or “que” before a value that begins with a vowel is elided:

    >>> fill("La bombe de {name} explose !", name="Ines")
    'La bombe d’Ines explose !'
    """
    # Split first, because a value can look like a placeholder itself.
    parts = list(_literals_and_names(sentence))
    for at in range(1, len(parts), 2):
        name = parts[at]
        parts[at] = str(values[name]) if name in values else f"{{{name}}}"
        if parts[at - 1].endswith("e ") and _VOWEL.match(parts[at]):
            parts[at - 1] = _ELIDED.sub("’", parts[at - 1])
    return "".join(parts)


@lru_cache(maxsize=4096)
def _literals_and_names(sentence: str) -> tuple[str, ...]:
    """Split a sentence at its placeholders, alternating literal text and placeholder names.

    The result is cached, as the same few hundred sentences are filled at every step of a game.
    """
    return tuple(_PLACE.split(sentence))


def listed(items: Sequence[str]) -> str:
    """Join items with commas and a final “and”: “a, b and c”."""
    if len(items) < 2:
        return "".join(items)
    return fill(
        translate("Words", "{items} and {last}"), items=", ".join(items[:-1]), last=items[-1]
    )


def either(items: Sequence[str]) -> str:
    """Join items with commas and a final “or”: “a, b or c”."""
    if len(items) < 2:
        return "".join(items)
    return fill(
        translate("Words", "{items} or {last}"), items=", ".join(items[:-1]), last=items[-1]
    )


def ended(sentence: str) -> str:
    """Return the sentence, with a full stop added if it has no final punctuation.

    A screen reader then pauses after it.
    """
    return sentence if sentence.endswith((".", "!", "?", "…", ":")) else f"{sentence}."


def capitalised(sentence: str) -> str:
    """Return the sentence with a capital first letter and the rest unchanged."""
    return sentence[:1].upper() + sentence[1:]


def after_colon(sentence: str) -> str:
    """Return a sentence about the viewer as it is written after a colon.

    English and French go on in lower case: “Better: you pass.”
    """
    return sentence[:1].lower() + sentence[1:] if sentence.startswith(("You ", "Tu ")) else sentence


def seat_names(seats: Sequence[str]) -> tuple[str, ...]:
    """Return the display names of a match's players; a seat without a name becomes “Seat 2”."""
    return tuple(
        quoted(name) or fill(translate("Words", "Seat {number}"), number=seat)
        for seat, name in enumerate(seats, start=1)
    )


def place_word(place: int) -> str:
    """Return an ordinal as used before “place”: “first”, “second”; in figures beyond the eighth."""
    words = (
        translate("Words", "first"),
        translate("Words", "second"),
        translate("Words", "third"),
        translate("Words", "fourth"),
        translate("Words", "fifth"),
        translate("Words", "sixth"),
        translate("Words", "seventh"),
        translate("Words", "eighth"),
    )
    if place <= len(words):
        return words[place - 1]
    return fill(translate("Words", "{place}th"), place=place)
