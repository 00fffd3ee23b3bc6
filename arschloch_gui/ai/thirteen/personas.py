"""Preferences of the characters in Thirteen Cards. Rebels have none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from arschloch_gui.ai.player import Player
from arschloch_gui.ai.thirteen.regular import WEIGHTS, RegularPlayer
from arschloch_gui.engine.thirteen.view import SeatView

CAREFUL = replace(WEIGHTS, passing=0.28)
"""Weights of careful players, for whom passing costs less."""
BOLD = replace(WEIGHTS, passing=0.41, lead=-0.02)
"""Weights of bold players, for whom passing costs more and who like to lead."""
PERSONAS: Mapping[str, Callable[[], Player[SeatView]]] = MappingProxyType(
    {"careful": partial(RegularPlayer, CAREFUL), "bold": partial(RegularPlayer, BOLD)}
)
