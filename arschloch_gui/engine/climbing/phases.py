"""The parts of a round by name, and the words for nobody and no card."""

from __future__ import annotations

from arschloch_gui.engine.cards import Card, Seat

EXCHANGE, PLAY, ROUND_OVER = "exchange", "play", "round_over"
NOBODY: Seat = -1
NO_CARD: Card = -1
