"""Thirteen Cards in the window."""

from __future__ import annotations

from arschloch_gui.app.games.game import Game
from arschloch_gui.app.games.thirteen.table import ThirteenTable
from arschloch_gui.app.games.thirteen.words import WORDS

THIRTEEN = Game("thirteen", WORDS, ThirteenTable())
