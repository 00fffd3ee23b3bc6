"""The levels a person can choose as opponents, by name.

`random` plays any game; every other level is played in each game by a player of the package named
after it (`ai/climbing` …), which has its `PLAYERS` by level. A new game needs no line here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module

from arschloch_gui.ai.player import Player
from arschloch_gui.ai.random_player import RandomPlayer

LEVELS: tuple[str, ...] = ("random", "lowest", "regular")


class UnknownLevel(KeyError):
    """A name that is no level; `.name` is what was asked for, `LEVELS` what there is."""

    def __init__(self, name: object) -> None:
        super().__init__(f"unknown level {name!r}; there are {', '.join(LEVELS)}")
        self.name = name

    def __str__(self) -> str:
        # KeyError would show the sentence in quotes.
        return str(self.args[0])


def player(level: str, game: str) -> Player:
    """The player of a level at a game (the key of its family). Raises `UnknownLevel`."""
    if level not in LEVELS:
        raise UnknownLevel(level)
    return RandomPlayer() if level == "random" else _players(game)[level]()


def _players(game: str) -> Mapping[str, Callable[[], Player]]:
    players: Mapping[str, Callable[[], Player]] = import_module(f"arschloch_gui.ai.{game}").PLAYERS
    return players
