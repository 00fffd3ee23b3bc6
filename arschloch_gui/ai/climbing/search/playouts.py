"""Rollouts of the options of one decision, with hands that the others may hold."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.lowest import Chooser, place_of
from arschloch_gui.ai.climbing.playout.core.policy import Company
from arschloch_gui.ai.climbing.playout.reading import position_of
from arschloch_gui.ai.climbing.search.bounds import bounds
from arschloch_gui.ai.climbing.search.dealing import redealt
from arschloch_gui.ai.climbing.search.evidence import gathered
from arschloch_gui.ai.climbing.search.learned_policy import model_for, policy_for
from arschloch_gui.ai.climbing.search.rollout_policies import RolloutPolicies
from arschloch_gui.ai.climbing.search.tributes import tributes
from arschloch_gui.ai.climbing.search.worlds import walk_from
from arschloch_gui.ai.player import worth_of
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng

BETWEEN = 12
"""Steps of the walk between samples. With fewer, samples would be too similar."""


class Playouts:
    """Rollouts of the options in one decision during a trick. All randomness is from `rng`."""

    def __init__(self, known: Catalogue, view: SeatView, rng: Rng) -> None:
        assert view.seat is not None
        self._seat, self._kin = view.seat, RolloutPolicies(known, policy_for(known.tables))
        self._generator = Generator(rng.bits())
        world = redealt(view, rng)
        self._root = position_of(known, world, self._generator)
        self._moves = self._root.moves()
        self._evidence = gathered(known, view, self._root, model_for(known.tables))
        self._evidence.tributes = tributes(known, view, world)
        limits = bounds(view, world)
        self._walk = walk_from(known, view, self._root, self._evidence, self._generator, limits)

    def values(self, options: Sequence[int]) -> list[float]:
        """Return the results of `places` on a scale from +1 (the best place) to −1."""
        players = len(self._root.hands)
        return [worth_of(place, players) for place in self.places(options)]

    def places(self, options: Sequence[int]) -> list[int]:
        """Play out each option once and return the seat's place in each (0 is best).

        Options are indices into the legal actions. Each call samples new hands. All options are
        played out with the same hands and random numbers.
        """
        self._walk.go(BETWEEN)
        hands = self._root.hands = self._walk.hands[: len(self._root.hands)]
        company = Company([self._player(seat, hand) for seat, hand in enumerate(hands)])
        places, chance = [], self._generator.state
        for option in options:
            self._generator.state = chance
            places.append(self._place(self._moves[option], company))
        return places

    def _player(self, seat: int, hand: int) -> Chooser:
        """Return the chooser for a seat that holds this hand."""
        if seat == self._seat or not hand:
            return self._kin.policy
        return self._kin.drawn(self._evidence.kind(seat, hand), self._generator.below)

    def _place(self, move: int, company: Company) -> int:
        after = self._root.copy()
        after.apply(move)
        return place_of(after, company, self._seat)
