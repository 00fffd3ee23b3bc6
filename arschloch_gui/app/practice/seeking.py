"""Where the next exercise comes from: a deal nobody has seen, the ten of a day, or one that is
remembered."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from itertools import count
from typing import Any, TypeAlias

from arschloch_gui.app.session.sitters import invited
from arschloch_gui.app.settings.settings import Settings
from arschloch_gui.coach.daily import one_of
from arschloch_gui.coach.exercise import Exercise, exercises
from arschloch_gui.coach.origin import Origin, OriginError, letters
from arschloch_gui.engine.match import MatchSpec

ANY = ""
SEEDS = 60
"""So many deals are looked through for an exercise."""


@dataclass(frozen=True, slots=True)
class Fresh:
    """An exercise nobody has seen, from the deal `seed` on. `kind`: see `kind_of`, or `ANY`."""

    preset: str
    rules: Any
    kind: str
    seed: int


@dataclass(frozen=True, slots=True)
class OfDay:
    """One of the ten of a day, counted from 0."""

    day: date
    number: int


Wanted: TypeAlias = Fresh | OfDay | Origin


@dataclass(frozen=True, slots=True)
class Sought:
    """An exercise with its company at the table, and where it comes from."""

    exercise: Exercise
    origin: Origin


def kind_of(exercise: Exercise) -> str:
    """What an exercise is about: the phase, and with it how many cards are parted with."""
    return f"{exercise.phase}:{exercise.cards}" if exercise.cards else exercise.phase


def seek(wanted: Wanted, settings: Settings) -> Sought | None:
    """The exercise that is wanted; None where these rules leave nothing of the kind to decide, or
    where this version no longer finds the way to it."""
    if isinstance(wanted, Fresh):
        return _fresh(wanted, settings)
    origin = one_of(wanted.day, wanted.number) if isinstance(wanted, OfDay) else wanted
    try:
        exercise = origin.exercise()
        if origin.journal and not origin.variant:
            origin = Origin.of(exercise)  # shorter to be remembered
        return Sought(seated(exercise, settings), origin)
    except OriginError:
        return None


def seated(exercise: Exercise, settings: Settings) -> Exercise:
    """The same with the person in the seat that decides, and names for the others."""
    spec = exercise.spec
    names = invited(spec.seed, len(spec.seats), exercise.seat, settings)
    return replace(exercise, spec=replace(spec, seats=names))


def _fresh(wanted: Fresh, settings: Settings) -> Sought | None:
    for seed in range(wanted.seed, wanted.seed + SEEDS):
        spec = MatchSpec(wanted.preset, wanted.rules, letters(wanted.rules.players), seed)
        found = [
            (each, number)
            for each, number in zip(exercises(spec), count(), strict=False)
            if wanted.kind in (ANY, kind_of(each))
        ]
        if found:
            exercise, number = found[seed % len(found)]
            return Sought(seated(exercise, settings), Origin(spec, number))
    return None
