"""Words for practising decisions."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date

from PySide6.QtCore import QDate, QLocale

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.coach.daily import Told
from arschloch_gui.coach.verdict import Verdict, places_lost

_KINDS = {
    "": QT_TRANSLATE_NOOP("Practice", "Everything"),
    "exchange:1": QT_TRANSLATE_NOOP("Practice", "Give one card"),
    "exchange:2": QT_TRANSLATE_NOOP("Practice", "Give two cards"),
    "exchange:3": QT_TRANSLATE_NOOP("Practice", "Give three cards"),
    "exchange": QT_TRANSLATE_NOOP("Practice", "Ask for a rank"),
    "exchange:answer": QT_TRANSLATE_NOOP("Practice", "Answer an offer"),
    "shift:1": QT_TRANSLATE_NOOP("Practice", "Pass a card on"),
    "two": QT_TRANSLATE_NOOP("Practice", "Which of two?"),
    "putsch": QT_TRANSLATE_NOOP("Practice", "Putsch or not?"),
}
_VERDICTS = {
    Verdict.BEST: QT_TRANSLATE_NOOP("Practice", "As good as any"),
    Verdict.FINE: QT_TRANSLATE_NOOP("Practice", "Fine"),
    Verdict.INEXACT: QT_TRANSLATE_NOOP("Practice", "Not quite"),
    Verdict.MISTAKE: QT_TRANSLATE_NOOP("Practice", "A mistake"),
    Verdict.BLUNDER: QT_TRANSLATE_NOOP("Practice", "A blunder"),
}

_BETTER = {
    Verdict.FINE: QT_TRANSLATE_NOOP("Practice", "a little better"),
    Verdict.INEXACT: QT_TRANSLATE_NOOP("Practice", "better"),
    Verdict.MISTAKE: QT_TRANSLATE_NOOP("Practice", "clearly better"),
    Verdict.BLUNDER: QT_TRANSLATE_NOOP("Practice", "far better"),
}
_THEMES = {
    "breaks_set": QT_TRANSLATE_NOOP("Practice", "Tear a pair apart?"),
    "low_singles": QT_TRANSLATE_NOOP("Practice", "Enough low singles"),
    "no_low_single": QT_TRANSLATE_NOOP("Practice", "No low single"),
    "last_low": QT_TRANSLATE_NOOP("Practice", "The last low cards"),
    "three_alike": QT_TRANSLATE_NOOP("Practice", "Three low ones alike"),
    "many_high": QT_TRANSLATE_NOOP("Practice", "Many high cards"),
    "wild": QT_TRANSLATE_NOOP("Practice", "With a joker"),
}


def theme(key: str) -> str:
    """What hands of a theme (`coach.games.themes`) have in common; a key nobody knows is itself."""
    if not key:
        return translate("Practice", "Everything")
    return translate("Practice", _THEMES[key]) if key in _THEMES else key


def kind_name(kind: str, among: Collection[str] = ()) -> str:
    """What one has to do in exercises of a kind (`practice/seeking.py`), which is one `among`
    those a game has: where somebody answers, another one has made an offer."""
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
    return translate("Practice", "As in my game") if mine else translate("Practice", "The usual")


def progress(number: int, of: int) -> str:
    """Which exercise of a session this is."""
    return fill(translate("Practice", "Exercise {number} of {of}"), number=number, of=of)


def called(verdict: Verdict) -> str:
    """What a choice is called, as a heading."""
    return translate("Practice", _VERDICTS[verdict])


def number(value: float, digits: int = 1) -> str:
    """A figure in the form of the language."""
    return QLocale().toString(value, "f", digits)


def cost(places: float) -> str:
    """What a choice loses, beside the best one; `places` in a hundred rounds."""
    if places < 0.5:
        return translate("Practice", "Nothing can be gained by another choice.")
    sentence = translate("Practice", "In a hundred rounds it costs {places} places.")
    return fill(sentence, places=number(places, 0 if places >= 9.95 else 1))


def hidden_cost() -> str:
    """In place of the figures, as long as the person may try once more."""
    return translate("Practice", "There is something better. Will you find it?")


def weighing() -> str:
    """While an answer is being judged."""
    return translate("Practice", "Your choice is being played out …")


def failed() -> str:
    """When nothing came of judging."""
    return translate("Practice", "This choice could not be judged. On to the next exercise.")


def none_found(*, narrow: bool) -> str:
    """When the rules leave nothing to practise, or nothing of what was wanted of it."""
    if narrow:
        return translate("Practice", "No such hand has come up. Choose a little more widely.")
    return translate("Practice", "Under these rules nobody has to decide anything of the kind.")


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
        "{choice}: costs {places} places in a hundred rounds; "
        "{highest} {p_highest}, {lowest} {p_lowest}",
    )
    return fill(
        sentence, choice=choice, places=number(places), highest=highest,
        p_highest=share(p_highest), lowest=lowest, p_lowest=share(p_lowest),
    )  # fmt: skip


def summary(good: int, of: int, places: float) -> str:
    """How a session went."""
    sentence = translate(
        "Practice",
        "{good} of {of} found at once. On average a choice of yours costs {places} places in a "
        "hundred rounds.",
    )
    return fill(sentence, good=good, of=of, places=number(places))


def shared(result: Told) -> str:
    """Ten of the day as a line of text, to be compared with others."""
    sentence = translate(
        "Practice", "Arschloch, ten of the day {number}: {signs}, {places} places lost"
    )
    return fill(
        sentence, number=result.number, signs="".join(result.symbols), places=number(result.places)
    )


def copied(line: str) -> str:
    """What can be pasted elsewhere now."""
    return fill(translate("Practice", "Copied: {line}"), line=line)


def rating(value: float, deviation: float) -> str:
    """The person's rating; `deviation` is how sure it is."""
    sentence = translate("Practice", "Rating {value}, give or take {doubt}")
    return fill(sentence, value=round(value), doubt=round(2 * deviation))


