"""Levels of play by name: fixed references for measurements, and levels that people choose.

`random` plays any game. Every other level has a player in the package of each game
(`Playing.players`).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from arschloch_gui.ai.character import CHARACTERS, with_persona
from arschloch_gui.ai.player import AnyPlayer
from arschloch_gui.ai.random_player import RandomPlayer

if TYPE_CHECKING:
    from arschloch_gui.ai.playing import AnyPlaying

REFERENCES: tuple[str, ...] = ("random", "lowest", "regular")
"""The references, which exist in every game.

Other levels are measured by them, so they never change.
"""
OFFERED: tuple[str, ...] = ("novice", "casual", "club", "strong", "expert")
"""The levels that people can choose as opponents, weakest first.

Each is clearly better than the one before it (docs/decisions/levels.md).
"""
LEVELS: tuple[str, ...] = (*REFERENCES, *OFFERED)
FORMER_NAMES: Mapping[str, str] = MappingProxyType(
    {
        "tramp": "novice", "worker": "casual", "citizen": "club", "minister": "strong",
        "king": "expert",
    }
)  # fmt: skip
"""Names of the offered levels in version 1.0, mapped to their current names.

Saved matches, settings and commands that use the old names still work (docs/match-record.md).
"""
STANDARD = "regular"
"""The default level on the command line, and of matches with no recorded level.

It exists in every game, never changes and is fast.
"""
USUAL = "club"
"""The default level of opponents in the window."""
VERSIONS: Mapping[str, int] = MappingProxyType(
    {"novice": 1, "casual": 1, "club": 1, "strong": 1, "expert": 9}
)
"""Versions of the levels, increased whenever a level plays differently. References have none."""
_KIN = {"random": "novice", "lowest": "casual", "regular": "club"}
"""The offered level that replaces each reference."""


class UnknownLevel(KeyError):
    """Error raised for an unknown level. `name` is the rejected name."""

    def __init__(self, name: object) -> None:
        super().__init__(f"unknown level {name!r}; there are {', '.join(LEVELS)}")
        self.name = name

    def __str__(self) -> str:
        # `KeyError` would quote the message.
        return str(self.args[0])


def levels_of(game: str) -> tuple[str, ...]:
    """Return the levels available in a game (a family's key), in the order of `LEVELS`."""
    players = _playing(game).players
    return tuple(level for level in LEVELS if level == "random" or level in players)


def offered(level: str) -> str:
    """Return the level itself or, for a reference, the level offered instead.

    Raises `UnknownLevel`.
    """
    if level not in LEVELS:
        raise UnknownLevel(level)
    return _KIN.get(level, level)


def level_at(level: str, game: str) -> str:
    """Return the level, or the next weaker one that the game has. Raises `UnknownLevel`."""
    if level not in LEVELS:
        raise UnknownLevel(level)
    there = levels_of(game)
    return next(each for each in LEVELS[LEVELS.index(level) :: -1] if each in there)


def player(name: str, game: str) -> AnyPlayer:
    """Return the player of a level in a game, or that of the next weaker level in the game.

    The name can include a character, as in `club:bold`. Raises `UnknownLevel`.
    """
    level, character = split(name)
    there = level_at(level, game)
    someone: AnyPlayer = RandomPlayer() if there == "random" else _playing(game).players[there]()
    persona = _playing(game).personas.get(character)
    return someone if persona is None else with_persona(someone, persona())


def current_name(name: str) -> str:
    """Return the current form of a name from version 1.0, or any other name unchanged.

    >>> current_name("king:bold")
    'expert:bold'
    >>> current_name("regular")
    'regular'
    """
    level, colon, character = name.partition(":")
    return FORMER_NAMES.get(level, level) + colon + character


def split(name: object) -> tuple[str, str]:
    """Return the level and the character ("" if none) in a name. Raises `UnknownLevel`."""
    known = current_name(name) if isinstance(name, str) else ""
    level, colon, character = known.partition(":")
    has_character = level in OFFERED and character in CHARACTERS
    if level not in LEVELS or (colon and not has_character):
        raise UnknownLevel(name)
    return level, character


def is_level(name: str) -> bool:
    """Return whether a name is that of a level, with or without a character."""
    try:
        split(name)
    except UnknownLevel:
        return False
    return True


def _playing(game: str) -> AnyPlaying:
    # Imported late, because at start-up the window uses only the names of the levels.
    from arschloch_gui.ai.games import playing

    return playing(game)
