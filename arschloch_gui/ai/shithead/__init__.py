"""Computer players of Shithead."""

from __future__ import annotations

from arschloch_gui.ai.mistakes import fallible_players
from arschloch_gui.ai.playing import Playing, players_by_level
from arschloch_gui.ai.shithead.lowest import LowestPlayer
from arschloch_gui.ai.shithead.mistakes import CASUAL, CLUB, MISTAKES, NOVICE
from arschloch_gui.ai.shithead.personas import PERSONAS
from arschloch_gui.ai.shithead.regular import RegularPlayer
from arschloch_gui.ai.shithead.searching import searching_player
from arschloch_gui.ai.shithead.swapping import MARK, trials
from arschloch_gui.engine.shithead.rules import Rules
from arschloch_gui.engine.shithead.view import SeatView

PLAYING: Playing[Rules, SeatView] = Playing(
    players=players_by_level(
        LowestPlayer,
        RegularPlayer,
        fallible_players(MISTAKES, NOVICE, CASUAL, CLUB),
        searching_player,
    ),
    personas=PERSONAS,
    trials=trials,
    mark=lambda: MARK,
)
