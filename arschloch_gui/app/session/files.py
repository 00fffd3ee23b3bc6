"""What QML reads of files: the match that could be continued, and what went wrong with one."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.troubles import told, trouble_sentence
from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.engine.messages import Resumable
from arschloch_gui.app.files.trouble import Trouble
from arschloch_gui.app.session import prompts
from arschloch_gui.app.session.match import CurrentMatch
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.watch import Watch
from arschloch_gui.engine.match import Snapshot


class MatchFiles(QObject):
    """The match to continue and the message about files. GUI thread only."""

    resumableChanged = Signal()
    messageChanged = Signal()

    def __init__(self, match: CurrentMatch, engine: EngineLink, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._left: Snapshot | None = None
        """The match that was left last."""
        self._message = ""
        self._troubles: tuple[Trouble, ...] = ()
        """What was said about files and has not been read yet."""
        self._watch = Watch(self)
        engine.trouble.connect(self.complain)
        engine.resumable.connect(self._on_resumable)

    def look(self) -> None:
        """Tell of what is new since the last look."""
        self._watch.look()

    @typed_property(bool, resumableChanged)
    def canResume(self) -> bool:
        """Whether a match could be continued: the one at the table, or the one left last."""
        return self._to_continue is not None

    @typed_property(str, resumableChanged)
    def resumeSentence(self) -> str:
        """What that match is."""
        return prompts.resume_sentence(self._to_continue)

    @typed_property(str, messageChanged)
    def message(self) -> str:
        """A sentence about files that went wrong; empty when none did."""
        return self._message

    @Slot()
    def dismissMessage(self) -> None:
        """The sentence about files has been read, or what it is about is shown no longer."""
        self._troubles = ()
        self.say("")

    def say(self, sentence: str) -> None:
        """Show a message."""
        self._message = sentence
        self.look()

    def complain(self, trouble: Trouble) -> None:
        """Say what went wrong, beside what has not been read yet."""
        self._troubles = told(self._troubles, trouble)
        self.say(" ".join(map(trouble_sentence, self._troubles)))

    def offer(self, found: Snapshot | None) -> None:
        """This match can be continued when none is at the table; None: there is none."""
        self._left = found
        self.look()

    @property
    def _to_continue(self) -> Snapshot | None:
        at_table = self._match.active and not self._match.practising
        return self._match.unfinished if at_table else self._left

    def _on_resumable(self, found: Resumable) -> None:
        if not self._match.active or self._match.practising:
            self.offer(found.snapshot)
