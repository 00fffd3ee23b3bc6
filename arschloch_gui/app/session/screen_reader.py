"""Screen reader output: what is read out, and when.

Events at the table, prompts, screen changes and errors are collected here and read out together:
first the screen, then the events, and last the current prompt, so that the listener is up to date.
Nothing waits for an animation to end, and a prompt is read once, however often the display is
refreshed. Events at the table are not read out on other screens; on return to the table, the
current state is.
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
    """Listens to a session and decides what is read out. GUI thread only.

    Use it from the GUI thread only.
    """

    said = Signal(str, bool)
    """Emitted with sentences to read out, and whether they interrupt the current output."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._decision, self._court = session.decision, session.court
        self._screen = ""
        self._place = ""
        """The name of a screen that was just opened, or ""."""
        self._news: list[str] = []
        self._remarks: list[str] = []
        """Messages to read out in turn."""
        self._told: tuple[str, ...] = ()
        """The current state as it was read out last."""
        self._on_screens: dict[str, Callable[[], Iterable[str]]] = {}
        """Functions that return the sentences to read out on screens other than the table."""
        self._tip: Callable[[], str] = str
        """Function that returns a remark beside the game for the table, or ""."""
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
        """Read out a message whenever it changes to another non-empty one.

        With `now`, it interrupts the current output. Otherwise it follows what is pending, after
        the name of a screen opened at the same time.
        """
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
        """Read out the sentences of a screen when the user enters it, and each one added later."""
        self._on_screens[screen] = read
        for each in changed:
            each.connect(self._soon.start)

    def heed_tip(self, changed: SignalInstance, read: Callable[[], str]) -> None:
        """Read out a remark beside the game: at the table only, and again on return to it."""
        self._tip = read
        changed.connect(self._soon.start)

    def close(self) -> None:
        """Stop all output while the program shuts down."""
        self._soon.stop()
        self.blockSignals(True)

    @Slot(str, str)
    def entered(self, screen: str, title: str) -> None:
        """Announce a screen that the user has entered."""
        self._screen, self._place = screen, title
        self._told = ()
        if screen != TABLE:
            self._news.clear()
        self._soon.start()

    @Slot(str)
    def opened(self, title: str) -> None:
        """Announce something that has opened over the screen and must be answered first."""
        self._place = " ".join(filter(None, (self._place and ended(self._place), title)))
        self._soon.start()

    # -- events -------------------------------------------------------------------------

    def _note(self, sentence: str) -> None:
        # After an event, even an unchanged prompt is read out again.
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
        """Announce a different position, and drop pending sentences about the previous one."""
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
            return  # it is read out when the table appears
        stands = self._standing()
        sentences = [self._place, *self._news, *self._remarks]
        sentences += [sentence for sentence in stands if sentence not in self._told]
        self._place, self._told = "", stands
        self._news.clear()
        self._remarks.clear()
        if told := " ".join(ended(sentence) for sentence in sentences if sentence):
            self.said.emit(told, False)

    def _standing(self) -> tuple[str, ...]:
        """Return the current state as sentences.

        At the table, these are the prompt or the result of the round, the task for the lowest
        position, a remark on the selected cards, and a remark beside the game.
        """
        if self._screen != TABLE:
            return tuple(self._on_screens.get(self._screen, tuple)())
        over = self._session.stage.round_is_over
        order = self._court.shown_value(CourtFacts).order if over else ""
        return self.wanted(), order, self._about_selection(), self._tip()

    def wanted(self) -> str:
        """Return the decision required now, the result of the round, or ""."""
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
        """Return what the selected cards form together, and any warning about playing them."""
        session = self._session
        chosen = session.choice.shown_value(SelectionFacts)
        if not chosen.selectedCount:
            return ""
        board = session.stage.board
        remark = board.remark() if board is not None else ""
        caution = session.choice.shown_value(NoticeFacts).notice if chosen.selectionLegal else ""
        return " ".join(ended(part) for part in (remark, caution) if part)
