"""The decision the person has to make now, beside laying cards in a trick, as QML shows it.

One pane and one row of buttons serve every kind: a gift, passing to the left, a card thrown away
(cards into slots), questions, a negotiation, a putsch, the free trick, a dare at a strict table.
`choices` are the buttons; `choose` is what pressing one does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app import decision_words
from arschloch_gui.app.facts import fact
from arschloch_gui.app.games.judge import NOBODY, Judge
from arschloch_gui.app.stage import Stage
from arschloch_gui.app.wording.cards import card_name, rank_name
from arschloch_gui.engine.actions import (
    PASS,
    Action,
    Answer,
    Ask,
    Declare,
    Discard,
    Give,
    Play,
    Propose,
    Shift,
)
from arschloch_gui.engine.cards import CARD_OF, RANK_OF_NAME, TRUMP_NAMES, format_cards
from arschloch_gui.engine.climbing.gifts import GIFT
from arschloch_gui.engine.climbing.rulemods.climb_bonus import FREE_TRICK
from arschloch_gui.engine.climbing.rulemods.exchange_ask import ASKING, DEFER
from arschloch_gui.engine.climbing.rulemods.exchange_negotiate import BARGAINING
from arschloch_gui.engine.climbing.rulemods.jester_revolution import DECISION as REVOLUTION
from arschloch_gui.engine.climbing.rulemods.pass_left import PASSING_LEFT
from arschloch_gui.engine.climbing.rulemods.putsch import DECISION as PUTSCH

DARE = "dare"
MEANING = "meaning"
KEYS = {"B": "J", "V": "J", "D": "Q", "R": "K", "1": "10", "0": "10"}
"""Rank letters of German and French cards, and how a ten is typed."""


def _name_of(code: str) -> str:
    """A rank, or a card where suits are to be chosen from, in words."""
    return card_name(code) if code in CARD_OF and code not in RANK_OF_NAME else rank_name(code)


class Decision(QObject):
    """What is to be decided; `act` carries an action out and says whether it was accepted."""

    changed = Signal()

    def __init__(self, stage: Stage, act: Callable[[Action], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._act = act
        self._dared: Play | None = None
        """An illegal play that waits for a second thought."""
        self._open: tuple[str, ...] = ()
        """What the selected cards may stand for, while that is asked."""

    # -- what it is ---------------------------------------------------------------------

    @property
    def judge(self) -> Judge | None:
        """The judge of the viewer's turn, where the picture has come to it."""
        stage = self._stage
        return stage.judge if stage.turn == stage.sitters.viewer else None

    @fact(str, changed)
    def kind(self) -> str:
        """ "gift", "pass_left", "run_bonus", "ask", "negotiate", "putsch", "revolution",
        "dare", "meaning"; empty while there is only the trick."""
        if self._dared is not None:
            return DARE
        if self._open:
            return MEANING
        return self.judge.kind if self.judge is not None else ""

    @fact(bool, changed)
    def inPane(self) -> bool:
        """Whether the decision is made in a pane of its own and not with cards of the hand."""
        return bool(self.kind) and not self._stage.holding.gift

    @fact(int, changed)
    def partner(self) -> int:
        """Whom it is about; −1 for nobody else."""
        return self.judge.partner if self.judge is not None else NOBODY

    @fact(str, changed)
    def heading(self) -> str:
        """What is to be done, in a few words."""
        row = self.kind == MEANING and self._open[0] in TRUMP_NAMES
        return decision_words.heading("row" if row else self.kind, self.judge, self._stage)

    @fact(str, changed)
    def hint(self) -> str:
        """What follows from it, or how far it has come, in one sentence."""
        return decision_words.hint(self.kind, self.judge, self._stage)

    @fact(list, changed)
    def ranks(self) -> list[dict[str, Any]]:
        """The ranks to choose from: {"rank", "name", "denied"}."""
        if self.kind == MEANING:
            names: tuple[str, ...] = self._open
        else:
            names = self.judge.ranks if self.judge is not None else ()
        due = self.judge.due if self.judge is not None else None
        denied = due.about.denied if due is not None and due.kind == ASKING else ()
        return [{"rank": r, "name": _name_of(r), "denied": r in denied} for r in names]

    @fact(list, changed)
    def wanted(self) -> list[str]:
        """The ranks wanted in return, in the order chosen."""
        return list(self._stage.holding.wanted)

    @fact(list, changed)
    def offered(self) -> list[str]:
        """The cards somebody offers the viewer."""
        offer = self._offer()
        return list(format_cards(offer.give)) if offer is not None else []

    @fact(list, changed)
    def asked(self) -> list[str]:
        """The ranks he wants for them."""
        offer = self._offer()
        return list(offer.want) if offer is not None else []

    @fact(list, changed)
    def choices(self) -> list[dict[str, Any]]:
        """The buttons: {"key", "text", "help", "main", "enabled"}."""
        return decision_words.choices(self.kind, self.judge, self._stage.holding, self._can)

    # -- what can be done ---------------------------------------------------------------

    @Slot(str)
    def choose(self, key: str) -> None:
        """Press the button of this key."""
        match key:
            case "confirm":
                self.confirm()
            case "dare" | "think_better":
                self._settle_dare(bold=key == "dare")
            case "accept" | "refuse":
                self._act(Answer(key == "accept"))
            case "counter" | "back":
                self._counter(on=key == "counter")
            case "putsch" | "revolution" | "defer" | "free_trick":
                self._act(Declare(key))
            case "stop" | "keep" | "decline":
                self._act(PASS)

    @Slot()
    def confirm(self) -> None:
        """Do with the cards in the slots what the decision is about."""
        action = self._handing_over()
        if action is not None:
            self._act(action)

    @Slot(str)
    def name(self, rank: str) -> None:
        """Name a rank: ask for it, want it in return, or play a wild card as it."""
        match self.kind:
            case "ask":
                self._act(Ask(rank))
            case "negotiate" if self._stage.holding.gift:
                self._stage.holding.want(rank)
                self.changed.emit()
            case "meaning" if rank in self._open:
                self._open = ()
                self._act(Play(self._stage.holding.selection(), rank))

    @Slot(str, result=bool)
    def type(self, text: str) -> bool:
        """Name a rank by its key on the keyboard; False when that key names none."""
        letter = text.upper()
        known = any(each["rank"] == letter for each in self.ranks)
        rank = letter if known else KEYS.get(letter, letter)
        if letter and self.kind == MEANING:
            # Where only the suit is open, its letter will do; of a trump its last figure.
            rank = next((name for name in self._open if name[1:].endswith(letter)), rank)
        if not any(each["rank"] == rank for each in self.ranks):
            return False
        self.name(rank)
        return True

    @Slot(int)
    def unwant(self, at: int) -> None:
        """Take back a rank wanted."""
        self._stage.holding.unwant(at)
        self.changed.emit()

    # -- asked back before cards are laid -----------------------------------------------

    def asks_back(self, play: Play) -> bool:
        """Whether the person has to say something first: what a wild card means, or that he dares
        an illegal play."""
        judge = self.judge
        if judge is None or judge.state is None:
            return False
        if judge.offence(play) is not None and judge.refusal(play) is None:
            self._dared = play
        elif play.as_rank is None:
            self._open = judge.meanings(play.cards)
        if self._dared is not None or self._open:
            self.changed.emit()
            return True
        return False

    def forget(self) -> None:
        """What was asked back no longer matters."""
        if self._dared is not None or self._open:
            self._dared, self._open = None, ()
            self.changed.emit()

    # -- inside -------------------------------------------------------------------------

    def _settle_dare(self, *, bold: bool) -> None:
        dared, self._dared = self._dared, None
        self.changed.emit()
        if bold and dared is not None:
            self._act(dared)

    def _counter(self, *, on: bool) -> None:
        self._stage.holding.countering = on
        self._stage.sort_out_slots()
        self._stage.refresh()

    def _offer(self) -> Propose | None:
        due = self.judge.due if self.judge is not None else None
        if due is None or due.kind != BARGAINING or self._stage.holding.countering:
            return None
        offer: Propose | None = due.about.offer
        return offer

    def _handing_over(self) -> Action | None:
        """The action of the cards in the slots, or None while some are missing."""
        judge, holding = self.judge, self._stage.holding
        if judge is None or not holding.gift_is_full:
            return None
        cards = holding.gift_cards()
        if judge.kind == GIFT:
            return Give(cards, judge.partner)
        if judge.kind == PASSING_LEFT:
            return Shift(cards)
        if judge.kind == BARGAINING:
            full = len(holding.wanted) == len(holding.gift)
            return Propose(cards, tuple(holding.wanted)) if full else None
        return Discard(cards[0])

    def _can(self, key: str) -> bool:
        """Whether a button may be pressed."""
        if self.judge is None:
            return False
        if key == "confirm":
            # A choice that is refused may be tried: then the table says why.
            return self._handing_over() is not None
        buttons: dict[str, Action] = {
            "accept": Answer(True),
            "stop": PASS,
            "defer": Declare(DEFER),
            "putsch": Declare(PUTSCH),
            "revolution": Declare(REVOLUTION),
            "free_trick": Declare(FREE_TRICK),
        }
        action = buttons.get(key)
        return action is None or self.judge.refusal(action) is None
