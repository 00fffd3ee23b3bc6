"""The deal of the day for QML: today's match, the try that counts, and the comparison."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date, datetime
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from arschloch_gui.ai.levels import split
from arschloch_gui.app.by_game.file_problems import trouble_sentence
from arschloch_gui.app.by_game.presets import preset_name
from arschloch_gui.app.daily.comparison import Comparison, LevelResult, levels_compared
from arschloch_gui.app.daily.day_deal import DayDeal, day_deal
from arschloch_gui.app.daily.tries import NAME, DayTries, DayTry
from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.practice.background import WorkFailed
from arschloch_gui.app.present import present
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.setup.gallery import game_of
from arschloch_gui.app.table.personas import PEOPLE
from arschloch_gui.app.table.seating import own_name
from arschloch_gui.app.wording import deal_of_day as words
from arschloch_gui.app.wording.levels import level_name
from arschloch_gui.coach.daily import number_of
from arschloch_gui.engine.match import MATCH_OVER

MOST_EARLIER = 5
OPEN, BEGUN, OVER, LOST = "open", "begun", "over", "lost"


class DayFacts(Struct, frozen=True):
    """The deal of a day."""

    day: str
    """The date of the deal."""
    game: str
    """The game of the deal, whose picture is shown."""
    gameName: str
    """The name of the game."""
    about: str
    """The match in a sentence."""
    opponents: list[dict[str, object]]
    """The opponents of the match: {name, level, person (the portrait number)}."""

    @classmethod
    def of(cls, deal: DayDeal) -> DayFacts:
        """Return the facts about a deal."""
        return cls(
            day=words.day_name(deal.day),
            game=game_of(deal.preset),
            gameName=preset_name(deal.preset),
            about=words.about(),
            opponents=[
                {"name": name, "level": level_name(split(level)[0]), "person": PEOPLE.index(name)}
                for name, level in zip(deal.opponents, deal.levels[1:], strict=True)
            ],
        )


class TryFacts(Struct, frozen=True):
    """The try that counts, and those of earlier days."""

    state: str
    """The try that counts: "open", "begun", "over", or "lost" if its record was deleted."""
    sentence: str
    """The rules of the try that counts, or its state or result, as a sentence."""
    rows: list[dict[str, object]]
    """The comparison, once the try is over: {name, places, own, told}, the user first."""
    busy: bool
    """Whether levels are still being played out."""
    ended: bool
    """Whether the match at the table is today's try that counts, and over."""
    earlier: list[str]
    """The results of earlier days, one line each, latest first."""


class DayMessage(Struct, frozen=True):
    """A message about the last action or the file."""

    message: str
    """The message, empty for none."""


def state_of(found: DayTry | None, *, recorded: bool) -> str:
    """Return the state of a try; `recorded` if its record exists."""
    if found is None:
        return OPEN
    if found.is_over:
        return OVER
    return BEGUN if found.counts and recorded else LOST


def sentence_of(found: DayTry | None, state: str, players: int) -> str:
    """Return the rules of the try that counts, or its state or result."""
    if found is not None and found.is_over:
        return words.result(found.places, found.final, players)
    return {OPEN: words.rule, BEGUN: words.begun, LOST: words.lost}[state]()


def comparison(
    deal: DayDeal, found: DayTry | None, results: Mapping[str, LevelResult]
) -> list[dict[str, object]]:
    """Return the rows of the comparison, once the try is over."""
    if found is None or not found.is_over:
        return []
    rows = [_row(words.own_row(), found.places, own=True)]
    for level in levels_compared(deal):
        known = results.get(level)
        rows.append(_row(level_name(level), known.places if known else (), own=False))
    return rows


def earlier_results(over: Iterable[DayTry], today: date) -> list[str]:
    """Return a line for each of the latest results, without today's."""
    found = [each for each in over if each.day != today]
    return [
        words.earlier(
            words.day_name(each.day), preset_name(day_deal(each.day).preset), each.places,
            each.final,
        )
        for each in found[:MOST_EARLIER]
    ]  # fmt: skip


def _row(name: str, places: tuple[int, ...], *, own: bool) -> dict[str, object]:
    """Return a row of the comparison. No places mean that the match is still being played out."""
    told = words.row_told(name, places) if places else name
    return {"name": name, "places": list(places), "own": own, "told": told}


