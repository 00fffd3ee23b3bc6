"""Teaching the climbing game."""

from __future__ import annotations

from arschloch_gui.coach.climbing.playing import play_reasons
from arschloch_gui.coach.climbing.reasons import reasons
from arschloch_gui.coach.climbing.themes import themes
from arschloch_gui.coach.reasons import Teaching

TEACHING = Teaching(reasons, play_reasons, themes)
