"""Players of Grand Seigneur, by level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from arschloch_gui.ai.erring import erring_players
from arschloch_gui.ai.player import Player
from arschloch_gui.ai.seigneur.erring import SLIPS
from arschloch_gui.ai.seigneur.lowest import LowestPlayer
from arschloch_gui.ai.seigneur.regular import RegularPlayer
from arschloch_gui.ai.seigneur.searching import searching_player
from arschloch_gui.ai.seigneur.taste import TASTES as TASTES

PLAYERS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {
        "lowest": LowestPlayer,
        "regular": RegularPlayer,
        **erring_players(SLIPS),
        "minister": RegularPlayer,
        "king": searching_player,
    }
)
