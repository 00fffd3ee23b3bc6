"""Words for practising decisions."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date

from PySide6.QtCore import QDate, QLocale

from arschloch_gui.app.wording.amounts import number, places_roughly
from arschloch_gui.app.wording.amounts import places as in_places
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, place_word, translate
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
"""Beyond this deviation a rating says little yet."""
_BETTER = {
    Verdict.FINE: QT_TRANSLATE_NOOP("Practice", "a little better"),
    Verdict.INEXACT: QT_TRANSLATE_NOOP("Practice", "better"),
    Verdict.MISTAKE: QT_TRANSLATE_NOOP("Practice", "clearly better"),
    Verdict.BLUNDER: QT_TRANSLATE_NOOP("Practice", "far better"),
}
_THEMES = {
    "breaks_set": QT_TRANSLATE_NOOP("Practice", "Break up a pair?"),
    "low_singles": QT_TRANSLATE_NOOP("Practice", "Several low singles"),
    "no_low_single": QT_TRANSLATE_NOOP("Practice", "No low singles"),
    "last_low": QT_TRANSLATE_NOOP("Practice", "The last low cards"),
    "three_alike": QT_TRANSLATE_NOOP("Practice", "Low three of a kind"),
    "many_high": QT_TRANSLATE_NOOP("Practice", "Many high cards"),
    "wild": QT_TRANSLATE_NOOP("Practice", "With a joker"),
}


def theme(key: str) -> str:
    """What hands of a theme (`coach.games.themes`) have in common; a key nobody knows is itself."""
    if not key:
        return translate("Practice", "Everything")
    return translate("Practice", _THEMES[key]) if key in _THEMES else key


def kind_name(kind: str, among: Collection[str] = ()) -> str:
    """Return what the person has to do in exercises of this kind (`practice/exercise_source.py`).

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


def in_order(kinds: Collection[str]) -> list[str]:
    """Kinds in the order in which they are offered."""
    known = [kind for kind in _KINDS if kind in kinds]
    return known + sorted(kind for kind in kinds if kind not in _KINDS)


def rules_name(*, mine: bool) -> str:
    """By which rules one may practise."""
    return (
        translate("Practice", "My own rules") if mine else translate("Practice", "The usual rules")
    )


def progress(number: int, of: int) -> str:
    """Which exercise of a session this is."""
    return fill(translate("Practice", "Exercise {number} of {of}"), number=number, of=of)


def called(verdict: Verdict) -> str:
    """Return the heading for a verdict on a choice."""
    return translate("Practice", _VERDICTS[verdict])


def cost(places: float) -> str:
    """What a choice loses, beside the best one; `places` in a hundred rounds."""
    if places < 0.5:
        return translate("Practice", "No other choice does better.")
    sentence = translate("Practice", "This choice costs you {places} per hundred rounds.")
    return fill(sentence, places=places_roughly(places))


def hidden_cost() -> str:
    """In place of the figures, as long as the person may try once more."""
    return translate("Practice", "There is a better choice. Can you find it?")


def weighing() -> str:
    """While an answer is being judged."""
    return translate("Practice", "Playing out your choice…")


def failed() -> str:
    """When nothing came of judging."""
    return translate("Practice", "This choice could not be judged. On to the next exercise.")


def none_found(*, narrow: bool) -> str:
    """When the rules leave nothing to practise, or nothing of what was wanted of it."""
    if narrow:
        return translate("Practice", "No hand like that has come up. Try a broader choice.")
    return translate("Practice", "Under these rules, nobody ever has to make a choice like this.")


def lost() -> str:
    """When the way to a decision leads there no longer, as in another version of the game."""
    return translate("Practice", "This decision can’t be set up again.")


def share(part: float) -> str:
    """A probability."""
    return fill(translate("Practice", "{percent} %"), percent=number(100 * part, 0))


def option_told(
    choice: str, places: float, highest: str, p_highest: float, lowest: str, p_lowest: float
) -> str:
    """An option with its figures, for whoever does not see them."""
    sentence = translate(
        "Practice",
        "{choice}: costs {places} per hundred rounds; {highest} {p_highest}, {lowest} {p_lowest}",
    )
    return fill(
        sentence, choice=choice, places=in_places(places), highest=highest,
        p_highest=share(p_highest), lowest=lowest, p_lowest=share(p_lowest),
    )  # fmt: skip


def summary(good: int, of: int, places: float) -> str:
    """How a session went."""
    sentence = translate(
        "Practice",
        "You found {good} of {of} at the first try. On average, your choices "
        "cost you {places} per hundred rounds.",
    )
    return fill(sentence, good=good, of=of, places=places_roughly(places))


def shared(result: SharedResult) -> str:
    """Ten of the day as a line of text, to be compared with others."""
    sentence = translate("Practice", "Arschloch, ten of the day {number}: {signs}, {places} lost")
    return fill(
        sentence,
        number=result.number,
        signs="".join(result.symbols),
        places=in_places(result.places),
    )


def copied(line: str) -> str:
    """What can be pasted elsewhere now."""
    return fill(translate("Practice", "Copied: {line}"), line=line)


def rating(value: float, deviation: float) -> str:
    """Return the person's rating in round figures; `deviation` is how sure it is."""
    sentence = (
        translate("Practice", "Rating about {value}, still a rough guess")
        if deviation > _ROUGH
        else translate("Practice", "Rating about {value}")
    )
    return fill(sentence, value=round(value, -1))


