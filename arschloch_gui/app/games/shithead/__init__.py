"""Shithead in the window."""

from arschloch_gui.app.games.shithead.table import ShitheadTable

TABLE = ShitheadTable()
"""Shithead as the table shows it."""
