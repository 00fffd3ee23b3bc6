"""The request for a new match: its rules, seating and opponents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arschloch_gui.ai.levels import OFFERED, USUAL
from arschloch_gui.app.engine.messages import NewMatch
from arschloch_gui.app.files.match_metadata import Table
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.table.personas import PEOPLE, character_of
from arschloch_gui.app.table.seating import invited, own_name
from arschloch_gui.engine.games import family_of, problems_of
from arschloch_gui.engine.match import MatchSpec
from arschloch_gui.engine.options import Problem, with_values

VIEWER = 0
"""The user's seat."""


def invitation(
    preset: str,
    values: Mapping[str, object],
    levels: str | Sequence[str],
    seed: int,
    settings: Settings,
    game: str = "",
) -> NewMatch | tuple[Problem, ...]:
    """Return the request for a match of a preset with changed JSON values, or the problems.

    `levels` is one level for all opponents, or one for each of them, clockwise. `game` is the name
    of the custom game, or "".
    """
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
    return NewMatch(MatchSpec(preset, rules, names, seed), Table(VIEWER, table, game))


def evening(
    preset: str,
    values: Mapping[str, object],
    guests: Sequence[tuple[int, str]],
    seed: int,
    settings: Settings,
    regulars: str,
    game: str = "",
) -> NewMatch | tuple[Problem, ...]:
    """Return the request for a match at a regulars' table, or the problems that prevent it.

    `guests` are the opponents, clockwise, as (index of the portrait, level). A level may have a
    character appended. `game` is the name of the custom game, or "".
    """
    rules, problems = with_values(family_of(preset).presets[preset], dict(values))
    problems = problems or problems_of(preset, rules)
    if problems:
        return problems
    names = (own_name(settings), *(PEOPLE[person] for person, _ in guests))
    table = Table(VIEWER, ("", *(level for _, level in guests)), game)
    return NewMatch(MatchSpec(preset, rules, names, seed), table, regulars=regulars)


def in_character(level: str, name: str) -> str:
    """Return the level, with the player's character appended if they have one.

    Both are stored with the match, so that it continues with the same opponents.
    """
    character = character_of(name)
    return f"{level}:{character}" if character and level in OFFERED else level
