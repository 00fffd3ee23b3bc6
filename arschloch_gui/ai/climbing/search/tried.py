"""A decision of the climbing game as the coach tries it out: every option, as often as it likes."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from arschloch_gui.ai.climbing.playout.catalogue import Inexpressible, catalogue
from arschloch_gui.ai.climbing.reading import parted_with
from arschloch_gui.ai.climbing.search.preludes import PreludePlayouts
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng


class TriedOut:
    """A decision before the first trick. Raises `Inexpressible`."""

    def __init__(self, view: SeatView, legal: tuple[Action, ...]) -> None:
        self._known, self._legal = catalogue(view.book), legal
        self._playouts = PreludePlayouts(self._known, view, legal, Rng(0))

    def distinct(self) -> list[int]:
        """The indices of the options; of gifts that the rules do not tell apart the first."""
        found: dict[Hashable, int] = {}
        for at, action in enumerate(self._legal):
            cards = parted_with(action)
            alike = (type(action), self._known.layout.pack(cards)) if cards else action
            found.setdefault(alike, at)
        return list(found.values())

    def places(self, options: Sequence[int], rng: Rng) -> list[list[int]]:
        """See `ai.weighing.Weighing`."""
        return self._playouts.places(options, rng)


def weighing(view: SeatView, legal: tuple[Action, ...]) -> TriedOut | None:
    """How to try a decision before the first trick; None for others, and under rules the simulator
    does not know."""
    if view.playing or not view.due:
        return None
    try:
        return TriedOut(view, legal)
    except Inexpressible:
        return None
