"""Luck of the deals, separated from the cost of the person's decisions, as QML reads it.

It is computed on demand, round by round, in a separate thread and processes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from math import hypot
from typing import TypeAlias

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.ai.estimate import Estimate
from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.practice.background import Background, StillWanted, Work, WorkFailed
from arschloch_gui.app.practice.helpers import Helpers
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.app.wording import luck as words
from arschloch_gui.coach.losses import cost
from arschloch_gui.coach.luck import Luck, luck, per_round, usual
from arschloch_gui.coach.task import NotToBeJudged, Working
from arschloch_gui.coach.verdict import SURE
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.match import Entry, Match, MatchSpec
from arschloch_gui.engine.playback import played
from arschloch_gui.engine.review import review

MOST_ROUNDS = 30
"""Maximum number of rounds examined: the latest ones. Each takes a second or more."""
LEAST = 0.05
"""Smallest difference reported, in places; less would be rounded to zero."""


class Reckoned(Struct, frozen=True):
    """The result for one round.

    `exchange` and `plays` are the costs of the person's decisions before and during the tricks, in
    expected position (None if there were none). `place` counts from 0 (best).
    """

    luck: Luck
    exchange: Estimate | None
    plays: Estimate | None
    place: int


class LuckFinished(Struct, frozen=True):
    """The answer after the last round; `judged` is False if the rules allow no judgement."""

    judged: bool


class RoundsDone(Struct, frozen=True):
    """The number of rounds examined so far, and the number of rounds to examine."""

    done: int
    all: int


_Answer: TypeAlias = Reckoned | RoundsDone | LuckFinished
"""The answers that arrive while luck and cost are computed."""


class LuckFacts(Struct, frozen=True):
    """Luck and cost, or the progress until they are known."""

    sentences: list[str]
    """One sentence on the cards and one on the decisions, or the progress until then."""
    figures: str = ""
    """The meaning and the uncertainty of the figures; empty if there are none."""
    rows: list[dict[str, str]] = []
    """The rounds: {"round", "office", "luck", "exchange", "plays", "place", "told"}."""

    @classmethod
    def of(
        cls,
        found: Sequence[Reckoned],
        now: RoundsDone,
        finished: LuckFinished | None,
        sitters: Seating,
    ) -> LuckFacts:
        """Return the facts about the rounds found so far, at a table of these players."""
        players = len(sitters.names)
        rows = [_row(each, sitters) for each in found]
        if finished is None:
            return cls([words.progress(min(now.done + 1, now.all), now.all)], rows=rows)
        if not found:
            return cls([words.failed()])
        lucky, costs = per_round([each.luck for each in found]), cost_per_round(found)
        figures = words.figures(_places(lucky.stderr, players), _places(costs.stderr, players))
        if not finished.judged:
            return cls([words.failed()], figures, rows)
        told = [words.luck(_sure(lucky, players)), words.cost(_sure(costs, players))]
        return cls(told, figures, rows)


def cost_per_round(found: Sequence[Reckoned]) -> Estimate:
    """Return the mean cost of the person's decisions in a round, in expected position."""
    costs = [cost for each in found for cost in (each.exchange, each.plays) if cost]
    total = sum(each.mean for each in costs)
    return Estimate(total / len(found), hypot(*(each.stderr for each in costs)) / len(found))


def _row(each: Reckoned, sitters: Seating) -> dict[str, str]:
    players = len(sitters.names)
    figures = {
        "round": words.round_no(each.luck.round_no),
        "office": sitters.title(each.luck.office),
        "luck": words.signed(_sure(each.luck.gain, players)),
        "exchange": words.signed(-_sure(each.exchange, players)) if each.exchange else "",
        "plays": words.signed(-_sure(each.plays, players)) if each.plays else "",
        "place": sitters.title(each.place),
    }
    return {**figures, "told": words.row_told(figures)}


