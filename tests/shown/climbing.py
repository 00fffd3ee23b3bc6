"""All scenarios of the climbing game."""

from __future__ import annotations

from shown.sentences import Scenarios

SHOWN = Scenarios()
