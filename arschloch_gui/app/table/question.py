"""A decision beside playing cards: how it is asked, and what each answer does.

A game derives a class for each kind it knows; shared code shows whatever question the judge has
and never asks which it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from arschloch_gui.app.table.holding import Holding
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.actions import Action, Give, Propose
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.match import Snapshot
from arschloch_gui.engine.table.round import AnyRound, AnyView, ViewT

NOBODY: Seat = -1


class JudgedTurn(Protocol):
    """The viewer's turn, as its judge knows it."""

    @property
    def snapshot(self) -> Snapshot: ...
    @property
    def state(self) -> AnyRound | None: ...
    def refusal(self, action: Action) -> Refusal | None: ...


def view_of(judge: JudgedTurn, kind: type[ViewT]) -> ViewT:
    """Return what the viewer sees, as the view of a game the caller knows; there is a round."""
    view = judge.snapshot.view_as(kind)
    assert view is not None
    return view


class Asking(Struct, frozen=True):
    """What a question is asked about: the viewer's turn, what he has in mind, who sits there."""

    judge: JudgedTurn
    holding: Holding
    names: tuple[str, ...]

    def can(self, action: Action) -> bool:
        """Whether the viewer may do this now."""
        return self.judge.refusal(action) is None


class Choice(Struct, frozen=True):
    """A button of a question, and what pressing it does.

    "confirm" does with the cards in the slots what the question is about. Another one carries
    `action` out, begins or ends a counter-offer (`countering`), or just leaves what was asked back.
    """

    key: str
    text: str
    help: str = ""
    main: bool = False
    enabled: bool = True
    action: Action | None = None
    countering: bool | None = None


class Question(Struct, frozen=True):
    """One kind of decision; what it does not override does not occur in it."""

    kind = ""
    """What tests know it by."""
    daring = False
    """Whether the answer that goes on risks much: then the keys begin with the first one, which
    risks nothing."""

    def partner(self, judge: JudgedTurn) -> Seat:
        """Whom it is about besides the viewer; NOBODY where it is his alone."""
        return NOBODY

    def slots(self, judge: JudgedTurn, *, countering: bool) -> int:
        """How many cards the viewer has to lay out; 0 where it takes none."""
        return 0

    def heading(self, asking: Asking) -> str:
        """What is to be done, in a few words with the partner's name."""
        raise NotImplementedError

    def hint(self, asking: Asking) -> str:
        """What follows from it, or how far it has come; empty for nothing."""
        return ""

    def prompt(self, asking: Asking) -> str:
        """What is wanted, in the one sentence of the table."""
        return ""

    def choices(self, asking: Asking) -> list[Choice]:
        """The buttons, the one that goes on last."""
        return []

    def ranks(self, judge: JudgedTurn) -> tuple[str, ...]:
        """The ranks (or cards) to choose from, weakest first."""
        return ()

    def denied(self, judge: JudgedTurn) -> tuple[str, ...]:
        """Those of them that were named in vain."""
        return ()

    def typed(self, letter: str) -> str:
        """The rank a letter stands for beside the usual ones; empty for none."""
        return ""

    def named(self, rank: str, asking: Asking) -> Action | None:
        """Return the action for naming a rank; None if it is only noted (`Holding.want`)."""
        return None

    def handed_over(self, asking: Asking) -> Action | None:
        """What the cards in the full slots do; None while something is missing."""
        return None

    def completed(self, asking: Asking) -> Action | None:
        """What the cards in the full slots do once anything else that is missing has been chosen;
        by it is seen whether the cards are the right ones."""
        return self.handed_over(asking)

    def choice_line(
        self, action: Action, view: AnyView, names: Sequence[str], viewer: Seat | None
    ) -> str:
        """What the seat of a view decides with an action, in one sentence, where no event of its
        own tells that; empty where one does."""
        return ""

    def offer(self, judge: JudgedTurn) -> Propose | None:
        """What somebody offers the viewer."""
        return None


class Giving(Question, frozen=True):
    """Which cards to give; a game says to whom (`partner`) and how many (`slots`)."""

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
    """The name of whoever a question is about besides the viewer; empty for nobody."""
    seat = question.partner(asking.judge)
    return asking.names[seat] if seat != NOBODY else ""


def confirming(question: Question, asking: Asking, text: str) -> Choice:
    """The button that hands the cards in the slots over."""
    # A choice that is refused may be tried: then the table says why.
    full = asking.holding.gift_is_full and question.handed_over(asking) is not None
    return Choice("confirm", text, translate("Decision", "Enter key"), main=True, enabled=full)


def key_p() -> str:
    """What stands on a button that the key for passing presses, too."""
    return translate("Decision", "Key P")
