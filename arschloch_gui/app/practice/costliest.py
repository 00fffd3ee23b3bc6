"""The person's costliest plays of the finished round, as QML reads them.

They are computed on demand, in a separate thread and processes.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import TypeAlias

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.practice.background import Background, StillWanted, Work, WorkFailed
from arschloch_gui.app.practice.helpers import Helpers
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.wording import costly as words
from arschloch_gui.app.wording.all_hands import DECIDED
from arschloch_gui.coach.plays import CostlyPlay, Progress, costliest
from arschloch_gui.coach.task import NotToBeJudged
from arschloch_gui.engine.hindsight import Decided, foretold
from arschloch_gui.engine.match import MatchSpec


class NoJudgement(Struct, frozen=True):
    """An answer reporting that plays cannot be judged under these rules."""


_Answer: TypeAlias = Progress | tuple[CostlyPlay, ...] | NoJudgement
"""The answers that arrive while plays are being judged."""


class CostlyFacts(Struct, frozen=True):
    """The costliest plays, or the progress until they are known."""

    sentence: str
    """The progress of the computation, or a note on its result."""
    rows: list[dict[str, str]]
    """The costliest first: {"line", "when", "better", "cost", "told"}."""


class CostliestPlays(Exposed):
    """The person's costliest plays, three at most. GUI thread only."""

    changed = Signal()
    shows = by_signal(changed=CostlyFacts)

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._hindsight = session, session.hindsight
        self._of: tuple[Decided, ...] = ()
        """All decisions of the round being judged."""
        self._progress: Progress | None = None
        self._found: tuple[CostlyPlay, ...] | None = None
        self._failed = False
        self._background = Background("plays", self, self._on_heard)
        self._show()
        session.hindsight.changed.connect(self._on_round)
        session.matchLeft.connect(self._forget)

    @property
    def spoken(self) -> str:
        """The whole result for a screen reader; empty until it is available."""
        if self._found is None and not self._failed:
            return ""
        shown = self.shown_value(CostlyFacts)
        return " ".join([*(row["told"] for row in shown.rows), shown.sentence])

    @Slot()
    def look(self) -> None:
        """Start the computation, unless it is done or already running."""
        decided, spec = self._hindsight.decided, self._hindsight.spec
        if spec is None or (decided == self._of and (self._progress or self._found is not None)):
            return
        self._of, self._progress, self._found, self._failed = decided, None, None, False
        self._background.begin(_work(spec, self._plays))
        self._progress = Progress(0, len(self._plays))
        self._show()

    @Slot(int)
    def go(self, row: int) -> None:
        """Show the decision of a row, with all its options."""
        if self._found is not None and 0 <= row < len(self._found):
            self._hindsight.look(self._decisions[self._found[row].at])
            self._session.allHands.look(DECIDED)

    @Slot()
    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._show()

    def end(self) -> None:
        """End the thread and its processes."""
        self._background.close()

    # -- internals ----------------------------------------------------------------------

    @property
    def _decisions(self) -> list[int]:
        """The indices of the person's plays among the decisions of the round."""
        viewer = self._session.stage.sitters.viewer
        return [at for at, each in enumerate(self._of) if each.seat == viewer and each.in_trick]

    @property
    def _plays(self) -> list[Decided]:
        return [self._of[at] for at in self._decisions]

    def _show(self) -> None:
        rows = [self._row(play) for play in self._found or ()]
        self.show(changed=CostlyFacts(self._sentence(), rows))

    def _sentence(self) -> str:
        if self._failed:
            return words.failed()
        if self._found is None:
            progress = self._progress or Progress(0, len(self._plays))
            return words.progress(progress.done, progress.all)
        return words.rough() if self._found else words.none()

    def _on_round(self) -> None:
        if self._hindsight.decided != self._of:
            self._forget()

    def _forget(self) -> None:
        if self._of:
            self._background.drop()
            self._of, self._progress, self._found, self._failed = (), None, None, False
            self._show()

    def _on_heard(self, answer: _Answer | WorkFailed) -> None:
        match answer:
            case Progress():
                self._progress = answer
            case NoJudgement() | WorkFailed():
                self._failed = True
            case _:
                self._found = answer
        self._show()

    def _row(self, play: CostlyPlay) -> dict[str, str]:
        decided, hindsight = self._plays[play.at], self._hindsight
        assert hindsight.spec is not None
        line = hindsight.line(decided, decided.taken, decided.events)
        followed = foretold(hindsight.spec.family, decided, play.best)
        when = words.when(len(decided.view.hand))
        better = words.better(hindsight.line(decided, play.best, followed))
        cost = words.cost(play.loss * (len(hindsight.spec.seats) - 1) / 2)
        told = " ".join((f"{when}:", line, better, cost))
        return {"line": line, "when": when, "better": better, "cost": cost, "told": told}


def _work(spec: MatchSpec, plays: list[Decided]) -> Work[_Answer]:
    def work(
        still_wanted: StillWanted,
    ) -> Iterator[_Answer]:
        try:
            with closing(Helpers(still_wanted)) as helpers:
                yield from costliest(spec.family.key, plays, spec.seed, helpers.working)
        except NotToBeJudged:
            yield NoJudgement()

    return work
