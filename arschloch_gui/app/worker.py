"""The engine's own thread: the one owner of the match and its record file.

The window asks through queued slots and hears frozen messages (`app/messages.py`). Every request
names the ply it answers, so a click that comes late is dropped instead of being played on another
table. AI players decide here, between two requests of the person.
"""

from __future__ import annotations

import threading
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.ai.guard import Guarded
from arschloch_gui.ai.levels import LEVELS, player
from arschloch_gui.ai.player import Player, decision_rng
from arschloch_gui.app.messages import Loaded, NewMatch, Refused, Resumable, Stepped, Trouble
from arschloch_gui.app.store import Damaged, MatchFile, MatchStore, Resumed, Table
from arschloch_gui.engine.actions import PASS, Action
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.match import Acted, Match
from arschloch_gui.engine.record import RecordError

DEFAULT_LEVEL = "regular"
STAND_IN = "lowest"


class EngineWorker(QObject):
    """Lives in a `QThread` of its own; nobody but its slots touches the match."""

    loaded = Signal(object)
    stepped = Signal(object)
    refused = Signal(object)
    resumable = Signal(object)
    trouble = Signal(object)

    def __init__(self, store: MatchStore) -> None:
        super().__init__()
        self._store = store
        self._stopping = threading.Event()
        self._sitting = 0
        self._match: Match | None = None
        self._file: MatchFile | None = None
        self._table = Table(0, ())
        self._waiting: Resumed | None = None
        self._saving = True

    def stop(self) -> None:
        """Ask a running sequence of AI moves to end; callable from any thread."""
        self._stopping.set()

    # -- which match --------------------------------------------------------------------

    @Slot()
    def look(self) -> None:
        """Find out what could be continued. A damaged record is kept aside and reported."""
        self._forget_waiting()
        found = self._store.resume()
        if isinstance(found, Damaged):
            self._report_damaged(found)
        elif found is not None:
            self._waiting = found
        snapshot = found.match.snapshot(found.table.viewer) if isinstance(found, Resumed) else None
        self.resumable.emit(Resumable(snapshot))

    @Slot(int, object)
    def begin(self, sitting: int, request: NewMatch) -> None:
        """Begin a match and deal its first round."""
        self.leave()
        self._forget_waiting()
        try:
            file = self._store.start(request.spec, request.table)
        except OSError as error:
            # The match can be played all the same; it is only not kept.
            self.trouble.emit(Trouble("not_saved", self._store.folder, error.strerror or ""))
            file = None
        self._sit_down(sitting, Match(request.spec), file, request.table)
        self._deal()

    @Slot(int)
    def resume(self, sitting: int) -> None:
        """Go on with the match that `look` found."""
        if self._waiting is None:
            self.look()
        if self._waiting is None:
            return
        self.leave()
        found, self._waiting = self._waiting, None
        self._sit_down(sitting, found.match, found.file, found.table)
        self._go_on()

    @Slot(int, object)
    def open(self, sitting: int, path: Path) -> None:
        """Open a record file and go on with it."""
        try:
            file, match = MatchFile.open(path)
        except RecordError as error:
            self.trouble.emit(Trouble("not_a_record", path, error=error))
            return
        except OSError as error:
            self.trouble.emit(Trouble("unreadable", path, error.strerror or ""))
            return
        self.leave()
        self._forget_waiting()
        self._sit_down(sitting, match, file, self._table_of(path, len(match.spec.seats)))
        with suppress(OSError):
            self._store.remember(path, self._table)
        if match.state is None:
            self._deal()
        self._go_on()

    @Slot()
    def leave(self) -> None:
        """Close the record; the match can be continued later."""
        if self._file is not None:
            self._file.close()
        self._file = self._match = None

    def hang_up(self) -> None:
        """Let go of every file; for the end, when the thread is over."""
        self.leave()
        self._forget_waiting()

    # -- what the person does -----------------------------------------------------------

    @Slot(int, object)
    def submit(self, ply: int, action: Action) -> None:
        """Let the viewer act, then everybody else until it is the viewer's turn again."""
        match = self._match
        if match is None or ply != match.ply or match.to_act != self._table.viewer:
            self._refuse(ply, None)
            return
        if self._perform(self._table.viewer, action):
            self._go_on()

    @Slot(int)
    def next_round(self, ply: int) -> None:
        """Deal the next round."""
        match = self._match
        if match is None or ply != match.ply or match.to_act is not None or match.is_over:
            self._refuse(ply, None)
            return
        self._deal()

    @Slot(int, bool)
    def undo(self, ply: int, skip_forced: bool) -> None:
        """Go back to the viewer's last decision; `skip_forced`: one where he had a choice."""
        match = self._match
        if match is None or ply != match.ply:
            self._refuse(ply, None)
            return
        done = match.undo(self._table.viewer)
        while done and skip_forced and self._is_forced(match):
            if not match.undo(self._table.viewer):
                break
        self._rewritten(done)

    @Slot(int, bool)
    def redo(self, ply: int, skip_forced: bool) -> None:
        """Take back an undo, up to the viewer's next decision."""
        match = self._match
        if match is None or ply != match.ply:
            self._refuse(ply, None)
            return
        done = match.redo(self._table.viewer)
        while done and skip_forced and self._is_forced(match):
            if not match.redo(self._table.viewer):
                break
        self._rewritten(done)

    # -- how it is done -----------------------------------------------------------------

    def _sit_down(self, sitting: int, match: Match, file: MatchFile | None, table: Table) -> None:
        self._sitting, self._match, self._file, self._table = sitting, match, file, table
        self._saving = file is not None
        self.loaded.emit(Loaded(sitting, match.snapshot(table.viewer), table))

    def _deal(self) -> None:
        assert self._match is not None
        events = self._match.start_round()
        if isinstance(events, Refusal):
            self._refuse(self._match.ply, events)
            return
        self._tell(events)
        self._go_on()

    def _go_on(self) -> None:
        """Let the AI players act until the viewer has to, or the round is over."""
        match = self._match
        while match is not None and not self._stopping.is_set():
            seat = match.to_act
            if seat is None or seat == self._table.viewer:
                return
            if not self._perform(seat, self._choice_of(match, seat)):
                return

    def _choice_of(self, match: Match, seat: Seat) -> Action:
        legal = match.legal()
        view = match.family.view(match.state, seat)
        rng = decision_rng(match.spec.seed, seat, match.ply)
        game = match.family.key
        # Whatever goes wrong with a player must not become the person's lost match.
        guarded = Guarded(_player(self._table.levels[seat], game), player(STAND_IN, game))
        return legal[guarded.choose(view, legal, rng)]

    def _perform(self, seat: Seat, action: Action) -> bool:
        assert self._match is not None
        events = self._match.submit(seat, action)
        if isinstance(events, Refusal):
            self._refuse(self._match.ply, events)
            return False
        self._save(Acted(seat, action))
        if self._match.is_over:
            self._store.forget()
        self._tell(events)
        return True

    def _tell(self, events: tuple[Event, ...]) -> None:
        assert self._match is not None
        viewer = self._table.viewer
        seen = tuple(event.seen_by(viewer) for event in events)
        snapshot = self._match.snapshot(viewer)
        self.stepped.emit(Stepped(self._sitting, self._match.ply, seen, snapshot))

    def _refuse(self, ply: int, refusal: Refusal | None) -> None:
        self.refused.emit(Refused(self._sitting, ply, refusal))

    def _save(self, entry: Acted) -> None:
        if self._file is None:
            return
        try:
            self._file.append(entry)
        except OSError as error:
            self._saving_failed(error)

    def _rewritten(self, done: bool) -> None:
        match = self._match
        assert match is not None
        if not done:
            self._refuse(match.ply, None)
            return
        try:
            if self._file is not None:
                self._file.rewrite(match)
                self._store.remember(self._file.path, self._table)
        except OSError as error:
            self._saving_failed(error)
        snapshot = match.snapshot(self._table.viewer)
        self.loaded.emit(Loaded(self._sitting, snapshot, self._table))
        self._go_on()

    def _saving_failed(self, error: OSError) -> None:
        """Say so once; the match goes on unsaved."""
        if self._saving:
            self._saving = False
            self.trouble.emit(Trouble("not_saved", self._store.folder, error.strerror or ""))

    def _is_forced(self, match: Match) -> bool:
        return match.to_act == self._table.viewer and match.legal() == (PASS,)

    def _report_damaged(self, damaged: Damaged) -> None:
        key = "damaged" if damaged.error is not None else "unreadable"
        self.trouble.emit(Trouble(key, damaged.kept, error=damaged.error))

    def _forget_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.file.close()
            self._waiting = None

    def _table_of(self, path: Path, players: int) -> Table:
        """Who sits at an opened record: as remembered if it is the current one."""
        current = self._store.current()
        if current is not None and current[0] == path and len(current[1].levels) == players:
            return current[1]
        return Table(0, ("", *[DEFAULT_LEVEL] * (players - 1)))


def _player(level: str, game: str) -> Player:
    """The player of a level; a level this version does not know gives the usual one."""
    return player(level if level in LEVELS else DEFAULT_LEVEL, game)
