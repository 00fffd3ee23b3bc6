"""What characters like at Shithead; nothing here is worth a rebellion."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from arschloch_gui.ai.player import Player
from arschloch_gui.ai.shithead.regular import RegularPlayer, Weights
from arschloch_gui.engine.shithead.view import SeatView

CAREFUL = Weights(ten=13.0, two=6.5, high=1.15)
"""They keep what is good for longer."""
BOLD = Weights(ten=11.0, two=5.5, high=0.85)
"""They play it sooner."""
PERSONAS: Mapping[str, Callable[[], Player[SeatView]]] = MappingProxyType(
    {"careful": partial(RegularPlayer, CAREFUL), "bold": partial(RegularPlayer, BOLD)}
)
