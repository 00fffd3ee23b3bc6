"""The tutor: it gives hints, and before the first trick of a match it asks “think again?” where a
choice is a mistake. Only where the person wants one; the engine learns of nothing of it.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.practice.examination import Examination
from arschloch_gui.app.practice.examined import Examined
from arschloch_gui.app.practice.examiner import Weighed
from arschloch_gui.app.practice.hint import hint_of
from arschloch_gui.app.session.advisor import Advice
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.watch import Watch
from arschloch_gui.app.wording import practice as words
from arschloch_gui.coach.judgement import Judgement
from arschloch_gui.coach.task import Here, Task
from arschloch_gui.engine.actions import Action, Give, Play, Propose, Shift

NOWHERE = -1


class Tutor(QObject):
    """Watches over the decisions of the match at the table. GUI thread only."""

    changed = Signal()

    def __init__(
        self, session: Session, settings: LiveSettings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._settings = session, settings
        self._ply, self._wish = NOWHERE, NOWHERE
        self._task: Task | None = None
        self._judgement: Judgement | None = None
        self._held: Action | None = None
        """What the person was about to do when he was asked."""
        self._hints = False
        self._advice: Advice | None = None
        self._examined = Examined(session.stage, self)
        self._examination = Examination(self)
        self._watch = Watch(self)
        self._examination.weighed.connect(self._on_weighed)
        session.advisor.advised.connect(self._on_advised)
        session.match.historyChanged.connect(self._watch.look)
        session.turn.changed.connect(self._watch.look)
        session.turn.holds = self._holds
        session.stage.changed.connect(self._look)
        session.matchLeft.connect(self._on_left)
        settings.tutorChanged.connect(self._look)

    @typed_property(bool, changed)
    def asks(self) -> bool:
        """Whether the person is asked to think again, or reads a hint."""
        return self._held is not None or self._hints

    @typed_property(bool, changed)
    def warns(self) -> bool:
        """Whether it is about something he was about to do."""
        return self._held is not None

    @typed_property(bool, changed)
    def hinted(self) -> bool:
        """Whether the hint is read already."""
        return self._hints

    @typed_property(bool, changed)
    def canHint(self) -> bool:
        """Whether there is a hint to be had."""
        return not self.asks and (self._judgement is not None or self._session.advisor.can_ask)

    @typed_property(str, changed)
    def heading(self) -> str:
        """What it is about, in a few words."""
        if self._held is not None and not self._hints:
            return words.think_again()
        return words.hint() if self._hints else ""

    @typed_property(str, changed)
    def sentence(self) -> str:
        """What speaks against the choice; with a hint what would be best, and why."""
        if not self.asks:
            return ""
        if self._judgement is None:
            return self._hint if self._hints else ""
        if not self._hints:
            return self._examined.reasons or words.costly()
        best = self._examined.line_of(self._judgement.best.index)
        return " ".join(part for part in (words.best(best), self._examined.reasons) if part)

    @property
    def spoken(self) -> str:
        """All of it for whoever does not see it."""
        return f"{self.heading} {self.sentence}" if self.asks else ""

    @Slot()
    def hint(self) -> None:
        """What would be best?"""
        if not self.asks and not self.canHint:
            return
        self._hints = True
        if self._judgement is None and self._advice is None:
            self._session.advisor.ask()
        self._show_cards()
        self._watch.look()

    @Slot()
    def thinkAgain(self) -> None:
        """Back to the choice."""
        self._held, self._hints = None, False
        self._watch.look()

    @Slot()
    def anyway(self) -> None:
        """Do what he was about to do."""
        held = self._held
        if held is not None:
            self._forget()
            self._session.turn.act_unheld(held)

    def close(self) -> None:
        """End thread and processes; what they have still said is not heard."""
        self._wish = NOWHERE
        self._examination.close()

    # -- inside ---------------------------------------------------------------------------

    @property
    def _hint(self) -> str:
        """What the best player would do, and why, once that is known."""
        if self._advice is None:
            return words.thinking()
        return hint_of(self._advice, self._session.stage)

    def _on_advised(self, advice: Advice) -> None:
        self._advice = advice
        if self._hints:
            self._show_cards()
        self._watch.look()

    def _show_cards(self) -> None:
        """Raise the cards in the hand that the hint speaks of, or lay them out where they are to be
        given or to lie. What the person has laid out himself and is asked about stays."""
        holding, board = self._session.stage.holding, self._session.stage.board
        if self._best is not None and self._held is None:
            self._session.decision.lay_out(self._best)
        match self._best:
            case Play(cards):
                holding.selected = set(holding.keys_for(cards))
            case Give(cards) | Shift(cards) | Propose(cards) as best if self._held is None and len(
                holding.gift
            ) == len(cards):
                holding.open_slots(len(cards))
                for key in holding.keys_for(cards):
                    holding.put_in_slot(key)
                for rank in best.want if isinstance(best, Propose) else ():
                    holding.want(rank)
            case best if best is not None and board is not None and self._held is None:
                board.lay_out(best)
            case _:
                return
        self._session.choice.renew()

    @property
    def _best(self) -> Action | None:
        """What the hint says."""
        if self._judgement is not None and self._task is not None:
            return self._task.legal[self._judgement.best.index]
        return self._advice.action if self._advice is not None else None

    def _look(self) -> None:
        """Judge the decision that has come up, if it is one before a trick."""
        snapshot, match = self._session.snapshot, self._session.match
        if self._advice is not None and (snapshot is None or snapshot.ply != self._advice.ply):
            self._advice, self._hints = None, False
        due = (
            self._settings.now.tutor
            and snapshot is not None
            and not match.practises
            and len(snapshot.legal) > 1
            and self._session.decision.question is not None
        )
        ply = snapshot.ply if due and snapshot is not None else NOWHERE
        if ply == self._ply:
            return
        self._forget()
        self._ply = ply
        if due and snapshot is not None:
            game = snapshot.spec.family.key
            self._task = Task(game, snapshot.view, snapshot.legal, snapshot.spec.seed)
            self._examined.turn_to(self._task)
            self._wish = self._examination.take_up(self._task)

    def _on_left(self) -> None:
        """A decision of another match may have the same number."""
        self._advice = None
        self._forget()

    def _forget(self) -> None:
        self._ply, self._wish = NOWHERE, NOWHERE
        self._task = self._judgement = None
        self._held, self._hints = None, False
        self._examination.rest()
        self._examined.turn_to(None)
        self._watch.look()

    def _on_weighed(self, weighed: Weighed) -> None:
        if weighed.number == self._wish and weighed.judgement is not None:
            self._judgement = weighed.judgement
            self._watch.look()

    def _holds(self, action: Action) -> bool:
        """Whether the person should think about this once more. What is not judged yet may be
        done: nobody waits for the tutor."""
        judgement, snapshot = self._judgement, self._session.snapshot
        if judgement is None or snapshot is None or self._ply != snapshot.ply:
            return False
        assert self._task is not None
        option = Here(self._task).option_of(action)
        found = next((each for each in judgement.options if each.index == option), None)
        if found is None:
            return False
        self._examined.forget()
        self._examined.hear(Weighed(self._wish, judgement, found.index, done=True))
        if not self._examined.costly:
            return False
        self._held = action
        self._watch.look()
        return True
