"""A person without a window: acts by the slots QML uses, and waits for the engine."""

from __future__ import annotations

from typing import Any

from arschloch_gui.app.session.session import Session
from arschloch_gui.engine.actions import (
    Action,
    Answer,
    Ask,
    Declare,
    Discard,
    Give,
    Pass,
    Play,
    Propose,
    Shift,
)
from arschloch_gui.engine.cards import Card

OVER = ("round_over", "match_over")


class Seated:
    """A person at the session's table."""

    def __init__(self, session: Session, qtbot) -> None:
        self.session, self.qtbot = session, qtbot

    def begin(self, preset: str, level: str = "lowest", **values: Any) -> None:
        with self.qtbot.waitSignal(self.session.matchStarted):
            self.session.newMatch(preset, values, level)
        self.settle()

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: self.session.turn.waits, timeout=20_000)

    def next_round(self) -> None:
        number = self.session.table.roundNo
        self.session.match.nextRound()
        self.qtbot.waitUntil(lambda: self.session.table.roundNo == number + 1, timeout=20_000)
        self.settle()

    def act(self, action: Action) -> None:
        """Carry out a legal action by slots and wait for the next decision."""
        ply = self.session.snapshot.ply
        self.perform(action)
        self.qtbot.waitUntil(lambda: self.session.snapshot.ply > ply, timeout=20_000)
        self.settle()

    def perform(self, action: Action) -> None:
        session, decision = self.session, self.session.decision
        match action:
            case Play(cards, as_rank):
                if not session.turn.play_cards(session.stage.holding.keys_for(cards)):
                    decision.name(as_rank)
            case Pass():
                session.turn.passTurn()
            case Give(cards) | Shift(cards):
                self.lay_out(cards)
                session.turn.confirmGift()
            case Discard(card):
                self.lay_out((card,))
                decision.choose("confirm")
            case Propose(cards, want):
                if not session.choice.giftCount:
                    decision.choose("counter")
                self.lay_out(cards)
                for rank in want:
                    decision.name(rank)
                session.turn.confirmGift()
            case Ask(rank):
                letter = "0" if rank == "10" else rank
                if len(letter) == 1:
                    assert decision.type(letter)
                else:
                    decision.name(rank)  # no key names a trump or a joker
            case Answer(accept):
                decision.choose("accept" if accept else "refuse")
            case Declare(what):
                decision.choose(what)

    def lay_out(self, cards: tuple[Card, ...]) -> None:
        """Put cards into the slots of a decision."""
        session = self.session
        assert session.choice.giftCount == len(cards), session.decision.kind
        for key in session.stage.holding.keys_for(cards):
            keys = [row.key for row in session.stage.hand.rows]
            session.choice.toggle(keys.index(key))
        assert session.choice.giftFull
