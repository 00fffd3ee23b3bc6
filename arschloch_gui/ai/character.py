"""Characters: preferences between actions that are about equally good.

A character gives an opponent a personality but does not change how well a level plays
(docs/decisions/levels.md has the figures). A family defines its characters as `personas`, which are
players like `regular`, each with a preference. In a game without them, a character has no
effect.
"""

from __future__ import annotations

from typing import Generic

from msgspec import Struct

from arschloch_gui.ai.mistakes import FalliblePlayer
from arschloch_gui.ai.player import Evaluation, Explainable, Player
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.round import ViewT

CHARACTERS: tuple[str, ...] = ("careful", "bold", "rebel")
"""Keys of the characters.

Careful players keep their strong cards and tend to pass, bold ones try to take the lead, and rebels
like to reverse the order.
"""
CLOSE = 0.01
"""Largest difference in `Evaluation.value` (−1 to +1) between equally good actions."""


class PersonaPlayer(Struct, Generic[ViewT], frozen=True):
    """A player that looks ahead and lets its persona choose among the options close to the best."""

    far_sighted: Explainable[ViewT]
    persona: Player[ViewT]

    def choose(self, view: ViewT, legal: tuple[Action, ...], rng: Rng) -> int:
        thoughts = self.thoughts(view, legal, rng)
        return thoughts[0].index if thoughts else self.far_sighted.choose(view, legal, rng)

    def thoughts(
        self, view: ViewT, legal: tuple[Action, ...], rng: Rng, also: int | None = None
    ) -> tuple[Evaluation, ...]:
        found = self.far_sighted.thoughts(view, legal, rng, also)
        close = [each for each in found if each.value >= found[0].value - CLOSE]
        if len(close) < 2:
            return found
        liked = self.persona.choose(view, legal, rng)
        first = next((each for each in close if each.index == liked), found[0])
        return (first, *(each for each in found if each is not first))


def with_persona(player: Player[ViewT], persona: Player[ViewT]) -> Player[ViewT]:
    """Return a level's player with the persona of a character."""
    if isinstance(player, FalliblePlayer):
        return player.with_persona(persona)
    if isinstance(player, Explainable):
        return PersonaPlayer(player, persona)
    return persona
