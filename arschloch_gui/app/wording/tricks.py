"""Words for the tricks somebody has taken."""

from __future__ import annotations

from arschloch_gui.app.wording.words import translate


def tricks_taken(count: int) -> str:
    """Said of somebody who has taken so many tricks in the round; nothing of none."""
    return translate("Seat", "%n trick(s) taken", "", count) if count else ""
