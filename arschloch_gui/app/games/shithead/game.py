"""Entry point of Shithead."""

from __future__ import annotations

from arschloch_gui.app.games.shithead.table import ShitheadTable
from arschloch_gui.app.games.shithead.words import WORDS
from arschloch_gui.app.games.showing import Showing
from arschloch_gui.engine.shithead.rules import Rules
from arschloch_gui.engine.shithead.view import SeatView

SHITHEAD: Showing[Rules, SeatView] = Showing(WORDS, ShitheadTable())
