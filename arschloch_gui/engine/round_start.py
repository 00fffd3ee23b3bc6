"""A round as it began, and the proof that it was dealt honestly."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.family import RoundSetup
from arschloch_gui.engine.plies import Plies
from arschloch_gui.engine.proof import Proof
from arschloch_gui.engine.rng import deal_seed


class RoundStart(Struct, frozen=True, dict=True):
    """What a round started from, how many actions there had been (not to be changed), and the cards
    its seed shuffles, ascending.

    Proof and fingerprint are made when they are asked for: hardly anybody asks for those of a
    thousand rounds when a match is opened.
    """

    setup: RoundSetup
    plies: Plies
    pack: tuple[Card, ...]

    @cached_property
    def proof(self) -> Proof | None:
        """Seed and shuffled deck; None where the cards were laid down."""
        if self.setup.deal is not None:
            return None
        seed = deal_seed(self.setup.seed, self.setup.round_no)
        return Proof.of(seed, self.setup.round_no, self.pack)

    @cached_property
    def fingerprint(self) -> str:
        """That of the proof; empty where there is none."""
        return self.proof.fingerprint if self.proof is not None else ""
