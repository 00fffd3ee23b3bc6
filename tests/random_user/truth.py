"""Checks that the record on disk, the window and the table agree on the match.

The engine reads and replays the record. The result must equal what the window was told, and the
table must show what a table set up afresh from it shows.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import structs

from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.engine.family import FixedDeal
from arschloch_gui.engine.match import Acted, Match, Snapshot
from arschloch_gui.engine.record import LineReader, RecordError, opened

SHOWN = ("round_no", "phase", "turn", "leader", "order", "offices", "counts", "scores", "rounds",
         "passed", "places", "reversed", "plays", "trick_plays", "tricks", "piles", "aside",
         "hidden_aside", "discarded", "open_hands", "fingerprint")  # fmt: skip
"""The parts of a stage that show the match; moods, remarks and selections are its own."""
PASSING = {"mood", "saying", "accessible_name"}
"""The parts of a seat's row that are only temporary."""


class Record:
    """A growing record, replayed from the line last read."""

    def __init__(self) -> None:
        self._path: Path | None = None
        self._data = b""
        self._reader: LineReader | None = None
        self.match: Match | None = None

    def replayed(self, path: Path) -> Match:
        """Replay the current content. Raises `OSError` and `RecordError`."""
        data = path.read_bytes()
        if self.match is None or path != self._path or not data.startswith(self._data):
            _, self._reader, _ = opened(data)
            self.match = Match(self._reader.spec)
            self._path, self._data = path, data[: data.index(b"\n") + 1]
        assert self._reader is not None
        whole = data[: data.rfind(b"\n") + 1]
        for line in whole[len(self._data) :].splitlines():
            item = self._reader.item(0, line)
            assert isinstance(item, Acted | FixedDeal), line
            if refusal := self.match.enter(item):
                raise RecordError(0, refusal.key, of=line)
        self._data = whole
        if self.match.state is None:
            self.match.start_round()
        return self.match


class Truth:
    """Compares the three; `note` is called with every difference."""

    def __init__(self, session: Session, note: Callable[[str, str], None]) -> None:
        self._session, self._note = session, note
        self._record = Record()
        self._checked: tuple[object, ...] = ()
        self._last: tuple[Path, Snapshot] | None = None
        self._found: list[tuple[str, str]] = []
        self.compared = 0
        """The number of comparisons."""

    def look(self, *, final: bool) -> bool:
        """Compare, if a match is at the table and nothing is in progress; return whether all agree.

        A difference is noted in the `final` look only. Before, the window may have asked for
        something after the engine was asked whether it is done: a timer or a kept key can start the
        next round.
        """
        self._found = []
        self._compare()
        if self._found and not final:
            self._checked = ()
            self.compared -= 1
            return False
        self._note_all()
        return not self._found

    def _note_all(self) -> None:
        for kind, text in self._found:
            self._note(kind, text)

    def _compare(self) -> None:
        session = self._session
        snapshot, keeping = session.snapshot, session._engine._worker._keeping
        played_here = snapshot is not None and not session.match.practising
        if not played_here or keeping is None or keeping.path is None or keeping.behind:
            self._last = None
            return
        assert snapshot is not None
        self._last = keeping.path, snapshot
        stage = session.stage
        state = (keeping.path, snapshot, stage.phase, stage.turn, session.director.busy)
        if all(a is b for a, b in zip(state, self._checked, strict=False)) and self._checked:
            return
        self._checked = state
        self.compared += 1
        if self._is_in_record(keeping.path, snapshot) and not session.director.busy:
            self._is_on_table(stage, snapshot)

    def look_closed(self) -> None:
        """Check after the end of the program that the last state shown is in the record."""
        if self._last is not None:
            path, snapshot = self._last
            match = self._replayed(path)
            # An automatic pass may have followed before the end.
            if match is not None and match.ply <= snapshot.ply:
                self._found = []
                self._is_in_record(path, snapshot)
                self._note_all()

    def _replayed(self, path: Path) -> Match | None:
        try:
            return self._record.replayed(path)
        except (OSError, RecordError) as error:
            self._found.append(("record", f"{type(error).__name__}: {error}\n{path}"))
            return None

    def _is_in_record(self, path: Path, snapshot: Snapshot) -> bool:
        match = self._replayed(path)
        if match is None:
            return False
        if match.to_act is None and snapshot.round_no > match.round_no:
            match.start_round()  # dealt, without any action yet
        found = match.snapshot(snapshot.viewer)
        differs = [
            name
            for name in snapshot.__struct_fields__
            # Undone actions are in no record.
            if name != "can_redo" and getattr(snapshot, name) != getattr(found, name)
        ]
        for name in differs:
            told, kept = getattr(snapshot, name), getattr(found, name)
            said = f"told: {told!r:.600}\nrecord: {kept!r:.600}"
            self._found.append(("record", f"{name} differs\n{said}"))
        return not differs

    def _is_on_table(self, stage: TableState, snapshot: Snapshot) -> None:
        anew = TableState(stage.sitters, table_of)
        anew.tells_fingerprint = stage.tells_fingerprint
        anew.put(snapshot)
        anew.tell(snapshot)
        here, there = _shown(stage), _shown(anew)
        for name, value in here.items():
            if value != there[name]:
                said = f"shown: {value!r:.600}\nrecord: {there[name]!r:.600}"
                self._found.append(("table", f"{name} differs\n{said}"))
        anew.deleteLater()


def _shown(stage: TableState) -> dict[str, Any]:
    """Return what a stage shows of its match."""
    said = {name: getattr(stage, name) for name in SHOWN}
    said["seat rows"] = [_without(row, PASSING) for row in stage.seats.rows]
    said["trick rows"] = list(stage.trick.rows)
    said["standing rows"] = list(stage.standings.rows)
    said["hand rows"] = sorted((row.card, row.playable) for row in stage.hand.rows)
    said["judge"] = stage.judge is not None
    return said


def _without(row: Any, names: set[str]) -> dict[str, Any]:
    return {name: value for name, value in structs.asdict(row).items() if name not in names}
