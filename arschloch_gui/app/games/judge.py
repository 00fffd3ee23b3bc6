"""Judging a selection at once, from what the viewer sees, without asking the engine's thread.

Whether the viewer may lay some cards depends on nothing hidden: his hand, the table, the rules.
So a state that fits his view (hidden cards drawn at will) gives the same verdict as the true one.
The engine judges again when the action arrives; its word counts.

This judge knows nothing of any game; one with decisions outside the trick, runs or penalties for
illegal play has a judge of its own that says more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

from arschloch_gui.engine.actions import PASS, Action, Play
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.match import Snapshot
from arschloch_gui.engine.rng import Rng

NOBODY: Seat = -1


@dataclass(frozen=True, slots=True)
class Judge:
    """Judges the viewer's actions in one snapshot."""

    snapshot: Snapshot
    state: Any
    """A state that fits what the viewer sees; None when he is not to act."""

    @classmethod
    def of(cls, snapshot: Snapshot) -> Self:
        """A judge for the snapshot; it refuses everything when the viewer is not to act."""
        family = snapshot.spec.family
        state = family.determinize(snapshot.view, Rng(0, "judge")) if snapshot.legal else None
        return cls(snapshot, state)

    @property
    def may_act(self) -> bool:
        """Whether it is the viewer's turn in the engine."""
        return self.state is not None

    @property
    def due(self) -> Any:
        """The decision outside of a trick that the viewer has to make now, or None."""
        return None

    @property
    def kind(self) -> str:
        """What kind of decision that is; empty in a trick and while others decide."""
        return ""

    @property
    def can_pass(self) -> bool:
        """Whether the viewer may pass in a trick."""
        return self.due is None and PASS in self.snapshot.legal

    @property
    def must_pass(self) -> bool:
        """Whether nothing but a pass is left in a trick."""
        return self.due is None and self.snapshot.legal == (PASS,)

    @property
    def can_lay(self) -> bool:
        """Whether the turn is about laying cards of the hand, so that there is a button for it."""
        return True

    @property
    def can_claim(self) -> bool:
        """Whether the viewer may take the trick without playing."""
        return False

    @property
    def partner(self) -> Seat:
        """Who the decision is about besides the viewer; NOBODY where it is his alone."""
        return NOBODY

    def slots(self, *, countering: bool) -> int:
        """How many cards the viewer has to lay out for the decision; 0 where it takes none."""
        return 0

    @property
    def ranks(self) -> tuple[str, ...]:
        """The ranks that can be asked for or wanted, weakest first."""
        return ()

    def refusal(self, action: Action) -> Refusal | None:
        """Why the viewer may not do this now, or None."""
        if self.state is not None:
            return self.snapshot.spec.family.refusal(self.state, action)
        view = self.snapshot.view
        if view is None or view.to_act < 0:
            return Refusal.of("round_is_over")
        return Refusal.of("not_your_turn", seat=view.to_act)

    def offence(self, play: Play) -> Refusal | None:
        """What a strict table would notice about a play it does not refuse, or None."""
        return None

    def meanings(self, cards: tuple[Card, ...]) -> tuple[str, ...]:
        """What a wild card among these may stand for, where that is open; else nothing."""
        return ()

    def playable(self) -> frozenset[Card]:
        """The cards that are in some play the viewer may make now."""
        plays = (action for action in self.snapshot.legal if isinstance(action, Play))
        return frozenset(card for play in plays for card in play.cards)

    def play_with(self, card: Card) -> tuple[Card, ...]:
        """The cards of the first run that contains this card (or its like) and may be played."""
        return ()

    @property
    def follows_run(self) -> bool:
        """Whether a run lies there to be beaten."""
        return False

    def wanted_size(self) -> int | None:
        """How many cards the trick asks for, or None when the viewer leads."""
        return None
