"""Preferences of the characters in Shithead. Rebels have none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from arschloch_gui.ai.player import Player
from arschloch_gui.ai.shithead.regular import RegularPlayer, Weights
from arschloch_gui.engine.shithead.view import SeatView

CAREFUL = Weights(ten=13.0, two=6.5, high=1.15)
"""Weights of careful players, who keep good cards longer."""
BOLD = Weights(ten=11.0, two=5.5, high=0.85)
"""Weights of bold players, who play good cards sooner."""
PERSONAS: Mapping[str, Callable[[], Player[SeatView]]] = MappingProxyType(
    {"careful": partial(RegularPlayer, CAREFUL), "bold": partial(RegularPlayer, BOLD)}
)
