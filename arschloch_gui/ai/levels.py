"""The levels of play by name: references to measure by, and those a person can choose.

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
"""Every game has these. Others are measured against them, so they stay as they are."""
OFFERED: tuple[str, ...] = ("novice", "casual", "club", "strong", "expert")
"""What a person can choose as opponents, weakest first; each is clearly better than the one before
(docs/decisions/levels.md)."""
LEVELS: tuple[str, ...] = (*REFERENCES, *OFFERED)
FORMER_NAMES: Mapping[str, str] = MappingProxyType(
    {
        "tramp": "novice", "worker": "casual", "citizen": "club", "minister": "strong",
        "king": "expert",
    }
)  # fmt: skip
"""What version 1.0 called the levels offered. Saved matches, settings and commands that use these
names mean the new ones (docs/match-record.md)."""
STANDARD = "regular"
"""Whoever names no level on the command line gets this one, and so does a match of which nobody
wrote down who plays it: every game has it, it never changes, and it takes no time."""
USUAL = "club"
"""The opponents of who has not chosen any."""
VERSIONS: Mapping[str, int] = MappingProxyType(
    {"novice": 1, "casual": 1, "club": 1, "strong": 1, "expert": 7}
)
"""Counted up whenever a level plays otherwise than before. References have none: they never do."""
_KIN = {"random": "novice", "lowest": "casual", "regular": "club"}
"""By reference: what is offered in its place."""


class UnknownLevel(KeyError):
    """A name that is no level; `.name` is what was asked for, `LEVELS` what there is."""

    def __init__(self, name: object) -> None:
        super().__init__(f"unknown level {name!r}; there are {', '.join(LEVELS)}")
        self.name = name

    def __str__(self) -> str:
        # KeyError would show the sentence in quotes.
        return str(self.args[0])


def levels_of(game: str) -> tuple[str, ...]:
    """The levels there are at a game (the key of its family), in the order of `LEVELS`."""
    players = _playing(game).players
    return tuple(level for level in LEVELS if level == "random" or level in players)


def offered(level: str) -> str:
    """What is offered where this level was chosen once; raises `UnknownLevel`."""
    if level not in LEVELS:
        raise UnknownLevel(level)
    return _KIN.get(level, level)


def level_at(level: str, game: str) -> str:
    """The level itself, or the best below it where the game has none. Raises `UnknownLevel`."""
    if level not in LEVELS:
        raise UnknownLevel(level)
    there = levels_of(game)
    return next(each for each in LEVELS[LEVELS.index(level) :: -1] if each in there)


def player(name: str, game: str) -> AnyPlayer:
    """The player of a level at a game, or of the best below it. Raises `UnknownLevel`.

    The name may be that of a level with a character behind it: `club:bold`.
    """
    level, character = split(name)
    there = level_at(level, game)
    someone: AnyPlayer = RandomPlayer() if there == "random" else _playing(game).players[there]()
    taste = _playing(game).tastes.get(character)
    return someone if taste is None else coloured(someone, taste())


def current_name(name: str) -> str:
    """Return a name of version 1.0 as it is now, with its character; any other as it is.

    >>> current_name("king:bold")
    'expert:bold'
    >>> current_name("regular")
    'regular'
    """
    level, colon, character = name.partition(":")
    return FORMER_NAMES.get(level, level) + colon + character


def split(name: object) -> tuple[str, str]:
    """The level and the character in a name; "" for none. Raises `UnknownLevel`."""
    known = current_name(name) if isinstance(name, str) else ""
    level, colon, character = known.partition(":")
    has_character = level in OFFERED and character in CHARACTERS
    if level not in LEVELS or (colon and not has_character):
        raise UnknownLevel(name)
    return level, character


def is_level(name: str) -> bool:
    """Whether somebody plays by this name."""
    try:
        split(name)
    except UnknownLevel:
        return False
    return True


def _playing(game: str) -> AnyPlaying:
    # The window opens with the names of the levels, and no more than that.
    from arschloch_gui.ai.games import playing

    return playing(game)
