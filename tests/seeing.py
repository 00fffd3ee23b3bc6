"""Players that see all hands, for benchmarks and training: nothing of the program can do this."""

from __future__ import annotations

from typing import Any

from arschloch_gui.engine.table.game import AnyGame


class Seeing:
    """A family that remembers the state it was last asked a view of; otherwise the one given."""

    def __init__(self, family: AnyGame) -> None:
        self.unseen = family
        """The family itself, whose views nobody remembers."""
        self.state: Any = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.unseen, name)

    def view(self, state: Any, seat: int | None) -> Any:
        self.state = state
        return self.unseen.view(state, seat)
