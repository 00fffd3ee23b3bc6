"""Wording for practising decisions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date

from PySide6.QtCore import QDate, QLocale

from arschloch_gui.app.wording.amounts import number, places_roughly
from arschloch_gui.app.wording.amounts import places as in_places
from arschloch_gui.app.wording.rates import place_rate
from arschloch_gui.app.wording.words import (
    QT_TRANSLATE_NOOP,
    after_colon,
    fill,
    listed,
    place_word,
    translate,
)
from arschloch_gui.coach.daily import SharedResult
from arschloch_gui.coach.verdict import Verdict, places_lost

_KINDS = {
    "": QT_TRANSLATE_NOOP("Practice", "Everything"),
    "exchange:1": QT_TRANSLATE_NOOP("Practice", "Give one card"),
    "exchange:2": QT_TRANSLATE_NOOP("Practice", "Give two cards"),
    "exchange:3": QT_TRANSLATE_NOOP("Practice", "Give three cards"),
    "exchange": QT_TRANSLATE_NOOP("Practice", "Ask for a rank"),
    "exchange:answer": QT_TRANSLATE_NOOP("Practice", "Answer an offer"),
    "shift:1": QT_TRANSLATE_NOOP("Practice", "Pass a card on"),
    "swap": QT_TRANSLATE_NOOP("Practice", "Swap face-up cards"),
    "two": QT_TRANSLATE_NOOP("Practice", "Which is better?"),
    "putsch": QT_TRANSLATE_NOOP("Practice", "Putsch or not?"),
}
_VERDICTS = {
    Verdict.BEST: QT_TRANSLATE_NOOP("Practice", "Best choice"),
    Verdict.FINE: QT_TRANSLATE_NOOP("Practice", "Good"),
    Verdict.INEXACT: QT_TRANSLATE_NOOP("Practice", "Inaccuracy"),
    Verdict.MISTAKE: QT_TRANSLATE_NOOP("Practice", "Mistake"),
    Verdict.BLUNDER: QT_TRANSLATE_NOOP("Practice", "Blunder"),
}

_ROUGH = 75
"""Ratings with a larger deviation are described as a rough guess."""
_BETTER = {
    Verdict.FINE: QT_TRANSLATE_NOOP("Practice", "a little better"),
    Verdict.INEXACT: QT_TRANSLATE_NOOP("Practice", "better"),
    Verdict.MISTAKE: QT_TRANSLATE_NOOP("Practice", "clearly better"),
    Verdict.BLUNDER: QT_TRANSLATE_NOOP("Practice", "far better"),
}
_THEMES = {
    "breaks_set": QT_TRANSLATE_NOOP("Practice", "Break up a pair?"),
    "low_singles": QT_TRANSLATE_NOOP("Practice", "Several low singles"),
    "few_singles": QT_TRANSLATE_NOOP("Practice", "Low pair or low single?"),
    "no_low_single": QT_TRANSLATE_NOOP("Practice", "No low singles"),
    "last_low": QT_TRANSLATE_NOOP("Practice", "The last low cards"),
    "three_alike": QT_TRANSLATE_NOOP("Practice", "Low three of a kind"),
    "many_high": QT_TRANSLATE_NOOP("Practice", "Many high cards"),
    "wild": QT_TRANSLATE_NOOP("Practice", "With a joker"),
}


def theme(key: str) -> str:
    """Describe what the hands of a theme (`coach.games.themes`) have in common.

    Return an unknown key unchanged.
    """
    if not key:
        return translate("Practice", "Everything")
    return translate("Practice", _THEMES[key]) if key in _THEMES else key


def kind_name(kind: str, among: Collection[str] = ()) -> str:
    """Return what the user has to do in exercises of this kind (`practice/exercise_source.py`).

    `among` are all kinds the game has. If it also has `exchange:answer`, an exchange means making
    an offer.
    """
    if kind == "exchange" and "exchange:answer" in among:
        return translate("Practice", "Make an offer")
    if kind in _KINDS:
        return translate("Practice", _KINDS[kind])
    phase, _, count = kind.partition(":")
    if phase == "shift":
        return translate("Practice", "Pass %n card(s) on", "", int(count))
    return translate("Practice", "Give %n card(s)", "", int(count)) if count else kind


def ask_or_offer() -> str:
    """Return the name of exercises that ask for a rank in some games and make offers in others."""
    return translate("Practice", "Ask or make an offer")


def all_games() -> str:
    """Return the label of the choice that practises all games together."""
    return translate("Practice", "All games")


def left_out(games: Sequence[str]) -> str:
    """Return that a session over all games leaves out these; "" if it leaves out none."""
    if not games:
        return ""
    sentence = translate("Practice", "Not included: {games}. Choose them on their own.")
    return fill(sentence, games=listed(games))


def in_order(kinds: Collection[str]) -> list[str]:
    """Return the kinds of exercise in the order in which they are offered."""
    known = [kind for kind in _KINDS if kind in kinds]
    return known + sorted(kind for kind in kinds if kind not in _KINDS)


def rules_name(*, mine: bool) -> str:
    """Return the label of a rule set for practice: the user's own rules or the usual ones."""
    return (
        translate("Practice", "My own rules") if mine else translate("Practice", "The usual rules")
    )


