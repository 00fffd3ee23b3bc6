"""Teaching the climbing game."""

from __future__ import annotations

from arschloch_gui.coach.climbing.reasons import reasons as reasons
