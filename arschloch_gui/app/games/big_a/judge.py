"""What the table knows at once about the viewer's options in the Big A."""

from __future__ import annotations

from arschloch_gui.app.table.judge import Judge
from arschloch_gui.engine.big_a.view import SeatView


class BigAJudge(Judge, frozen=True):
    """Judges the viewer's selections in one snapshot."""

    def wanted_size(self) -> int | None:
        """How many cards the trick asks for, or None when the viewer leads."""
        view = self.snapshot.view_as(SeatView)
        return view.top.size if view is not None and view.top is not None else None
