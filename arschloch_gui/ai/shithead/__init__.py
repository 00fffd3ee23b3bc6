"""Players of Shithead."""

from __future__ import annotations

from arschloch_gui.ai.erring import erring_players
from arschloch_gui.ai.playing import Playing, players_by_level
from arschloch_gui.ai.shithead.erring import CASUAL, CLUB, NOVICE, SLIPS
from arschloch_gui.ai.shithead.lowest import LowestPlayer
from arschloch_gui.ai.shithead.regular import RegularPlayer
from arschloch_gui.ai.shithead.searching import searching_player
from arschloch_gui.ai.shithead.taste import TASTES
from arschloch_gui.engine.shithead.rules import Rules
from arschloch_gui.engine.shithead.view import SeatView

PLAYING: Playing[Rules, SeatView] = Playing(
    players=players_by_level(
        LowestPlayer, RegularPlayer, erring_players(SLIPS, NOVICE, CASUAL, CLUB), searching_player
    ),
    tastes=TASTES,
)
