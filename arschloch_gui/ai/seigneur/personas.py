"""Preferences of the characters in Grand Seigneur. Rebels have none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from arschloch_gui.ai.player import Player
from arschloch_gui.ai.seigneur.regular import RegularPlayer, Weights
from arschloch_gui.engine.seigneur.view import SeatView

CAREFUL = Weights(patience=-0.06)
"""Weights of careful players, for whom passing costs less."""
BOLD = Weights(patience=-0.13)
"""Weights of bold players, for whom passing costs more."""
PERSONAS: Mapping[str, Callable[[], Player[SeatView]]] = MappingProxyType(
    {"careful": partial(RegularPlayer, CAREFUL), "bold": partial(RegularPlayer, BOLD)}
)
