"""The games as players know them. A package is imported when its game is asked for.

Nothing else names a game's package in `ai/`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from arschloch_gui.ai.playing import Playing


def _climbing() -> Playing:
    from arschloch_gui.ai.climbing import PLAYING

    return PLAYING


def _thirteen() -> Playing:
    from arschloch_gui.ai.thirteen import PLAYING

    return PLAYING


def _shithead() -> Playing:
    from arschloch_gui.ai.shithead import PLAYING

    return PLAYING


def _big_a() -> Playing:
    from arschloch_gui.ai.big_a import PLAYING

    return PLAYING


def _seigneur() -> Playing:
    from arschloch_gui.ai.seigneur import PLAYING

    return PLAYING


GAMES: Mapping[str, Callable[[], Playing]] = MappingProxyType(
    {
        "climbing": _climbing,
        "thirteen": _thirteen,
        "shithead": _shithead,
        "big_a": _big_a,
        "seigneur": _seigneur,
    }
)


def playing(game: str) -> Playing:
    """Return what there is to play a game with, by the key of its family. Raises `KeyError`."""
    return GAMES[game]()
