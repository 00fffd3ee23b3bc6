"""Who is asked to a new match, and to what: the request that begins it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arschloch_gui.ai.levels import OFFERED, USUAL
from arschloch_gui.app.engine.messages import NewMatch
from arschloch_gui.app.files.match_metadata import Table
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.table.personas import character_of
from arschloch_gui.app.table.seating import invited
from arschloch_gui.engine.games import family_of, problems_of
from arschloch_gui.engine.match import MatchSpec
from arschloch_gui.engine.options import Problem, with_values

VIEWER = 0
"""The person's seat."""


def invitation(
    preset: str,
    values: Mapping[str, object],
    levels: str | Sequence[str],
    seed: int,
    settings: Settings,
) -> NewMatch | tuple[Problem, ...]:
    """The request for a match of a preset with changed JSON values; or all that keeps it from
    beginning. `levels` is that of all opponents, or one for each of them, clockwise."""
    rules, problems = with_values(family_of(preset).presets[preset], dict(values))
    problems = problems or problems_of(preset, rules)
    if problems:
        return problems
    names = invited(seed, rules.players, VIEWER, settings)
    alike = isinstance(levels, str)
    others = iter([levels] * rules.players if alike else [*levels, *[USUAL] * rules.players])
    table = tuple(
        "" if seat == VIEWER else in_character(next(others), name)
        for seat, name in enumerate(names)
    )
    return NewMatch(MatchSpec(preset, rules, names, seed), Table(VIEWER, table))


def in_character(level: str, name: str) -> str:
    """The level with the character of who plays it. It is kept with the match, so that a match
    goes on as it was begun."""
    character = character_of(name)
    return f"{level}:{character}" if character and level in OFFERED else level
