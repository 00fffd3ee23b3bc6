"""Marks in a round's state that several rules use; other marks are defined by their rule."""

from __future__ import annotations

OFFICES_DRAWN = "offices_drawn"
"""Set in a first round whose positions were drawn, not earned."""
CALLED_OFF = "exchange_called_off"
"""Set in a round without an exchange before the first trick."""
OPEN_HANDS = "open_hand"
"""Seats that play with an open hand, as a bit mask."""
