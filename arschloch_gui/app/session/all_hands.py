"""All cards of the round that is over, as QML looks at them, and what proves that deal.

The cards come from the engine (`engine/review.py`), which tells them when nobody plays any more.
The fingerprint of the deck is told from the beginning of a round.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from arschloch_gui.app.show.reviewed import pages_of, rows_of
from arschloch_gui.app.show.stage import Stage
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.watch import Watch
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


class AllHands(QObject):
    """One moment of the round that is over: as dealt, after the exchange, what was left.

    GUI thread only.
    """

    changed = Signal()
    deckChanged = Signal()
    messageChanged = Signal()

    def __init__(self, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._review: Review | None = None
        self._page = DEALT
        self._message = ""
        self._watch = Watch(self)
        stage.changed.connect(self._watch.look)

    def put(self, review: Review | None) -> None:
        """The round that lies on the table is over, or (None) it is not; `tell` says so."""
        self._review, self._page, self._message = review, DEALT, ""

    def tell(self) -> None:
        """Tell of what is new since the last look."""
        self._watch.look()

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

    @typed_property(bool, changed)
    def there(self) -> bool:
        """Whether there is anything to look at."""
        return self._open is not None

    @typed_property(list, changed)
    def pages(self) -> list[dict[str, str]]:
        """The moments to look at: {value, text}."""
        return [{"value": page, "text": page_name(page)} for page in self._pages]

    @typed_property(str, changed)
    def page(self) -> str:
        """The moment shown."""
        return self._page

    @typed_property(list, changed)
    def rows(self) -> list[dict[str, Any]]:
        """Who had which cards then; see `reviewed.rows_of`."""
        review = self._open
        if review is None:
            return []
        return rows_of(self._stage, self._stage.sitters, review, self._page)

    @typed_property(str, changed)
    def proofSentence(self) -> str:
        """Fingerprint and seed of the round."""
        review = self._open
        return proof_line(review.proof) if review is not None else ""

    @typed_property(bool, changed)
    def proved(self) -> bool:
        """Whether there is a proof to copy."""
        review = self._open
        return review is not None and review.proof is not None

    @typed_property(str, messageChanged)
    def message(self) -> str:
        """What has just been copied, in a sentence; empty for nothing."""
        return self._message

    @typed_property(str, deckChanged)
    def fingerprint(self) -> str:
        """That of the deck in play, as it is shown; empty where nothing was shuffled."""
        return in_groups(self._stage.fingerprint[:SHORT])

    @typed_property(str, deckChanged)
    def wholeFingerprint(self) -> str:
        """All digits of it."""
        return in_groups(self._stage.fingerprint[:LONG])

    @Slot(str)
    def look(self, page: str) -> None:
        """Show another moment."""
        if page in self._pages:
            self._page, self._message = page, ""
            self._watch.look()

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
            self._copy(self.wholeFingerprint, digits_copied())

    def _copy(self, text: str, message: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._message = message
        self._watch.look()
