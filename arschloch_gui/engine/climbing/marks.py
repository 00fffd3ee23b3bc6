"""Marks in a round's state that several rules use. Other marks are defined where they are used."""

from __future__ import annotations

OFFICES_DRAWN = "offices_drawn"
"""Set in a first round whose positions were drawn instead of earned."""
CALLED_OFF = "exchange_called_off"
"""Set in a round in which a player called off the exchange."""
OPEN_HANDS = "open_hand"
"""Seats that play with an open hand, as a bit mask."""
