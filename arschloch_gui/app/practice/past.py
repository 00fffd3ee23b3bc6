"""The exchanges of a match that was played: list, selection, and a second decision."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.file_problems import trouble_sentence
from arschloch_gui.app.change_notifier import ChangeNotifier
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.match_metadata import Table, read_note
from arschloch_gui.app.files.opening import read, unopened
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.library.matches import Matches
from arschloch_gui.app.practice.background import Background, StillWanted, Work, WorkFailed
from arschloch_gui.app.practice.trainer import Trainer
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.table.choices import Chosen, choice_line
from arschloch_gui.app.table.seating import Seating, sitters_of
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import past as words
from arschloch_gui.coach.exchanges import ExchangeDecision, can_be_judged, exchanges
from arschloch_gui.coach.origin import Origin
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.match import Entry, MatchSpec
from arschloch_gui.engine.record import RecordError

MOST_LISTED = 400
"""Maximum number of exchanges listed: the latest ones."""
OWN, ALL = "own", "all"
NOTHING = -1
MATCHES, TABLE = "matches", "table"


class Listed(Struct, frozen=True):
    """The exchanges found in a match.

    `viewer` is the seat from which they are shown, and `people` are the seats of human players.
    `bad_line` is the first damaged line of the record (0 for none).
    """

    spec: MatchSpec
    journal: tuple[Entry, ...]
    viewer: Seat
    people: frozenset[Seat]
    found: tuple[ExchangeDecision, ...]
    bad_line: int = 0


class Unread(Struct, frozen=True):
    """An answer giving the reason why there is nothing to list."""

    trouble: FileProblem


class PastExchanges(QObject):
    """The list of exchanges, shown over the table or the list of matches. GUI thread only."""

    changed = Signal()
    indexChanged = Signal()

    def __init__(
        self, session: Session, trainer: Trainer, matches: Matches, settings: LiveSettings,
        parent: QObject,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._session, self._trainer, self._matches = session, trainer, matches
        self._settings = settings
        self._home = ""
        self._listed: Listed | None = None
        self._sentence = ""
        self._whose, self._index = OWN, NOTHING
        self._rows: list[dict[str, object]] = []
        self._background = Background("exchanges", self, self._on_heard)
        self._watch = ChangeNotifier(self)
        session.match.changed.connect(self._watch.notify_changes)
        session.matchStarted.connect(self._on_match)

    # -- state --------------------------------------------------------------------------

    @typed_property(bool, changed)
    def offered(self) -> bool:
        """Whether the game at the table has exchanges that can be judged."""
        here, match = self._session.snapshot, self._session.match
        return here is not None and not match.practises and can_be_judged(here.spec.family.key)

    @typed_property(str, changed)
    def home(self) -> str:
        """The screen under the list, "table" or "matches"; empty while it is closed."""
        return self._home

    @typed_property(str, changed)
    def sentence(self) -> str:
        """The progress, or the reason why the list is empty or incomplete; empty if all is well."""
        if self._sentence or self._listed is None:
            return self._sentence
        if not self._rows:
            return words.nothing()
        if self._listed.bad_line:
            return words.damaged_from(self._listed.bad_line)
        full = len(self._listed.found) >= MOST_LISTED
        return words.only_the_latest(MOST_LISTED) if full else ""

    @typed_property(bool, changed)
    def empty(self) -> bool:
        """Whether the match has been searched and has no exchanges to list."""
        return self._listed is not None and not self._sentence and not self._rows

    @typed_property(list, changed)
    def choices(self) -> list[dict[str, str]]:
        """The filters by player: {value, text}; empty if they make no difference."""
        listed = self._listed
        if listed is None or not any(self._is_own(each) for each in listed.found):
            return []
        if all(self._is_own(each) for each in listed.found):
            return []
        return [{"value": OWN, "text": words.own()}, {"value": ALL, "text": words.everybodys()}]

    @typed_property(str, changed)
    def whose(self) -> str:
        """The active filter: "own" or "all"."""
        return self._whose

    @typed_property(list, changed)
    def rows(self) -> list[dict[str, object]]:
        """The exchanges: {"round", "line", "person", "isViewer", "told"}."""
        return self._rows

    @typed_property(int, indexChanged)
    def index(self) -> int:
        """The index of the selected exchange; −1 for none."""
        return self._index

    # -- actions of the person ----------------------------------------------------------

    @Slot()
    def openTable(self) -> None:
        """List the exchanges of the match at the table, up to its last finished round."""
        here = self._session.snapshot
        if self.offered and here is not None:
            viewer = self._session.stage.sitters.viewer
            self._open(TABLE, _of_journal(here.spec, self._session.rounds_over.journal, viewer))

    @Slot(str)
    def openMatch(self, key: str) -> None:
        """List the exchanges of a match from the list of matches."""
        path = self._matches.path_of(key)
        if path is not None:
            self._open(MATCHES, _of_file(path))

    @Slot(str)
    def choose(self, whose: str) -> None:
        """Set the filter: "own" or "all"."""
        self._whose = whose
        self._index = len(self._shown) - 1
        self._fill()

    @Slot(int)
    def look(self, index: int) -> None:
        """Select an exchange."""
        if 0 <= index < len(self._rows):
            self._index = index
            self._watch.notify_changes()

    @Slot()
    def practise(self) -> None:
        """Set the selected exchange as an exercise."""
        shown, listed = self._shown, self._listed
        if listed is not None and 0 <= self._index < len(shown):
            before = listed.journal[: shown[self._index].before]
            home = MATCHES if self._home == MATCHES else ""
            self._trainer.practise(Origin(listed.spec, None, before), home)

    @Slot()
    def close(self) -> None:
        """Close the list."""
        self._background.drop()
        self._home, self._listed, self._sentence = "", None, ""
        self._whose, self._index = OWN, NOTHING
        self._fill()

    @Slot()
    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._fill()

    def end(self) -> None:
        """End the thread."""
        self._background.close()

    # -- internals ----------------------------------------------------------------------

    @property
    def _shown(self) -> list[ExchangeDecision]:
        found = self._listed.found if self._listed is not None else ()
        return [each for each in found if self._whose == ALL or self._is_own(each)]

    def _is_own(self, exchange: ExchangeDecision) -> bool:
        return self._listed is not None and exchange.seat in self._listed.people

    def _open(self, home: str, work: Work[Listed | Unread]) -> None:
        self._home, self._listed, self._sentence = home, None, words.being_read()
        self._index = NOTHING
        self._background.begin(work)
        self._fill()

    def _on_match(self) -> None:
        """Close the list of the match at the table when another match replaces it.

        It stays open after practising one of its decisions.
        """
        here, listed = self._session.snapshot, self._listed
        if self._home != TABLE or here is None or self._session.match.practises:
            return
        shown = (listed.spec, listed.journal) if listed is not None else None
        if shown != (here.spec, self._session.rounds_over.journal):
            self.close()

    def _on_heard(self, answer: Listed | Unread | WorkFailed) -> None:
        match answer:
            case Listed():
                self._listed, self._sentence = answer, ""
                own = any(self._is_own(each) for each in answer.found)
                self._whose = OWN if own else ALL
                self._index = len(self._shown) - 1
            case Unread(trouble):
                self._sentence = trouble_sentence(trouble)
            case WorkFailed():
                self._sentence = words.unreadable()
        self._fill()

    def _fill(self) -> None:
        listed = self._listed
        self._rows = []
        if listed is not None:
            sitters = sitters_of(listed.spec, listed.viewer, self._settings.now)
            self._rows = [_row(listed, sitters, each) for each in self._shown]
        self._watch.notify_changes()


def _row(listed: Listed, sitters: Seating, exchange: ExchangeDecision) -> dict[str, object]:
    table, viewer = table_of(listed.spec.family.key), listed.viewer
    chosen = Chosen(exchange.seat, exchange.view, exchange.action, exchange.events)
    line = choice_line(chosen, table, sitters.names, viewer, table.deck(listed.spec.rules))
    round_told, office = words.round_of(exchange.round_no), sitters.title(exchange.office)
    return {
        "round": round_told,
        "office": office,
        "line": line,
        "person": sitters.people[exchange.seat],
        "isViewer": exchange.seat == viewer,
        "told": ", ".join(part for part in (round_told, office, line) if part),
    }


def _of_journal(spec: MatchSpec, journal: tuple[Entry, ...], viewer: Seat) -> Work[Listed | Unread]:
    def work(still_wanted: StillWanted) -> Iterator[Listed | Unread]:
        yield _listed(spec, journal, viewer, frozenset((viewer,)), 0, still_wanted)

    return work


def _of_file(path: Path) -> Work[Listed | Unread]:
    def work(still_wanted: StillWanted) -> Iterator[Listed | Unread]:
        try:
            _, restored = read(path)
        except (OSError, RecordError) as error:
            yield Unread(unopened(path, error))
            return
        match, table = restored.match, read_note(path).table
        spec, bad = match.spec, restored.line + 1 if restored.error is not None else 0
        viewer = table.fitted(len(spec.seats)).viewer
        journal = tuple(match.journal)
        yield _listed(spec, journal, viewer, _people(table, len(spec.seats)), bad, still_wanted)

    return work


def _people(table: Table, players: int) -> frozenset[Seat]:
    """Return the seats of human players, as far as the record names them."""
    if len(table.levels) != players:
        return frozenset()
    return frozenset(seat for seat, level in enumerate(table.levels) if not level)


def _listed(
    spec: MatchSpec, journal: tuple[Entry, ...], viewer: Seat, people: frozenset[Seat],
    bad_line: int, each: Callable[[], None],
) -> Listed:  # fmt: skip
    found = deque(exchanges(spec, journal, each), MOST_LISTED)
    return Listed(spec, journal, viewer, people, tuple(found), bad_line)
