"""Entry point of Thirteen Cards."""

from __future__ import annotations

from arschloch_gui.app.games.showing import Showing
from arschloch_gui.app.games.thirteen.table import ThirteenTable
from arschloch_gui.app.games.thirteen.words import WORDS
from arschloch_gui.engine.thirteen.rules import Rules
from arschloch_gui.engine.thirteen.view import SeatView

THIRTEEN: Showing[Rules, SeatView] = Showing(WORDS, ThirteenTable())
