"""Coaching for Grand Seigneur."""

from __future__ import annotations

from arschloch_gui.coach.coaching import Coaching
from arschloch_gui.coach.seigneur.feats import FEATS
from arschloch_gui.engine.seigneur.view import SeatView

COACHING: Coaching[SeatView] = Coaching(feats=FEATS)