def progress(number: int, of: int) -> str:
    """Return the number of the current exercise: “Exercise 3 of 10”."""
    return fill(translate("Practice", "Exercise {number} of {of}"), number=number, of=of)


def left(done: int, of: int) -> str:
    """Return the label of the button that continues a session that was left."""
    return fill(translate("Practice", "Continue: {done} of {of} done"), done=done, of=of)


def called(verdict: Verdict) -> str:
    """Return the heading for a verdict on a choice."""
    return translate("Practice", _VERDICTS[verdict])


def cost(places: float, *, once: bool = False) -> str:
    """Describe how much worse a choice is than the best one; `places` is per hundred rounds.

    A choice that is made only `once`, as a play is, has its cost in places and not as a rate.
    """
    if places < 0.5:
        return translate("Practice", "No other choice does better.")
    sentence = translate("Practice", "This choice costs you {places}.")
    told = in_places(places / 100, 1 if places >= 9.5 else 2) if once else place_rate(places)
    return fill(sentence, places=told)


def tempting(choice: str, places: float) -> str:
    """Name a tempting mistake and its cost; `places` is per hundred rounds."""
    sentence = translate("Practice", "Tempting, but worse: {choice}. That would cost you {places}.")
    return fill(sentence, choice=after_colon(choice), places=place_rate(places))


def first_choice(choice: str, places: float) -> str:
    """Name the first choice after a better second one; `places` is per hundred rounds."""
    sentence = translate("Practice", "Your first choice: {choice}. It costs {places}.")
    return fill(sentence, choice=after_colon(choice), places=place_rate(places))


def hidden_cost() -> str:
    """Return the text that replaces the figures while the user can still try again."""
    return translate("Practice", "There is a better choice. Can you find it?")


def weighing() -> str:
    """Return the message shown while an answer is being judged."""
    return translate("Practice", "Playing out your choice…")


def failed() -> str:
    """Return the message for a choice that could not be judged."""
    return translate("Practice", "This choice could not be judged. On to the next exercise.")


def not_judged() -> str:
    """Return the message for rules under which the rounds cannot be played out."""
    return translate(
        "Practice",
        "The trainer cannot play out rounds under these rules, so it cannot judge a choice.",
    )


def none_found(*, narrow: bool) -> str:
    """Return the message for a search that found no exercise.

    `narrow` is true if the user's filter is too narrow, and false if the rules never lead to such a
    choice.
    """
    if narrow:
        return translate("Practice", "No hand like that has come up. Try a wider selection.")
    return translate("Practice", "Under these rules, nobody ever has to make a choice like this.")


def lost() -> str:
    """Return the message for a recorded decision that can no longer be reproduced.

    This happens, for example, if another version of the game handles the deal differently.
    """
    return translate("Practice", "This decision can’t be set up again.")


def share(part: float) -> str:
    """Format a probability as a percentage."""
    return fill(translate("Practice", "{percent}%"), percent=number(100 * part, 0))


def option_told(
    choice: str, places: float, highest: str, p_highest: float, lowest: str, p_lowest: float
) -> str:
    """Describe an option and its figures for screen readers."""
    sentence = translate(
        "Practice",
        "{choice}: costs {places} per hundred rounds; {highest} {p_highest}, {lowest} {p_lowest}",
    )
    return fill(
        sentence, choice=choice, places=in_places(places), highest=highest,
        p_highest=share(p_highest), lowest=lowest, p_lowest=share(p_lowest),
    )  # fmt: skip


def shared(result: SharedResult) -> str:
    """Return the result of the daily ten as one line to share with others."""
    sentence = translate("Practice", "Arschloch, ten of the day {number}: {signs}, {places} lost")
    return fill(
        sentence,
        number=result.number,
        signs="".join(result.symbols),
        places=in_places(result.places),
    )


