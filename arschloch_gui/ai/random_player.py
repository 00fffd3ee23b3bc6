"""`random`: any legal action of any game, each equally likely. Frozen; tests hold it."""

from __future__ import annotations

from typing import Any

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.rng import Rng


class RandomPlayer:
    """Any legal action of any game, each equally likely."""

    def choose(self, view: Any, legal: tuple[Action, ...], rng: Rng) -> int:
        return rng.below(len(legal))
