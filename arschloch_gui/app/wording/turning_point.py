"""Wording for the turning point of a match."""

from __future__ import annotations

from math import floor

from arschloch_gui.app.wording.amounts import number
from arschloch_gui.app.wording.words import fill, place_word, translate


def searching() -> str:
    """Return the message shown while the match is being examined."""
    return translate("TurningPoint", "Looking for the turning point…")


def none() -> str:
    """Return the message for a match that no single decision turned."""
    return translate("TurningPoint", "No single decision turned this match.")


def failed() -> str:
    """Return the message for a match that could not be examined."""
    return translate("TurningPoint", "The turning point of this match could not be found.")


def moment(round_no: int, line: str, passed_on: str) -> str:
    """Name the decision by its round and what happened.

    `passed_on` names the cards on the table if the decision was to pass, and is "" otherwise.
    """
    told = fill(translate("TurningPoint", "Round {round}: {line}"), round=round_no, line=line)
    if not passed_on:
        return told
    table = fill(translate("TurningPoint", "On the table: {cards}."), cards=passed_on)
    return f"{told} {table}"


def effect(before: float, after: float) -> str:
    """Describe the effect of the decision, in expected places.

    Whole places are named only if the change is at least half a place.
    """
    old, new = floor(before + 0.5), floor(after + 0.5)
    if old != new and abs(after - before) >= 0.5:
        sentence = translate(
            "TurningPoint", "Before it you were heading for {before} place, after it for {after}."
        )
        return fill(sentence, before=place_word(old), after=place_word(new))
    sentence = translate(
        "TurningPoint", "Before it you could expect place {before}, after it place {after}."
    )
    return fill(sentence, before=number(before, 1), after=number(after, 1))