def copied(line: str) -> str:
    """Confirm that a line was copied to the clipboard."""
    return fill(translate("Practice", "Copied: {line}"), line=line)


def rating(value: float, deviation: float) -> str:
    """Return the user's rating rounded to tens; a large `deviation` makes it a rough guess."""
    sentence = (
        translate("Practice", "Rating about {value}, still a rough guess")
        if deviation > _ROUGH
        else translate("Practice", "Rating about {value}")
    )
    return fill(sentence, value=10 * round(value / 10))


def rating_figures(value: float, deviation: float) -> str:
    """Return the exact rating, plus or minus twice its deviation."""
    sentence = translate("Practice", "Rating {value} (±{doubt})")
    return fill(sentence, value=round(value), doubt=round(2 * deviation))


def no_title_yet() -> str:
    """Return the text shown until there are enough answers for a title."""
    return translate("Practice", "A few more answers and you will have a title.")


def days_in_a_row(days: int) -> str:
    """Describe the length of the practice streak in days."""
    return translate("Practice", "Practised %n day(s) in a row", "", days)


def come_back(due: int) -> str:
    """Return how many failed exercises are due for another try, in words."""
    return translate("Practice", "%n exercise(s) you missed are back", "", due)


def office(at: int) -> str:
    """Name a position by its index from the top; a negative index means no position."""
    if at < 0:
        return translate("Practice", "Without a title")
    return fill(translate("Practice", "In {place} place"), place=place_word(at + 1))


def any_office() -> str:
    """Return the label of the filter that accepts any position."""
    return translate("Practice", "Any position")


def day(of: date) -> str:
    """Format a date in the locale's short format."""
    return QLocale().toString(QDate(of.year, of.month, of.day), QLocale.FormatType.ShortFormat)


def lost_at_four(loss: float) -> str:
    """Return a loss of expected position as places per hundred rounds at a table of four."""
    return number(_lost_at_four(loss))


def _lost_at_four(loss: float) -> float:
    return places_lost(max(0.0, loss), 4)


def part_told(label: str, answers: int, loss: float) -> str:
    """Describe one bar of the chart, a group of answers, for screen readers."""
    sentence = translate("Practice", "{label}: {places} lost per hundred rounds")
    told = fill(sentence, label=label, places=in_places(_lost_at_four(loss)))
    return f"{told}, {translate('Practice', '%n answer(s)', '', answers)}"


def think_again() -> str:
    """Return the heading of the warning before a costly choice."""
    return translate("Practice", "Think again?")


def costly() -> str:
    """Return the reason that is given if no specific one is known."""
    return translate("Practice", "Other cards would do better on average.")


def hint() -> str:
    """Return the heading above the best choice."""
    return translate("Practice", "Hint")


def play_it() -> str:
    """Return the text of the button that plays the cards of a hint."""
    return translate("Practice", "Play it")


def pass_it() -> str:
    """Return the text of the button that passes, as a hint advises."""
    return translate("Practice", "Pass")


def do_it() -> str:
    """Return the text of the button that follows a hint other than a play or a pass."""
    return translate("Practice", "Do it")


def thinking() -> str:
    """Return the message shown while a hint is being worked out."""
    return translate("Practice", "Playing the round out to the end…")


def how_much_better(verdict: Verdict) -> str:
    """Describe how much better one choice is than another, for games scored in points."""
    return translate("Practice", _BETTER[verdict])


def places_gained(places: float) -> str:
    """Return the gain of one choice over another, in places per hundred rounds."""
    sentence = translate("Practice", "{places} better per hundred rounds")
    return fill(sentence, places=places_roughly(places))


def estimated_beside(figure: str, other: str) -> str:
    """Return the estimate together with the choice it is compared with."""
    sentence = translate("Practice", "Estimate: {figure} than with “{choice}”.")
    return fill(sentence, figure=figure, choice=other)


def equally_good() -> str:
    """Return the text for a decision in which no other choice is clearly worse."""
    return translate("Practice", "Other choices are hardly worse.")


def little_to_weigh() -> str:
    """Return the text for a decision that needed no comparison of choices."""
    return translate("Practice", "There isn’t much to think about here.")


def nothing_else() -> str:
    """Return the text for a situation with only one legal choice."""
    return translate("Practice", "There is nothing else you can do.")


def unread(lines: int) -> str:
    """Return the note about stored answers that are damaged or from a newer version."""
    return translate(
        "Practice",
        "%n answer(s) can’t be read: they are damaged or from a newer version. "
        "They are kept but do not count.",
        None,
        lines,
    )
