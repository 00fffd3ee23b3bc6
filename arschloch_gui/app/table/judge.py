"""Immediate verdicts on the viewer's selection, without asking the engine's thread.

Whether the viewer can play certain cards depends only on their hand, the table and the rules. Any
state that fits their view (with random hidden cards) therefore gives the same verdict as the real
one. The engine checks the action again when it receives it, and its verdict is final.

This judge is independent of the game. A game with decisions outside tricks, runs, or penalties for
illegal plays overrides it.
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
    """The judge of the viewer's actions in one snapshot."""

    snapshot: Snapshot
    state: AnyRound | None
    """A state that fits the viewer's view, or None if it is not their turn."""
    known: dict[Action, Refusal | None] = field(default_factory=dict)
    """A cache of verdicts, because hand, button and drop area ask about the same actions."""

    @classmethod
    def of(cls, snapshot: Snapshot) -> Self:
        """Return a judge for the snapshot. It refuses everything if the viewer is not to act."""
        view = snapshot.view if snapshot.legal else None
        return cls(snapshot, view.world(Rng(0, "judge")) if view is not None else None)

    @property
    def may_act(self) -> bool:
        """Whether the engine expects an action from the viewer."""
        return self.state is not None

    @property
    def deciding(self) -> bool:
        """Whether the viewer now has a decision to make outside a trick."""
        return False

    @property
    def question(self) -> Question | None:
        """The question for that decision, or None during tricks and while others decide."""
        return None

    @property
    def kind(self) -> str:
        """The kind of the question, or ""."""
        return self.question.kind if self.question is not None else ""

    @property
    def partner(self) -> Seat:
        """The other seat that the question involves, or NOBODY."""
        return self.question.partner(self) if self.question is not None else NOBODY

    def slots(self, *, countering: bool) -> int:
        """Return the number of cards to choose for the question, or 0."""
        return self.question.slots(self, countering=countering) if self.question is not None else 0

    def asks_back(self, play: Play) -> Question | None:
        """Return the question to answer before a play is made, or None."""
        return None

    def claims(self) -> list[Choice]:
        """Return the claims of these rules; those possible now are enabled."""
        return []

    @property
    def can_pass(self) -> bool:
        """Whether the viewer can pass in a trick."""
        return not self.deciding and PASS in self.snapshot.legal

    @property
    def out_of_turn(self) -> bool:
        """Whether the viewer is asked to act during another player's turn.

        They can step in, and not responding for a while counts as declining. No other player may
        learn that they were asked.
        """
        return False

    @property
    def must_pass(self) -> bool:
        """Whether passing is the only legal action in a trick."""
        return not self.deciding and self.snapshot.legal == (PASS,)

    @property
    def can_play(self) -> bool:
        """Whether the turn is about playing cards from the hand, which shows the play button."""
        return True

    def refusal(self, action: Action) -> Refusal | None:
        """Return the refusal of an action by the viewer now, or None if they can take it."""
        if action not in self.known:
            self.known[action] = self.judged(action)
        return self.known[action]

    def judged(self, action: Action) -> Refusal | None:
        """Return the verdict on an action, without the cache."""
        if self.state is not None:
            return self.snapshot.spec.family.refusal(self.state, action)
        view = self.snapshot.view
        if view is None or view.to_act < 0:
            return Refusal.of("round_is_over")
        return Refusal.of("not_your_turn", seat=view.to_act)

    def offence(self, play: Play) -> Refusal | None:
        """Return the objection of a strict table to a play that it does not refuse, or None."""
        return None

    def playable(self) -> frozenset[Card]:
        """Return the cards that are part of some legal play of the viewer."""
        plays = (action for action in self.snapshot.legal if isinstance(action, Play))
        return frozenset(card for play in plays for card in play.cards)

    def can_become_play(self, cards: tuple[Card, ...]) -> bool:
        """Return whether a legal play of the viewer contains all of these cards from their hand."""
        plays = (action.cards for action in self.snapshot.legal if isinstance(action, Play))
        hand = self.snapshot.view.hand if self.snapshot.view is not None else ()
        return can_be_joined(cards, hand, plays, rank_of, self._may_be_played)

    def _may_be_played(self, cards: tuple[Card, ...]) -> bool:
        play = Play(cards)
        return self.refusal(play) is None and self.offence(play) is None

    def play_with(self, card: Card) -> tuple[Card, ...]:
        """Return the first playable run with this card or an equal one, or an empty tuple."""
        return ()

    @property
    def follows_run(self) -> bool:
        """Whether there is a run on the table to beat."""
        return False

    def wanted_size(self) -> int | None:
        """Return the number of cards that the trick requires, or None if the viewer leads."""
        return None
