"""Teaching the climbing game."""

from __future__ import annotations

from arschloch_gui.coach.climbing.playing import play_reasons as play_reasons
from arschloch_gui.coach.climbing.reasons import reasons as reasons
