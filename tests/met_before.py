"""Tables at which all players have met before."""

from __future__ import annotations

from typing import Any

from arschloch_gui.ai.arena_matches import play_round
from arschloch_gui.ai.levels import player
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.past import REMEMBERED
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.plies import Plies
from arschloch_gui.engine.table.game import any_game
from deals import rules


def after(preset: str, levels: str, rounds: int = REMEMBERED, seed: int = 7) -> RoundState:
    """Return the start of a round after several among these levels, one for all or one per seat."""
    chosen: Any = rules(preset)
    names = levels.split()
    names = names * chosen.players if len(names) == 1 else names
    players = [player(name, CLIMBING.key) for name in names]
    carry = Carry(tuple(range(chosen.players)))
    for number in range(1, rounds + 1):
        setup = RoundSetup(seed, number, carry)
        over = play_round(any_game(CLIMBING), chosen, setup, players, Plies(chosen.players))
        carry = over.carry()
    return CLIMBING.start_round(chosen, RoundSetup(seed, rounds + 1, carry), None)
