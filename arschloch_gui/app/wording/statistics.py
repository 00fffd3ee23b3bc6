"""Wording for the statistics of the user's rounds, and for the career."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale

from arschloch_gui.app.wording.amounts import number, places
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.coach.career import ENOUGH, RECENT
from arschloch_gui.coach.dealt_luck import DealtLuck
from arschloch_gui.coach.tally import FEWEST_TO_TELL, Group, MatchTally, Streak, Tally


def day(time: datetime) -> str:
    """Format the local date of a time in the locale's short format."""
    local = QDateTime.fromSecsSinceEpoch(int(time.timestamp())).date()
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)


def all_games() -> str:
    """Return the label of the filter that accepts every game."""
    return translate("Statistics", "All games")


def all_levels() -> str:
    """Return the label of the filter that accepts all opponents."""
    return translate("Statistics", "All")


def any_number() -> str:
    """Return the label of the filter that accepts tables of any size."""
    return translate("Statistics", "Any number")


def mixed() -> str:
    """Return the label for opponents of different levels."""
    return translate("Opponents", "Mixed")


def counted(tally: Tally) -> str:
    """Describe how much was played: rounds, matches, finished matches and wins."""
    rounds = translate("Statistics", "%n round(s)", None, tally.rounds)
    matches = translate("Statistics", "%n match(es)", None, tally.matches)
    ended = translate("Statistics", "%n played to the end", None, tally.ended)
    won = translate("Statistics", "%n won", None, tally.won)
    sentence = translate("Statistics", "{rounds} in {matches}, {ended}, {won}.")
    return fill(sentence, rounds=rounds, matches=matches, ended=ended, won=won)


def mean_place(tally: Tally) -> str:
    """Describe the average place, the place expected by chance, and what the difference means."""
    sentence = translate("Statistics", "Average place {place}; chance alone would give {fair}.")
    told = fill(sentence, place=number(tally.place, 2), fair=number(tally.fair, 2))
    return f"{told} {_what_it_says(tally)}"


def _what_it_says(tally: Tally) -> str:
    if tally.error is None or tally.rounds < FEWEST_TO_TELL:
        return translate("Statistics", "There are too few rounds yet to tell skill from luck.")
    sentence = {
        1: translate("Statistics", "That is {places} better: more than luck can explain."),
        -1: translate("Statistics", "That is {places} worse: more than bad luck can explain."),
    }.get(tally.tells)
    if sentence is None:
        better = translate("Statistics", "That is {places} better, which could be luck.")
        worse = translate("Statistics", "That is {places} worse, which could be bad luck.")
        sentence = better if tally.gain >= 0 else worse
    # The two places as shown, so that the reader's own subtraction agrees.
    return fill(sentence, places=places(round(tally.place, 2) - round(tally.fair, 2), 2))


def luck_given(luck: DealtLuck, rounds: int, *, busy: bool) -> str:
    """Describe how good the user's cards were, and how many of the rounds that covers."""
    sentence = {
        1: translate(
            "Statistics",
            "Your cards were worth {places} a round more than usual for your positions.",
        ),
        -1: translate(
            "Statistics",
            "Your cards were worth {places} a round less than usual for your positions.",
        ),
        0: translate("Statistics", "Your cards were about as good as usual for your positions."),
    }[luck.gave]
    told = fill(sentence, places=places(luck.given.mean, 2))
    if luck.rounds == rounds:
        return told
    so_far = translate("Statistics", "Worked out for {known} of {rounds} rounds so far…")
    only = translate("Statistics", "This covers {known} of {rounds} rounds.")
    return f"{told} {fill(so_far if busy else only, known=luck.rounds, rounds=rounds)}"


def luck_made(luck: DealtLuck) -> str:
    """Describe how well the user played these cards, if there are enough rounds to tell."""
    if luck.skill is None:
        return translate("Statistics", "Play more rounds to see how well you use your cards.")
    sentence = {
        1: translate(
            "Statistics",
            "With these cards you finished {places} a round higher than average play would: that "
            "is skill.",
        ),
        -1: translate(
            "Statistics",
            "With these cards you finished {places} a round lower than average play would: that "
            "is more than bad luck.",
        ),
        0: translate("Statistics", "With these cards you did about as well as average play would."),
    }[luck.skill]
    return fill(sentence, places=places(luck.made.mean, 2))


def margins(tally: Tally, luck: DealtLuck | None) -> list[str]:
    """Return one sentence for each standard error of the figures shown."""
    lines = []
    if tally.error is not None:
        sentence = translate("Statistics", "Average place: ±{error} (standard error)")
        lines.append(fill(sentence, error=number(tally.error, 2)))
    if luck is not None:
        sentence = translate(
            "Statistics", "Value of your cards: ±{error} places a round (standard error)"
        )
        lines.append(fill(sentence, error=number(luck.given.stderr, 2)))
    if luck is not None and luck.skill is not None:
        sentence = translate(
            "Statistics", "How well you used them: ±{error} places a round (standard error)"
        )
        lines.append(fill(sentence, error=number(luck.made.stderr, 2)))
    return lines


