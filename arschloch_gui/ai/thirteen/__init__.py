"""Players of Thirteen Cards."""

from __future__ import annotations

from types import MappingProxyType

from arschloch_gui.ai.erring import erring_players
from arschloch_gui.ai.playing import Playing
from arschloch_gui.ai.thirteen.erring import CITIZEN, SLIPS
from arschloch_gui.ai.thirteen.lowest import LowestPlayer
from arschloch_gui.ai.thirteen.regular import RegularPlayer
from arschloch_gui.ai.thirteen.searching import searching_player
from arschloch_gui.ai.thirteen.taste import TASTES

PLAYING = Playing(
    players=MappingProxyType(
        {
            "lowest": LowestPlayer,
            "regular": RegularPlayer,
            **erring_players(SLIPS, citizen=CITIZEN),
            "minister": RegularPlayer,
            "king": searching_player,
        }
    ),
    tastes=TASTES,
)
