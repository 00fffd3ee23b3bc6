"""Wording for the deal of the day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QDate, QLocale

from arschloch_gui.app.wording.words import fill, listed, translate


def day_name(day: date) -> str:
    """Format a date in the locale's long format."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def about() -> str:
    """Describe the match of the day."""
    return translate(
        "DealOfTheDay",
        "Three rounds. Today, everyone gets the same cards and plays against the same opponents.",
    )


def rule() -> str:
    """Explain the try that counts."""
    return translate(
        "DealOfTheDay",
        "Your first try counts, without undo and without hints. After that, play it again for fun "
        "as often as you like.",
    )


def begun() -> str:
    """Return the message that the try that counts is in progress."""
    return translate("DealOfTheDay", "You have started the match that counts.")


def lost() -> str:
    """Return the message that the match that counts is gone."""
    return translate(
        "DealOfTheDay",
        "The match that counts has been deleted. You can still play this deal for fun.",
    )


def places_in_rounds(places: Sequence[int]) -> str:
    """List the places in the rounds of a match."""
    return " · ".join(map(str, places))


def result(places: Sequence[int], final: int, players: int) -> str:
    """Describe a result: the places in the rounds and in the match."""
    sentence = translate(
        "DealOfTheDay", "Your places: {places}. In the match: place {final} of {players}."
    )
    return fill(sentence, places=places_in_rounds(places), final=final, players=players)


def own_row() -> str:
    """Return the label of the user's own row in the comparison."""
    return translate("DealOfTheDay", "You")


def row_told(name: str, places: Sequence[int]) -> str:
    """Read out a row of the comparison."""
    told = listed([str(each) for each in places])
    return fill(translate("DealOfTheDay", "{name}: places {places}"), name=name, places=told)


def shared(number: int, game: str, places: Sequence[int], final: int, players: int) -> str:
    """Return the result as one line to share with others."""
    sentence = translate(
        "DealOfTheDay",
        "Arschloch, deal of the day {number} ({game}): {places}, place {final} of {players}",
    )
    return fill(
        sentence, number=number, game=game, places=places_in_rounds(places), final=final,
        players=players,
    )  # fmt: skip


def shared_better(line: str, levels: Sequence[str]) -> str:
    """Add to the line to share which levels did worse."""
    sentence = translate("DealOfTheDay", "{line}, better than {levels}")
    return fill(sentence, line=line, levels=listed(levels))


def copied(line: str) -> str:
    """Confirm that a line was copied to the clipboard."""
    return fill(translate("DealOfTheDay", "Copied: {line}"), line=line)


def earlier(day: str, game: str, places: Sequence[int], final: int) -> str:
    """Describe the result of an earlier day in one line."""
    sentence = translate("DealOfTheDay", "{day}, {game}: {places}, place {final}")
    return fill(sentence, day=day, game=game, places=places_in_rounds(places), final=final)


def compare_failed() -> str:
    """Return the message that the levels could not be played out."""
    return translate("DealOfTheDay", "The computer players could not be compared this time.")
