"""Entry point of Grand Seigneur."""

from __future__ import annotations

from arschloch_gui.app.games.seigneur.table import SeigneurTable
from arschloch_gui.app.games.seigneur.words import WORDS
from arschloch_gui.app.games.showing import Showing
from arschloch_gui.engine.seigneur.rules import Rules
from arschloch_gui.engine.seigneur.view import SeatView

SEIGNEUR: Showing[Rules, SeatView] = Showing(WORDS, SeigneurTable())
