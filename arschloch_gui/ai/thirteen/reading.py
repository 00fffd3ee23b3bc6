"""The legal actions as combinations."""

from __future__ import annotations

from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.thirteen.combos import Combo, combo_of


def legal_combos(legal: tuple[Action, ...]) -> list[tuple[int, Combo]]:
    """Every legal play with its index."""
    return [
        (index, combo)
        for index, action in enumerate(legal)
        if isinstance(action, Play) and (combo := combo_of(action.cards)) is not None
    ]
