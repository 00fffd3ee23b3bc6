"""Information about finished rounds: their journal, all hands and all decisions."""

from __future__ import annotations

from PySide6.QtCore import QObject

from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.engine.messages import Loaded
from arschloch_gui.app.session.all_hands import AllHands
from arschloch_gui.app.session.hindsight import Hindsight
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.engine.match import Entry
from arschloch_gui.engine.review import Review


class RoundsOver:
    """The finished rounds of the match at the table.

    Only `look` emits signals.
    """

    def __init__(self, stage: TableState, engine: EngineLink, parent: QObject) -> None:
        self.all_hands = AllHands(stage, parent)
        self.hindsight = Hindsight(stage, engine, parent)
        self.review: Review | None = None
        """The review of the finished round, or None while a round is in progress."""
        self.journal: tuple[Entry, ...] = ()
        """The journal of the finished rounds of the match."""

    def put(self, loaded: Loaded) -> None:
        """Use the journal and the review of a match that was loaded."""
        self.hindsight.sit(loaded.snapshot.spec, loaded.table.levels)
        self.journal = loaded.settled
        self.end_round(loaded.review)

    def put_down(self) -> None:
        """Forget the match, because the table is empty."""
        self.journal = ()
        self.end_round(None)

    def end_round(self, review: Review | None) -> None:
        """Set the review of the round just finished, or None during a round."""
        self.review = review
        if review is not None:
            self.journal = review.journal
        self.all_hands.put(review)
        self.hindsight.put(review)

    def look(self) -> None:
        """Update the facts for QML and emit the signals of those that changed."""
        self.all_hands.tell()
        self.hindsight.tell()
