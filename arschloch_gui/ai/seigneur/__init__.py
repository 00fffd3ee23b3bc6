"""Players of Grand Seigneur, by level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from arschloch_gui.ai.player import Player
from arschloch_gui.ai.seigneur.lowest import LowestPlayer
from arschloch_gui.ai.seigneur.regular import RegularPlayer
from arschloch_gui.ai.seigneur.searching import searching_player

PLAYERS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {"lowest": LowestPlayer, "regular": RegularPlayer, "king": searching_player}
)
