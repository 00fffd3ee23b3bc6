"""Players of the climbing game, by level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from arschloch_gui.ai.climbing.erring import SLIPS
from arschloch_gui.ai.climbing.lowest import LowestPlayer
from arschloch_gui.ai.climbing.regular import RegularPlayer
from arschloch_gui.ai.climbing.search.searching import SearchingPlayer
from arschloch_gui.ai.climbing.search.tried import weighing as weighing
from arschloch_gui.ai.climbing.taste import TASTES as TASTES
from arschloch_gui.ai.erring import ErringPlayer
from arschloch_gui.ai.failings import CITIZEN, TRAMP, WORKER
from arschloch_gui.ai.player import Player

PLAYERS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {
        "lowest": LowestPlayer,
        "regular": RegularPlayer,
        "tramp": partial(ErringPlayer, SLIPS, TRAMP),
        "worker": partial(ErringPlayer, SLIPS, WORKER),
        "citizen": partial(ErringPlayer, SLIPS, CITIZEN),
        "minister": RegularPlayer,
        "king": SearchingPlayer,
    }
)
