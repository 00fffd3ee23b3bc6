"""Grand Seigneur in the window."""

from __future__ import annotations

from arschloch_gui.app.games.game import Game
from arschloch_gui.app.games.seigneur.table import SeigneurTable
from arschloch_gui.app.games.seigneur.words import WORDS

SEIGNEUR = Game("seigneur", WORDS, SeigneurTable())
