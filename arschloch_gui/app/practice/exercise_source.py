"""Where the next exercise comes from: the bank, a deal nobody has seen, the ten of a day, or one
that is remembered."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from itertools import count
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.table.seating import invited
from arschloch_gui.coach.bank import SCALE, Entry, spec_of
from arschloch_gui.coach.daily import one_of
from arschloch_gui.coach.exercise import Exercise, exercises, letters, task_of
from arschloch_gui.coach.games import themes
from arschloch_gui.coach.judgement import Judgement
from arschloch_gui.coach.origin import Origin, OriginError
from arschloch_gui.engine.match import MatchSpec
from arschloch_gui.engine.options import RulesBase

ANY = ""
TWO = "two"
"""The kind in which only two options are shown: the best one and a tempting one."""
MISTAKEN = 0.06
"""What a tempting option loses at least, in expected office."""
SEEDS = 60
"""So many deals are looked through for an exercise."""
ANSWERING = "exchange:answer"
"""The kind in which somebody else's proposal is accepted, refused or countered."""
DEALS = 4
"""So many are dealt to learn what there is to decide under some rules."""


class Fresh(Struct, frozen=True):
    """An exercise nobody has seen, from the deal `seed` on. `kind`: see `kind_of`, or `ANY`;
    `theme`: what the hand should be about, or `ANY`; `office`: that of who decides, or None."""

    preset: str
    rules: RulesBase
    kind: str
    seed: int
    theme: str = ANY
    office: int | None = None


class OfDay(Struct, frozen=True):
    """One of the ten of a day, counted from 0."""

    day: date
    number: int


Wanted: TypeAlias = Entry | Fresh | OfDay | Origin


class SourcedExercise(Struct, frozen=True):
    """An exercise with its company at the table, where it comes from and what it can teach;
    `judgement` where it was judged beforehand, and `tempting` a usual choice that is a mistake."""

    exercise: Exercise
    origin: Origin
    themes: tuple[str, ...]
    judgement: Judgement | None = None
    tempting: int | None = None

    @property
    def pair(self) -> list[int]:
        """The best option and the tempting one, which of them first differs; none where they are
        not known."""
        if self.judgement is None or self.tempting is None:
            return []
        pair = [self.judgement.best.index, self.tempting]
        return pair if self.exercise.spec.seed % 2 else pair[::-1]

    @classmethod
    def of(cls, exercise: Exercise, origin: Origin, settings: Settings) -> SourcedExercise:
        """The same for an exercise that is judged when somebody sits before it."""
        taught = themes(task_of(exercise.match(), 0))
        return cls(seated(exercise, settings), origin, taught)


class Survey(Struct, frozen=True):
    """What came up to be decided when a game was dealt a few times: (kind, office) pairs."""

    preset: str
    rules: RulesBase
    found: frozenset[tuple[str, int]]

    @classmethod
    def of(cls, preset: str, rules: RulesBase) -> Survey:
        """Deal and see."""
        specs = [MatchSpec(preset, rules, letters(rules.players), seed) for seed in range(DEALS)]
        met = [(kind_of(each), each.office) for spec in specs for each in exercises(spec)]
        return cls(preset, rules, frozenset(met))


def kind_of(exercise: Exercise | Entry) -> str:
    """What an exercise is about: the phase, and with it how many cards are parted with.

    Where that is open in an exchange, cards are asked for or offered. That is for the upper office
    of two to begin, so in the lower half somebody answers.
    """
    if exercise.cards:
        return f"{exercise.phase}:{exercise.cards}"
    spec = exercise.spec if isinstance(exercise, Exercise) else spec_of(exercise.preset, 0)
    answers = exercise.phase == "exchange" and 2 * exercise.office >= spec.rules.players
    return ANSWERING if answers else exercise.phase


def tempting_of(entry: Entry) -> int | None:
    """The costlier of the two usual choices, if it is a mistake."""
    usual = [each for each in entry.options if each.index in (entry.lowest, entry.regular)]
    worst = max(usual, key=lambda each: each.loss, default=None)
    return worst.index if worst is not None and worst.loss / SCALE >= MISTAKEN else None


def name_of(wanted: Entry | OfDay | Origin) -> str:
    """The name of an exercise in the log: which match it is from, and which decision of it."""
    match wanted:
        case Entry():
            return wanted.key
        case OfDay(day, number):
            return f"{day}:{number}"
    spec, decision = wanted.spec, wanted.decision
    at = len(wanted.journal) if decision is None else decision
    return f"{spec.preset}:{spec.seed}:{at}:{wanted.variant}"


def origin_of(entry: Entry) -> Origin:
    """Where an exercise of the bank comes from."""
    return Origin(spec_of(entry.preset, entry.seed), entry.at)


def seek(
    wanted: Wanted, settings: Settings, still_wanted: Callable[[], bool] = lambda: True
) -> SourcedExercise | None:
    """The exercise that is wanted; None where these rules leave nothing of the kind to decide,
    where this version no longer finds the way to it, or where nobody wants it any more."""
    if isinstance(wanted, Fresh):
        return _fresh(wanted, settings, still_wanted)
    if isinstance(wanted, Entry):
        return _banked(wanted, settings)
    origin = one_of(wanted.day, wanted.number) if isinstance(wanted, OfDay) else wanted
    try:
        exercise = origin.exercise()
        if origin.journal and not origin.variant:
            origin = Origin.of(exercise)  # shorter to be remembered
        return SourcedExercise.of(exercise, origin, settings)
    except OriginError:
        return None


def seated(exercise: Exercise, settings: Settings) -> Exercise:
    """The same with the person in the seat that decides, and names for the others."""
    spec = exercise.spec
    names = invited(spec.seed, len(spec.seats), exercise.seat, settings)
    return replace(exercise, spec=replace(spec, seats=names))


def _is_about(exercise: Exercise, theme: str) -> bool:
    return theme == ANY or theme in themes(task_of(exercise.match(), 0))


def _banked(entry: Entry, settings: Settings) -> SourcedExercise | None:
    origin, found = origin_of(entry), entry.exercise()
    if found is None:
        return None
    tempting = tempting_of(entry)
    return SourcedExercise(seated(found, settings), origin, entry.themes, entry.judgement, tempting)


def _is_wanted(exercise: Exercise, wanted: Fresh) -> bool:
    return (
        wanted.kind in (ANY, kind_of(exercise))
        and wanted.office in (None, exercise.office)
        and _is_about(exercise, wanted.theme)
    )


def _fresh(
    wanted: Fresh, settings: Settings, still_wanted: Callable[[], bool]
) -> SourcedExercise | None:
    for seed in range(wanted.seed, wanted.seed + SEEDS):
        if not still_wanted():
            return None
        spec = MatchSpec(wanted.preset, wanted.rules, letters(wanted.rules.players), seed)
        found = [
            (each, number)
            for each, number in zip(exercises(spec), count(), strict=False)
            if _is_wanted(each, wanted)
        ]
        if found:
            exercise, number = found[seed % len(found)]
            return SourcedExercise.of(exercise, Origin(spec, number), settings)
    return None
