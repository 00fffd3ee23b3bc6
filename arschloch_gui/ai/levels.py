"""The levels a person can choose as opponents, by name, weakest first.

`random` plays any game; every other level is played in each game by a player of the package named
after it (`ai/climbing` …), which has its `PLAYERS` by level. A new game needs no line here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module

from arschloch_gui.ai.player import Player
from arschloch_gui.ai.random_player import RandomPlayer

REFERENCES: tuple[str, ...] = ("random", "lowest", "regular")
"""Every game has these. Others are measured against them, so they stay as they are."""
LEVELS: tuple[str, ...] = (*REFERENCES, "king")
USUAL = "regular"
"""Whoever names no level gets this one: every game has it, and it takes no time."""


class UnknownLevel(KeyError):
    """A name that is no level; `.name` is what was asked for, `LEVELS` what there is."""

    def __init__(self, name: object) -> None:
        super().__init__(f"unknown level {name!r}; there are {', '.join(LEVELS)}")
        self.name = name

    def __str__(self) -> str:
        # KeyError would show the sentence in quotes.
        return str(self.args[0])


def levels_of(game: str) -> tuple[str, ...]:
    """The levels there are at a game (the key of its family), weakest first."""
    players = _players(game)
    return tuple(level for level in LEVELS if level == "random" or level in players)


def level_at(level: str, game: str) -> str:
    """The level itself, or the best below it where the game has none. Raises `UnknownLevel`."""
    if level not in LEVELS:
        raise UnknownLevel(level)
    there = levels_of(game)
    return next(each for each in LEVELS[LEVELS.index(level) :: -1] if each in there)


def player(level: str, game: str) -> Player:
    """The player of a level at a game, or of the best below it. Raises `UnknownLevel`."""
    there = level_at(level, game)
    return RandomPlayer() if there == "random" else _players(game)[there]()


def _players(game: str) -> Mapping[str, Callable[[], Player]]:
    players: Mapping[str, Callable[[], Player]] = import_module(f"arschloch_gui.ai.{game}").PLAYERS
    return players
