"""Regulars' tables as values: created from a match being set up, and changed by functions."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.ai.levels import OFFERED, split
from arschloch_gui.app.files.regulars_file import LONGEST_NAME, Member, RegularsTable
from arschloch_gui.app.table.personas import PEOPLE, character_of
from arschloch_gui.app.wording.quoted import quoted
from arschloch_gui.app.wording.words import translate
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.options import RulesBase, with_values


class ChosenGame(Struct, frozen=True):
    """The game of a table: a preset, all its rules, and the name of a custom game, or ""."""

    preset: str
    rules: RulesBase
    name: str = ""


def game_at(table: RegularsTable) -> ChosenGame | None:
    """Return the game of a table, or None if it is unknown or the number of players is wrong."""
    if table.preset not in presets():
        return None
    rules, problems = with_values(presets()[table.preset], dict(table.rules))
    fits = not problems and rules.players == len(table.members) + 1
    return ChosenGame(table.preset, rules, table.game) if fits else None


def new_key() -> str:
    """Return a new unique key."""
    return secrets.token_hex(6)


def free_name(taken: Sequence[str]) -> str:
    """Return a name for a new table: “Regulars”, if necessary with a number."""
    first = translate("Regulars", "Regulars")
    number, name = 1, first
    while name in taken:
        number += 1
        name = f"{first} {number}"
    return name


def plain_name(wish: str) -> str:
    """Return a name as it is stored; "" if it has no visible characters."""
    return quoted(wish, LONGEST_NAME).strip()


def made_of(
    name: str, game: ChosenGame, people: Sequence[int], levels: Sequence[str]
) -> RegularsTable:
    """Return a table of these people with their levels and their own characters."""
    members = tuple(
        Member(person, _named(level, character_of(PEOPLE[person])))
        for person, level in zip(people, levels, strict=True)
    )
    return RegularsTable(name, members, game.preset, _changed(game), game.name)


def with_game(table: RegularsTable, game: ChosenGame, own: int) -> RegularsTable:
    """Return the table with another game.

    The last members leave if there are too many. Missing ones are chosen among the people; `own`
    is the user's portrait.
    """
    members = list(table.members[: game.rules.players - 1])
    known = {member.person for member in members} | {own}
    for person in range(len(PEOPLE)):
        if len(members) == game.rules.players - 1:
            break
        if person not in known:
            level = split(members[-1].level)[0]
            members.append(Member(person, _named(level, character_of(PEOPLE[person]))))
    changed = _changed(game)
    return replace(table, members=tuple(members), preset=game.preset, rules=changed, game=game.name)


def with_person(table: RegularsTable, at: int, person: int) -> RegularsTable:
    """Return the table with another person in a seat; a member already there changes seats.

    A new member has the level of the previous one and their own character.
    """
    members = list(table.members)
    before = members[at]
    other = next((n for n, each in enumerate(members) if each.person == person), None)
    if other is not None:
        members[at], members[other] = members[other], before
    else:
        level = split(before.level)[0]
        members[at] = Member(person, _named(level, character_of(PEOPLE[person])))
    return replace(table, members=tuple(members))


def with_level(table: RegularsTable, at: int, level: str) -> RegularsTable:
    """Return the table with another level and the same character for a member."""
    return _with_member(table, at, level, split(table.members[at].level)[1])


def with_character(table: RegularsTable, at: int, character: str) -> RegularsTable:
    """Return the table with another character ("" for none) and the same level for a member."""
    return _with_member(table, at, split(table.members[at].level)[0], character)


def guests(table: RegularsTable) -> list[tuple[int, str]]:
    """Return the members clockwise, as (portrait, level)."""
    return [(member.person, member.level) for member in table.members]


def _with_member(table: RegularsTable, at: int, level: str, character: str) -> RegularsTable:
    members = list(table.members)
    members[at] = Member(members[at].person, _named(level, character))
    return replace(table, members=tuple(members))


def _named(level: str, character: str) -> str:
    assert level in OFFERED
    return f"{level}:{character}" if character else level


def _changed(game: ChosenGame) -> dict[str, object]:
    return dict(game.rules.changed_from(presets()[game.preset]))
