"""All hands of the finished round, for QML, and the proof of the deal.

The cards come from the engine (`engine/review.py`), which reveals them only when the round is over.
The fingerprint of the deck is known from the start of the round.
"""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.show.reviewed import pages_of, rows_of
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.wording.all_hands import (
    DEALT,
    copied,
    digits_copied,
    page_name,
    proof_line,
)
from arschloch_gui.coach.plays import can_be_judged
from arschloch_gui.engine.games import family_of_rules
from arschloch_gui.engine.proof import LONG, SHORT, in_groups
from arschloch_gui.engine.review import Review


class HandsFacts(Struct, frozen=True):
    """The hands of the finished round."""

    there: bool = False
    """Whether there is anything to show."""
    pages: list[dict[str, str]] = []
    """The moments that can be shown: {value, text}."""
    page: str = DEALT
    """The moment that is shown."""
    rows: list[dict[str, object]] = []
    """The cards of each player at that moment (see `reviewed.rows_of`)."""
    proofSentence: str = ""
    """The fingerprint and the seed of the round."""
    proved: bool = False
    """Whether there is a proof to copy."""


class DeckFacts(Struct, frozen=True):
    """The fingerprint of the deck in play, or "" if nothing was shuffled."""

    fingerprint: str = ""
    """The first digits, as shown."""
    wholeFingerprint: str = ""
    """All digits."""


class MessageFacts(Struct, frozen=True):
    """The message about the last action."""

    message: str = ""
    """A sentence that says what has been copied, or ""."""


class AllHands(Exposed):
    """All hands at one moment of the finished round.

    The moments are after the deal, after the exchange, and at the end. Use it from the GUI thread
    only.
    """

    changed = Signal()
    deckChanged = Signal()
    messageChanged = Signal()
    shows = by_signal(changed=HandsFacts, deckChanged=DeckFacts, messageChanged=MessageFacts)

    def __init__(self, stage: TableState, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._review: Review | None = None
        self._page = DEALT
        self._message = ""
        self._fingerprint, self._deck = "", DeckFacts()
        self.tell()
        stage.changed.connect(self.tell)

    def put(self, review: Review | None) -> None:
        """Set the review of the finished round, or None during a round. Call `tell` afterwards."""
        self._review, self._page, self._message = review, DEALT, ""

    def tell(self) -> None:
        """Update the facts for QML and emit the signals of those that changed."""
        review, fingerprint = self._open, self._stage.fingerprint
        if fingerprint != self._fingerprint:
            self._fingerprint, self._deck = fingerprint, _deck_facts(fingerprint)
        facts = HandsFacts(page=self._page) if review is None else self._facts(review)
        message = MessageFacts(self._message)
        self.show(changed=facts, deckChanged=self._deck, messageChanged=message)

    def _facts(self, review: Review) -> HandsFacts:
        stage = self._stage
        return HandsFacts(
            there=True,
            pages=[{"value": page, "text": page_name(page)} for page in self._pages],
            page=self._page,
            rows=rows_of(stage, stage.sitters, review, self._page),
            proofSentence=proof_line(review.proof),
            proved=review.proof is not None,
        )

    @property
    def _open(self) -> Review | None:
        # The engine can be ahead of the display.
        shown = self._stage.round_is_over
        return self._review if shown else None

    @property
    def _pages(self) -> list[str]:
        review, rules = self._open, self._stage.rules
        if review is None or rules is None:
            return []
        return pages_of(review, judged=can_be_judged(family_of_rules(rules).key))

    @Slot(str)
    def look(self, page: str) -> None:
        """Show another moment."""
        if page in self._pages:
            self._page, self._message = page, ""
            self.tell()

    @Slot()
    def copyProof(self) -> None:
        """Copy the proof of the deal to the clipboard."""
        review = self._open
        if review is not None and review.proof is not None:
            self._copy(review.proof.text, copied())

    @Slot()
    def copyFingerprint(self) -> None:
        """Copy the fingerprint of the deck in play to the clipboard."""
        if self._stage.fingerprint:
            self._copy(_deck_facts(self._stage.fingerprint).wholeFingerprint, digits_copied())

    def _copy(self, text: str, message: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._message = message
        self.tell()


def _deck_facts(fingerprint: str) -> DeckFacts:
    return DeckFacts(in_groups(fingerprint[:SHORT]), in_groups(fingerprint[:LONG]))
