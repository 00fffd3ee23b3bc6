"""What is known of the rounds that are over: their journal, all hands and all decisions."""

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
    """Looks back at the match at the table. Only `look` notifies its readers."""

    def __init__(self, stage: TableState, engine: EngineLink, parent: QObject) -> None:
        self.all_hands = AllHands(stage, parent)
        self.hindsight = Hindsight(stage, engine, parent)
        self.review: Review | None = None
        """All cards of the round that is over, or None while it is in progress."""
        self.journal: tuple[Entry, ...] = ()
        """That of the rounds of the match that are over."""

    def put(self, loaded: Loaded) -> None:
        """Another moment is at the table."""
        self.hindsight.sit(loaded.snapshot.spec, loaded.table.levels)
        self.journal = loaded.settled
        self.end_round(loaded.review)

    def put_down(self) -> None:
        """Nobody sits at the table."""
        self.journal = ()
        self.end_round(None)

    def end_round(self, review: Review | None) -> None:
        """The round is over and may be looked at from above, or (None) it is not."""
        self.review = review
        if review is not None:
            self.journal = review.journal
        self.all_hands.put(review)
        self.hindsight.put(review)

    def look(self) -> None:
        """Tell of what is new."""
        self.all_hands.tell()
        self.hindsight.tell()
