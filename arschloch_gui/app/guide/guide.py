"""The guide for a user who plays for the first time.

The guide plays nothing itself. The round is a match like any other, with a fixed deal number and
weak opponents, and is saved like any other. The guide watches the stage and shows a tip when one is
due, and the other players wait meanwhile. It can be dismissed at any time.
"""

from __future__ import annotations

from collections import Counter

from msgspec import Struct
from PySide6.QtCore import QObject, QPointF, Signal, Slot
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.guide.deal import DEAL, LEVEL, PRESET, VALUES
from arschloch_gui.app.guide.room import clear_spot
from arschloch_gui.app.guide.tips import HAND, SEAT, TIPS, Tip, TipMoment
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.table.judge import NOBODY
from arschloch_gui.app.table.table_play import top_of
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.titles import offices
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import rank_of


class GuideFacts(Struct, frozen=True):
    """The tip shown now."""

    offered: bool = True
    """Whether to offer the guided round first on the start screen."""
    text: str = ""
    """The tip, empty for none."""
    about: str = ""
    """The part of the table that the tip is about (`tips.py`), or ""."""
    seat: int = NOBODY
    """The seat that the tip is about, or −1."""
    parting: bool = False
    """Whether this is the last tip, after which the guide leaves."""
    lesson: bool = False
    """Whether this is a lesson's text about its position and not a tip of the guided round."""


class Guide(Exposed):
    """The guide, which shows the tips of the guided round. GUI thread only."""

    changed = Signal()
    lessonRead = Signal()
    """Emitted when the user has read the text of a lesson."""
    lessonSkipped = Signal()
    """Emitted when the user wants to skip a position of a lesson."""
    shows = by_signal(changed=GuideFacts)

    def __init__(
        self, session: Session, settings: LiveSettings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._settings = session, settings
        self._tip: Tip | None = None
        self._words = ""
        self._subject = NOBODY
        self._told: set[str] = set()
        self._lesson = ""
        self.look()
        session.stage.changed.connect(self._look)
        session.matchStarted.connect(self._on_match)
        session.director.jumped.connect(self._clear)
        settings.guidedChanged.connect(self.look)

    def look(self) -> None:
        """Publish the current tip."""
        tip, offered = self._tip, not self._settings.now.guided
        if tip is None:
            about = HAND if self._lesson else ""
            facts = GuideFacts(offered, self._lesson, about, lesson=bool(self._lesson))
            self.show(changed=facts)
        else:
            facts = GuideFacts(offered, self._words, tip.about, self._subject, tip.last)
            self.show(changed=facts)

    def tell(self, text: str) -> None:
        """Show a lesson's text about its position, or remove it if `text` is ""."""
        self._lesson = text
        self.look()

    # -- user actions ---------------------------------------------------------------------

    @Slot()
    def begin(self) -> None:
        """Start the guided round."""
        self._settings.change("guided", False)
        self._session.newMatch(PRESET, VALUES, LEVEL, DEAL)

    @Slot()
    def goOn(self) -> None:
        """Continue after the tip has been read."""
        if self._tip is None and self._lesson:
            self.lessonRead.emit()
            return
        if self._tip is not None and self._tip.last:
            self.skip()
            return
        self._clear()
        self._look()
        if self._tip is None:
            self._session.director.release()

    @Slot()
    def skip(self) -> None:
        """Dismiss the guide and let the round continue; in a lesson, skip the position."""
        if self._tip is None and self._lesson:
            self.lessonSkipped.emit()
            return
        self._settings.change("guided", True)
        self._clear()
        self._session.director.release()

    @Slot(QQuickItem, float, float, float, float, result=QPointF)
    def spot(self, table: QQuickItem, x: float, y: float, width: float, height: float) -> QPointF:
        """Return a position for a box of this size at which it covers nothing important.

        It is the nearest such position to a point.
        """
        return clear_spot(table, QPointF(x, y), width, height)

    @Slot()
    def retranslate(self) -> None:
        """Retranslate the tip into the current language."""
        if self._tip is not None:
            self._words = self._worded(self._tip)
        self.look()

    # -- internals ------------------------------------------------------------------------

    @property
    def _on(self) -> bool:
        """Whether the guided match is at the table and the guide has not been dismissed."""
        return self._is_guided and not self._settings.now.guided

    @property
    def _is_guided(self) -> bool:
        snapshot = self._session.snapshot
        if snapshot is None or self._session.match.practises:
            return False
        spec = snapshot.spec
        return (spec.preset, spec.seed, len(spec.seats)) == (PRESET, DEAL, VALUES["players"])

    def _on_match(self) -> None:
        self._told.clear()
        self._clear()
        if not self._is_guided and not self._session.match.practises:
            self._settings.change("guided", True)  # the offer has been declined
        self._look()

    def _look(self) -> None:
        on = self._session.stage.shows_each = self._on
        if not on:
            self._clear()
            return
        now = self._moment()
        if self._tip is not None:
            # A tip stays until it has been read or the user has done what it is about.
            if self._session.director.held or self._tip.due(now):
                return
            self._clear()
        told = self._told
        found = next((t for t in TIPS if not {t.key, t.unless} & told and t.due(now)), None)
        if found is None:
            return
        self._told.add(found.key)
        self._tip = found
        self._subject = self._about_whom()
        self._words = self._worded(found)
        self._session.director.hold()
        self.look()

    def _clear(self) -> None:
        self._tip, self._words, self._subject = None, "", NOBODY
        self.look()

    def _moment(self) -> TipMoment:
        stage, turn = self._session.stage, self._session.turn
        viewer = stage.sitters.viewer
        top, held = top_of(stage.trick_plays), stage.holding.cards.values()
        judge, giving = turn.judge, len(stage.holding.gift) > 0
        mine = judge is not None
        ranks = Counter(map(rank_of, held))
        return TipMoment(
            round_no=stage.round_no,
            dealt=stage.turn != NOBODY,
            mine=mine,
            giving=mine and giving,
            swapped=bool(stage.holding.received),
            must_pass=judge is not None and judge.must_pass,
            can_pass=judge is not None and judge.can_pass,
            top=len(top.cards) if top is not None and mine else 0,
            plays=stage.plays,
            on_table=len(stage.trick_plays),
            held=len(held),
            ranks=len(ranks),
            pair=max(ranks.values(), default=0) > 1,
            collector=stage.collector,
            viewer=viewer,
            out=len(stage.places),
            own_place=stage.places.get(viewer, NOBODY),
            over=stage.round_is_over,
        )

    def _about_whom(self) -> int:
        stage = self._session.stage
        if self._tip is None or self._tip.about != SEAT:
            return NOBODY
        viewer = stage.sitters.viewer
        return viewer if viewer in stage.places else self._first_out()

    def _first_out(self) -> int:
        places = self._session.stage.places
        return min(places, key=lambda seat: places[seat], default=NOBODY)

    def _worded(self, tip: Tip) -> str:
        sitters = self._session.stage.sitters
        names = sitters.names
        taker, first = self._session.stage.collector, self._first_out()
        values = {
            **ends(offices(sitters.titles, len(names))),
            "taker": names[taker] if taker >= 0 else "",
            "first": names[first] if first >= 0 else "",
        }
        return fill(translate("Guide", tip.text), **values)
