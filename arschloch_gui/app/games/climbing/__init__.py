"""The climbing game in the window."""

from arschloch_gui.app.games.climbing.table import ClimbingTable

TABLE = ClimbingTable()
