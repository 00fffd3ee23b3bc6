"""Looking for an exercise of the kind somebody wants to practise."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from arschloch_gui.app.session.sitters import invited
from arschloch_gui.app.settings.settings import Settings
from arschloch_gui.coach.exercise import Exercise, exercises
from arschloch_gui.engine.match import MatchSpec

ANY = ""
SEEDS = 60
"""So many deals are looked through for an exercise."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to look for from the deal `seed` on. `kind`: see `kind_of`, or `ANY`."""

    preset: str
    rules: Any
    kind: str
    seed: int


def kind_of(exercise: Exercise) -> str:
    """What an exercise is about: the phase, and with it how many cards are parted with."""
    return f"{exercise.phase}:{exercise.cards}" if exercise.cards else exercise.phase


def seek(wanted: Wanted, settings: Settings) -> Exercise | None:
    """The next exercise of that kind, at a table of the usual company; None where these rules
    leave nothing of the kind to decide."""
    nameless = tuple(map(str, range(wanted.rules.players)))
    for seed in range(wanted.seed, wanted.seed + SEEDS):
        found = [
            each
            for each in exercises(MatchSpec(wanted.preset, wanted.rules, nameless, seed))
            if wanted.kind in (ANY, kind_of(each))
        ]
        if found:
            return seated(found[seed % len(found)], settings)
    return None


def seated(exercise: Exercise, settings: Settings) -> Exercise:
    """The same with the person in the seat that decides, and names for the others."""
    spec = exercise.spec
    names = invited(spec.seed, len(spec.seats), exercise.seat, settings)
    return replace(exercise, spec=replace(spec, seats=names))
