"""Players of Thirteen Cards, by level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from arschloch_gui.ai.erring import ErringPlayer
from arschloch_gui.ai.failings import TRAMP, WORKER
from arschloch_gui.ai.player import Player
from arschloch_gui.ai.thirteen.erring import CITIZEN, SLIPS
from arschloch_gui.ai.thirteen.lowest import LowestPlayer
from arschloch_gui.ai.thirteen.regular import RegularPlayer
from arschloch_gui.ai.thirteen.searching import searching_player
from arschloch_gui.ai.thirteen.taste import TASTES as TASTES

PLAYERS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {
        "lowest": LowestPlayer,
        "regular": RegularPlayer,
        "tramp": partial(ErringPlayer, SLIPS, TRAMP),
        "worker": partial(ErringPlayer, SLIPS, WORKER),
        "citizen": partial(ErringPlayer, SLIPS, CITIZEN),
        "minister": RegularPlayer,
        "king": searching_player,
    }
)
