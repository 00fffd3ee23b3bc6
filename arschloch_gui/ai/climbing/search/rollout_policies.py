"""Policies for rivals in rollouts, drawn according to the probability of each kind of player."""

from __future__ import annotations

from collections.abc import Callable

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.evidence import REGULAR, SIMPLE
from arschloch_gui.ai.climbing.playout.core.lowest import Chooser, Lowest
from arschloch_gui.ai.climbing.playout.core.policy import Policy
from arschloch_gui.ai.climbing.playout.planned import planning
from arschloch_gui.ai.climbing.search.turns import Kinds

_FINE = 1 << 20


class RolloutPolicies:
    """A chooser for each kind of player (`core.evidence`)."""

    def __init__(self, known: Catalogue, policy: Policy) -> None:
        self.policy = policy
        self._lowest = Lowest()
        self._planning: Chooser = planning(known) or policy

    def drawn(self, kinds: Kinds, below: Callable[[int], int]) -> Chooser:
        """Return a chooser drawn by these probabilities.

        `below(n)` returns an int from 0 to n − 1.
        """
        at = below(_FINE)
        if at < kinds[SIMPLE] * _FINE:
            return self._lowest
        if at < (kinds[SIMPLE] + kinds[REGULAR]) * _FINE:
            return self._planning
        return self.policy
