"""Wording for the list of past exchanges of a match."""

from __future__ import annotations

from arschloch_gui.app.wording.words import fill, translate


def being_read() -> str:
    """Return the message shown while the match is being read."""
    return translate("Past", "Looking through the match…")


def nothing() -> str:
    """Return the message for a match in which no one had a choice yet."""
    return translate(
        "Past", "So far, nobody has had anything to decide before the first trick of a round."
    )


def unreadable() -> str:
    """Return the message for a match that cannot be read."""
    return translate("Past", "This match can’t be read.")


def damaged_from(line: int) -> str:
    """Return the message for a record that is damaged from some line on."""
    sentence = translate(
        "Past", "The file is damaged from line {line} on; only what comes before it is shown."
    )
    return fill(sentence, line=line)


def only_the_latest(count: int) -> str:
    """Return the note that only the latest `count` exchanges are listed."""
    return fill(translate("Past", "These are the latest {count}."), count=count)


def own() -> str:
    """Return the label for the user's own exchanges."""
    return translate("Past", "Yours")


def everybodys() -> str:
    """Return the label for the exchanges of all players."""
    return translate("Past", "Everyone’s")


def round_of(number: int) -> str:
    """Return the label of a round."""
    return fill(translate("Past", "Round {number}"), number=number)
