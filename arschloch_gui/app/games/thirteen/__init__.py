"""Thirteen Cards in the window."""

from arschloch_gui.app.games.thirteen.table import ThirteenTable

TABLE = ThirteenTable()
