"""Wording for the shelf of trophies: the names, the conditions and the announcements."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale

from arschloch_gui.app.wording.levels import level_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate

_NAMES: dict[str, tuple[str, str]] = {
    "first_round": (
        QT_TRANSLATE_NOOP("Trophies", "First round"),
        QT_TRANSLATE_NOOP("Trophies", "Finish your first round."),
    ),
    "first_crown": (
        QT_TRANSLATE_NOOP("Trophies", "First crown"),
        QT_TRANSLATE_NOOP("Trophies", "Finish a round in first place."),
    ),
    "last_single": (
        QT_TRANSLATE_NOOP("Trophies", "The last card"),
        QT_TRANSLATE_NOOP("Trophies", "Win a round with a single card as your last play."),
    ),
    "never_passed": (
        QT_TRANSLATE_NOOP("Trophies", "Never at a loss"),
        QT_TRANSLATE_NOOP("Trophies", "Win a round without passing once."),
    ),
    "head_start": (
        QT_TRANSLATE_NOOP("Trophies", "Rocket"),
        QT_TRANSLATE_NOOP(
            "Trophies", "Go out first while everyone else still holds at least five cards."
        ),
    ),
    "six_cards": (
        QT_TRANSLATE_NOOP("Trophies", "Both hands full"),
        QT_TRANSLATE_NOOP("Trophies", "Play six cards or more at once."),
    ),
    "from_the_bottom": (
        QT_TRANSLATE_NOOP("Trophies", "From the bottom to the top"),
        QT_TRANSLATE_NOOP("Trophies", "Finish first in the round after you came last."),
    ),
    "great_fall": (
        QT_TRANSLATE_NOOP("Trophies", "The great fall"),
        QT_TRANSLATE_NOOP("Trophies", "Come last in the round after you finished first."),
    ),
    "three_crowns": (
        QT_TRANSLATE_NOOP("Trophies", "Three crowns"),
        QT_TRANSLATE_NOOP("Trophies", "Finish first in three rounds in a row of one match."),
    ),
    "safe_ten": (
        QT_TRANSLATE_NOOP("Trophies", "Safe and dry"),
        QT_TRANSLATE_NOOP("Trophies", "Finish ten rounds in a row without coming last."),
    ),
    "all_places": (
        QT_TRANSLATE_NOOP("Trophies", "Been everywhere"),
        QT_TRANSLATE_NOOP(
            "Trophies",
            "Finish in every place at tables of the same size, with five players or more.",
        ),
    ),
    "big_table": (
        QT_TRANSLATE_NOOP("Trophies", "The big table"),
        QT_TRANSLATE_NOOP("Trophies", "Finish first among eight players or more."),
    ),
    "bomb_on_ace": (
        QT_TRANSLATE_NOOP("Trophies", "A bomb on an ace"),
        QT_TRANSLATE_NOOP("Trophies", "Play a bomb on an ace, or on several."),
    ),
    "revolution_paid": (
        QT_TRANSLATE_NOOP("Trophies", "A revolution that paid"),
        QT_TRANSLATE_NOOP("Trophies", "Start a revolution and win the round."),
    ),
    "putsch": (
        QT_TRANSLATE_NOOP("Trophies", "Putsch"),
        QT_TRANSLATE_NOOP("Trophies", "Declare a putsch and carry it through."),
    ),
    "clean_plate": (
        QT_TRANSLATE_NOOP("Trophies", "Spotless"),
        QT_TRANSLATE_NOOP("Trophies", "Win a round of {shithead} without picking up the pile."),
    ),
    "match_won": (
        QT_TRANSLATE_NOOP("Trophies", "The cup"),
        QT_TRANSLATE_NOOP("Trophies", "Win a match of three rounds or more."),
    ),
    "late_bloomer": (
        QT_TRANSLATE_NOOP("Trophies", "Slow but sure"),
        QT_TRANSLATE_NOOP(
            "Trophies", "Win a match of three rounds or more after coming last in its first round."
        ),
    ),
    "ten_matches_won": (
        QT_TRANSLATE_NOOP("Trophies", "Treasure chest"),
        QT_TRANSLATE_NOOP("Trophies", "Win ten matches of three rounds or more."),
    ),
    "twenty_rounds": (
        QT_TRANSLATE_NOOP("Trophies", "Staying power"),
        QT_TRANSLATE_NOOP("Trophies", "Play a match of twenty rounds or more to the end."),
    ),
    "strong_match": (
        QT_TRANSLATE_NOOP("Trophies", "Coat of arms"),
        QT_TRANSLATE_NOOP(
            "Trophies",
            "Win a match of three rounds or more against opponents at the levels {strong} or "
            "{expert} only.",
        ),
    ),
    "five_experts": (
        QT_TRANSLATE_NOOP("Trophies", "The owl"),
        QT_TRANSLATE_NOOP(
            "Trophies", "Finish first against five opponents or more, all at the level {expert}."
        ),
    ),
    "every_level": (
        QT_TRANSLATE_NOOP("Trophies", "Rung by rung"),
        QT_TRANSLATE_NOOP("Trophies", "Finish first against opponents of each of the five levels."),
    ),
    "three_games_won": (
        QT_TRANSLATE_NOOP("Trophies", "Juggler"),
        QT_TRANSLATE_NOOP("Trophies", "Finish first in three different games."),
    ),
    "every_game": (
        QT_TRANSLATE_NOOP("Trophies", "Round the world"),
        QT_TRANSLATE_NOOP("Trophies", "Finish a round of every game."),
    ),
    "ten_exercises": (
        QT_TRANSLATE_NOOP("Trophies", "Bull’s-eye"),
        QT_TRANSLATE_NOOP("Trophies", "Solve ten exercises in a row without a mistake."),
    ),
    "ten_of_day": (
        QT_TRANSLATE_NOOP("Trophies", "A full day"),
        QT_TRANSLATE_NOOP("Trophies", "Answer all ten exercises of the day."),
    ),
    "hundred_rounds": (
        QT_TRANSLATE_NOOP("Trophies", "A hundred rounds"),
        QT_TRANSLATE_NOOP("Trophies", "Finish a hundred rounds."),
    ),
    "ten_evenings": (
        QT_TRANSLATE_NOOP("Trophies", "Ten evenings"),
        QT_TRANSLATE_NOOP("Trophies", "Finish rounds on ten different days."),
    ),
    "hundred_evenings": (
        QT_TRANSLATE_NOOP("Trophies", "A hundred evenings"),
        QT_TRANSLATE_NOOP("Trophies", "Finish rounds on a hundred different days."),
    ),
}
"""Trophy → its name and its condition."""


def trophy_name(key: str) -> str:
    """Return the name of a trophy."""
    return translate("Trophies", _NAMES[key][0])


def trophy_condition(key: str, shithead: str) -> str:
    """Describe how a trophy is earned; `shithead` is the name of that game."""
    sentence = translate("Trophies", _NAMES[key][1])
    levels = {"strong": level_name("strong"), "expert": level_name("expert")}
    return fill(sentence, shithead=shithead, **levels)


def trophy_earned(key: str) -> str:
    """Return the announcement of a trophy that has just been earned."""
    return fill(translate("Trophies", "New on your shelf: {trophy}"), trophy=trophy_name(key))


def trophies_counted(count: int, of: int) -> str:
    """Return the number of trophies on the shelf, in words."""
    sentence = translate("Trophies", "{count} of {all} trophies on your shelf")
    return fill(sentence, count=count, all=of)


def trophy_date(time: datetime) -> str:
    """Return when a trophy was earned, in words."""
    local = QDateTime.fromSecsSinceEpoch(int(time.timestamp())).date()
    day = QLocale().toString(local, QLocale.FormatType.ShortFormat)
    return fill(translate("Trophies", "On your shelf since {day}."), day=day)


def not_yet() -> str:
    """Return the text for a trophy that has not been earned."""
    return translate("Trophies", "Not on your shelf yet.")
