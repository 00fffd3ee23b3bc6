"""The tutor: asks “Think again?” before the first trick of a match if a choice is a mistake.

It does so only if the setting is on. The engine does not know about it.
"""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.ai.player import Evaluation
from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.practice import judge_worker
from arschloch_gui.app.practice.choice_judgement import ChoiceJudgement
from arschloch_gui.app.practice.hints import Hints
from arschloch_gui.app.practice.judge_client import JudgeClient
from arschloch_gui.app.practice.judge_worker import JudgingProgress
from arschloch_gui.app.session.advisor import Advice
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import practice as words
from arschloch_gui.coach.judgement import Judgement
from arschloch_gui.coach.task import LocalWorker, Task
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.games import family_of_rules
from arschloch_gui.engine.hindsight import Decided
from arschloch_gui.engine.match import Snapshot

NOWHERE = -1


class TutorFacts(Struct, frozen=True):
    """The tutor's warning."""

    warns: bool = False
    """Whether the user is being asked to think again about a choice."""
    hinted: bool = False
    """Whether the warning names the best choice."""
    heading: str = ""
    """The heading: a hint, or the question whether to think again."""
    sentence: str = ""
    """The reason against the choice, or the best choice and the reason for it."""


class Tutor(Exposed):
    """The tutor of the match at the table; all decisions pass through it (`ActionSink`).

    GUI thread only.
    """

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
        """The action that the person was about to take when the tutor intervened."""
        self._hinted = False
        self._examined = ChoiceJudgement(session.stage, self)
        self._examination = JudgeClient(self)
        self._hints = Hints(session, lambda: self.judged, self)
        self.look()
        self._examination.weighed.connect(self._on_weighed)
        session.play_through(self)
        session.stage.changed.connect(self._look)
        # A decision of another match may have the same number.
        session.matchLeft.connect(self._forget)
        settings.tutorChanged.connect(self._look)

    @typed_property(QObject)
    def hints(self) -> Hints:
        """The hint about the pending decision."""
        return self._hints

    @property
    def judged(self) -> Advice | None:
        """The best option of the pending decision, if that has been judged."""
        task, judgement = self._task, self._judgement
        if task is None or judgement is None:
            return None
        decided = Decided(task.view.own_seat, 0, task.view, task.legal, -1, ())
        thoughts = tuple(Evaluation(o.index, o.value, o.stderr) for o in judgement.options)
        family = family_of_rules(task.view.rules)
        return Advice(family, decided, self._ply, judgement.best.index, thoughts)

    def look(self) -> None:
        """Publish the warning."""
        self.show(changed=self._facts())

    def _facts(self) -> TutorFacts:
        if self._held is None:
            return TutorFacts()
        heading = words.hint() if self._hinted else words.think_again()
        return TutorFacts(True, self._hinted, heading, self._sentence())

    def _sentence(self) -> str:
        if self._judgement is None or not self._hinted:
            return self._examined.reasons or words.costly()
        best = self._examined.texts.advice(self._judgement.best.index)
        return " ".join(part for part in (best, self._examined.reasons) if part)

    @property
    def spoken(self) -> str:
        """The warning for screen readers, empty for none."""
        facts = self._facts()
        return f"{facts.heading} {facts.sentence}" if facts.warns else ""

    @Slot()
    def hint(self) -> None:
        """Name the best choice in the warning."""
        self._hinted = self._held is not None
        self.look()

    @Slot()
    def thinkAgain(self) -> None:
        """Return to the choice."""
        self._held, self._hinted = None, False
        self.look()

    @Slot()
    def anyway(self) -> None:
        """Carry out the action that was held back."""
        held = self._held
        if held is not None:
            self._forget()
            self._session.turn.act_unheld(held)

    def close(self) -> None:
        """End the thread and its processes, and ignore any results not yet delivered."""
        self._wish = NOWHERE
        self._examination.close()

    # -- internals ------------------------------------------------------------------------

    def _look(self) -> None:
        """Judge the current decision if it is one before the first trick."""
        snapshot, match = self._session.snapshot, self._session.match
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

    def _forget(self) -> None:
        self._ply, self._wish = NOWHERE, NOWHERE
        self._task = self._judgement = None
        self._held, self._hinted = None, False
        self._examination.rest()
        self._examined.turn_to(None)
        self.look()

    def _on_weighed(self, weighed: JudgingProgress) -> None:
        judgement = weighed.judgement
        if weighed.number != self._wish or judgement is None:
            return
        # The tutor must not warn of a mistake that is not one.
        if weighed.done or judgement.best.stderr <= judge_worker.FIRST_LOOK:
            self._judgement = judgement

    def take(self, snapshot: Snapshot, action: Action) -> bool:
        """Carry out the person's decision or hold it back; return whether it was carried out."""
        waits = self._session.turn.asked_ply == snapshot.ply
        if waits or self._holds(snapshot, action):
            return False
        return self._session.turn.act_unheld(action)

    def _holds(self, snapshot: Snapshot, action: Action) -> bool:
        """Return whether to ask the person to think again, and if so, hold the action back.

        An action that has not been judged yet is let through, so that the person never waits for
        the tutor.
        """
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
