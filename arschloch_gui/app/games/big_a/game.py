"""Entry point of The Big A and the Little A."""

from __future__ import annotations

from arschloch_gui.app.games.big_a.table import BigATable
from arschloch_gui.app.games.big_a.words import WORDS
from arschloch_gui.app.games.showing import Showing
from arschloch_gui.engine.big_a.rules import Rules
from arschloch_gui.engine.big_a.view import SeatView

BIG_A: Showing[Rules, SeatView] = Showing(WORDS, BigATable())
