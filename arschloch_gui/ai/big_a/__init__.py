"""Computer players of the Big A."""

from __future__ import annotations

from arschloch_gui.ai.big_a.lowest import LowestPlayer
from arschloch_gui.ai.big_a.mistakes import CASUAL, CLUB, MISTAKES
from arschloch_gui.ai.big_a.personas import PERSONAS
from arschloch_gui.ai.big_a.regular import RegularPlayer
from arschloch_gui.ai.big_a.searching import searching_player
from arschloch_gui.ai.mistakes import fallible_players
from arschloch_gui.ai.playing import Playing, players_by_level
from arschloch_gui.engine.big_a.rules import Rules
from arschloch_gui.engine.big_a.view import SeatView

PLAYING: Playing[Rules, SeatView] = Playing(
    players=players_by_level(
        LowestPlayer,
        RegularPlayer,
        fallible_players(MISTAKES, casual=CASUAL, club=CLUB),
        searching_player,
    ),
    personas=PERSONAS,
)
