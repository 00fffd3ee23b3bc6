"""Log lines in two forms: addressed to the viewer, or about another player."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import Seat


def addressed(pair: tuple[str, str], seat: Seat, names: Sequence[str], viewer: Seat | None) -> str:
    """Return the first text of `pair` (context "Log") for the viewer, else the second."""
    if seat == viewer:
        return translate("Log", pair[0])
    return fill(translate("Log", pair[1]), name=names[seat])
