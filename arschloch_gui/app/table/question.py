"""Decisions other than playing cards: how they are asked and what each answer does.

A game defines a subclass for each kind of decision. Common code shows the judge's question without
checking its class.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from arschloch_gui.app.table.holding import Holding
from arschloch_gui.app.wording.counsel import Counsel
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.actions import Action, Give, Propose
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.match import Snapshot
from arschloch_gui.engine.table.round import AnyRound, AnyView, ViewT

NOBODY: Seat = -1


class JudgedTurn(Protocol):
    """The viewer's turn, as the judge sees it."""

    @property
    def snapshot(self) -> Snapshot: ...
    @property
    def state(self) -> AnyRound | None: ...
    def refusal(self, action: Action) -> Refusal | None: ...


def view_of(judge: JudgedTurn, kind: type[ViewT]) -> ViewT:
    """Return the viewer's view as an instance of `kind`. A round must be in progress."""
    view = judge.snapshot.view_as(kind)
    assert view is not None
    return view


class Asking(Struct, frozen=True):
    """The context of a question: the viewer's turn and planned cards, and the players' names."""

    judge: JudgedTurn
    holding: Holding
    names: tuple[str, ...]

    def can(self, action: Action) -> bool:
        """Return whether the viewer can take this action now."""
        return self.judge.refusal(action) is None


class Choice(Struct, frozen=True):
    """A button of a question, and its effect.

    The choice "confirm" answers the question with the cards in the slots. Any other choice performs
    `action`, starts or ends a counter-offer (`countering`), or only cancels a question asked before
    a play.
    """

    key: str
    text: str
    help: str = ""
    main: bool = False
    enabled: bool = True
    action: Action | None = None
    countering: bool | None = None


class Question(Struct, frozen=True):
    """One kind of decision. By default, its optional features are absent."""

    kind = ""
    """Name of the kind of decision."""
    daring = False
    """Whether the affirmative answer is risky.

    In that case, the first answer, which is safe, has the keyboard focus.
    """

    def partner(self, judge: JudgedTurn) -> Seat:
        """Return the other seat involved, or NOBODY."""
        return NOBODY

    def slots(self, judge: JudgedTurn, *, countering: bool) -> int:
        """Return the number of cards that the viewer has to choose, or 0."""
        return 0

    def heading(self, asking: Asking) -> str:
        """Return a short heading for the decision, with the partner's name."""
        raise NotImplementedError

    def hint(self, asking: Asking) -> str:
        """Return a sentence about the consequences or the progress, or ""."""
        return ""

    def prompt(self, asking: Asking) -> str:
        """Return the prompt for the decision at the table, as one sentence."""
        return ""

    def choices(self, asking: Asking) -> list[Choice]:
        """Return the buttons, with the affirmative one last."""
        return []

    def ranks(self, judge: JudgedTurn) -> tuple[str, ...]:
        """Return the ranks (or cards) to choose from, weakest first."""
        return ()

    def denied(self, judge: JudgedTurn) -> tuple[str, ...]:
        """Return the ranks that were asked for in vain."""
        return ()

    def typed(self, letter: str) -> str:
        """Return the rank for a letter in addition to the usual ones, or ""."""
        return ""

    def named(self, rank: str, asking: Asking) -> Action | None:
        """Return the action for naming a rank, or None if it goes to `Holding.want`."""
        return None

    def handed_over(self, asking: Asking) -> Action | None:
        """Return the action for the cards in the full slots, or None while something is missing."""
        return None

    def completed(self, asking: Asking) -> Action | None:
        """Return the action with the cards in the slots, filling in any other missing choice.

        This makes it possible to check the cards before the other choices are made.
        """
        return self.handed_over(asking)

    def choice_line(
        self, action: Action, view: AnyView, names: Sequence[str], viewer: Seat | None
    ) -> str:
        """Return a sentence about an action, or "" if an event already describes it.

        `view` is the view of the acting seat.
        """
        return ""

    def counsel(self, action: Action, view: AnyView, names: Sequence[str]) -> Counsel | None:
        """Return an answer as advice, or None if it is a gift or a declaration.

        `view` is the view of the acting seat.
        """
        return None

    def offer(self, judge: JudgedTurn) -> Propose | None:
        """Return the offer that another player made to the viewer, or None."""
        return None


class Giving(Question, frozen=True):
    """The decision about which cards to give.

    A game defines the taker (`partner`) and number (`slots`).
    """

    def heading(self, asking: Asking) -> str:
        return fill(translate("Decision", "For {name}"), name=partner_name(self, asking))

    def prompt(self, asking: Asking) -> str:
        count = self.slots(asking.judge, countering=False)
        sentence = translate("Prompt", "Give %n card(s) to {name}", "", count)
        return fill(sentence, name=partner_name(self, asking))

    def choices(self, asking: Asking) -> list[Choice]:
        return [confirming(self, asking, translate("Decision", "Give away"))]

    def handed_over(self, asking: Asking) -> Action | None:
        return Give(asking.holding.gift_cards(), self.partner(asking.judge))


def partner_name(question: Question, asking: Asking) -> str:
    """Return the name of the other player in a question, or ""."""
    seat = question.partner(asking.judge)
    return asking.names[seat] if seat != NOBODY else ""


def confirming(question: Question, asking: Asking, text: str) -> Choice:
    """Return the button that hands over the cards in the slots."""
    # The button stays enabled for an illegal choice, so that the table can give the reason.
    full = asking.holding.gift_is_full and question.handed_over(asking) is not None
    return Choice("confirm", text, translate("Decision", "Enter key"), main=True, enabled=full)


def key_p() -> str:
    """Return the help text for buttons that the key for passing also presses."""
    return translate("Decision", "Key P")


def played_at_once(count: int) -> str:
    """Return a note on what happens when a rank is chosen for a wild card among `count` cards."""
    return translate("Decision", "Your %n card(s) are played as soon as you choose.", "", count)
