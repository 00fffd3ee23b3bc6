"""Why another option was better, in one sentence."""

from __future__ import annotations

from arschloch_gui.app.by_game import words as by_game
from arschloch_gui.coach.reasons import Reason


def reason_sentence(reason: Reason, deck: str = "") -> str:
    """The sentence for a reason; `deck` is the key of the deck the cards are of.

    Raises `KeyError` for a key no game has words for.
    """
    return by_game.reasons()[reason.key](reason, deck)
