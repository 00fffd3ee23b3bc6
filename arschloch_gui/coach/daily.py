"""Ten of the day: the same ten exercises for all players, and results to share.

The exercises depend only on the date. A shared result does not reveal any of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import count, pairwise

from msgspec import Struct

from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.bounds import Players
from arschloch_gui.coach.exercise import Exercise, exercises, letters, task_of
from arschloch_gui.coach.origin import Origin
from arschloch_gui.coach.task import LocalWorker
from arschloch_gui.coach.tempting import usual_options
from arschloch_gui.coach.verdict import Verdict
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.json_text import taken
from arschloch_gui.engine.match import MatchSpec
from arschloch_gui.engine.rng import Rng, sub_seed

TEN = 10
FORMER_PRESETS = (
    "arschloch", "arschloch", "arschloch-hausregeln", "arschloch", "president-sober",
    "arschloch", "arschloch-hausregeln", "arschloch", "daifugo", "arschloch",
)  # fmt: skip
"""Preset of each of the ten exercises before `MIXED_FROM`. A change would alter past days."""
ALWAYS = ("arschloch", "arschloch", "arschloch")
"""Presets used on every day since `MIXED_FROM`. A change would alter past days."""
IN_TURN = (
    "arschloch-hausregeln", "president-sober", "daifugo", "double-deck", "dalmuti",
    "trouduc-joker", "president-revolution",
)  # fmt: skip
"""The other presets used on every day since `MIXED_FROM`, once each."""
FIRST_DAY = date(2026, 1, 1)
"""The day with number 1."""
MIXED_FROM = date(2026, 12, 1)
"""First day on which games, kinds of decision and difficulty are mixed by date.

Earlier days keep their exercises.
"""
HARD_BY_WEEKDAY = (2, 3, 4, 5, 6, 7, 8)
"""Number of hard exercises from Monday to Sunday.

An exercise is hard if `regular`, which looks at the whole hand, does not give the lowest cards.
"""
MOST_OPTIONS = 60
"""Maximum number of options in an exercise, so that it is judged within seconds."""
TRIES = 12
"""Maximum number of decisions examined to find one of the wanted difficulty."""
SYMBOLS = {
    Verdict.BEST: "✓",
    Verdict.FINE: "·",
    Verdict.INEXACT: "?",
    Verdict.MISTAKE: "✗",
    Verdict.BLUNDER: "‼",
}
OPEN = "–"
"""Symbol for an exercise without an answer."""


class SharedResult(Struct, frozen=True):
    """A result to share: the day's number, a symbol for each of the ten, and the total loss.

    `places` is the number of places that the answers lost in all.
    """

    number: int
    day: date
    symbols: tuple[str, ...]
    places: float


def number_of(day: date) -> int:
    """Return the number of a day, counted from 1 on the first day.

    >>> number_of(FIRST_DAY)
    1
    """
    return (day - FIRST_DAY).days + 1


def one_of(day: date, number: int) -> Origin:
    """Return one of the day's exercises, by number from 0."""
    seed = sub_seed(day.toordinal(), "ten of the day", number)
    if day < MIXED_FROM:
        return _exercise(seed, FORMER_PRESETS[number])
    games = games_of(day)
    # Take the decisions of a game in turn, so that its exercises are not all of one kind.
    turn = games[:number].count(games[number]) + day.toordinal()
    return _exercise_of(seed, games[number], turn, hard=number in _hard(day))


def games_of(day: date) -> tuple[str, ...]:
    """Return the preset of each of the ten exercises; no two in a row are the same."""
    if day < MIXED_FROM:
        return FORMER_PRESETS
    for attempt in count():
        mixed = Rng(day.toordinal(), "games of the day", attempt).shuffled(ALWAYS + IN_TURN)
        if all(one != other for one, other in pairwise(mixed)):
            return tuple(mixed)
    raise AssertionError("some order has no two alike in a row")


def name_of(day: date, number: int) -> str:
    """Return the name of one of the ten, as stored with an answer (`ExerciseAnswer.daily`)."""
    return f"{day.isoformat()}:{number}"


def shared_result(day: date, answers: Sequence[ExerciseAnswer | None]) -> SharedResult:
    """Return the result of a day, given the first answer to each exercise (None: unanswered)."""
    marks = tuple(OPEN if each is None else SYMBOLS[each.verdict] for each in answers)
    lost = sum(each.lost * (players_in(each) - 1) / 2 for each in answers if each)
    return SharedResult(number_of(day), day, marks, lost)


def _exercise(seed: int, preset: str) -> Origin:
    """Return a random decision of the first match, counting from this seed, that has any."""
    rules = presets()[preset]
    for attempt in count():
        rng = Rng(seed, attempt)
        spec = MatchSpec(preset, rules, letters(rules.players), rng.below(1 << 31))
        found = sum(1 for _ in exercises(spec))
        if found:
            return Origin(spec, rng.below(found))
    raise AssertionError("some match has a decision")


def _hard(day: date) -> frozenset[int]:
    """Return the numbers of the exercises for which giving the lowest cards is not enough."""
    mixed = Rng(day.toordinal(), "difficulty of the day").shuffled(range(TEN))
    return frozenset(mixed[: HARD_BY_WEEKDAY[day.weekday()]])


def _exercise_of(seed: int, preset: str, turn: int, *, hard: bool) -> Origin:
    """Return a decision of the wanted difficulty, or the last one examined."""
    rules, looked_at = presets()[preset], 0
    for attempt in count():
        rng = Rng(seed, attempt)
        spec = MatchSpec(preset, rules, letters(rules.players), rng.below(1 << 31))
        found = list(exercises(spec))
        short = [number for number, each in enumerate(found) if _is_short(each)]
        if not short:
            continue
        number, looked_at = short[turn % len(short)], looked_at + 1
        if looked_at == TRIES or needs_more_than_lowest(found[number]) == hard:
            return Origin(spec, number)
    raise AssertionError("some match has a decision")


def _is_short(exercise: Exercise) -> bool:
    return len(LocalWorker(task_of(exercise.match(), 0)).distinct()) <= MOST_OPTIONS


def needs_more_than_lowest(exercise: Exercise) -> bool:
    """Return whether `regular` and `lowest` choose different options."""
    match = exercise.match()
    task = task_of(match, 0)
    lowest, regular = usual_options(match, task, LocalWorker(task))
    return lowest != regular


def players_in(answer: ExerciseAnswer) -> int:
    """Return the number of players in the exercise of an answer."""
    preset = presets().get(str(answer.origin.get("preset")))
    rules: dict[str, object] = taken(answer.origin, "rules", dict, {})
    return taken(rules, "players", Players, preset.players if preset is not None else 0)
