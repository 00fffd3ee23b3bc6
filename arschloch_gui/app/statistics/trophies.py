"""The shelf of trophies for QML, and the announcement of each new one."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from datetime import datetime

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.presets import preset_name
from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.library.matches import Matches
from arschloch_gui.app.library.shelf import Shelf
from arschloch_gui.app.practice.trainer import Trainer
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.wording import trophies as words
from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.trophies import TROPHIES


class ShelfFacts(Struct, frozen=True):
    """The shelf."""

    shelf: list[dict[str, object]]
    """Every trophy: {key, name, how, earned, when}, in the order of the shelf."""
    line: str
    """The number of trophies earned, in one line; empty until it is known."""

    @classmethod
    def of(cls, earned: Mapping[str, datetime] | None) -> ShelfFacts:
        """Return the facts about the trophies earned, None if they are not known yet."""
        shithead, when = preset_name("shithead"), earned or {}
        return cls(
            shelf=[
                {
                    "key": key,
                    "name": words.trophy_name(key),
                    "how": words.trophy_condition(key, shithead),
                    "earned": key in when,
                    "when": words.trophy_date(when[key]) if key in when else words.not_yet(),
                }
                for key in TROPHIES
            ],
            line=words.trophies_counted(len(when), len(TROPHIES)) if earned is not None else "",
        )


class TrophyNews(Struct, frozen=True):
    """The trophy that has just been earned."""

    news: str = ""
    """Its key, or ""."""
    announcement: str = ""
    """Its announcement, or ""."""


class Trophies(Exposed):
    """The trophies on the shelf, as computed by the library's thread. GUI thread only."""

    changed = Signal()
    newsChanged = Signal()
    shows = by_signal(changed=ShelfFacts, newsChanged=TrophyNews)

    def __init__(
        self,
        matches: Matches,
        trainer: Trainer,
        settings: LiveSettings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._matches, self._settings = matches, settings
        self._earned: dict[str, datetime] | None = None
        self._looked_at = False
        self._news: deque[str] = deque()
        self._show()
        matches.shelved.connect(self._on_shelved)
        matches.counted.connect(self._on_counted)
        trainer.standing.remembered.connect(self._on_answered)
        settings.trophiesChanged.connect(self._on_switched)

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

    @Slot()
    def told(self) -> None:
        """Go to the next announcement, because this one has been shown long enough."""
        if self._news:
            self._news.popleft()
        self._show()

    @Slot()
    def retranslate(self) -> None:
        """Retranslate all texts."""
        self._show()

    # -- internals ------------------------------------------------------------------------

    def _show(self) -> None:
        news = self._news[0] if self._news else ""
        self.show(
            changed=ShelfFacts.of(self._earned),
            newsChanged=TrophyNews(news, words.trophy_earned(news)) if news else TrophyNews(),
        )

    def _on_shelved(self, shelf: Shelf) -> None:
        self._earned = shelf.earned
        if self._settings.now.trophies:
            self._news.extend(key for key in shelf.new if key not in self._news)
        self._show()

    def _on_counted(self) -> None:
        if self._looked_at:
            self._matches.look_at_shelf()

    def _on_answered(self, answer: ExerciseAnswer) -> None:
        if self._settings.now.trophies:
            self._matches.answer(answer)

    def _on_switched(self) -> None:
        if not self._settings.now.trophies:
            self._news.clear()
            self._show()
