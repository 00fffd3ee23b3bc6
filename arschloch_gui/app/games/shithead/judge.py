"""Instant evaluation of the viewer's options in Shithead."""

from __future__ import annotations

from arschloch_gui.app.table.judge import Judge
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.shithead.actions import TAKE
from arschloch_gui.engine.shithead.state import BLIND, RoundState
from arschloch_gui.engine.table.public import EXCHANGE


class ShitheadJudge(Judge, frozen=True):
    """Judge of the viewer's actions in one snapshot."""

    @property
    def swapping(self) -> bool:
        """Whether the viewer can swap hand cards for face-up cards now."""
        return self.state is not None and self.state.phase == EXCHANGE

    @property
    def can_take(self) -> bool:
        """Whether the viewer can pick up the pile."""
        return TAKE in self.snapshot.legal

    @property
    def must_take(self) -> bool:
        """Whether picking up the pile is the viewer's only legal action."""
        return self.snapshot.legal == (TAKE,)

    @property
    def turning(self) -> bool:
        """Whether the viewer must turn over a face-down card."""
        return (
            isinstance(self.state, RoundState)
            and not self.swapping
            and self.state.to_act >= 0
            and self.state.source(self.state.to_act) == BLIND
        )

    @property
    def can_pass(self) -> bool:
        return False

    @property
    def must_pass(self) -> bool:
        return False

    @property
    def can_play(self) -> bool:
        return any(isinstance(action, Play) for action in self.snapshot.legal)
