"""The levels a person can choose as opponents, by name."""

from __future__ import annotations

from collections.abc import Callable

from arschloch_gui.ai.player import Player
from arschloch_gui.ai.reference import LowestPlayer, RandomPlayer
from arschloch_gui.ai.regular import RegularPlayer

_PLAYERS: dict[str, Callable[[], Player]] = {
    "random": RandomPlayer,
    "lowest": LowestPlayer,
    "regular": RegularPlayer,
}

LEVELS: tuple[str, ...] = tuple(_PLAYERS)


class UnknownLevel(KeyError):
    """A name that is no level; `.name` is what was asked for, `LEVELS` what there is."""

    def __init__(self, name: object) -> None:
        super().__init__(f"unknown level {name!r}; there are {', '.join(LEVELS)}")
        self.name = name

    def __str__(self) -> str:
        # KeyError would show the sentence in quotes.
        return str(self.args[0])


def player(level: str) -> Player:
    """The player of a level. Raises `UnknownLevel`."""
    try:
        return _PLAYERS[level]()
    except (KeyError, TypeError):
        raise UnknownLevel(level) from None
