"""Sources of exercises: the bank, new deals, the exercises of the day, and stored origins."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cache
from itertools import count
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.table.seating import invited
from arschloch_gui.coach.answer import ExerciseAnswer, stratum_of
from arschloch_gui.coach.bank import Entry, spec_of
from arschloch_gui.coach.daily import games_of, one_of, players_in
from arschloch_gui.coach.difficulty import prior_difficulty
from arschloch_gui.coach.exercise import Exercise, exercises, letters, task_of
from arschloch_gui.coach.games import themes
from arschloch_gui.coach.judgement import Judgement
from arschloch_gui.coach.origin import Origin, OriginError, key_of
from arschloch_gui.coach.task import LocalWorker
from arschloch_gui.coach.tempting import tempting, usual_options
from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.games import family_of, presets
from arschloch_gui.engine.match import MatchSpec
from arschloch_gui.engine.options import RulesBase

ANY = ""
TWO = "two"
"""The kind that offers only two options: the best one and a tempting mistake."""
SEEDS = 60
"""Number of deals searched for an exercise."""
ANSWERING = "exchange:answer"
"""The kind in which a player accepts, refuses or counters another player's proposal."""
SWAPPING = "swap"
"""The kind in which a player swaps hand cards for their own face-up cards."""
_SWAPS = frozenset({"shithead"})
"""The families in which players exchange cards with their own face-up cards."""
DEALS = 4
"""Number of deals examined to find out which decisions occur under some rules."""


class Fresh(Struct, frozen=True):
    """A request for a new exercise, to be searched for from the deal `seed` on.

    `kind` is a value of `kind_of` or `ANY`, `theme` is the theme of the hand or `ANY`, and `office`
    is the position of the player who decides, or None for any. An exercise of the stratum `avoided`
    is used only if the deal has no other.
    """

    preset: str
    rules: RulesBase
    kind: str
    seed: int
    theme: str = ANY
    office: int | None = None
    avoided: str = ""


class OfDay(Struct, frozen=True):
    """One of the ten exercises of a day, counted from 0."""

    day: date
    number: int


class OwnPlay(Struct, frozen=True):
    """A play that the person made in a match, judged in advance; `taken` is the option chosen.

    `hand` is what the person held, and `origin` the same decision without earlier rounds. `game` is
    the name of the custom game played, or "".
    """

    exercise: Exercise
    origin: Origin
    hand: tuple[Card, ...]
    round_no: int
    taken: int
    judgement: Judgement
    game: str = ""


class ThatEvening(Struct, frozen=True):
    """The user's choice in a match: an option, its loss, and the best option."""

    taken: int
    loss: float
    best: int


Wanted: TypeAlias = Entry | Fresh | OfDay | Origin | OwnPlay


class SourcedExercise(Struct, frozen=True):
    """An exercise with its seating, its origin and its themes.

    `judgement` and `difficulty` are set if it was judged in advance. `tempting` is the index of a
    common choice that is a mistake.
    """

    exercise: Exercise
    origin: Origin
    themes: tuple[str, ...]
    judgement: Judgement | None = None
    tempting: int | None = None
    usual: tuple[int, ...] = ()
    """The options that `lowest` and `regular` choose."""
    difficulty: float | None = None
    then: ThatEvening | None = None
    """What the person did in the match, if this is a play of their own."""

    @property
    def pair(self) -> list[int]:
        """The best and the tempting option, in either order; empty if they are not known."""
        if self.judgement is None or self.tempting is None:
            return []
        pair = [self.judgement.best.index, self.tempting]
        return pair if self.exercise.spec.seed % 2 else pair[::-1]

    @classmethod
    def of(cls, exercise: Exercise, origin: Origin, settings: Settings) -> SourcedExercise:
        """Return an exercise that will be judged only when it is set."""
        match = exercise.match()
        task = task_of(match, 0)
        usual = usual_options(match, task, LocalWorker(task))
        return cls(seated(exercise, settings), origin, themes(task), usual=usual)


class Survey(Struct, frozen=True):
    """The decisions that occurred when a game was dealt a few times, as (kind, office) pairs."""

    preset: str
    rules: RulesBase
    found: frozenset[tuple[str, int]]

    @classmethod
    def of(cls, preset: str, rules: RulesBase) -> Survey:
        """Deal a few rounds and collect their decisions."""
        specs = [MatchSpec(preset, rules, letters(rules.players), seed) for seed in range(DEALS)]
        met = [(kind_of(each), each.office) for spec in specs for each in exercises(spec)]
        return cls(preset, rules, frozenset(met))


