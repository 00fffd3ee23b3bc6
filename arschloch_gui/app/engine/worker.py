"""The engine worker: the only owner of the match and its record file.

The window sends requests through queued slots and receives frozen messages (`messages.py`).
Requests about the match name the ply they refer to, so that a late click is dropped instead of
being applied to another position. Computer players are asked here, between two requests
(`opponents.py`).
"""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from arschloch_gui.ai.games import playing
from arschloch_gui.ai.guard import Guard
from arschloch_gui.app.engine.messages import (
    Contested,
    Loaded,
    NewMatch,
    Refused,
    Resumable,
    Stepped,
)
from arschloch_gui.app.engine.opponents import Opponents
from arschloch_gui.app.engine.story import story_of
from arschloch_gui.app.files.autosave import Autosave
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.match_metadata import UNKNOWN_TABLE, MatchMetadata, Table
from arschloch_gui.app.files.opening import InUse, open_copy, open_match, unopened, waiting_match
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.typed_signal import typed_signal
from arschloch_gui.engine.actions import PASS, Action
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.match import Match, SeenEvent
from arschloch_gui.engine.record import RecordError
from arschloch_gui.engine.review import last_review, settled

RETRY_MS = 2_000
"""Interval in milliseconds between attempts to save after a failure."""


class EngineWorker(QObject):
    """Worker in a `QThread` of its own. Only its slots touch the match."""

    loaded = typed_signal(Loaded)
    stepped = typed_signal(Stepped)
    refused = typed_signal(Refused)
    resumable = typed_signal(Resumable)
    trouble = typed_signal(FileProblem)
    contested = typed_signal(Contested)
    released = typed_signal(Path, bool)
    present = Signal()
    """Emitted when the requested match is already at the table."""

    def __init__(self, store: MatchStore, players: Guard | None = None) -> None:
        super().__init__()
        self._store = store
        self.opponents = Opponents(players)
        self._sitting = 0
        self._number = 0
        self._match: Match | None = None
        self._keeping: Autosave | None = None
        self._table = UNKNOWN_TABLE
        self._waiting: Path | None = None
        self._left: Path | None = None
        self._held: list[SeenEvent] = []  # sent with the next report
        self._told: set[FileProblem] = set()
        self._clock = QTimer(self)
        self._clock.setInterval(RETRY_MS)
        self._clock.timeout.connect(self.tick)

    def stop(self) -> None:
        """Ask a running sequence of computer moves to end. Callable from any thread."""
        self.opponents.stop()

    def interrupt(self) -> None:
        """Announce a request that must not wait for computer players.

        Callable from any thread. A call to `carry_on` must follow.
        """
        self.opponents.interrupt()

    def carry_on(self) -> None:
        """Let the computer players continue after the announced request is done."""
        self.opponents.carry_on()
        self._go_on()

    # -- opening and closing matches ----------------------------------------------------

    def look(self) -> None:
        """Find out which match can be continued.

        An unreadable record is renamed to a backup file and reported.
        """
        found = waiting_match(self._store)
        self._waiting = found.path
        if found.trouble is not None and found.trouble not in self._told:
            self._told.add(found.trouble)
            self.trouble.emit(found.trouble)
        self.resumable.emit(Resumable(found.snapshot, found.game, found.regulars))

    def tidy(self) -> None:
        """Delete files left behind by windows that were killed."""
        self._store.tidy()

    def load_players(self, family: str) -> None:
        """Load the modules of a game's players, which takes a while the first time."""
        playing(family)

    def begin(self, sitting: int, request: NewMatch) -> None:
        """Start a match and deal its first round."""
        wish = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{request.spec.preset}"
        note = MatchMetadata(request.table, regulars=request.regulars)
        keeping = Autosave(self._store, wish, note)
        match = self._match.anew() if request.again and self._match else Match(request.spec)
        self._sit_down(sitting, match, keeping, request.table)

    def resume(self, sitting: int) -> None:
        """Continue the match that `look` found."""
        if self._waiting is None:
            self.look()
        if self._waiting is not None:
            self.open(sitting, self._waiting)

    def open(self, sitting: int, path: Path) -> None:
        """Continue the match of a record. A record from elsewhere is copied."""
        if self._keeping is not None and self._keeping.is_of(path):
            self._stay(sitting)  # do not read the file: some of the match may be unsaved
            self.present.emit()
            return
        try:
            opened = open_match(self._store, path)
        except InUse:
            self._stay(sitting)
            self.contested.emit(Contested(sitting, path))
        except (OSError, RecordError) as error:
            self._stay(sitting)
            self.trouble.emit(unopened(path, error))
        else:
            self._sit_down(sitting, opened.match, opened.keeping, opened.table)

    def come_back(self, sitting: int) -> None:
        """Reopen the last match that was left, even if it is over."""
        if self._left is not None:
            self.open(sitting, self._left)

    def open_copy(self, sitting: int, path: Path) -> None:
        """Continue in a copy of a match that is open in another window, as saved on disk."""
        try:
            opened = open_copy(self._store, path)
        except (OSError, RecordError) as error:
            self._stay(sitting)
            self.trouble.emit(unopened(path, error))
        else:
            self._sit_down(sitting, opened.match, opened.keeping, opened.table)

    def leave(self) -> None:
        """Close the record. The match can be continued later."""
        self._save()
        if self._keeping is not None:
            self._left = self._keeping.path
            self._keeping.close()
        self._clock.stop()
        self._match = self._keeping = None

    def release(self, path: Path) -> None:
        """Close the match if it belongs to this record, and emit `released` with the result."""
        if at_table := self._keeping is not None and self._keeping.is_of(path):
            self.leave()
        self.released.emit(path, at_table)

    @Slot()
    def hang_up(self) -> None:
        """Release every file. Called in the engine thread as it ends."""
        self.leave()
        self.opponents.close()

    # -- user actions -------------------------------------------------------------------

    def submit(self, ply: int, action: Action) -> None:
        """Carry out the viewer's action, then those of the others until the viewer's next turn."""
        match = self._own_match(ply)
        if match is None or match.to_act != self._table.viewer:
            self._refuse(ply, None)
            return
        if self._perform(self._table.viewer, action):
            self._go_on()

    def next_round(self, ply: int) -> None:
        """Deal the next round."""
        match = self._own_match(ply)
        if match is None or match.to_act is not None or match.is_over:
            self._refuse(ply, None)
            return
        self._deal()

    def undo(self, ply: int, skip_forced: bool) -> None:
        """Go back to the viewer's last decision; with `skip_forced`, to the last with a choice."""
        match = self._own_match(ply)
        if match is None:
            self._refuse(ply, None)
            return
        done = match.undo(self._table.viewer)
        while done and skip_forced and self._is_forced(match):
            if not match.undo(self._table.viewer):
                break
        self._rewritten(done)

    def redo(self, ply: int, skip_forced: bool) -> None:
        """Redo actions up to the viewer's next decision; with `skip_forced`, one with a choice."""
        match = self._own_match(ply)
        if match is None:
            self._refuse(ply, None)
            return
        done = match.redo(self._table.viewer)
        while done and skip_forced and self._is_forced(match):
            if not match.redo(self._table.viewer):
                break
        self._rewritten(done)

    # -- internals ----------------------------------------------------------------------

    def _own_match(self, ply: int) -> Match | None:
        """Return the match if the request refers to its current ply, else None."""
        match = self._match
        return match if match is not None and match.ply == ply else None

    def _sit_down(self, sitting: int, match: Match, keeping: Autosave, table: Table) -> None:
        self.leave()
        self._number += 1
        self._sitting, self._match, self._keeping, self._table = sitting, match, keeping, table
        self.opponents.prepare()
        self._save()
        self._load()
        self._clock.start()
        if match.state is None:
            self._deal()
        self._go_on()

    def _stay(self, sitting: int) -> None:
        """Reply to a request that was not fulfilled with the match at the table."""
        self._sitting = sitting
        if self._match is not None:
            self._load()

    def _load(self) -> None:
        """Emit `loaded` with the complete match."""
        assert self._match is not None
        # The window needs these modules when it receives the match and should not have to wait.
        playing(self._match.spec.family.key)
        self._held = []
        snapshot, review = self._match.snapshot(self._table.viewer), last_review(self._match)
        before = settled(self._match)
        regulars = self._keeping.note.regulars if self._keeping is not None else ""
        record = self._keeping.path if self._keeping is not None else None
        loaded = Loaded(
            self._sitting, snapshot, self._table, review, before, self._number, regulars, record,
            story_of(self._match, self._table.viewer),
        )  # fmt: skip
        self.loaded.emit(loaded)

    def _deal(self) -> None:
        assert self._match is not None
        told: list[SeenEvent] = []
        watch = self._match.watched_by(self._table.viewer, told.append)
        events = self._match.start_round(watch=watch)
        if isinstance(events, Refusal):
            self._refuse(self._match.ply, events)
            return
        self._tell(told)
        self._go_on()

    def _go_on(self) -> None:
        """Let the computer players act until the viewer must decide or the round is over."""
        match = self._match
        while match is not None and not self.opponents.interrupted:
            seat = match.to_act
            if seat is None or seat == self._table.viewer:
                return
            action = self.opponents.choice(match, self._table.levels[seat], seat)
            if action is None or not self._perform(seat, action):
                return

    def _perform(self, seat: Seat, action: Action) -> bool:
        assert self._match is not None
        match, viewer = self._match, self._table.viewer
        told = [match.seen_event(event, viewer) for event in self.opponents.news()]
        events = match.submit(seat, action, match.watched_by(viewer, told.append))
        if isinstance(events, Refusal):
            self._refuse(match.ply, events)
            return False
        # Save before anything is shown.
        self._save()
        self._tell(told)
        return True

    def _tell(self, told: list[SeenEvent]) -> None:
        """Report events, but delay them while another player is being asked in secret."""
        assert self._match is not None
        snapshot = self._match.snapshot(self._table.viewer)
        self._held += told
        if snapshot.phase != self._match.phase:
            return  # reporting now would show the next player's turn too early
        told, self._held, review = self._held, [], last_review(self._match)
        self.stepped.emit(Stepped(self._sitting, self._match.ply, tuple(told), snapshot, review))

    def _refuse(self, ply: int, refusal: Refusal | None) -> None:
        self.refused.emit(Refused(self._sitting, ply, refusal))

    def _rewritten(self, done: bool) -> None:
        assert self._match is not None
        if not done:
            self._refuse(self._match.ply, None)
            return
        self._save()
        self._load()
        self._go_on()

    def _is_forced(self, match: Match) -> bool:
        return match.to_act == self._table.viewer and match.legal() == (PASS,)

    def _save(self) -> None:
        """Save the match, and emit `trouble` if that fails."""
        if self._match is not None and self._keeping is not None:
            for trouble in self._keeping.keep(self._match):
                self.trouble.emit(trouble)

    @Slot()
    def tick(self) -> None:
        """Retry saving if an earlier attempt failed."""
        if self._keeping is not None and self._keeping.behind:
            self._save()
