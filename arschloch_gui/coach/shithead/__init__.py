"""Coaching for Shithead."""

from __future__ import annotations

from arschloch_gui.coach.coaching import Coaching
from arschloch_gui.coach.shithead.feats import FEATS
from arschloch_gui.engine.shithead.view import SeatView

COACHING: Coaching[SeatView] = Coaching(feats=FEATS)
