"""The tutor: it gives hints, and before the first trick of a match it asks “think again?” where a
choice is a mistake. Only where the person wants one; the engine learns of nothing of it.
"""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.practice.choice_judgement import ChoiceJudgement
from arschloch_gui.app.practice.hint import hint_of
from arschloch_gui.app.practice.judge_client import JudgeClient
from arschloch_gui.app.practice.judge_worker import JudgingProgress
from arschloch_gui.app.session.advisor import Advice
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.wording import practice as words
from arschloch_gui.coach.judgement import Judgement
from arschloch_gui.coach.task import LocalWorker, Task
from arschloch_gui.engine.actions import Action, Give, Play, Propose, Shift
from arschloch_gui.engine.match import Snapshot

NOWHERE = -1


class TutorFacts(Struct, frozen=True):
    """What the tutor says."""

    asks: bool = False
    """Whether the person is asked to think again, or reads a hint."""
    warns: bool = False
    """Whether it is about something he was about to do."""
    hinted: bool = False
    """Whether the hint is read already."""
    canHint: bool = False
    """Whether there is a hint to be had."""
    heading: str = ""
    """What it is about, in a few words."""
    sentence: str = ""
    """What speaks against the choice; with a hint what would be best, and why."""


class Tutor(Exposed):
    """Watches over the decisions of the match at the table, which go through it (`ActionSink`). GUI
    thread only."""

    changed = Signal()
    shows = by_signal(changed=TutorFacts)
    practises = False

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
        self._examined = ChoiceJudgement(session.stage, self)
        self._examination = JudgeClient(self)
        self.look()
        self._examination.weighed.connect(self._on_weighed)
        session.advisor.advised.connect(self._on_advised)
        session.match.historyChanged.connect(self.look)
        session.turn.changed.connect(self.look)
        session.play_through(self)
        session.stage.changed.connect(self._look)
        session.matchLeft.connect(self._on_left)
        settings.tutorChanged.connect(self._look)

    @property
    def _asks(self) -> bool:
        """Whether the person is asked to think again, or reads a hint."""
        return self._held is not None or self._hints

    def look(self) -> None:
        """Tell of what is new."""
        self.show(changed=self._facts())

    def _facts(self) -> TutorFacts:
        asks = self._asks
        return TutorFacts(
            asks=asks,
            warns=self._held is not None,
            hinted=self._hints,
            canHint=self._can_hint,
            heading=self._heading() if asks else "",
            sentence=self._sentence() if asks else "",
        )

    @property
    def _can_hint(self) -> bool:
        return not self._asks and (self._judgement is not None or self._session.advisor.can_ask)

    def _heading(self) -> str:
        return words.hint() if self._hints else words.think_again()

    def _sentence(self) -> str:
        if self._judgement is None:
            return self._hint if self._hints else ""
        if not self._hints:
            return self._examined.reasons or words.costly()
        best = self._examined.line_of(self._judgement.best.index)
        return " ".join(part for part in (words.best(best), self._examined.reasons) if part)

    @property
    def spoken(self) -> str:
        """All of it for whoever does not see it."""
        return f"{self._heading()} {self._sentence()}" if self._asks else ""

    @Slot()
    def hint(self) -> None:
        """What would be best?"""
        if not self._asks and not self._can_hint:
            return
        self._hints = True
        if self._judgement is None and self._advice is None:
            self._session.advisor.ask()
        self._show_cards()
        self.look()

    @Slot()
    def thinkAgain(self) -> None:
        """Back to the choice."""
        self._held, self._hints = None, False
        self.look()

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
        self.look()

    def _show_cards(self) -> None:
        """Raise the cards of the hint in the hand, or put them where they are to be given.

        Cards that the person has put down and is asked about stay where they are.
        """
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
            and not match.counts
            and len(snapshot.legal) > 1
            and self._session.decision.question is not None
        )
        ply = snapshot.ply if due and snapshot is not None else NOWHERE
        if ply == self._ply:
            return
        self._forget()
        self._ply = ply
        if due and snapshot is not None:
            self._task = Task.of(snapshot)
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
        self.look()

    def _on_weighed(self, weighed: JudgingProgress) -> None:
        if weighed.number == self._wish and weighed.judgement is not None:
            self._judgement = weighed.judgement
            self.look()

    def take(self, snapshot: Snapshot, action: Action) -> bool:
        """Have what the person has decided thought over, or done."""
        waits = self._session.turn.asked_ply == snapshot.ply
        if waits or self._holds(snapshot, action):
            return False
        return self._session.turn.act_unheld(action)

    def _holds(self, snapshot: Snapshot, action: Action) -> bool:
        """Whether the person should think about this once more. What is not judged yet may be
        done: nobody waits for the tutor."""
        judgement = self._judgement
        if judgement is None or self._ply != snapshot.ply:
            return False
        assert self._task is not None
        option = LocalWorker(self._task).option_of(action)
        found = next((each for each in judgement.options if each.index == option), None)
        if found is None:
            return False
        self._examined.forget()
        self._examined.hear(JudgingProgress(self._wish, judgement, found.index, done=True))
        if not self._examined.costly:
            return False
        self._held = action
        self.look()
        return True
