"""Reasons why another option was better, in one sentence each."""

from __future__ import annotations

from arschloch_gui.app.by_game import words as by_game
from arschloch_gui.coach.reasons import Reason


def reason_sentence(reason: Reason, deck: str = "") -> str:
    """Return the sentence for a reason; `deck` is the key of the deck in use.

    Raises `KeyError` for a key that has no wording in any game.
    """
    return by_game.reasons()[reason.key](reason, deck)
