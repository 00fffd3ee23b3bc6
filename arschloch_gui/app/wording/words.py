"""Small grammar shared by the sentences: placeholders, lists, numbers in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from arschloch_gui.app.wording.quoted import quoted
from arschloch_gui.languages import QT_TRANSLATE_NOOP as QT_TRANSLATE_NOOP

_PLACE = re.compile(r"\{(\w+)\}")
# No other language of ours has these words before a value.
_ELIDED = re.compile(r"(?<=\b[dD])e $|(?<=\b[qQ]u)e $")
_VOWEL = re.compile(r"[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ]|Y(?![AEIOU])", re.IGNORECASE)
translate = QCoreApplication.translate


def fill(sentence: str, /, **values: object) -> str:
    """Put values into a translated sentence's `{placeholders}`; unknown ones stay as they are.

    A French “de” or “que” before a value that begins with a vowel is elided:

    >>> fill("La bombe de {name} explose !", name="Ines")
    'La bombe d’Ines explose !'
    """
    # Taken apart first: what is put in may look like a place itself.
    parts = list(_literals_and_names(sentence))
    parts[1::2] = [str(values[n]) if n in values else f"{{{n}}}" for n in parts[1::2]]
    for at in range(0, len(parts) - 1, 2):
        if parts[at].endswith("e ") and _VOWEL.match(parts[at + 1]):
            parts[at] = _ELIDED.sub("’", parts[at])
    return "".join(parts)


@lru_cache(maxsize=4096)
def _literals_and_names(sentence: str) -> tuple[str, ...]:
    """A sentence taken apart at its places: literal text and a place's name by turns.

    Remembered, as the same few hundred sentences are filled at every step of a game.
    """
    return tuple(_PLACE.split(sentence))


def listed(items: Sequence[str]) -> str:
    """“a, b and c”."""
    if len(items) < 2:
        return "".join(items)
    return fill(
        translate("Words", "{items} and {last}"), items=", ".join(items[:-1]), last=items[-1]
    )


def either(items: Sequence[str]) -> str:
    """“a, b or c”."""
    if len(items) < 2:
        return "".join(items)
    return fill(
        translate("Words", "{items} or {last}"), items=", ".join(items[:-1]), last=items[-1]
    )


def ended(sentence: str) -> str:
    """The sentence with a full stop where it has no end, so that the voice falls."""
    return sentence if sentence.endswith((".", "!", "?", "…", ":")) else f"{sentence}."


def capitalised(sentence: str) -> str:
    """Return the sentence with a capital first letter and the rest unchanged."""
    return sentence[:1].upper() + sentence[1:]


def seat_names(seats: Sequence[str]) -> tuple[str, ...]:
    """What the players of a match are called; one without a name goes by the seat."""
    return tuple(
        quoted(name) or fill(translate("Words", "Seat {number}"), number=seat)
        for seat, name in enumerate(seats, start=1)
    )


def place_word(place: int) -> str:
    """“first”, “second” … as said before “place”; figures beyond the eighth."""
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
