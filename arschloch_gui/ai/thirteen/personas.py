"""What characters like at Thirteen; nothing here is worth a rebellion."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from arschloch_gui.ai.player import Player
from arschloch_gui.ai.thirteen.regular import WEIGHTS, RegularPlayer
from arschloch_gui.engine.thirteen.view import SeatView

CAREFUL = replace(WEIGHTS, passing=0.28)
"""Passing costs them less."""
BOLD = replace(WEIGHTS, passing=0.41, lead=-0.02)
"""It costs them more, and they like to lead."""
PERSONAS: Mapping[str, Callable[[], Player[SeatView]]] = MappingProxyType(
    {"careful": partial(RegularPlayer, CAREFUL), "bold": partial(RegularPlayer, BOLD)}
)
