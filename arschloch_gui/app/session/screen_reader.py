"""What the screen reader is told, and when: the one place that decides it.

What happens at the table, what is wanted of the person, where he is and what went wrong come
together here. All that is known at one moment is said in one go: first the place, then what has
happened or was found out, and last what is wanted now, so that whoever listens ends up in the
present. Nothing here waits for a movement to end, and what is wanted is said once, however often
the picture is drawn anew. Away from the table nothing is told of it; coming back tells how it
stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance, Slot

from arschloch_gui.app.session import prompts
from arschloch_gui.app.session.choice import NoticeFacts, SelectionFacts
from arschloch_gui.app.session.decision import DecisionFacts
from arschloch_gui.app.session.forfeits import CourtFacts
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.session.table_facts import TrickFacts
from arschloch_gui.app.session.turn import TurnFacts
from arschloch_gui.app.show.results import outcome
from arschloch_gui.app.wording.words import ended, translate

TABLE = "table"
"""The name of the screen with the card table."""


class ScreenReader(QObject):
    """Listens to a session and says what a person has to hear. GUI thread only."""

    said = Signal(str, bool)
    """Sentences to be read out. True: now, instead of what is being read; else in their turn."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._decision, self._court = session.decision, session.court
        self._screen = ""
        self._place = ""
        """The name of a screen just opened."""
        self._news: list[str] = []
        self._remarks: list[str] = []
        """Messages that were to be said in their turn."""
        self._told: tuple[str, ...] = ()
        """How it stands, as it was last said."""
        self._on_screens: dict[str, Callable[[], Iterable[str]]] = {}
        """What stands on a screen to be known, beside the table."""
        self._tip: Callable[[], str] = str
        """What somebody says at the table beside the game; empty for nothing."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._speak)
        self._listen()

    def _listen(self) -> None:
        session = self._session
        session.stage.said.connect(self._note)
        for source in (session.stage, self._decision, self._court, session.otherWindow):
            source.changed.connect(self._soon.start)
        session.choice.touched.connect(self._soon.start)
        session.choice.refusedNow.connect(self._refused)
        session.matchStarted.connect(self._begun)
        session.undone.connect(self._undone)
        session.redone.connect(self._redone)

    def heed(self, changed: SignalInstance, read: Callable[[], str], *, now: bool = True) -> None:
        """Say a message of the house whenever it changes to another one; not `now`: in its turn,
        after the name of a screen opened at the same moment."""
        last = read()

        def tell() -> None:
            nonlocal last
            if (message := read()) and message != last:
                if now:
                    self.said.emit(message, True)
                else:
                    self._remarks.append(message)
                    self._soon.start()
            last = message

        changed.connect(tell)

    def heed_screen(
        self, screen: str, read: Callable[[], Iterable[str]], *changed: SignalInstance
    ) -> None:
        """Say the sentences that stand on a screen: on coming to it, and each that is added."""
        self._on_screens[screen] = read
        for each in changed:
            each.connect(self._soon.start)

    def heed_tip(self, changed: SignalInstance, read: Callable[[], str]) -> None:
        """Say what is said beside the game, at the table alone and again on coming back to it."""
        self._tip = read
        changed.connect(self._soon.start)

    def close(self) -> None:
        """Say no more, whatever still happens while the game is taken down."""
        self._soon.stop()
        self.blockSignals(True)

    @Slot(str, str)
    def entered(self, screen: str, title: str) -> None:
        """The person is on this screen now."""
        self._screen, self._place = screen, title
        self._told = ()
        if screen != TABLE:
            self._news.clear()
        self._soon.start()

    @Slot(str)
    def opened(self, title: str) -> None:
        """Something has opened over the screen that has to be answered first."""
        self._place = " ".join(filter(None, (self._place and ended(self._place), title)))
        self._soon.start()

    # -- what happens -------------------------------------------------------------------

    def _note(self, sentence: str) -> None:
        # Whatever has happened since, the same wish is another one now.
        self._told = ("", *self._told[1:])
        if self._screen == TABLE:
            self._news.append(sentence)
        self._soon.start()

    def _begun(self) -> None:
        self._anew(prompts.resume_sentence(self._session.snapshot, self._session.match.custom_game))

    def _undone(self) -> None:
        self._anew(translate("Spoken", "Undone."))

    def _redone(self) -> None:
        self._anew(translate("Spoken", "Redone."))

    def _anew(self, sentence: str) -> None:
        """Another moment is shown: what was to be told of the one before is out of date."""
        self._news = [sentence]
        self._told = ()
        self._soon.start()

    def _refused(self) -> None:
        told = self._session.choice.shown_value(NoticeFacts)
        if told.noticeWarns:
            self.said.emit(told.notice, True)

    # -- spoken output ------------------------------------------------------------------

    def _speak(self) -> None:
        if self._session.director.blocked:
            return  # what there is to say comes with the table
        stands = self._standing()
        sentences = [self._place, *self._news, *self._remarks]
        sentences += [sentence for sentence in stands if sentence not in self._told]
        self._place, self._told = "", stands
        self._news.clear()
        self._remarks.clear()
        if told := " ".join(ended(sentence) for sentence in sentences if sentence):
            self.said.emit(told, False)

    def _standing(self) -> tuple[str, ...]:
        """How it stands. At the table: what is wanted or how the round has ended, the lowest
        office's task, what there is to say about the cards selected, and a tip."""
        if self._screen != TABLE:
            return tuple(self._on_screens.get(self._screen, tuple)())
        over = self._session.stage.round_is_over
        order = self._court.shown_value(CourtFacts).order if over else ""
        return self.wanted(), order, self._about_selection(), self._tip()

    def wanted(self) -> str:
        """What the person has to decide now, or how the round has ended; empty for nothing."""
        session, decision = self._session, self._decision
        stage = session.stage
        if stage.round_is_over:
            return outcome(stage)
        judge, asked = decision.judge, decision.shown_value(DecisionFacts)
        if judge is None or not judge.may_act or session.turn.passes_by_itself:
            return ""
        if asked.inPane:
            parts = (asked.heading, asked.hint, asked.offerSentence)
        else:
            parts = (
                session.turn.shown_value(TurnFacts).prompt,
                asked.hint,
                session.table.shown_value(TrickFacts).bindSentence,
            )
        return " ".join(ended(part) for part in parts if part)

    def _about_selection(self) -> str:
        """What the selected cards are together, and a word of caution about playing them."""
        session = self._session
        chosen = session.choice.shown_value(SelectionFacts)
        if not chosen.selectedCount:
            return ""
        board = session.stage.board
        remark = board.remark() if board is not None else ""
        caution = session.choice.shown_value(NoticeFacts).notice if chosen.selectionLegal else ""
        return " ".join(ended(part) for part in (remark, caution) if part)