def _sure(estimate: Estimate, players: int) -> float:
    """Convert an estimate to places; 0 if it is not significant or below `LEAST`."""
    if abs(estimate.mean) < SURE * estimate.stderr:
        return 0.0
    places = _places(estimate.mean, players)
    return places if abs(places) >= LEAST else 0.0


def _places(value: float, players: int) -> float:
    return value * (players - 1) / 2


class LuckAndCost(Exposed):
    """Luck and cost in the finished rounds of the match at the table. GUI thread only."""

    changed = Signal()
    shows = by_signal(changed=LuckFacts)

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._spec: MatchSpec | None = None
        self._journal: tuple[Entry, ...] = ()
        self._found: list[Reckoned] = []
        self._round = RoundsDone(0, 0)
        self._finished: LuckFinished | None = None
        self._background = Background("luck", self, self._on_heard)
        self._show()
        session.match.changed.connect(self._on_table)
        session.hindsight.changed.connect(self._on_table)
        session.matchLeft.connect(self._forget)

    @property
    def spoken(self) -> str:
        """The result for a screen reader; empty until it is available."""
        if self._finished is None:
            return ""
        return " ".join(self.shown_value(LuckFacts).sentences)

    @Slot()
    def look(self) -> None:
        """Start the computation, unless it is done or already running."""
        here, journal = self._session.snapshot, self._session.rounds_over.journal
        if here is None or (here.spec is self._spec and journal == self._journal):
            return
        self._spec, self._journal, self._found, self._finished = here.spec, journal, [], None
        self._round = RoundsDone(0, min(MOST_ROUNDS, len(here.rounds)))
        seat = self._session.stage.sitters.viewer
        self._background.begin(_work(here.spec, journal, seat))
        self._show()

    @Slot()
    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._show()

    def end(self) -> None:
        """End the thread and its processes."""
        self._background.close()

    # -- internals ----------------------------------------------------------------------

    def _show(self) -> None:
        sitters = self._session.stage.sitters
        self.show(changed=LuckFacts.of(self._found, self._round, self._finished, sitters))

    def _on_table(self) -> None:
        """Discard an unfinished computation when the next round has begun."""
        if self._finished is None and not self._session.hindsight.decided:
            self._forget()

    def _forget(self) -> None:
        if self._spec is not None:
            self._background.drop()
            self._spec, self._journal, self._found, self._finished = None, (), [], None
            self._round = RoundsDone(0, 0)
            self._show()

    def _on_heard(self, answer: _Answer | WorkFailed) -> None:
        match answer:
            case Reckoned():
                self._found.append(answer)
            case RoundsDone():
                self._round = answer
            case LuckFinished():
                self._finished = answer
            case WorkFailed():
                self._found, self._finished = [], LuckFinished(judged=False)
        self._show()


def _work(spec: MatchSpec, journal: tuple[Entry, ...], seat: Seat) -> Work[_Answer]:
    def work(still_wanted: StillWanted) -> Iterator[_Answer]:
        match = played(spec, journal, still_wanted)
        last = len(match.rounds)
        rounds = range(max(0, last - MOST_ROUNDS) + 1, last + 1)
        try:
            with closing(Helpers(still_wanted)) as helpers:
                of_office = usual(match, rounds, helpers.working)
                for done, number in enumerate(rounds):
                    yield RoundsDone(done, len(rounds))
                    lucky = luck(match, number, seat, of_office, helpers.working)
                    yield _reckoned(match, number, seat, lucky, helpers.working)
        except NotToBeJudged:
            yield LuckFinished(judged=False)
            return
        yield LuckFinished(judged=True)

    return work


def _reckoned(match: Match, number: int, seat: Seat, lucky: Luck, working: Working) -> Reckoned:
    decided = [each for each in review(match, number).decided if each.seat == seat]
    before = [each for each in decided if not each.in_trick]
    plays = [each for each in decided if each.in_trick]
    game, seed = match.family.key, match.spec.seed
    exchange = cost(game, before, seed, working) if before else None
    place = match.rounds[number - 1].offices.index(seat)
    return Reckoned(lucky, exchange, cost(game, plays, seed, working) if plays else None, place)
