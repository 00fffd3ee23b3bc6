"""Imports every file with scenarios of the climbing game, so that `SHOWN` has them all."""

from __future__ import annotations

from shown import (  # noqa: F401 - they fill SHOWN
    asking,
    bindings,
    bonuses,
    cards,
    clearing,
    deal,
    exchange,
    order,
    passing,
    putsch,
    runs,
    seats,
    special_bombs,
    special_jokers,
    trick,
)
from shown.climbing import SHOWN

__all__ = ["SHOWN"]
