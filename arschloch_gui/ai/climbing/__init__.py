"""Computer players of the climbing games."""

from __future__ import annotations

from arschloch_gui.ai.climbing.lowest import LowestPlayer
from arschloch_gui.ai.climbing.mistakes import MISTAKES
from arschloch_gui.ai.climbing.personas import PERSONAS
from arschloch_gui.ai.climbing.playout.core import IS_COMPILED
from arschloch_gui.ai.climbing.regular import RegularPlayer
from arschloch_gui.ai.climbing.search.deals import deals, judges
from arschloch_gui.ai.climbing.search.learned_policy import trials_mark
from arschloch_gui.ai.climbing.search.plays import play_trials
from arschloch_gui.ai.climbing.search.preludes import trials
from arschloch_gui.ai.climbing.search.searching import SearchingPlayer
from arschloch_gui.ai.mistakes import fallible_players
from arschloch_gui.ai.playing import Playing, players_by_level
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView

PLAYING: Playing[Rules, SeatView] = Playing(
    players=players_by_level(
        LowestPlayer, RegularPlayer, fallible_players(MISTAKES), SearchingPlayer
    ),
    personas=PERSONAS,
    trials=trials,
    judges=judges,
    play_trials=play_trials,
    deals=deals,
    mark=trials_mark,
    is_compiled=lambda: IS_COMPILED,
)
