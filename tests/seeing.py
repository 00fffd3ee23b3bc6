"""Players that see all hands, for benchmarks and training; the program has none."""

from __future__ import annotations

from typing import Any

from arschloch_gui.engine.table.game import AnyGame


class Seeing:
    """A family that remembers the state of the last view asked for."""

    def __init__(self, family: AnyGame) -> None:
        self.unseen = family
        """The family itself, which remembers no views."""
        self.state: Any = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.unseen, name)

    def view(self, state: Any, seat: int | None) -> Any:
        self.state = state
        return self.unseen.view(state, seat)
