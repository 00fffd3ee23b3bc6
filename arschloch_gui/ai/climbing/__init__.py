"""Players of the climbing game, by level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from arschloch_gui.ai.climbing.lowest import LowestPlayer
from arschloch_gui.ai.climbing.regular import RegularPlayer
from arschloch_gui.ai.climbing.search.searching import SearchingPlayer
from arschloch_gui.ai.climbing.search.tried import weighing
from arschloch_gui.ai.player import Player

__all__ = ["PLAYERS", "weighing"]

PLAYERS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {"lowest": LowestPlayer, "regular": RegularPlayer, "king": SearchingPlayer}
)
