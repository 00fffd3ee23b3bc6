"""Words for the list of exchanges of a match that has been played."""

from __future__ import annotations

from arschloch_gui.app.wording.words import fill, translate


def being_read() -> str:
    """While the match is played through."""
    return translate("Past", "Looking through the match…")


def nothing() -> str:
    """Where nobody had a choice."""
    return translate(
        "Past", "So far, nobody has had anything to decide before the first trick of a round."
    )


def unreadable() -> str:
    """Where the match could not be looked through."""
    return translate("Past", "This match can’t be looked through.")


def damaged_from(line: int) -> str:
    """Where the record holds only in part."""
    sentence = translate(
        "Past", "The file is damaged from line {line} on; this is what comes before."
    )
    return fill(sentence, line=line)


def only_the_latest(count: int) -> str:
    """Where there are too many."""
    return fill(translate("Past", "These are the latest {count}."), count=count)


def own() -> str:
    """Those of the person."""
    return translate("Past", "Yours")


def everybodys() -> str:
    """Those of all seats."""
    return translate("Past", "Everyone’s")


def round_of(number: int) -> str:
    """Which round it was."""
    return fill(translate("Past", "Round {number}"), number=number)
