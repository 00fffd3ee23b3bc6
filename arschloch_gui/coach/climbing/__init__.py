"""Coaching for the climbing games."""

from __future__ import annotations

from arschloch_gui.coach.climbing.feats import FEATS
from arschloch_gui.coach.climbing.in_ranks import choices_in_ranks, hand_in_ranks
from arschloch_gui.coach.climbing.playing import play_reasons
from arschloch_gui.coach.climbing.reasons import reasons
from arschloch_gui.coach.climbing.themes import themes
from arschloch_gui.coach.coaching import Coaching, Teaching
from arschloch_gui.engine.climbing.view import SeatView

COACHING: Coaching[SeatView] = Coaching(
    teaching=Teaching(reasons, play_reasons, themes, hand_in_ranks, choices_in_ranks),
    feats=FEATS,
)
