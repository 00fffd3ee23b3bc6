"""Ten of the day: the same ten exercises for all players, and results to share.

The exercises depend only on the date. A shared result does not reveal any of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import count

from msgspec import Struct

from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.bounds import Players
from arschloch_gui.coach.exercise import exercises, letters
from arschloch_gui.coach.origin import Origin
from arschloch_gui.coach.verdict import Verdict
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.json_text import taken
from arschloch_gui.engine.match import MatchSpec
from arschloch_gui.engine.rng import Rng, sub_seed

TEN = 10
PRESETS = (
    "arschloch", "arschloch", "arschloch-hausregeln", "arschloch", "president-sober",
    "arschloch", "arschloch-hausregeln", "arschloch", "daifugo", "arschloch",
)  # fmt: skip
"""Game of each of the ten, by number. Changing this list would change past days."""
FIRST_DAY = date(2026, 1, 1)
"""First day, number 1."""
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
    return _exercise(sub_seed(day.toordinal(), "ten of the day", number), PRESETS[number])


def shared_result(day: date, answers: Sequence[ExerciseAnswer | None]) -> SharedResult:
    """Return the result of a day, given the first answer to each exercise (None: unanswered)."""
    marks = tuple(OPEN if each is None else SYMBOLS[each.verdict] for each in answers)
    lost = sum(each.lost * (_players(each) - 1) / 2 for each in answers if each)
    return SharedResult(number_of(day), day, marks, lost)


def _exercise(seed: int, preset: str) -> Origin:
    """Return a random decision of the first match from this seed on that has one."""
    rules = presets()[preset]
    for attempt in count():
        rng = Rng(seed, attempt)
        spec = MatchSpec(preset, rules, letters(rules.players), rng.below(1 << 31))
        found = sum(1 for _ in exercises(spec))
        if found:
            return Origin(spec, rng.below(found))
    raise AssertionError("some match has a decision")


def _players(answer: ExerciseAnswer) -> int:
    """Return the number of players in the exercise of an answer."""
    preset = presets().get(str(answer.origin.get("preset")))
    rules: dict[str, object] = taken(answer.origin, "rules", dict, {})
    return taken(rules, "players", Players, preset.players if preset is not None else 0)
