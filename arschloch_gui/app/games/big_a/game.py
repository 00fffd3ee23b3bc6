"""The Big A and the Little A in the window."""

from __future__ import annotations

from arschloch_gui.app.games.big_a.table import BigATable
from arschloch_gui.app.games.big_a.words import WORDS
from arschloch_gui.app.games.game import Game

BIG_A = Game("big_a", WORDS, BigATable())
