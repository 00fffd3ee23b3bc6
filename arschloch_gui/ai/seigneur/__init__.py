"""Players of Grand Seigneur."""

from __future__ import annotations

from types import MappingProxyType

from arschloch_gui.ai.erring import erring_players
from arschloch_gui.ai.playing import Playing
from arschloch_gui.ai.seigneur.erring import SLIPS
from arschloch_gui.ai.seigneur.lowest import LowestPlayer
from arschloch_gui.ai.seigneur.regular import RegularPlayer
from arschloch_gui.ai.seigneur.searching import searching_player
from arschloch_gui.ai.seigneur.taste import TASTES

PLAYING = Playing(
    players=MappingProxyType(
        {
            "lowest": LowestPlayer,
            "regular": RegularPlayer,
            **erring_players(SLIPS),
            "minister": RegularPlayer,
            "king": searching_player,
        }
    ),
    tastes=TASTES,
)
