"""A player of the climbing game asked at sight: facts in, an action out, and no match anywhere."""

from __future__ import annotations

from arschloch_gui.ai.climbing.regular import RegularPlayer
from arschloch_gui.ai.player import Player
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.climbing.facts import PublicFacts, legal_in, view_from
from arschloch_gui.engine.rng import Rng


def decide(facts: PublicFacts, player: Player | None = None, rng: Rng | None = None) -> Action:
    """What the player (`regular` unless another is given) does in this situation."""
    view = view_from(facts)
    legal = legal_in(view)
    chooser = player if player is not None else RegularPlayer()
    return legal[chooser.choose(view, legal, rng if rng is not None else Rng(0, "at sight"))]
