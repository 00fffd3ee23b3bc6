"""Instant evaluation of the viewer's options in The Big A and the Little A."""

from __future__ import annotations

from arschloch_gui.app.table.judge import Judge
from arschloch_gui.engine.big_a.view import SeatView


class BigAJudge(Judge, frozen=True):
    """Judge of the viewer's selections in one snapshot."""

    def wanted_size(self) -> int | None:
        """Return how many cards the trick requires, or None if the viewer leads."""
        view = self.snapshot.view_as(SeatView)
        return view.top.size if view is not None and view.top is not None else None
