"""The starting point of a round, and the proof that it was dealt honestly."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.family import RoundSetup
from arschloch_gui.engine.plies import Plies
from arschloch_gui.engine.proof import Proof
from arschloch_gui.engine.rng import deal_seed


class RoundStart(Struct, frozen=True, dict=True):
    """The starting point of a round.

    `plies` counts the actions before the round and must not be modified. `pack` contains the cards
    to be shuffled, in ascending order. The proof and the fingerprint are computed on demand,
    because opening a match with a thousand rounds rarely needs either of them.
    """

    setup: RoundSetup
    plies: Plies
    pack: tuple[Card, ...]

    @cached_property
    def proof(self) -> Proof | None:
        """The seed and the shuffled deck, or None if a record fixed the deal."""
        if self.setup.deal is not None:
            return None
        seed = deal_seed(self.setup.seed, self.setup.round_no)
        return Proof.of(seed, self.setup.round_no, self.pack)

    @cached_property
    def fingerprint(self) -> str:
        """The fingerprint of the proof, or empty if there is no proof."""
        return self.proof.fingerprint if self.proof is not None else ""