class DealOfDay(Exposed):
    """Today's match. GUI thread only."""

    changed = Signal()
    tryChanged = Signal()
    messageChanged = Signal()
    shows = by_signal(changed=DayFacts, tryChanged=TryFacts, messageChanged=DayMessage)

    def __init__(
        self,
        session: Session,
        settings: LiveSettings,
        store: MatchStore,
        cache: Path,
        parent: QObject | None = None,
        *,
        now: Callable[[], datetime] = present,
    ) -> None:
        super().__init__(parent)
        self._session, self._settings, self._store, self._now = session, settings, store, now
        self._tries = DayTries(store.folder.parent / NAME)
        self._comparison = Comparison(cache, self, self._on_compared)
        self._today = day_deal(now().date())
        self._levels: dict[str, LevelResult] = {}
        self._busy = self._looked_at = False
        self._asked: DayDeal | None = None
        """The match that was requested as the try that counts, until it has started."""
        self._ended = False
        """Whether the match at the table is today's try that counts, and over."""
        self._message = ""
        self._show()
        session.match.is_counted = self._is_counted
        session.matchStarted.connect(self._on_started)
        session.matchEnded.connect(self._on_ended)

    # -- user actions ---------------------------------------------------------------------

    @Slot()
    def look(self) -> None:
        """Start updating because the page is shown."""
        self._looked_at = True
        self._say(self._tries.look())
        today = self._now().date()
        if today != self._today.day:
            self._today, self._levels = day_deal(today), {}
        self._compare()
        self._show()

    @Slot()
    def rest(self) -> None:
        """Stop updating because the page is no longer shown."""
        self._looked_at = self._busy = False
        self._message = ""
        self._comparison.rest()
        self._show()

    @Slot()
    def play(self) -> None:
        """Start the try that counts, or continue it."""
        self._say(self._tries.look())
        found = self._tries.of(self._today.day)
        if found is None:
            if self._begin():
                self._asked = self._today
        elif self._state == BEGUN:
            self._session.openRecord(str(self._store.folder / found.record))
        self._show()

    @Slot()
    def playForFun(self) -> None:
        """Play the match once more, after the try that counts."""
        found = self._tries.of(self._today.day)
        if found is None or self._state == BEGUN:
            return
        if found.counts:
            self._say(self._tries.give_up(found))
        self._begin()
        self._show()

    @Slot()
    def share(self) -> None:
        """Copy the result as a line of text."""
        found = self._tries.of(self._today.day)
        if found is None or not found.is_over:
            return
        line = words.shared(
            number_of(found.day), preset_name(self._today.preset), found.places, found.final,
            self._today.rules.players,
        )  # fmt: skip
        worse = [
            level_name(level)
            for level, each in self._levels.items()
            if sum(each.places) > sum(found.places)
        ]
        if worse:
            line = words.shared_better(line, worse)
        QGuiApplication.clipboard().setText(line)
        self._message = words.copied(line)
        self._show()

    @Slot()
    def retranslate(self) -> None:
        """Retranslate all texts."""
        self._show()

    def close(self) -> None:
        """End the thread and the process."""
        self._comparison.close()

    # -- internals ------------------------------------------------------------------------

    @property
    def _state(self) -> str:
        found = self._tries.of(self._today.day)
        recorded = found is not None and (self._store.folder / found.record).is_file()
        return state_of(found, recorded=recorded)

    def _show(self) -> None:
        deal, state = self._today, self._state
        found = self._tries.of(deal.day)
        self.show(
            changed=DayFacts.of(deal),
            tryChanged=TryFacts(
                state=state,
                sentence=sentence_of(found, state, deal.rules.players),
                rows=comparison(deal, found, self._levels),
                busy=self._busy,
                ended=self._ended,
                earlier=earlier_results(self._tries.over(), deal.day),
            ),
            messageChanged=DayMessage(self._message),
        )

    def _begin(self) -> bool:
        request = self._today.request(own_name(self._settings.now))
        return self._session.new_matches.begin_exactly(request)

    def _is_counted(self, record: Path | None) -> bool:
        """Return whether a record belongs to an unfinished try that counts."""
        if record is None:
            return False
        self._tries.look()
        found = self._tries.by_record(record)
        return found is not None and found.counts

    def _on_started(self) -> None:
        self._ended = False
        self._look_at_start()
        self._show()

    def _look_at_start(self) -> None:
        asked, self._asked = self._asked, None
        match, snapshot = self._session.match, self._session.snapshot
        if snapshot is None or match.practises:
            return
        if asked is not None and match.record is not None and snapshot.spec.seed == asked.seed:
            self._say(self._tries.begin(asked.day, match.record))
            match.count(self._is_counted(match.record))
        if snapshot.phase == MATCH_OVER:
            self._on_ended()

    def _on_ended(self) -> None:
        """Note the result if the match at the table is a try that counts."""
        match, snapshot = self._session.match, self._session.snapshot
        if snapshot is None or snapshot.viewer is None or match.practises:
            return
        found = self._tries.by_record(match.record)
        if found is None or not found.counts or snapshot.phase != MATCH_OVER:
            return
        places = tuple(each.offices.index(snapshot.viewer) + 1 for each in snapshot.rounds)
        standings = snapshot.spec.rules.standings(snapshot.scores, snapshot.rounds[-1].offices)
        self._say(self._tries.end(found, places, standings.index(snapshot.viewer) + 1))
        self._ended = found.day == self._today.day
        self._show()

    def _compare(self) -> None:
        if self._looked_at and self._state == OVER and not self._busy:
            missing = [each for each in levels_compared(self._today) if each not in self._levels]
            self._busy = bool(missing)
            if missing:
                self._comparison.begin(self._today)

    def _on_compared(self, answer: LevelResult | WorkFailed) -> None:
        if isinstance(answer, WorkFailed):
            self._busy, self._message = False, words.compare_failed()
        elif answer.day == self._today.day.isoformat():
            self._levels[answer.level] = answer
            self._busy = len(self._levels) < len(levels_compared(self._today))
        self._show()

    def _say(self, trouble: FileProblem | None) -> None:
        if trouble is not None:
            self._message = trouble_sentence(trouble)
