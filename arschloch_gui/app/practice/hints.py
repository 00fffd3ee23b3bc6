"""The hint: the best player's choice in the user's place, shown in a bubble near the hand.

A hint is advice that the user may ignore. It does not block anything: a click anywhere, or
selecting other cards, closes it.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.practice.hint import HintWords, hint_of
from arschloch_gui.app.session.advisor import Advice
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.wording import practice as words
from arschloch_gui.engine.actions import Action, Give, Pass, Play, Propose, Shift


class HintFacts(Struct, frozen=True):
    """The state of the hint, for the bubble."""

    canAsk: bool = False
    """Whether a hint can be asked for: there is a decision, and no hint is open."""
    isOpen: bool = False
    """Whether the bubble is open."""
    isReady: bool = False
    """Whether the advice is known; until then, the bubble says that it is being computed."""
    advice: str = ""
    """What to do and why."""
    figures: str = ""
    """How much better the advice is than another choice; empty if there are no figures."""
    action: str = ""
    """The text of the button that follows the advice."""
    cards: list[str] = []
    """The keys of the hand cards in the advice; empty if there are none."""
    passes: bool = False
    """Whether the advice is to pass."""


class Hints(Exposed):
    """The hint about the user's current decision. GUI thread only."""

    changed = Signal()
    shows = by_signal(changed=HintFacts)

    def __init__(
        self, session: Session, judged: Callable[[], Advice | None], parent: QObject | None = None
    ) -> None:
        """`judged` returns the best option of a decision that has been judged already, or None."""
        super().__init__(parent)
        self._session, self._judged = session, judged
        self._open = False
        self._ply = -1
        """The ply of the decision that the hint is about."""
        self._advice: Advice | None = None
        self._said = HintWords("")
        self._laid_out: tuple[object, ...] = ()
        """The selection when the bubble opened or when it selected the cards of the advice."""
        self.look()
        session.advisor.advised.connect(self._on_advised)
        session.match.historyChanged.connect(self.look)
        session.turn.changed.connect(self.look)
        session.stage.changed.connect(self._on_table_changed)
        session.choice.touched.connect(self._on_touched)
        session.matchLeft.connect(self.close)

    def look(self) -> None:
        """Publish the current hint."""
        self.show(changed=self._facts())

    @property
    def best(self) -> Action | None:
        """The action that the open hint advises; None while it is not known."""
        return self._advice.action if self._advice is not None else None

    @property
    def spoken(self) -> str:
        """The hint for screen readers, empty for none."""
        return f"{words.hint()}: {self._said.advice}" if self._open else ""

    # -- user actions ---------------------------------------------------------------------

    @Slot()
    def ask(self) -> None:
        """Open the bubble and find out what would be best."""
        if self._open or not self._can_ask:
            return
        snapshot = self._session.snapshot
        assert snapshot is not None
        self._open, self._ply = True, snapshot.ply
        self._said, self._laid_out = HintWords(words.thinking()), self._chosen()
        if (judged := self._judged()) is not None:
            self._on_advised(judged)
        else:
            self._session.advisor.ask()
        self.look()

    @Slot()
    def playIt(self) -> None:
        """Carry out the advice and close the hint."""
        snapshot, best = self._session.snapshot, self.best
        if best is None or snapshot is None:
            return
        self.close()
        self._session.director.finish()
        # An advised action needs no second thought, so the tutor is bypassed.
        self._session.turn.act_unheld(best)

    @Slot()
    def close(self) -> None:
        """Close the bubble. The cards of the advice stay selected."""
        self._open, self._advice = False, None
        self.look()

    @Slot()
    def retranslate(self) -> None:
        """Retranslate the hint into the current language."""
        self._said = self._worded()
        self.look()

    # -- internals ------------------------------------------------------------------------

    @property
    def _can_ask(self) -> bool:
        return self._judged() is not None or self._session.advisor.can_ask

    def _worded(self) -> HintWords:
        if self._advice is None:
            return HintWords(words.thinking())
        return hint_of(self._advice, self._session.stage)

    def _facts(self) -> HintFacts:
        if not self._open:
            return HintFacts(canAsk=self._can_ask)
        said, best = self._said, self.best
        return HintFacts(
            isOpen=True,
            isReady=best is not None,
            advice=said.advice,
            figures=said.figures,
            action=_button(best),
            cards=self._keys(),
            passes=isinstance(best, Pass),
        )

    def _keys(self) -> list[str]:
        match self.best:
            case Play(cards) | Give(cards) | Shift(cards) | Propose(cards):
                return self._session.stage.holding.keys_for(cards)
        return []

    def _on_advised(self, advice: Advice) -> None:
        if not self._open or self._advice is not None:
            return
        self._advice = advice
        self._said = self._worded()
        self._lay_out(advice.action)
        self._laid_out = self._chosen()
        self.look()

    def _lay_out(self, best: Action) -> None:
        """Select the cards of the advice, put them into the slots, or select its answer."""
        holding, board = self._session.stage.holding, self._session.stage.board
        self._session.decision.lay_out(best)
        match best:
            case Play(cards):
                holding.selected = set(holding.keys_for(cards))
            case Pass():
                holding.selected.clear()
            case Give(cards) | Shift(cards) | Propose(cards) if len(holding.gift) == len(cards):
                holding.open_slots(len(cards))
                for key in holding.keys_for(cards):
                    holding.put_in_slot(key)
                for rank in best.want if isinstance(best, Propose) else ():
                    holding.want(rank)
            case _ if board is not None:
                board.lay_out(best)
            case _:
                return
        # The current selection is the advice itself.
        self._laid_out = self._chosen()
        self._session.choice.renew()

    def _chosen(self) -> tuple[object, ...]:
        holding = self._session.stage.holding
        return frozenset(holding.selected), tuple(holding.gift), tuple(holding.wanted)

    def _on_touched(self) -> None:
        """Close the bubble if the user has chosen something else."""
        if self._open and self._chosen() != self._laid_out:
            self.close()

    def _on_table_changed(self) -> None:
        """Close the bubble if its decision has been made."""
        snapshot = self._session.snapshot
        if self._open and (snapshot is None or snapshot.ply != self._ply):
            self.close()
        else:
            self.look()


def _button(action: Action | None) -> str:
    """Return the text of the button that follows the advice."""
    match action:
        case Play():
            return words.play_it()
        case Pass():
            return words.pass_it()
    return words.do_it()
