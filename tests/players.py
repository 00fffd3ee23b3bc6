"""AI players at a table, for tests: their choices, and whole rounds of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import Player, decision_rng
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.games import family_of_rules
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.game import Game
from arschloch_gui.engine.table.public import ROUND_OVER
from deals import text_of


def choice(
    who: str | Player, state: Any, seed: int = 1, family: Game[Any, Any, Any] = CLIMBING
) -> int:
    """Return the index that a player, or a level's player, chooses for the seat to act."""
    chooser = player(who, family.key) if isinstance(who, str) else who
    view = family.view(state, state.to_act)
    return chooser.choose(view, family.legal(state), Rng(seed))


def chosen(who: str | Player, state: RoundState, seed: int = 1) -> str:
    """Return that choice as text: "9C 9D", "-" for a pass."""
    return text_of(CLIMBING.legal(state)[choice(who, state, seed)])


def decisions(
    rules: Any, levels: Sequence[str], seed: int, carry: Carry | None = None
) -> Iterator[tuple[Any, int]]:
    """Yield every (state, chosen index) of one round; the state is live, so do not change it."""
    family = family_of_rules(rules)
    setup = RoundSetup(seed, 1, carry or Carry(tuple(range(rules.players))))
    state = family.start_round(rules, setup, None)
    seats = [player(level, family.key) for level in levels]
    ply = 0
    while state.phase != ROUND_OVER:
        seat = state.to_act
        legal = family.legal(state)
        index = seats[seat].choose(family.view(state, seat), legal, decision_rng(seed, seat, ply))
        yield state, index
        family.advance(state, legal[index], None)
        ply += 1
