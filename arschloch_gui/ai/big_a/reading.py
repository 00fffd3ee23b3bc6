"""Conversion of legal actions to melds."""

from __future__ import annotations

from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.big_a.melds import Meld, meld_of


def legal_melds(legal: tuple[Action, ...]) -> list[tuple[int, Meld]]:
    """Return the legal plays as pairs of index and meld."""
    return [
        (index, meld)
        for index, action in enumerate(legal)
        if isinstance(action, Play) and (meld := meld_of(action.cards)) is not None
    ]