def no_title_yet() -> str:
    """In place of a title, after the first few answers."""
    return translate("Practice", "A few more answers, and you have a title.")


def days_in_a_row(days: int) -> str:
    """The streak."""
    return translate("Practice", "Practised %n day(s) in a row", "", days)


def come_back(due: int) -> str:
    """How many failed exercises are to be tried again."""
    return translate("Practice", "%n exercise(s) you failed have come back", "", due)


def office(at: int) -> str:
    """An office by its place from the top; below 0 for none."""
    if at < 0:
        return translate("Practice", "Without an office")
    return fill(translate("Practice", "In place {place}"), place=at + 1)


def any_office() -> str:
    """Whatever office one holds."""
    return translate("Practice", "Any office")


def day(of: date) -> str:
    """A date in short."""
    return QLocale().toString(QDate(of.year, of.month, of.day), QLocale.FormatType.ShortFormat)


def lost_at_four(loss: float) -> str:
    """A loss of expected office as places in a hundred rounds at a table of four."""
    return number(places_lost(max(0.0, loss), 4))


def part_told(label: str, answers: int, loss: float) -> str:
    """Some answers together, for whoever does not see the chart."""
    sentence = translate("Practice", "{label}: {places} places lost in a hundred rounds")
    told = fill(sentence, label=label, places=lost_at_four(loss))
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
        return translate("Practice", "The same so far")
    return translate("Practice", "Here they part") if since == 0 else ""


def passed() -> str:
    """Said of somebody who has passed."""
    return translate("Practice", "passes")


def takes() -> str:
    """Said of somebody whose trick it is."""
    return translate("Practice", "takes the trick")


def out_as(place: int) -> str:
    """Said of somebody who has no cards any more."""
    return fill(translate("Practice", "out as number {place}"), place=place)


def think_again() -> str:
    """Before the person does something that costs much."""
    return translate("Practice", "Think again?")


def costly() -> str:
    """Why, where no reason is known."""
    return translate("Practice", "Other cards would bring you further on average.")


def hint() -> str:
    """Over what would be best."""
    return translate("Practice", "A hint")


def best(choice: str) -> str:
    """What would be best."""
    return fill(translate("Practice", "Best: {choice}."), choice=choice)


def thinking() -> str:
    """While a hint is being worked out."""
    return translate("Practice", "The round is being played on to its end …")


def less_good(choice: str) -> str:
    """What a hint sets the best choice against."""
    return fill(translate("Practice", "Less good: {choice}."), choice=choice)


def how_much_better(verdict: Verdict) -> str:
    """How much better a choice is than another, where points are counted."""
    return translate("Practice", _BETTER[verdict])


def places_gained(places: float) -> str:
    """The same in places, where offices are won."""
    sentence = translate("Practice", "{places} places more in a hundred rounds")
    return fill(sentence, places=number(places, 0 if places >= 9.95 else 1))


def estimated(figure: str) -> str:
    """How much better the best choice is."""
    return fill(translate("Practice", "Estimated: {figure}."), figure=figure)


def estimated_beside(figure: str, other: str) -> str:
    """The same beside a choice that has not been named yet."""
    sentence = translate("Practice", "Estimated: {figure} than with “{choice}”.")
    return fill(sentence, figure=figure, choice=other)


def equally_good() -> str:
    """Where no other choice is clearly worse."""
    return translate("Practice", "Estimated: other choices are hardly worse.")


def nothing_else() -> str:
    """Where there was no choice."""
    return translate("Practice", "There is nothing else to do.")


def tally(higher: int, equal: int, lower: int) -> str:
    """In how many deals the best choice brought the person how far, beside his own."""
    sentence = translate(
        "Practice",
        "Of {all} deals the best choice ends higher in {higher}, equally high in {equal}, lower "
        "in {lower}.",
    )
    return fill(sentence, all=higher + equal + lower, higher=higher, equal=equal, lower=lower)


def unread(lines: int) -> str:
    """About answers that are damaged or of a newer version."""
    return translate(
        "Practice",
        "%n answer(s) cannot be read: damaged, or from a newer version. They are kept but do not "
        "count.",
        None,
        lines,
    )
