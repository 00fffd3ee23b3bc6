"""Judging a selection at once, from what the viewer sees, without asking the engine's thread.

Whether the viewer may play some cards depends on nothing hidden: his hand, the table, the rules.
So a state that fits his view (hidden cards drawn at will) gives the same verdict as the true one.
The engine judges again when the action arrives; its word counts.

This judge knows nothing of any game; one with decisions outside the trick, runs or penalties for
illegal play has a judge of its own that says more.
"""

from __future__ import annotations

from typing import Self

from msgspec import Struct, field

from arschloch_gui.app.table.question import NOBODY as NOBODY
from arschloch_gui.app.table.question import Choice, Question
from arschloch_gui.engine.actions import PASS, Action, Play
from arschloch_gui.engine.cards import Card, Seat, rank_of
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.match import Snapshot
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.round import AnyRound
from arschloch_gui.engine.together import can_be_joined


class Judge(Struct, frozen=True):
    """Judges the viewer's actions in one snapshot."""

    snapshot: Snapshot
    state: AnyRound | None
    """A state that fits what the viewer sees; None when he is not to act."""
    known: dict[Action, Refusal | None] = field(default_factory=dict)
    """What has been judged already: hand, button and drop ask for the same."""

    @classmethod
    def of(cls, snapshot: Snapshot) -> Self:
        """A judge for the snapshot; it refuses everything when the viewer is not to act."""
        view = snapshot.view if snapshot.legal else None
        return cls(snapshot, view.world(Rng(0, "judge")) if view is not None else None)

    @property
    def may_act(self) -> bool:
        """Whether it is the viewer's turn in the engine."""
        return self.state is not None

    @property
    def deciding(self) -> bool:
        """Whether the viewer has to decide something outside of a trick now."""
        return False

    @property
    def question(self) -> Question | None:
        """How that is asked; None in a trick and while others decide."""
        return None

    @property
    def kind(self) -> str:
        """What kind of decision that is; empty where there is no question."""
        return self.question.kind if self.question is not None else ""

    @property
    def partner(self) -> Seat:
        """Who the question is about besides the viewer; NOBODY where it is his alone."""
        return self.question.partner(self) if self.question is not None else NOBODY

    def slots(self, *, countering: bool) -> int:
        """How many cards the viewer has to lay out for the question; 0 where it takes none."""
        return self.question.slots(self, countering=countering) if self.question is not None else 0

    def asks_back(self, play: Play) -> Question | None:
        """What the viewer has to say before he makes a play, or None."""
        return None

    def claims(self) -> list[Choice]:
        """What can be claimed instead of playing by these rules; enabled where it may be now."""
        return []

    @property
    def can_pass(self) -> bool:
        """Whether the viewer may pass in a trick."""
        return not self.deciding and PASS in self.snapshot.legal

    @property
    def out_of_turn(self) -> bool:
        """Whether the viewer is asked while it is somebody else's turn: he may step in, and who
        says nothing for a while declines. Nobody else can know that he was asked."""
        return False

    @property
    def must_pass(self) -> bool:
        """Whether nothing but a pass is left in a trick."""
        return not self.deciding and self.snapshot.legal == (PASS,)

    @property
    def can_play(self) -> bool:
        """Whether the turn is about playing cards of the hand, so that there is a button for it."""
        return True

    def refusal(self, action: Action) -> Refusal | None:
        """Why the viewer may not do this now, or None."""
        if action not in self.known:
            self.known[action] = self.judged(action)
        return self.known[action]

    def judged(self, action: Action) -> Refusal | None:
        """The same, judged anew."""
        if self.state is not None:
            return self.snapshot.spec.family.refusal(self.state, action)
        view = self.snapshot.view
        if view is None or view.to_act < 0:
            return Refusal.of("round_is_over")
        return Refusal.of("not_your_turn", seat=view.to_act)

    def offence(self, play: Play) -> Refusal | None:
        """What a strict table would notice about a play it does not refuse, or None."""
        return None

    def playable(self) -> frozenset[Card]:
        """The cards that are in some play the viewer may make now."""
        plays = (action for action in self.snapshot.legal if isinstance(action, Play))
        return frozenset(card for play in plays for card in play.cards)

    def can_become_play(self, cards: tuple[Card, ...]) -> bool:
        """Whether some play the viewer may make now contains all these cards of his hand."""
        plays = (action.cards for action in self.snapshot.legal if isinstance(action, Play))
        hand = self.snapshot.view.hand if self.snapshot.view is not None else ()
        return can_be_joined(cards, hand, plays, rank_of, self._may_be_played)

    def _may_be_played(self, cards: tuple[Card, ...]) -> bool:
        play = Play(cards)
        return self.refusal(play) is None and self.offence(play) is None

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
