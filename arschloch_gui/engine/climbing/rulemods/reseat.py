"""`reseat`: before the next round the players sit by office, highest first, clockwise."""

from __future__ import annotations

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.rulebook import Contribution
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.family import Carry


def contribute(rules: Rules) -> Contribution | None:
    """Only when switched on; otherwise everybody keeps his place."""
    return Contribution(seating=_by_office) if rules.reseat else None


def _by_office(carry: Carry) -> tuple[Seat, ...]:
    return carry.offices or carry.order
