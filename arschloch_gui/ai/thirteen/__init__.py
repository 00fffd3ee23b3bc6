"""Computer players of Thirteen Cards."""

from __future__ import annotations

from arschloch_gui.ai.mistakes import fallible_players
from arschloch_gui.ai.playing import Playing, players_by_level
from arschloch_gui.ai.thirteen.lowest import LowestPlayer
from arschloch_gui.ai.thirteen.mistakes import CLUB, MISTAKES
from arschloch_gui.ai.thirteen.personas import PERSONAS
from arschloch_gui.ai.thirteen.regular import RegularPlayer
from arschloch_gui.ai.thirteen.searching import searching_player
from arschloch_gui.engine.thirteen.rules import Rules
from arschloch_gui.engine.thirteen.view import SeatView

PLAYING: Playing[Rules, SeatView] = Playing(
    players=players_by_level(
        LowestPlayer, RegularPlayer, fallible_players(MISTAKES, club=CLUB), searching_player
    ),
    personas=PERSONAS,
)
