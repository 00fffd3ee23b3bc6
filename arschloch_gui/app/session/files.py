"""The match that can be continued, and messages about files, for QML."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.file_problems import trouble_sentence, with_problem
from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.engine.messages import Resumable
from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.session import prompts
from arschloch_gui.app.session.match import CurrentMatch
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.engine.match import Snapshot


class ResumableFacts(Struct, frozen=True):
    """The match that can be continued: the one at the table, or the one left last."""

    canResume: bool = False
    """Whether a match can be continued."""
    resumeSentence: str = ""
    """A sentence that describes the match."""
    resumeRegulars: str = ""
    """The key of the regulars' table it is played at; "" for none."""


class FileMessage(Struct, frozen=True):
    """The message about problems with files."""

    message: str = ""
    """A sentence about the problems, or ""."""


class MatchFiles(Exposed):
    """The match to continue and the message about files.

    Use it from the GUI thread only.
    """

    resumableChanged = Signal()
    messageChanged = Signal()
    shows = by_signal(resumableChanged=ResumableFacts, messageChanged=FileMessage)

    def __init__(
        self, match: CurrentMatch, engine: EngineLink, settings: LiveSettings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._settings = settings
        self._left: Snapshot | None = None
        """The match that was left last."""
        self._left_game = ""
        """The name that its custom game had when it was set up, or ""."""
        self._left_regulars = ""
        """The key of the regulars' table at which it was played, or ""."""
        self._message = ""
        self._troubles: tuple[FileProblem, ...] = ()
        """The problems reported and not dismissed yet."""
        self._of: tuple[object, ...] | None = None
        """The values from which `_resumable` was created."""
        self._resumable = ResumableFacts()
        self.look()
        engine.trouble.connect(self.complain)
        engine.resumable.connect(self._on_resumable)
        settings.renamedGamesChanged.connect(self.look)

    def look(self) -> None:
        """Update the facts for QML and emit the signals of those that changed."""
        found = self._to_continue
        called = self._settings.now.game_called
        game = self._match.custom_game if self._at_table else called(self._left_game)
        regulars = self._match.regulars if self._at_table else self._left_regulars
        made_of = (found.spec, found.viewer, found.round_no, game, regulars) if found else None
        if made_of != self._of:
            self._of = made_of
            sentence = prompts.resume_sentence(found, game)
            self._resumable = ResumableFacts(found is not None, sentence, regulars)
        message = FileMessage(self._message)
        self.show(resumableChanged=self._resumable, messageChanged=message)

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._of = None
        self.look()

    @property
    def can_resume(self) -> bool:
        """Whether a match can be continued."""
        return self._to_continue is not None

    @Slot()
    def dismissMessage(self) -> None:
        """Clear the message and the problems it was about."""
        self._troubles = ()
        self.say("")

    def say(self, sentence: str) -> None:
        """Show a message, or remove it with ""."""
        self._message = sentence
        self.look()

    def complain(self, trouble: FileProblem) -> None:
        """Report a problem, together with earlier ones that have not been dismissed."""
        self._troubles = with_problem(self._troubles, trouble)
        self.say(" ".join(map(trouble_sentence, self._troubles)))

    def offer(self, found: Snapshot | None, game: str = "", regulars: str = "") -> None:
        """Set the match that can be continued while none is at the table, or None.

        `game` is the name of its custom game, or "", and `regulars` the key of its regulars' table,
        or "".
        """
        self._left, self._left_game, self._left_regulars = found, game, regulars
        self.look()

    @property
    def _at_table(self) -> bool:
        return self._match.snapshot is not None and not self._match.practises

    @property
    def _to_continue(self) -> Snapshot | None:
        return self._match.unfinished if self._at_table else self._left

    def _on_resumable(self, found: Resumable) -> None:
        if self._match.snapshot is None or self._match.practises:
            self.offer(found.snapshot, found.game, found.regulars)
