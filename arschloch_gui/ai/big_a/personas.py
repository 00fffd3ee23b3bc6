"""Preferences of the characters in the Big A. Rebels have none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from arschloch_gui.ai.big_a.regular import RegularPlayer, Weights
from arschloch_gui.ai.player import Player
from arschloch_gui.engine.big_a.view import SeatView

CAREFUL = Weights(lead=-1.3)
"""Weights of careful players, who value the lead less."""
BOLD = Weights(lead=-1.44)
"""Weights of bold players, who value the lead more."""
PERSONAS: Mapping[str, Callable[[], Player[SeatView]]] = MappingProxyType(
    {"careful": partial(RegularPlayer, CAREFUL), "bold": partial(RegularPlayer, BOLD)}
)
