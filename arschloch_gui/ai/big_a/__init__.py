"""Players of the Big A, by level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from arschloch_gui.ai.big_a.erring import CITIZEN, SLIPS, WORKER
from arschloch_gui.ai.big_a.lowest import LowestPlayer
from arschloch_gui.ai.big_a.regular import RegularPlayer
from arschloch_gui.ai.big_a.searching import searching_player
from arschloch_gui.ai.big_a.taste import TASTES as TASTES
from arschloch_gui.ai.erring import erring_players
from arschloch_gui.ai.player import Player

PLAYERS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {
        "lowest": LowestPlayer,
        "regular": RegularPlayer,
        **erring_players(SLIPS, worker=WORKER, citizen=CITIZEN),
        "minister": RegularPlayer,
        "king": searching_player,
    }
)
