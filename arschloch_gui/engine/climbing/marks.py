"""Marks in a round's state that more than one rule looks at; a rule's own stand in its file."""

from __future__ import annotations

OFFICES_DRAWN = "offices_drawn"
"""A first round whose offices were drawn, not earned."""
CALLED_OFF = "exchange_called_off"
"""A round in which no cards change hands before the first trick."""
OPEN_HANDS = "open_hand"
"""The seats that play with an open hand, a bit for each."""
