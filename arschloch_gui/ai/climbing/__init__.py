"""Players of the climbing game, by level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from arschloch_gui.ai.climbing.erring import SLIPS
from arschloch_gui.ai.climbing.lowest import LowestPlayer
from arschloch_gui.ai.climbing.regular import RegularPlayer
from arschloch_gui.ai.climbing.search.deals import deals as deals
from arschloch_gui.ai.climbing.search.learned import trials_mark as trials_mark
from arschloch_gui.ai.climbing.search.plays import play_trials as play_trials
from arschloch_gui.ai.climbing.search.preludes import trials as trials
from arschloch_gui.ai.climbing.search.searching import SearchingPlayer
from arschloch_gui.ai.climbing.taste import TASTES as TASTES
from arschloch_gui.ai.erring import erring_players
from arschloch_gui.ai.player import Player

PLAYERS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {
        "lowest": LowestPlayer,
        "regular": RegularPlayer,
        **erring_players(SLIPS),
        "minister": RegularPlayer,
        "king": SearchingPlayer,
    }
)
