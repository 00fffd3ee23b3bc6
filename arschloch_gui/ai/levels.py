"""Levels of play by name: fixed references for measuring, and those a person can choose.

`random` plays any game; every other level is played in each game by a player of its package
(`Playing.players`).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from arschloch_gui.ai.character import CHARACTERS, coloured
from arschloch_gui.ai.player import AnyPlayer
from arschloch_gui.ai.random_player import RandomPlayer

if TYPE_CHECKING:
    from arschloch_gui.ai.playing import AnyPlaying

REFERENCES: tuple[str, ...] = ("random", "lowest", "regular")
"""The references, which every game has. They are the measure for others, so they never change."""
OFFERED: tuple[str, ...] = ("novice", "casual", "club", "strong", "expert")
"""The levels a person can choose as opponents, weakest first.

Each is clearly better than the one before it (docs/decisions/levels.md).
"""
LEVELS: tuple[str, ...] = (*REFERENCES, *OFFERED)
FORMER_NAMES: Mapping[str, str] = MappingProxyType(
    {
        "tramp": "novice", "worker": "casual", "citizen": "club", "minister": "strong",
        "king": "expert",
    }
)  # fmt: skip
"""The names of the offered levels in version 1.0, with their current names.

Saved matches, settings and commands that use the old names still work (docs/match-record.md).
"""
STANDARD = "regular"
"""The default level on the command line, and of matches with no recorded level.

Every game has it, it never changes, and it is fast.
"""
USUAL = "club"
"""The default opponents in the window."""
VERSIONS: Mapping[str, int] = MappingProxyType(
    {"novice": 1, "casual": 1, "club": 1, "strong": 1, "expert": 7}
)
"""Version by level, increased whenever a level plays differently. References have none."""
_KIN = {"random": "novice", "lowest": "casual", "regular": "club"}
"""The offered level that replaces each reference."""


class UnknownLevel(KeyError):
    """Error for an unknown level. `name` is the name that was asked for."""

    def __init__(self, name: object) -> None:
        super().__init__(f"unknown level {name!r}; there are {', '.join(LEVELS)}")
        self.name = name

    def __str__(self) -> str:
        # KeyError would show the message in quotes.
        return str(self.args[0])


def levels_of(game: str) -> tuple[str, ...]:
    """Return the levels available in a game (the key of its family), in the order of `LEVELS`."""
    players = _playing(game).players
    return tuple(level for level in LEVELS if level == "random" or level in players)


def offered(level: str) -> str:
    """Return the offered level that replaces this one. Raises `UnknownLevel`."""
    if level not in LEVELS:
        raise UnknownLevel(level)
    return _KIN.get(level, level)


def level_at(level: str, game: str) -> str:
    """Return the level, or the best one below it that the game has. Raises `UnknownLevel`."""
    if level not in LEVELS:
        raise UnknownLevel(level)
    there = levels_of(game)
    return next(each for each in LEVELS[LEVELS.index(level) :: -1] if each in there)


def player(name: str, game: str) -> AnyPlayer:
    """Return the player of a level in a game, or of the best level below it.

    The name can include a character, as in `club:bold`. Raises `UnknownLevel`.
    """
    level, character = split(name)
    there = level_at(level, game)
    someone: AnyPlayer = RandomPlayer() if there == "random" else _playing(game).players[there]()
    taste = _playing(game).tastes.get(character)
    return someone if taste is None else coloured(someone, taste())


def current_name(name: str) -> str:
    """Return the current form of a name from version 1.0, and any other name unchanged.

    >>> current_name("king:bold")
    'expert:bold'
    >>> current_name("regular")
    'regular'
    """
    level, colon, character = name.partition(":")
    return FORMER_NAMES.get(level, level) + colon + character


def split(name: object) -> tuple[str, str]:
    """Return the level and the character ("" for none) in a name. Raises `UnknownLevel`."""
    known = current_name(name) if isinstance(name, str) else ""
    level, colon, character = known.partition(":")
    has_character = level in OFFERED and character in CHARACTERS
    if level not in LEVELS or (colon and not has_character):
        raise UnknownLevel(name)
    return level, character


def is_level(name: str) -> bool:
    """Return whether this is the name of a level, with or without a character."""
    try:
        split(name)
    except UnknownLevel:
        return False
    return True


def _playing(game: str) -> AnyPlaying:
    # Imported late, because the window needs only the names of the levels at start.
    from arschloch_gui.ai.games import playing

    return playing(game)
