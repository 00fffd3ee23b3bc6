"""The turning point of the finished match, as QML reads it.

It is computed in a separate thread and processes while the end of the match is shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.change_notifier import ChangeNotifier
from arschloch_gui.app.practice.background import Background, StillWanted, Work, WorkFailed
from arschloch_gui.app.practice.helpers import Helpers
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.table.table_play import top_of
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import turning_point as words
from arschloch_gui.coach.turning_point import TurningPoint, turning_point
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Passed
from arschloch_gui.engine.hindsight import Decided
from arschloch_gui.engine.match import Entry, MatchSpec
from arschloch_gui.engine.playback import played

NOBODY = -1


class Examined(Struct, frozen=True):
    """The result for a match; `point` is None if no single decision turned it."""

    point: TurningPoint | None


class MatchTurningPoint(QObject):
    """The turning point of the match at the table. GUI thread only."""

    changed = Signal()

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._spec: MatchSpec | None = None
        self._journal: tuple[Entry, ...] = ()
        self._result: Examined | WorkFailed | None = None
        self._background = Background("turning point", self, self._on_heard)
        self._watch = ChangeNotifier(self)
        session.matchLeft.connect(self._forget)

    @typed_property(bool, changed)
    def found(self) -> bool:
        """Whether there is a turning point to show."""
        return self._point is not None

    @property
    def searched(self) -> bool:
        """Whether the search is over, with a result or without."""
        return self._result is not None

    @typed_property(str, changed)
    def moment(self) -> str:
        """The decision in words, or why there is none."""
        if (point := self._point) is not None:
            decided = point.decided
            line = self._session.hindsight.line(decided, decided.taken, decided.events)
            return words.moment(point.round_no, line, self._passed_on(decided))
        if isinstance(self._result, WorkFailed):
            return words.failed()
        return words.none() if self.searched else words.searching()

    @typed_property(str, changed)
    def effect(self) -> str:
        """The effect of the decision for the person, in words; empty if there is none."""
        point = self._point
        return words.effect(point.before, point.after) if point is not None else ""

    @typed_property(bool, changed)
    def helped(self) -> bool:
        """Whether the decision was good for the person."""
        return self._point is not None and self._point.helped

    @typed_property(int, changed)
    def person(self) -> int:
        """The portrait of the player who decided; −1 while there is none."""
        point = self._point
        return self._session.stage.sitters.people[point.decided.seat] if point else NOBODY

    @typed_property(int, changed)
    def round(self) -> int:
        """The number of the round; 0 while there is no turning point."""
        return self._point.round_no if self._point is not None else 0

    @typed_property(int, changed)
    def ply(self) -> int:
        """The number of the action in the match, as replays count it; −1 while there is none."""
        return self._point.decided.ply if self._point is not None else NOBODY

    @property
    def spoken(self) -> str:
        """The turning point for a screen reader; empty until it is found."""
        return f"{self.moment} {self.effect}" if self.found else ""

    @Slot()
    def look(self) -> None:
        """Start the search, unless that has been done for this match."""
        here, journal = self._session.snapshot, self._session.rounds_over.journal
        if here is None or (here.spec is self._spec and journal == self._journal):
            return
        self._spec, self._journal, self._result = here.spec, journal, None
        viewer = self._session.stage.sitters.viewer
        self._background.begin(_work(here.spec, journal, viewer))
        self._watch.notify_changes()

    @Slot()
    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._watch.notify_changes()

    def end(self) -> None:
        """End the thread and its processes."""
        self._background.close()

    # -- internals ----------------------------------------------------------------------

    @property
    def _point(self) -> TurningPoint | None:
        return self._result.point if isinstance(self._result, Examined) else None

    def _passed_on(self, decided: Decided) -> str:
        """Return the cards on the table for a pass, and "" for any other choice."""
        stage = self._session.stage
        top = top_of(stage.table.picture(decided.view).trick_plays)
        passes = any(isinstance(event, Passed) for event in decided.events)
        return stage.table.play_phrase(top, stage.deck) if passes and top is not None else ""

    def _forget(self) -> None:
        if self._spec is not None:
            self._background.drop()
            self._spec, self._journal, self._result = None, (), None
            self._watch.notify_changes()

    def _on_heard(self, answer: Examined | WorkFailed) -> None:
        self._result = answer
        self._watch.notify_changes()


def _work(spec: MatchSpec, journal: tuple[Entry, ...], seat: Seat) -> Work[Examined]:
    def work(still_wanted: StillWanted) -> Iterator[Examined]:
        match = played(spec, journal, still_wanted)
        with closing(Helpers(still_wanted)) as helpers:
            yield Examined(turning_point(match, seat, helpers.working))

    return work
