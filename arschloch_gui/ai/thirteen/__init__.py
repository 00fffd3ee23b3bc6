"""Players of Thirteen Cards, by level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from arschloch_gui.ai.erring import erring_players
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
        **erring_players(SLIPS, citizen=CITIZEN),
        "minister": RegularPlayer,
        "king": searching_player,
    }
)
