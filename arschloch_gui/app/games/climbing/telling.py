"""A line of the log, to the person or about somebody else."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import Seat


def addressed(pair: tuple[str, str], seat: Seat, names: Sequence[str], viewer: Seat | None) -> str:
    """The first of two sources (context "Log") to the viewer, else the second, with the name."""
    if seat == viewer:
        return translate("Log", pair[0])
    return fill(translate("Log", pair[1]), name=names[seat])
