"""`random`: any legal action of any game, each equally likely. Frozen; tests hold it."""

from __future__ import annotations

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.round import AnyView


class RandomPlayer:
    """Any legal action of any game, each equally likely."""

    def choose(self, view: AnyView, legal: tuple[Action, ...], rng: Rng) -> int:
        return rng.below(len(legal))
