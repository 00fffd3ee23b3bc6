"""All cards of the round that is over, as QML looks at them, and what proves that deal.

The cards come from the engine (`engine/review.py`), which tells them when nobody plays any more.
The fingerprint of the deck is told from the beginning of a round.
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
from arschloch_gui.coach.exchanges import can_be_judged
from arschloch_gui.engine.games import family_of_rules
from arschloch_gui.engine.proof import LONG, SHORT, in_groups
from arschloch_gui.engine.review import Review


class HandsFacts(Struct, frozen=True):
    """What there is to be looked at of the round that is over."""

    there: bool = False
    """Whether there is anything to look at."""
    pages: list[dict[str, str]] = []
    """The moments to look at: {value, text}."""
    page: str = DEALT
    """The moment shown."""
    rows: list[dict[str, object]] = []
    """Who had which cards then; see `reviewed.rows_of`."""
    proofSentence: str = ""
    """Fingerprint and seed of the round."""
    proved: bool = False
    """Whether there is a proof to copy."""


class DeckFacts(Struct, frozen=True):
    """The fingerprint of the deck in play; empty where nothing was shuffled."""

    fingerprint: str = ""
    """That which is shown."""
    wholeFingerprint: str = ""
    """All digits of it."""


class MessageFacts(Struct, frozen=True):
    """What has just been done."""

    message: str = ""
    """What has just been copied, in a sentence; empty for nothing."""


class AllHands(Exposed):
    """One moment of the round that is over: as dealt, after the exchange, what was left.

    GUI thread only.
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
        """The round that lies on the table is over, or (None) it is not; `tell` says so."""
        self._review, self._page, self._message = review, DEALT, ""

    def tell(self) -> None:
        """Tell of what is new."""
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
        # The engine may be ahead of what is shown.
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
        """Put what proves the deal into the clipboard."""
        review = self._open
        if review is not None and review.proof is not None:
            self._copy(review.proof.text, copied())

    @Slot()
    def copyFingerprint(self) -> None:
        """Put the fingerprint of the deck in play into the clipboard."""
        if self._stage.fingerprint:
            self._copy(_deck_facts(self._stage.fingerprint).wholeFingerprint, digits_copied())

    def _copy(self, text: str, message: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._message = message
        self.tell()


def _deck_facts(fingerprint: str) -> DeckFacts:
    return DeckFacts(in_groups(fingerprint[:SHORT]), in_groups(fingerprint[:LONG]))