def kind_of(exercise: Exercise | Entry | ExerciseAnswer) -> str:
    """Return the kind of an exercise: its phase and, if fixed, the number of cards given.

    If an exchange does not fix the number, cards are asked for or offered. The higher position
    begins, so the decision of a player in the lower half is an answer. In Shithead, cards are
    swapped.
    """
    if exercise.cards:
        return f"{exercise.phase}:{exercise.cards}"
    if isinstance(exercise, ExerciseAnswer):
        preset, players = str(exercise.origin.get("preset")), players_in(exercise)
    elif isinstance(exercise, Entry):
        preset, players = exercise.preset, presets()[exercise.preset].players
    else:
        preset, players = exercise.spec.preset, exercise.spec.rules.players
    if preset in presets() and family_of(preset).key in _SWAPS:
        return SWAPPING
    answers = exercise.phase == "exchange" and 2 * exercise.office >= players
    return ANSWERING if answers else exercise.phase


def tempting_of(entry: Entry) -> int | None:
    """Return the option that a right answer to an exercise is compared with, or None."""
    found = tempting(entry.judgement, (entry.lowest, entry.regular))
    return found.index if found is not None else None


def lost_name(wanted: Entry | OfDay | Origin | OwnPlay) -> str:
    """Return the name of an exercise for the log: its match and decision."""
    match wanted:
        case Entry():
            return wanted.key
        case OfDay(day, number):
            return f"{day}:{number}"
        case OwnPlay(_, wanted):
            pass
    spec, decision = wanted.spec, wanted.decision
    at = len(wanted.journal) if decision is None else decision
    return f"{spec.preset}:{spec.seed}:{at}:{wanted.variant}"


def preset_of(wanted: Wanted) -> str:
    """Return the preset of an exercise that is wanted."""
    match wanted:
        case OfDay(day, number):
            return games_of(day)[number]
        case OwnPlay(_, origin):
            return origin.spec.preset
        case Origin():
            return wanted.spec.preset
    return wanted.preset


def origin_of(entry: Entry) -> Origin:
    """Return the origin of an exercise of the bank."""
    return Origin(spec_of(entry.preset, entry.seed), entry.at)


def entry_key(entry: Entry) -> str:
    """Return the key of an exercise of the bank (`origin.key_of`)."""
    return _key_at(entry.preset, entry.seed, entry.at)


@cache
def _key_at(preset: str, seed: int, at: int) -> str:
    # Cached, because a session over all games needs those of 2,500 exercises several times.
    return key_of(Origin(spec_of(preset, seed), at).line())


def seek(
    wanted: Wanted, settings: Settings, still_wanted: Callable[[], bool] = lambda: True
) -> SourcedExercise | None:
    """Return the exercise that is wanted.

    Returns None if there is no such decision under the rules, if this version cannot reproduce the
    position, or if the request was withdrawn.
    """
    if isinstance(wanted, Fresh):
        return _fresh(wanted, settings, still_wanted)
    if isinstance(wanted, Entry):
        return _banked(wanted, settings)
    if isinstance(wanted, OwnPlay):
        return _played(wanted)
    origin = one_of(wanted.day, wanted.number) if isinstance(wanted, OfDay) else wanted
    try:
        exercise = origin.exercise()
        if origin.journal and not origin.variant:
            origin = Origin.of(exercise)  # shorter to store
        return SourcedExercise.of(exercise, origin, settings)
    except OriginError:
        return None


def seated(exercise: Exercise, settings: Settings) -> Exercise:
    """Return the exercise with the person in the deciding seat and with names for the others."""
    spec = exercise.spec
    names = invited(spec.seed, len(spec.seats), exercise.seat, settings)
    return replace(exercise, spec=replace(spec, seats=names))


def _is_about(exercise: Exercise, theme: str) -> bool:
    return theme == ANY or theme in themes(task_of(exercise.match(), 0))


def _banked(entry: Entry, settings: Settings) -> SourcedExercise | None:
    origin, found = origin_of(entry), entry.exercise()
    if found is None:
        return None
    return SourcedExercise(
        seated(found, settings), origin, entry.themes, entry.judgement, tempting_of(entry),
        (entry.lowest, entry.regular), prior_difficulty(entry),
    )  # fmt: skip


def _played(wanted: OwnPlay) -> SourcedExercise:
    """Return a play of a match as an exercise, with the players of that match."""
    judgement, taken = wanted.judgement, wanted.taken
    return SourcedExercise(
        wanted.exercise, wanted.origin, (), judgement, usual=(taken,),
        then=ThatEvening(taken, judgement.of(taken).loss, judgement.best.index),
    )  # fmt: skip


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
            others = [each for each in found if stratum_of(each[0]) != wanted.avoided] or found
            exercise, number = others[seed % len(others)]
            return SourcedExercise.of(exercise, Origin(spec, number), settings)
    return None


def fits_in(themes: tuple[str, ...], at: int, theme: str, office: str) -> bool:
    """Return whether a hand with these themes at position `at` has the theme and the position."""
    return theme in (ANY, *themes) and office in (ANY, str(at))
