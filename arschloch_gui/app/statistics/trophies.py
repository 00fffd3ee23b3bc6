"""The shelf of trophies for QML, and the announcement of each new one."""

from __future__ import annotations

from collections import deque
from datetime import datetime

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.presets import preset_name
from arschloch_gui.app.change_notifier import ChangeNotifier
from arschloch_gui.app.library.matches import Matches
from arschloch_gui.app.library.shelf import Shelf
from arschloch_gui.app.practice.trainer import Trainer
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import trophies as words
from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.trophies import TROPHIES


class Trophies(QObject):
    """The trophies on the shelf, as computed by the library's thread. GUI thread only."""

    changed = Signal()
    newsChanged = Signal()

    def __init__(
        self,
        matches: Matches,
        trainer: Trainer,
        settings: LiveSettings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._matches, self._settings = matches, settings
        self._earned: dict[str, datetime] = {}
        self._known = self._looked_at = False
        self._news: deque[str] = deque()
        self._watch = ChangeNotifier(self)
        matches.shelved.connect(self._on_shelved)
        matches.counted.connect(self._on_counted)
        trainer.standing.remembered.connect(self._on_answered)
        settings.trophiesChanged.connect(self._on_switched)

    # -- the shelf ------------------------------------------------------------------------

    @typed_property(list, changed)
    def shelf(self) -> list[dict[str, object]]:
        """Every trophy: {key, name, how, earned, when}, in the order of the shelf."""
        shithead = preset_name("shithead")
        return [
            {
                "key": key,
                "name": words.trophy_name(key),
                "how": words.trophy_condition(key, shithead),
                "earned": key in self._earned,
                "when": words.trophy_date(self._earned[key])
                if key in self._earned
                else words.not_yet(),
            }
            for key in TROPHIES
        ]

    @typed_property(str, changed)
    def line(self) -> str:
        """The number of trophies earned, in one line; empty until it is known."""
        return words.trophies_counted(len(self._earned), len(TROPHIES)) if self._known else ""

    @Slot()
    def look(self) -> None:
        """Start updating because the shelf is shown. Older matches are examined, too."""
        self._looked_at = True
        self._matches.look_at_shelf()
        self._matches.look()

    @Slot()
    def rest(self) -> None:
        """Stop updating because the shelf is no longer shown."""
        self._looked_at = False
        self._matches.rest()

    # -- news -----------------------------------------------------------------------------

    @typed_property(str, newsChanged)
    def news(self) -> str:
        """The key of the trophy that has just been earned, or ""."""
        return self._news[0] if self._news else ""

    @typed_property(str, newsChanged)
    def announcement(self) -> str:
        """The announcement of that trophy, or ""."""
        return words.trophy_earned(self._news[0]) if self._news else ""

    @Slot()
    def told(self) -> None:
        """Go to the next announcement, because this one has been shown long enough."""
        if self._news:
            self._news.popleft()
        self._watch.notify_changes()

    @Slot()
    def retranslate(self) -> None:
        """Retranslate all texts."""
        self._watch.notify_changes()

    # -- internals ------------------------------------------------------------------------

    def _on_shelved(self, shelf: Shelf) -> None:
        self._earned, self._known = shelf.earned, True
        if self._settings.now.trophies:
            self._news.extend(key for key in shelf.new if key not in self._news)
        self._watch.notify_changes()

    def _on_counted(self) -> None:
        if self._looked_at:
            self._matches.look_at_shelf()

    def _on_answered(self, answer: ExerciseAnswer) -> None:
        if self._settings.now.trophies:
            self._matches.answer(answer)

    def _on_switched(self) -> None:
        if not self._settings.now.trophies:
            self._news.clear()
            self._watch.notify_changes()