def luck_open(*, busy: bool) -> str:
    """Return the message if luck is not known for any round yet."""
    if busy:
        return translate("Statistics", "Working out how good your cards were…")
    return translate(
        "Statistics", "For these rounds, there is no way to tell how good your cards were."
    )


def streaks(tally: Tally) -> list[str]:
    """Describe two streaks: rounds in a row in the highest position, and without finishing last."""
    highest = translate("Statistics", "Longest streak at the top: {longest}")
    never = translate("Statistics", "Longest streak without finishing last: {longest}")
    return [_streak(highest, tally.highest), _streak(never, tally.never_lowest)]


def _streak(sentence: str, streak: Streak) -> str:
    told = fill(sentence, longest=streak.longest)
    now = translate("Statistics", "{streak} (now {now})")
    return fill(now, streak=told, now=streak.now) if streak.now else told


def best_match(match: MatchTally, name: str) -> str:
    """Describe the match with the best average place."""
    return _match(
        translate("Statistics", "Best match: {name}, {day}, average place {place}"), match, name
    )


def worst_match(match: MatchTally, name: str) -> str:
    """Describe the match with the worst average place."""
    return _match(
        translate("Statistics", "Worst match: {name}, {day}, average place {place}"), match, name
    )


def _match(sentence: str, match: MatchTally, name: str) -> str:
    return fill(sentence, name=name, day=day(match.time), place=number(match.place, 2))


def place_name(place: int) -> str:
    """Return the label of a place without a title."""
    return fill(translate("Statistics", "Place {place}"), place=place)


def thirds() -> tuple[str, str, str]:
    """Return labels that fit tables of any size: highest, between and lowest."""
    return (
        translate("Statistics", "Highest"),
        translate("Statistics", "Between"),
        translate("Statistics", "Lowest"),
    )


def times(count: int, of: int) -> str:
    """Format a count and its percentage of `of`."""
    sentence = translate("Statistics", "{count} · {percent}%")
    return fill(sentence, count=count, percent=number(100 * count / of, 0))


def bar_told(label: str, count: int, of: int) -> str:
    """Describe a bar of the chart for screen readers."""
    sentence = translate("Statistics", "{label}: {count} of {of}")
    return fill(sentence, label=label, count=count, of=of)


def chart_told(group: Group) -> str:
    """Describe a point of the chart for screen readers."""
    sentence = translate(
        "Statistics", "{rounds} from {day}: average place {place} ({fair} by chance)"
    )
    dealt = translate(
        "Statistics",
        "{rounds} from {day}: average place {place} ({fair} by chance, {dealt} by the cards)",
    )
    # `dealt` ranges from +1 (place 1) to −1 (last place, equally far from the fair one).
    worth = group.fair - (group.dealt or 0.0) * (group.fair - 1)
    told = translate("Statistics", "%n round(s)", None, group.rounds)
    return fill(
        sentence if group.dealt is None else dealt, day=day(group.since), rounds=told,
        place=number(group.place, 2), fair=number(group.fair, 2), dealt=number(worth, 2),
    )  # fmt: skip


def chart_line(size: int, *, dealt: bool) -> str:
    """Return the legend of the chart. If `dealt`, it also explains the line for card values."""
    if dealt:
        return translate(
            "Statistics",
            "Places over time (%n round(s) per point). Thin line: what your cards "
            "were worth. Dashed line: chance",
            None,
            size,
        )
    return translate(
        "Statistics", "Places over time (%n round(s) per point). Dashed line: chance", None, size
    )


def career_line(title: str, rounds: int) -> str:
    """Return the career line of the start screen."""
    told = translate("Statistics", "%n round(s)", None, rounds)
    return fill(translate("Statistics", "Your career: {title}, {rounds}"), title=title, rounds=told)


def career_begins(rounds: int) -> str:
    """Return the career line shown before there are enough rounds for a title."""
    sentence = translate("Statistics", "Your career begins: {rounds} of {enough} rounds")
    return fill(sentence, rounds=rounds, enough=ENOUGH)


def career_rule(title: str, rounds: int) -> str:
    """Explain how the career title is determined."""
    sentence = translate(
        "Statistics",
        "In your last {rounds} rounds, you did about as well as an opponent at "
        "the level “{title}”.",
    )
    return fill(sentence, rounds=min(rounds, RECENT), title=title)


def career_open(missing: int) -> str:
    """Return how many rounds are missing for a title, in words."""
    return translate("Statistics", "%n more round(s) and you will have a title.", None, missing)


def unread(lines: int) -> str:
    """Return the note about stored rounds that are damaged or from a newer version."""
    return translate(
        "Statistics",
        "%n round(s) can’t be read: they are damaged or from a newer version. "
        "They are kept but do not count.",
        None,
        lines,
    )


def question(rounds: int) -> str:
    """Return the question that is asked before the statistics are deleted."""
    return translate(
        "Statistics",
        "Delete the statistics of %n round(s) and the trophies they earned? Matches and "
        "exercises are kept. "
        "You can’t undo this.",
        None,
        rounds,
    )
