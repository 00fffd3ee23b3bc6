"""`dealt_first`: the choice of the dealer, which decides who gets any cards left over (§1.1, §6).

The deal starts to the left of the dealer. Usually the lowest position deals, or a random seat in a
first round. In Daifugō, the highest position gets the first card, so the player on its right deals.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.contribution import Contribution, DealPart
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.family import RoundSetup
from arschloch_gui.engine.rng import Rng


def contribute(rules: Rules) -> Contribution | None:
    """Return the hook that chooses the dealer."""
    first = rules.dealt_first == "highest_office"
    return Contribution(deal=DealPart(dealer=_before_highest if first else _lowest_office))


def _lowest_office(setup: RoundSetup, order: tuple[Seat, ...]) -> Seat:
    offices = setup.carry.offices
    return offices[-1] if offices else Rng(setup.seed, "dealer").choice(order)


def _before_highest(setup: RoundSetup, order: tuple[Seat, ...]) -> Seat:
    offices = setup.carry.offices
    first = offices[0] if offices else Rng(setup.seed, "first", setup.round_no).choice(order)
    return order[order.index(first) - 1]
