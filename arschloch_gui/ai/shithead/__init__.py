"""Players of Shithead."""

from __future__ import annotations

from types import MappingProxyType

from arschloch_gui.ai.erring import erring_players
from arschloch_gui.ai.playing import Playing
from arschloch_gui.ai.shithead.erring import CITIZEN, SLIPS, TRAMP, WORKER
from arschloch_gui.ai.shithead.lowest import LowestPlayer
from arschloch_gui.ai.shithead.regular import RegularPlayer
from arschloch_gui.ai.shithead.searching import searching_player
from arschloch_gui.ai.shithead.taste import TASTES

PLAYING = Playing(
    players=MappingProxyType(
        {
            "lowest": LowestPlayer,
            "regular": RegularPlayer,
            **erring_players(SLIPS, TRAMP, WORKER, CITIZEN),
            "minister": RegularPlayer,
            "king": searching_player,
        }
    ),
    tastes=TASTES,
)
