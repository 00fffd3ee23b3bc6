"""Decisions in Grand Seigneur: cards to return, the rank of a Phoenix, and the wish."""

from __future__ import annotations

from arschloch_gui.app.table.question import (
    NOBODY,
    Asking,
    Choice,
    Giving,
    JudgedTurn,
    Question,
    played_at_once,
    view_of,
)
from arschloch_gui.app.wording.words import translate
from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import RANKS, Card, Seat
from arschloch_gui.engine.seigneur.actions import Wish
from arschloch_gui.engine.seigneur.state import Owed
from arschloch_gui.engine.seigneur.view import SeatView


def owed_by_viewer(judge: JudgedTurn) -> Owed | None:
    """Return what the viewer still has to give back, or None if there is nothing."""
    view = view_of(judge, SeatView)
    return next((owed for owed in view.owed if owed.giver == view.seat), None)


class Returning(Giving, frozen=True):
    """Choice of the cards to give back to the player who paid tribute."""

    kind = "returning"

    def partner(self, judge: JudgedTurn) -> Seat:
        owed = owed_by_viewer(judge)
        return owed.taker if owed is not None else NOBODY

    def slots(self, judge: JudgedTurn, *, countering: bool) -> int:
        owed = owed_by_viewer(judge)
        return owed.count if owed is not None else 0


class PhoenixRank(Question, frozen=True):
    """Choice of the rank the Phoenix stands for, made before the cards are played."""

    cards: tuple[Card, ...]
    open_ranks: tuple[str, ...]
    kind = "standing"

    def heading(self, asking: Asking) -> str:
        return translate("Decision", "What does the Phoenix stand for?")

    def hint(self, asking: Asking) -> str:
        return played_at_once(len(self.cards))

    def choices(self, asking: Asking) -> list[Choice]:
        return [_not_yet()]

    def ranks(self, judge: JudgedTurn) -> tuple[str, ...]:
        return self.open_ranks

    def named(self, rank: str, asking: Asking) -> Action | None:
        return Play(self.cards, rank)


class Wishing(Question, frozen=True):
    """Choice of the rank to wish for, if any, made before the Mah Jong is played."""

    play: Play
    kind = "wishing"

    def heading(self, asking: Asking) -> str:
        return translate("Decision", "Which rank do you wish for?")

    def hint(self, asking: Asking) -> str:
        return translate(
            "Decision",
            "Anyone who can play this rank must do so on their turn. The cards you "
            "play now do not count.",
        )

    def choices(self, asking: Asking) -> list[Choice]:
        none, key_n = translate("Decision", "No wish"), translate("Decision", "Key N")
        return [_not_yet(), Choice("none", none, key_n, main=True, action=self.play)]

    def ranks(self, judge: JudgedTurn) -> tuple[str, ...]:
        return RANKS

    def named(self, rank: str, asking: Asking) -> Action | None:
        return Wish(self.play.cards, rank, self.play.as_rank)


def _not_yet() -> Choice:
    """Return the choice to go back without playing."""
    return Choice("back", translate("Decision", "Not yet"), translate("Decision", "Esc key"))
