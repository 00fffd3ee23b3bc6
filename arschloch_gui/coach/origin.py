"""Origin of an exercise, in a form that fits into a line of a file.

An origin is either a seed and the number of the decision before the first trick of the second
round, or all actions of a match up to the decision. It also has the number of the variant shown.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from itertools import islice
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from arschloch_gui.coach.bounds import Players
from arschloch_gui.coach.dealt import dealt
from arschloch_gui.coach.exercise import Exercise, exercise_at, exercises, letters, play_at
from arschloch_gui.coach.variants import variant_of
from arschloch_gui.engine import record
from arschloch_gui.engine.family import FixedDeal
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.json_text import JsonError, shaped, taken
from arschloch_gui.engine.match import Acted, Entry, Match, MatchSpec
from arschloch_gui.engine.record import RecordError
from arschloch_gui.engine.table.round import AnyView

Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
"""Number of a decision or a variant, with a bound above any realistic value."""


class OriginError(ValueError):
    """Error raised for an origin that this version cannot restore."""


class Origin(Struct, frozen=True):
    """All data needed to restore an exercise.

    `decision` is the number of the decision in a match from a seed, counted from 0. If it is None,
    the `journal` leads to the decision. `variant` 0 is the exercise itself.

    >>> from arschloch_gui.coach.bank import spec_of
    >>> origin = Origin(spec_of("arschloch", seed=1), decision=0)
    >>> origin.line()
    {'preset': 'arschloch', 'rules': {}, 'seed': 1, 'decision': 0}
    >>> read_origin(origin.line()) == origin
    True
    """

    spec: MatchSpec
    decision: int | None
    journal: tuple[Entry, ...] = ()
    variant: int = 0

    @classmethod
    def of(cls, exercise: Exercise) -> Origin:
        """Return the origin of a decision in a match that was played, in its shortest form."""
        return cls(exercise.spec, None, _shortened(exercise))

    def exercise(self) -> Exercise:
        """Return the exercise or its variant. Raises `OriginError` if it cannot be restored."""
        found = self._itself()
        if found is None:
            raise OriginError("there is no such decision")
        return variant_of(found, self.variant) if self.variant else found

    def as_variant(self, number: int) -> Origin:
        """Return the origin of another variant of the same exercise."""
        return replace(self, variant=number)

    def line(self) -> dict[str, object]:
        """Return the origin as JSON values, without the names of players.

        This is the inverse of `read_origin`.
        """
        preset = self.spec.family.presets[self.spec.preset]
        line: dict[str, object] = {
            "preset": self.spec.preset,
            "rules": self.spec.rules.changed_from(preset),
            "seed": self.spec.seed,
        }
        if self.decision is not None:
            line["decision"] = self.decision
        else:
            line["journal"] = [json.loads(record.entry_line(each)) for each in self.journal]
        return line | {"variant": self.variant} if self.variant else line

    def _itself(self) -> Exercise | None:
        if self.decision is not None:
            return next(islice(exercises(self.spec), self.decision, None), None)
        return _exercise_after(self.spec, self.journal)


class _Line(Struct, frozen=True):
    """The fields of a line, with their bounds; `record.spec_of` checks the keys of the header."""

    rules: dict[str, object] = {}
    journal: tuple[dict[str, object], ...] = ()
    decision: Number | None = None
    variant: Number = 0


def read_origin(line: Mapping[str, object], names: tuple[str, ...] = ()) -> Origin:
    """Read an origin from a line. The players get these names, or letters by default.

    Raises `OriginError` for an unknown preset, option or action.
    """
    try:
        told = shaped(line, _Line)
        spec = _spec(line, told.rules, names)
        journal = [record.item_of(0, dict(each), spec) for each in told.journal]
    except (JsonError, RecordError) as error:
        raise OriginError(str(error)) from None
    entries = tuple(each for each in journal if isinstance(each, Acted | FixedDeal))
    return Origin(spec, told.decision, entries, told.variant)


def variant_in(line: Mapping[str, object]) -> int:
    """Return the variant number from the line of an origin."""
    return taken(line, "variant", Number, 0)


def key_of(line: Mapping[str, object]) -> str:
    """Return a key that all variants of an exercise share, and no other exercise has."""
    told = {name: line[name] for name in line if name != "variant"}
    return blake2b(json.dumps(told, sort_keys=True).encode(), digest_size=12).hexdigest()


def _spec(
    line: Mapping[str, object], rules: dict[str, object], names: tuple[str, ...]
) -> MatchSpec:
    preset = presets().get(str(line.get("preset")))
    if preset is None:
        raise OriginError(f"no preset {line.get('preset')!r}")
    players = taken(rules, "players", Players, preset.players)
    header = {name: line[name] for name in ("preset", "rules", "seed") if name in line}
    return record.spec_of(
        0,
        {
            "format": record.FORMAT,
            "version": record.VERSION,
            **header,
            "seats": list(names or letters(players)),
        },
    )


def _exercise_after(
    spec: MatchSpec, journal: tuple[Entry, ...], *, in_trick: bool = False
) -> Exercise | None:
    match = Match(spec)
    for entry in journal:
        if match.enter(entry):
            return None
    if match.to_act is None and not match.is_over:
        match.start_round()
    return play_at(match) if in_trick else exercise_at(match)


def _shortened(exercise: Exercise) -> tuple[Entry, ...]:
    """Return the journal, without earlier rounds if only the positions they led to matter."""
    found = dealt(exercise)
    if found is None:
        return exercise.journal
    short: tuple[Entry, ...] = (FixedDeal(found.hands, found.offices), *found.acted)
    again = _exercise_after(exercise.spec, short, in_trick=exercise.in_trick)
    if again is None or again.seat != exercise.seat:
        return exercise.journal
    views = [_seen_by_round(each, found.acted) for each in (exercise, again)]
    return short if views[0] == views[1] else exercise.journal


def _seen_by_round(exercise: Exercise, acted: tuple[Acted, ...]) -> AnyView:
    """Return the seat's view without its knowledge of earlier rounds.

    How others played in earlier rounds is not part of an exercise. `acted` has the actions of this
    round.
    """
    match = exercise.match()
    family, setup = match.family, match.round_start(match.round_no).setup
    alone = replace(setup, carry=replace(setup.carry, before=()))
    state = family.start_round(match.spec.rules, alone, None)
    for each in acted:
        family.advance(state, each.action, None)
    return family.view(state, exercise.seat)
