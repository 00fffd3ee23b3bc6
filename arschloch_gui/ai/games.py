"""Registry of the computer players of each game. A game's package is imported on first use.

No other module in `ai/` refers to the package of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from threading import RLock
from types import MappingProxyType

from arschloch_gui.ai.playing import AnyPlaying, any_playing

IMPORTING = RLock()
"""Held by a thread while it imports a game's package, here or in `coach/games.py`.

Python locks single modules only. While one thread imports `ai.climbing`, another can import its
parts for `coach.climbing`; the compiled modules are then executed twice (mypyc 2.4), and two
classes of the same name do not accept each other's objects.
"""


def _climbing() -> AnyPlaying:
    from arschloch_gui.ai.climbing.players import PLAYING

    return any_playing(PLAYING)


def _thirteen() -> AnyPlaying:
    from arschloch_gui.ai.thirteen.players import PLAYING

    return any_playing(PLAYING)


def _shithead() -> AnyPlaying:
    from arschloch_gui.ai.shithead.players import PLAYING

    return any_playing(PLAYING)


def _big_a() -> AnyPlaying:
    from arschloch_gui.ai.big_a.players import PLAYING

    return any_playing(PLAYING)


def _seigneur() -> AnyPlaying:
    from arschloch_gui.ai.seigneur.players import PLAYING

    return any_playing(PLAYING)


GAMES: Mapping[str, Callable[[], AnyPlaying]] = MappingProxyType(
    {
        "climbing": _climbing,
        "thirteen": _thirteen,
        "shithead": _shithead,
        "big_a": _big_a,
        "seigneur": _seigneur,
    }
)


def playing(game: str) -> AnyPlaying:
    """Return the `Playing` of a game, given the key of its family. Raises `KeyError`."""
    with IMPORTING:
        return GAMES[game]()
