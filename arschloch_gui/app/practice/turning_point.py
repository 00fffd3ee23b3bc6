"""The turning point of the finished match, as QML reads it.

It is computed in a separate thread and processes while the end of the match is shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.practice.background import Background, StillWanted, Work, WorkFailed
from arschloch_gui.app.practice.helpers import Helpers
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.table.table_play import top_of
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


class TurningPointFacts(Struct, frozen=True):
    """The turning point, or why there is none."""

    moment: str
    """The decision in words, or why there is none."""
    there: bool = False
    """Whether there is a turning point to show."""
    effect: str = ""
    """The effect of the decision for the person, in words; empty if there is none."""
    helped: bool = False
    """Whether the decision was good for the person."""
    person: int = NOBODY
    """The portrait of the player who decided; −1 while there is none."""
    round: int = 0
    """The number of the round; 0 while there is no turning point."""
    ply: int = NOBODY
    """The number of the action in the match, as replays count it; −1 while there is none."""

    @classmethod
    def of(cls, point: TurningPoint, line: str, passed_on: str, person: int) -> TurningPointFacts:
        """Return the facts about a decision with this description.

        `passed_on` are the cards on the table for a pass, and `person` is the player's portrait.
        """
        return cls(
            moment=words.moment(point.round_no, line, passed_on),
            there=True,
            effect=words.effect(point.before, point.after),
            helped=point.helped,
            person=person,
            round=point.round_no,
            ply=point.decided.ply,
        )


class MatchTurningPoint(Exposed):
    """The turning point of the match at the table. GUI thread only."""

    changed = Signal()
    shows = by_signal(changed=TurningPointFacts)

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._spec: MatchSpec | None = None
        self._journal: tuple[Entry, ...] = ()
        self._result: Examined | WorkFailed | None = None
        self._background = Background("turning point", self, self._on_heard)
        self._show()
        session.matchLeft.connect(self._forget)

    @property
    def searched(self) -> bool:
        """Whether the search is over, with a result or without."""
        return self._result is not None

    @property
    def spoken(self) -> str:
        """The turning point for a screen reader; empty until it is found."""
        shown = self._facts()
        return f"{shown.moment} {shown.effect}" if shown.there else ""

    @Slot()
    def look(self) -> None:
        """Start the search, unless that has been done for this match."""
        here, journal = self._session.snapshot, self._session.rounds_over.journal
        if here is None or (here.spec is self._spec and journal == self._journal):
            return
        self._spec, self._journal, self._result = here.spec, journal, None
        viewer = self._session.stage.sitters.viewer
        self._background.begin(_work(here.spec, journal, viewer))
        self._show()

    @Slot()
    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._show()

    def end(self) -> None:
        """End the thread and its processes."""
        self._background.close()

    # -- internals ----------------------------------------------------------------------

    def _facts(self) -> TurningPointFacts:
        match self._result:
            case Examined(point=TurningPoint() as point):
                session, decided = self._session, point.decided
                line = session.hindsight.line(decided, decided.taken, decided.events)
                person = session.stage.sitters.people[decided.seat]
                return TurningPointFacts.of(point, line, self._passed_on(decided), person)
            case Examined():
                return TurningPointFacts(words.none())
            case WorkFailed():
                return TurningPointFacts(words.failed())
        return TurningPointFacts(words.searching())

    def _show(self) -> None:
        self.show(changed=self._facts())

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
            self._show()

    def _on_heard(self, answer: Examined | WorkFailed) -> None:
        self._result = answer
        self._show()


def _work(spec: MatchSpec, journal: tuple[Entry, ...], seat: Seat) -> Work[Examined]:
    def work(still_wanted: StillWanted) -> Iterator[Examined]:
        match = played(spec, journal, still_wanted)
        with closing(Helpers(still_wanted)) as helpers:
            yield Examined(turning_point(match, seat, helpers.working))

    return work
