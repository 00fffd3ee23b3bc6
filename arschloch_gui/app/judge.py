"""Judging a selection at once, from what the viewer sees, without asking the engine's thread.

Whether the viewer may lay some cards depends on nothing hidden: his hand, the trick, the rules.
So a state that fits his view (hidden cards drawn at will) gives the same verdict as the true one.
The engine judges again when the action arrives; its word counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from arschloch_gui.engine.actions import PASS, Action, Play
from arschloch_gui.engine.cards import Card, rank_of
from arschloch_gui.engine.climbing.state import RoundState, Transfer
from arschloch_gui.engine.climbing.view import SeatView, determinize, gift_due
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.match import Snapshot
from arschloch_gui.engine.rng import Rng


@dataclass(frozen=True, slots=True)
class Judge:
    """Judges the viewer's actions in one snapshot."""

    snapshot: Snapshot
    state: RoundState | None

    @classmethod
    def of(cls, snapshot: Snapshot) -> Judge:
        """A judge for the snapshot; it refuses everything when the viewer is not to act."""
        state = determinize(snapshot.view, Rng(0, "judge")) if snapshot.legal else None
        return cls(snapshot, state)

    @property
    def may_act(self) -> bool:
        """Whether it is the viewer's turn in the engine."""
        return self.state is not None

    @property
    def can_pass(self) -> bool:
        """Whether passing is allowed."""
        return PASS in self.snapshot.legal

    @property
    def must_pass(self) -> bool:
        """Whether nothing but a pass is left."""
        return self.snapshot.legal == (PASS,)

    @property
    def gift(self) -> Transfer | None:
        """The gift of choice the viewer has to make now."""
        return gift_due(self.snapshot.view) if self.state is not None else None

    def refusal(self, action: Action) -> Refusal | None:
        """Why the viewer may not do this now, or None."""
        if self.state is not None:
            return self.snapshot.spec.family.refusal(self.state, action)
        view: SeatView | None = self.snapshot.view
        if view is None or view.to_act < 0:
            return Refusal.of("round_is_over")
        return Refusal.of("not_your_turn", seat=view.to_act)

    def playable(self) -> frozenset[Card]:
        """The cards that are in some play the viewer may make now."""
        view: SeatView | None = self.snapshot.view
        if view is None:
            return frozenset()
        found: set[Card] = set()
        for action in self.snapshot.legal:
            if isinstance(action, Play):
                found.update(action.cards)
                found.update(self._stand_ins(action, view.hand))
        return frozenset(found)

    def _stand_ins(self, play: Play, hand: tuple[Card, ...]) -> Iterator[Card]:
        """Cards of a rank in this play that could be laid instead of the one shown."""
        # Plays that differ only in suits the rules ignore appear once among the legal ones.
        for card in play.cards:
            for other in hand:
                if rank_of(other) == rank_of(card) and other not in play.cards:
                    swapped = tuple(other if c == card else c for c in play.cards)
                    if self.refusal(Play(swapped, play.as_rank)) is None:
                        yield other

    def wanted_size(self) -> int | None:
        """How many cards the trick asks for, or None when the viewer leads."""
        view: SeatView | None = self.snapshot.view
        return view.top.size if view is not None and view.top is not None else None
