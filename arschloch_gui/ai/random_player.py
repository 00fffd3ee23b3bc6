"""The level `random`, which chooses legal actions at random in any game. Frozen by tests."""

from __future__ import annotations

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.round import AnyView


class RandomPlayer:
    """A player that chooses each legal action with equal probability."""

    def choose(self, view: AnyView, legal: tuple[Action, ...], rng: Rng) -> int:
        return rng.below(len(legal))
