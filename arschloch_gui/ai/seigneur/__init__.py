"""Computer players of Grand Seigneur."""

from __future__ import annotations

from arschloch_gui.ai.mistakes import fallible_players
from arschloch_gui.ai.playing import Playing, players_by_level
from arschloch_gui.ai.seigneur.exchanging import MARK, trials
from arschloch_gui.ai.seigneur.lowest import LowestPlayer
from arschloch_gui.ai.seigneur.mistakes import MISTAKES
from arschloch_gui.ai.seigneur.personas import PERSONAS
from arschloch_gui.ai.seigneur.regular import RegularPlayer
from arschloch_gui.ai.seigneur.searching import searching_player
from arschloch_gui.engine.seigneur.rules import Rules
from arschloch_gui.engine.seigneur.view import SeatView

PLAYING: Playing[Rules, SeatView] = Playing(
    players=players_by_level(
        LowestPlayer, RegularPlayer, fallible_players(MISTAKES), searching_player
    ),
    personas=PERSONAS,
    trials=trials,
    mark=lambda: MARK,
)
