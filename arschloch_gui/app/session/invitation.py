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
"""The person's seat."""


def invitation(
    preset: str,
    values: Mapping[str, object],
    levels: str | Sequence[str],
    seed: int,
    settings: Settings,
    game: str = "",
) -> NewMatch | tuple[Problem, ...]:
    """The request for a match of a preset with changed JSON values; or all that keeps it from
    beginning. `levels` is that of all opponents, or one for each of them, clockwise. `game` is
    the name of the custom game that is played, or ""."""
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

    `guests` are the others clockwise, each by portrait and level (with a character, if any).
    `game` names the custom game, or is "".
    """
    rules, problems = with_values(family_of(preset).presets[preset], dict(values))
    problems = problems or problems_of(preset, rules)
    if problems:
        return problems
    names = (own_name(settings), *(PEOPLE[person] for person, _ in guests))
    table = Table(VIEWER, ("", *(level for _, level in guests)), game)
    return NewMatch(MatchSpec(preset, rules, names, seed), table, regulars=regulars)


def in_character(level: str, name: str) -> str:
    """Return the level with the player's character appended.

    Both are stored with the match, so that it continues with the same opponents.
    """
    character = character_of(name)
    return f"{level}:{character}" if character and level in OFFERED else level
