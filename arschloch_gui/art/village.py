"""A day in the village: the pictures of the trumps, from cock-crow to the owl."""

from __future__ import annotations

from arschloch_gui.art.evening import EVENING
from arschloch_gui.art.morning import MORNING

HOURS = (*MORNING, *EVENING)
"""The pictures of the trumps 1 to 21, each in the box from -1 to 1."""
