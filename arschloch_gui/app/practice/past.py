"""The exchanges of a match that was played: list, selection, and a second decision."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.file_problems import trouble_sentence
from arschloch_gui.app.exposed import Exposed, by_signal
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

    def is_own(self, exchange: ExchangeDecision) -> bool:
        """Return whether a person decided."""
        return exchange.seat in self.people

    def of(self, whose: str) -> list[ExchangeDecision]:
        """Return the exchanges that a filter leaves, "own" or "all"."""
        return [each for each in self.found if whose == ALL or self.is_own(each)]

    @property
    def choices(self) -> list[dict[str, str]]:
        """The filters by player: {value, text}; empty if they make no difference."""
        if len(self.of(OWN)) in (0, len(self.found)):
            return []
        return [{"value": OWN, "text": words.own()}, {"value": ALL, "text": words.everybodys()}]

    def remark(self, shown: Sequence[object]) -> str:
        """Return why the list shown is empty or incomplete; empty if all is well."""
        if not shown:
            return words.nothing()
        if self.bad_line:
            return words.damaged_from(self.bad_line)
        return words.only_the_latest(MOST_LISTED) if len(self.found) >= MOST_LISTED else ""


class Unread(Struct, frozen=True):
    """An answer giving the reason why there is nothing to list."""

    trouble: FileProblem


class PastOffer(Struct, frozen=True):
    """The match at the table."""

    offered: bool
    """Whether its game has exchanges that can be judged."""


class PastFacts(Struct, frozen=True):
    """The list of exchanges."""

    home: str
    """The screen under the list, "table" or "matches"; empty while it is closed."""
    sentence: str
    """The progress, or the reason why the list is empty or incomplete; empty if all is well."""
    empty: bool
    """Whether the match has been searched and has no exchanges to list."""
    choices: list[dict[str, str]]
    """The filters by player: {value, text}; empty if they make no difference."""
    whose: str
    """The active filter: "own" or "all"."""
    rows: list[dict[str, object]]
    """The exchanges: {"round", "line", "person", "isViewer", "told"}."""

    @classmethod
    def of(
        cls,
        home: str,
        listed: Listed | None,
        notice: str,
        whose: str,
        rows: list[dict[str, object]],
    ) -> PastFacts:
        """Return the facts; a `notice` is the progress or the reason for a failure."""
        return cls(
            home=home,
            sentence=notice or (listed.remark(rows) if listed is not None else ""),
            empty=listed is not None and not notice and not rows,
            choices=listed.choices if listed is not None else [],
            whose=whose,
            rows=rows,
        )


class PastIndex(Struct, frozen=True):
    """The selected exchange."""

    index: int
    """Its index; −1 for none."""


class PastExchanges(Exposed):
    """The list of exchanges, shown over the table or the list of matches. GUI thread only."""

    changed = Signal()
    indexChanged = Signal()
    offeredChanged = Signal()
    shows = by_signal(changed=PastFacts, indexChanged=PastIndex, offeredChanged=PastOffer)

    def __init__(
        self, session: Session, trainer: Trainer, matches: Matches, settings: LiveSettings,
        parent: QObject,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._session, self._trainer, self._matches = session, trainer, matches
        self._settings = settings
        self._home = ""
        self._listed: Listed | None = None
        self._notice = ""
        self._whose, self._index = OWN, NOTHING
        self._background = Background("exchanges", self, self._on_heard)
        self._show()
        self._look_at_table()
        session.match.changed.connect(self._look_at_table)
        session.matchStarted.connect(self._on_match)

    # -- actions of the person ----------------------------------------------------------

    @Slot()
    def openTable(self) -> None:
        """List the exchanges of the match at the table, up to its last finished round."""
        here = self._session.snapshot
        if self._is_offered and here is not None:
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
        self._show()

    @Slot(int)
    def look(self, index: int) -> None:
        """Select an exchange."""
        if 0 <= index < len(self._shown):
            self._index = index
            self.show(indexChanged=PastIndex(index))

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
        self._home, self._listed, self._notice = "", None, ""
        self._whose, self._index = OWN, NOTHING
        self._show()

    @Slot()
    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._show()

    def end(self) -> None:
        """End the thread."""
        self._background.close()

    # -- internals ----------------------------------------------------------------------

    @property
    def _is_offered(self) -> bool:
        here, match = self._session.snapshot, self._session.match
        return here is not None and not match.practises and can_be_judged(here.spec.family.key)

    @property
    def _shown(self) -> list[ExchangeDecision]:
        return self._listed.of(self._whose) if self._listed is not None else []

    def _look_at_table(self) -> None:
        self.show(offeredChanged=PastOffer(self._is_offered))

    def _open(self, home: str, work: Work[Listed | Unread]) -> None:
        self._home, self._listed, self._notice = home, None, words.being_read()
        self._index = NOTHING
        self._background.begin(work)
        self._show()

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
                self._listed, self._notice = answer, ""
                self._whose = OWN if answer.of(OWN) else ALL
                self._index = len(self._shown) - 1
            case Unread(trouble):
                self._notice = trouble_sentence(trouble)
            case WorkFailed():
                self._notice = words.unreadable()
        self._show()

    def _show(self) -> None:
        rows: list[dict[str, object]] = []
        if (listed := self._listed) is not None:
            sitters = sitters_of(listed.spec, listed.viewer, self._settings.now)
            rows = [_row(listed, sitters, each) for each in self._shown]
        self.show(
            changed=PastFacts.of(self._home, listed, self._notice, self._whose, rows),
            indexChanged=PastIndex(self._index),
        )


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
