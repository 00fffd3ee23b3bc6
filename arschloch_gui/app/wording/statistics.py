"""Words for what is remembered of the rounds one has played, and for the career."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale

from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.coach.career import ENOUGH, RECENT
from arschloch_gui.coach.dealt_luck import DealtLuck
from arschloch_gui.coach.tally import FEWEST_TO_TELL, Group, MatchTally, Streak, Tally


def number(value: float, digits: int = 2) -> str:
    """A figure in the form of the language."""
    return QLocale().toString(value, "f", digits)


def day(time: datetime) -> str:
    """A day, short."""
    local = QDateTime.fromSecsSinceEpoch(int(time.timestamp())).date()
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)


def all_games() -> str:
    """The choice of every game."""
    return translate("Statistics", "All games")


def all_levels() -> str:
    """The choice of all opponents."""
    return translate("Statistics", "All")


def any_number() -> str:
    """The choice of tables of every size."""
    return translate("Statistics", "Any number")


def mixed() -> str:
    """Opponents who do not all play alike."""
    return translate("Opponents", "Mixed")


def counted(tally: Tally) -> str:
    """How much has been played."""
    rounds = translate("Statistics", "%n round(s)", None, tally.rounds)
    matches = translate("Statistics", "%n match(es)", None, tally.matches)
    ended = translate("Statistics", "%n played to the end", None, tally.ended)
    won = translate("Statistics", "%n won", None, tally.won)
    sentence = translate("Statistics", "{rounds} in {matches}, {ended}, {won}.")
    return fill(sentence, rounds=rounds, matches=matches, ended=ended, won=won)


def mean_place(tally: Tally) -> str:
    """The mean place against the fair one, and what that says."""
    sentence = translate("Statistics", "Mean place {place}; by chance alone it would be {fair}.")
    told = fill(sentence, place=number(tally.place), fair=number(tally.fair))
    return f"{told} {_what_it_says(tally)}"


def _what_it_says(tally: Tally) -> str:
    if tally.error is None or tally.rounds < FEWEST_TO_TELL:
        return translate("Statistics", "That is too few rounds to tell skill from luck.")
    figures = {"gain": number(abs(tally.gain)), "error": number(tally.error)}
    sentence = {
        1: translate("Statistics", "{gain} places better, give or take {error}: that is skill."),
        -1: translate(
            "Statistics", "{gain} places worse, give or take {error}: more than bad luck."
        ),
    }.get(tally.tells)
    if sentence is None:
        better = translate(
            "Statistics", "{gain} places better, give or take {error}: luck would do."
        )
        worse = translate(
            "Statistics", "{gain} places worse, give or take {error}: bad luck would do."
        )
        sentence = better if tally.gain >= 0 else worse
    return fill(sentence, **figures)


def luck_given(luck: DealtLuck, rounds: int, *, busy: bool) -> str:
    """How good the cards were, and of how many of these rounds that is known."""
    sentence = {
        1: translate(
            "Statistics",
            "The cards gave you {places} places a round more than is usual at your offices, give "
            "or take {error}.",
        ),
        -1: translate(
            "Statistics",
            "The cards gave you {places} places a round less than is usual at your offices, give "
            "or take {error}.",
        ),
        0: translate(
            "Statistics",
            "The cards gave you neither more nor less than is usual at your offices, give or take "
            "{error} places a round.",
        ),
    }[luck.gave]
    given = luck.given
    told = fill(sentence, places=number(abs(given.mean)), error=number(given.stderr))
    if luck.rounds == rounds:
        return told
    so_far = translate("Statistics", "Known of {known} of {rounds} rounds so far …")
    only = translate("Statistics", "Known of {known} of {rounds} rounds.")
    return f"{told} {fill(so_far if busy else only, known=luck.rounds, rounds=rounds)}"


def luck_made(luck: DealtLuck) -> str:
    """What was made of these cards, and what that says."""
    if luck.skill is None:
        return translate("Statistics", "What you make of your cards takes more rounds to tell.")
    sentence = {
        1: translate(
            "Statistics",
            "Out of these cards you made {places} places a round more than usual play would, give "
            "or take {error}: that is skill.",
        ),
        -1: translate(
            "Statistics",
            "Out of these cards you made {places} places a round less than usual play would, give "
            "or take {error}: more than bad luck.",
        ),
        0: translate(
            "Statistics",
            "Out of these cards you made about what usual play would, give or take {error} places "
            "a round.",
        ),
    }[luck.skill]
    return fill(sentence, places=number(abs(luck.made.mean)), error=number(luck.made.stderr))


def luck_open(*, busy: bool) -> str:
    """Where the luck of no round is known."""
    if busy:
        return translate("Statistics", "How good your cards were is being worked out …")
    return translate("Statistics", "How good your cards were cannot be told of these rounds.")


def streaks(tally: Tally) -> list[str]:
    """Rounds in a row as highest, and without being lowest."""
    highest = translate("Statistics", "Highest in a row: {longest}")
    never = translate("Statistics", "Never lowest in a row: {longest}")
    return [_streak(highest, tally.highest), _streak(never, tally.never_lowest)]


def _streak(sentence: str, streak: Streak) -> str:
    told = fill(sentence, longest=streak.longest)
    now = translate("Statistics", "{streak} (now {now})")
    return fill(now, streak=told, now=streak.now) if streak.now else told


def best_match(match: MatchTally, name: str) -> str:
    """The match with the best mean place."""
    return _match(
        translate("Statistics", "Best match: {name}, {day}, mean place {place}"), match, name
    )


def worst_match(match: MatchTally, name: str) -> str:
    """The match with the worst mean place."""
    return _match(
        translate("Statistics", "Worst match: {name}, {day}, mean place {place}"), match, name
    )


def _match(sentence: str, match: MatchTally, name: str) -> str:
    return fill(sentence, name=name, day=day(match.time), place=number(match.place))


def place_name(place: int) -> str:
    """A place without a title."""
    return fill(translate("Statistics", "Place {place}"), place=place)


def thirds() -> tuple[str, str, str]:
    """The places at tables of several sizes: highest, between, lowest."""
    return (
        translate("Statistics", "Highest"),
        translate("Statistics", "Between"),
        translate("Statistics", "Lowest"),
    )


def times(count: int, of: int) -> str:
    """How often, and which part of all that is."""
    sentence = translate("Statistics", "{count} · {percent} %")
    return fill(sentence, count=count, percent=number(100 * count / of, 0))


def bar_told(label: str, count: int, of: int) -> str:
    """A bar for whoever does not see it."""
    sentence = translate("Statistics", "{label}: {count} of {of}")
    return fill(sentence, label=label, count=count, of=of)


def chart_told(group: Group) -> str:
    """A point of the chart for whoever does not see it."""
    sentence = translate("Statistics", "From {day}, {rounds}: mean place {place}, fair {fair}")
    dealt = translate(
        "Statistics",
        "From {day}, {rounds}: mean place {place}, fair {fair}, cards worth place {dealt}",
    )
    # From the highest office, place 1, to the lowest, which lies as far beyond the fair one.
    worth = group.fair - (group.dealt or 0.0) * (group.fair - 1)
    told = translate("Statistics", "%n round(s)", None, group.rounds)
    return fill(
        sentence if group.dealt is None else dealt, day=day(group.since), rounds=told,
        place=number(group.place), fair=number(group.fair), dealt=number(worth),
    )  # fmt: skip


def chart_line(size: int, *, dealt: bool) -> str:
    """What the chart shows; `dealt`: also what the cards were worth."""
    if dealt:
        return translate(
            "Statistics",
            "Places over time, %n round(s) a point; thin: what your cards were worth; dashed: "
            "chance",
            None,
            size,
        )
    return translate(
        "Statistics", "Places over time, %n round(s) a point; the dashed line is chance", None, size
    )


def career_line(title: str, rounds: int) -> str:
    """The career on the start screen."""
    told = translate("Statistics", "%n round(s)", None, rounds)
    return fill(translate("Statistics", "Your career: {title}, {rounds}"), title=title, rounds=told)


def career_begins(rounds: int) -> str:
    """The same before there are enough rounds."""
    sentence = translate("Statistics", "Your career begins: {rounds} of {enough} rounds")
    return fill(sentence, rounds=rounds, enough=ENOUGH)


def career_rule(title: str, rounds: int) -> str:
    """How the title comes about."""
    sentence = translate(
        "Statistics", "In your last {rounds} rounds you did about as well as a {title} would have."
    )
    return fill(sentence, rounds=min(rounds, RECENT), title=title)


def career_open(missing: int) -> str:
    """What is missing for a title."""
    return translate("Statistics", "%n more round(s), and you have a title.", None, missing)


def unread(lines: int) -> str:
    """About rounds that are damaged or of a newer version."""
    return translate(
        "Statistics",
        "%n round(s) cannot be read: damaged, or from a newer version. They are kept but do not "
        "count.",
        None,
        lines,
    )


def question(rounds: int) -> str:
    """Before the statistics are deleted."""
    return translate(
        "Statistics",
        "Delete the statistics of %n round(s)? Matches and exercises stay; this cannot be undone.",
        None,
        rounds,
    )
