"""Ten of the day: the same ten exercises for everybody, and what can be told of them.

A day leads to its exercises by its date alone. What is told gives none of them away.
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
"""The game of each of the ten, by its number. With another list days gone by would be others."""
FIRST_DAY = date(2026, 1, 1)
"""Number 1."""
SYMBOLS = {
    Verdict.BEST: "✓",
    Verdict.FINE: "·",
    Verdict.INEXACT: "?",
    Verdict.MISTAKE: "✗",
    Verdict.BLUNDER: "‼",
}
OPEN = "–"
"""Where nothing was answered."""


class SharedResult(Struct, frozen=True):
    """A result to be shared: the day's number, a symbol for each of the ten, and how many places
    the answers lost in all."""

    number: int
    day: date
    symbols: tuple[str, ...]
    places: float


def number_of(day: date) -> int:
    """How a day is called: days since the first, which is 1."""
    return (day - FIRST_DAY).days + 1


def one_of(day: date, number: int) -> Origin:
    """One of them, counted from 0."""
    return _exercise(sub_seed(day.toordinal(), "ten of the day", number), PRESETS[number])


def shared_result(day: date, answers: Sequence[ExerciseAnswer | None]) -> SharedResult:
    """The result of a day: the first answer to each of the ten in their order, None where open."""
    marks = tuple(OPEN if each is None else SYMBOLS[each.verdict] for each in answers)
    lost = sum(each.lost * (_players(each) - 1) / 2 for each in answers if each)
    return SharedResult(number_of(day), day, marks, lost)


def _exercise(seed: int, preset: str) -> Origin:
    """Some decision of the first match from this seed on that has one."""
    rules = presets()[preset]
    for attempt in count():
        rng = Rng(seed, attempt)
        spec = MatchSpec(preset, rules, letters(rules.players), rng.below(1 << 31))
        found = sum(1 for _ in exercises(spec))
        if found:
            return Origin(spec, rng.below(found))
    raise AssertionError("some match has a decision")


def _players(answer: ExerciseAnswer) -> int:
    """At how many hands an answer was given."""
    preset = presets().get(str(answer.origin.get("preset")))
    rules: dict[str, object] = taken(answer.origin, "rules", dict, {})
    return taken(rules, "players", Players, preset.players if preset is not None else 0)
