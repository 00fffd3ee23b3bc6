"""Teaching for the climbing game."""

from __future__ import annotations

from arschloch_gui.coach.climbing.in_ranks import choices_in_ranks, hand_in_ranks
from arschloch_gui.coach.climbing.playing import play_reasons
from arschloch_gui.coach.climbing.reasons import reasons
from arschloch_gui.coach.climbing.themes import themes
from arschloch_gui.coach.reasons import Teaching
from arschloch_gui.engine.climbing.view import SeatView

TEACHING: Teaching[SeatView] = Teaching(
    reasons, play_reasons, themes, hand_in_ranks, choices_in_ranks
)
