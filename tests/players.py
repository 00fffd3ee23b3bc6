"""AI players at a table, for tests: what they choose, and whole rounds of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import Player, decision_rng
from arschloch_gui.engine.climbing.family import CLIMBING
from arschloch_gui.engine.climbing.state import ROUND_OVER, RoundState
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.rng import Rng
from deals import text_of


def choice(who: str | Player, state: RoundState, seed: int = 1) -> int:
    """The index a player, or the player of a level, chooses for the seat to act."""
    chooser = player(who, "climbing") if isinstance(who, str) else who
    view = CLIMBING.view(state, state.to_act)
    return chooser.choose(view, CLIMBING.legal(state), Rng(seed))


def chosen(who: str | Player, state: RoundState, seed: int = 1) -> str:
    """What it chooses, as text: "9C 9D", "-" for a pass."""
    return text_of(CLIMBING.legal(state)[choice(who, state, seed)])


def decisions(
    rules: Any, levels: Sequence[str], seed: int, carry: Carry | None = None
) -> Iterator[tuple[RoundState, int]]:
    """Every (state, index chosen) of one round; the state is the live one: look, do not touch."""
    setup = RoundSetup(seed, 1, carry or Carry(tuple(range(rules.players))))
    state = CLIMBING.start_round(rules, setup, None)
    seats = [player(level, "climbing") for level in levels]
    ply = 0
    while state.phase != ROUND_OVER:
        seat = state.to_act
        legal = CLIMBING.legal(state)
        index = seats[seat].choose(CLIMBING.view(state, seat), legal, decision_rng(seed, seat, ply))
        yield state, index
        CLIMBING.advance(state, legal[index], None)
        ply += 1