def rating_figures(value: float, deviation: float) -> str:
    """Return the rating as it is reckoned, with twice its deviation."""
    sentence = translate("Practice", "Rating {value} (±{doubt})")
    return fill(sentence, value=round(value), doubt=round(2 * deviation))


def no_title_yet() -> str:
    """In place of a title, after the first few answers."""
    return translate("Practice", "A few more answers and you will have a title.")


def days_in_a_row(days: int) -> str:
    """The streak."""
    return translate("Practice", "Practised %n day(s) in a row", "", days)


def come_back(due: int) -> str:
    """How many failed exercises are to be tried again."""
    return translate("Practice", "%n exercise(s) you missed are back", "", due)


def office(at: int) -> str:
    """An office by its place from the top; below 0 for none."""
    if at < 0:
        return translate("Practice", "Without a title")
    return fill(translate("Practice", "In {place} place"), place=place_word(at + 1))


def any_office() -> str:
    """Whatever office one holds."""
    return translate("Practice", "Any position")


def day(of: date) -> str:
    """A date in short."""
    return QLocale().toString(QDate(of.year, of.month, of.day), QLocale.FormatType.ShortFormat)


def lost_at_four(loss: float) -> str:
    """A loss of expected office as places in a hundred rounds at a table of four."""
    return number(_lost_at_four(loss))


def _lost_at_four(loss: float) -> float:
    return places_lost(max(0.0, loss), 4)


def part_told(label: str, answers: int, loss: float) -> str:
    """Some answers together, for whoever does not see the chart."""
    sentence = translate("Practice", "{label}: {places} lost per hundred rounds")
    told = fill(sentence, label=label, places=in_places(_lost_at_four(loss)))
    return f"{told}, {translate('Practice', '%n answer(s)', '', answers)}"


def deal(number: int) -> str:
    """One of the deals that are played out in sight."""
    return fill(translate("Practice", "Deal {number}"), number=number)


def outcome(*, chosen: bool, title: str) -> str:
    """Which choice a table was played with, and what the person has become there, if that is to
    be told yet."""
    if not title:
        with_it = translate("Practice", "With your choice")
        return with_it if chosen else translate("Practice", "With the best choice")
    if chosen:
        return fill(translate("Practice", "With your choice: {title}"), title=title)
    return fill(translate("Practice", "With the best choice: {title}"), title=title)


def relation(since: int) -> str:
    """How two rounds of the same deal go; `since` counts steps from the one in which they part."""
    if since < 0:
        return translate("Practice", "Identical so far")
    return translate("Practice", "The deals diverge here") if since == 0 else ""


def passed() -> str:
    """Said of somebody who has passed."""
    return translate("Practice", "passes")


def takes() -> str:
    """Said of somebody whose trick it is."""
    return translate("Practice", "takes the trick")


def out_as(place: int) -> str:
    """Said of somebody who has no cards any more."""
    return fill(translate("Practice", "out in {place} place"), place=place_word(place))


def think_again() -> str:
    """Before the person does something that costs much."""
    return translate("Practice", "Think again?")


def costly() -> str:
    """Why, where no reason is known."""
    return translate("Practice", "Other cards would do better on average.")


def hint() -> str:
    """Over what would be best."""
    return translate("Practice", "Hint")


def best(choice: str) -> str:
    """What would be best."""
    return fill(translate("Practice", "Best: {choice}."), choice=choice)


def thinking() -> str:
    """While a hint is being worked out."""
    return translate("Practice", "Playing the round out to the end…")


def less_good(choice: str) -> str:
    """What a hint sets the best choice against."""
    return fill(translate("Practice", "Less good: {choice}."), choice=choice)


def how_much_better(verdict: Verdict) -> str:
    """How much better a choice is than another, where points are counted."""
    return translate("Practice", _BETTER[verdict])


def places_gained(places: float) -> str:
    """The same in places, where offices are won."""
    sentence = translate("Practice", "{places} more per hundred rounds")
    return fill(sentence, places=places_roughly(places))


def estimated(figure: str) -> str:
    """How much better the best choice is."""
    return fill(translate("Practice", "Estimate: {figure}."), figure=figure)


def estimated_beside(figure: str, other: str) -> str:
    """The same beside a choice that has not been named yet."""
    sentence = translate("Practice", "Estimate: {figure} than with “{choice}”.")
    return fill(sentence, figure=figure, choice=other)


def equally_good() -> str:
    """Where no other choice is clearly worse."""
    return translate("Practice", "Estimate: other choices are hardly worse.")


def nothing_else() -> str:
    """Where there was no choice."""
    return translate("Practice", "There is nothing else you can do.")


def tally(higher: int, equal: int, lower: int) -> str:
    """In how many deals the best choice brought the person how far, beside his own."""
    sentence = translate(
        "Practice",
        "Over {all} deals, the best choice finished higher than yours in "
        "{higher}, level in {equal} and lower in {lower}.",
    )
    return fill(sentence, all=higher + equal + lower, higher=higher, equal=equal, lower=lower)


def unread(lines: int) -> str:
    """About answers that are damaged or of a newer version."""
    return translate(
        "Practice",
        "%n answer(s) can’t be read: they are damaged or from a newer version. "
        "They are kept but do not count.",
        None,
        lines,
    )
