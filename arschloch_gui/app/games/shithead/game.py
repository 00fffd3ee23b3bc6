"""Shithead in the window."""

from __future__ import annotations

from arschloch_gui.app.games.game import Game
from arschloch_gui.app.games.shithead.table import ShitheadTable
from arschloch_gui.app.games.shithead.words import WORDS

SHITHEAD = Game("shithead", WORDS, ShitheadTable())
