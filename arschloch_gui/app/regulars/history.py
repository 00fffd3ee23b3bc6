"""The history of a regulars' table for QML: standings, streaks, robberies and duels.

It is computed from the match records in the library's thread.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.files.regulars_file import RegularsTable
from arschloch_gui.app.library.matches import Matches
from arschloch_gui.app.regulars.facts import TableHistoryFacts
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.coach.evenings import Evening, TableHistory, history_of


class RegularsHistory(Exposed):
    """The history of the selected table. GUI thread only."""

    changed = Signal()
    shows = by_signal(changed=TableHistoryFacts)

    def __init__(self, matches: Matches, settings: LiveSettings, parent: QObject) -> None:
        super().__init__(parent)
        self._matches = matches
        self._settings = settings
        self._key = ""
        self._table: RegularsTable | None = None
        self._told = False
        """Whether the table's evenings are known."""
        self._history = TableHistory()
        self._show()
        matches.recalled.connect(self._on_recalled)

    def look(self, key: str, table: RegularsTable | None) -> None:
        """Select a table. Its history is shown as soon as it is known."""
        if key != self._key:
            self._history, self._told = TableHistory(), False
        self._key, self._table = key, table
        self._show()
        if key:
            self._matches.recall(key)

    @Slot()
    def retranslate(self) -> None:
        """Update all texts after a change of language, titles or names."""
        self._show()

    # -- internal -----------------------------------------------------------------------

    def _show(self) -> None:
        now, known = self._settings.now, self._told
        self.show(changed=TableHistoryFacts.of(self._history, self._table, now, known=known))

    def _on_recalled(self, key: str, evenings: tuple[Evening, ...]) -> None:
        if key == self._key:
            self._history, self._told = history_of(evenings), True
            self._show()
