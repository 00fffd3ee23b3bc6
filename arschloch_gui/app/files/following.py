"""Looking on at a match that another window plays: its record, read again whenever it changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from arschloch_gui.app.files.opening import read
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.match import Match, Told
from arschloch_gui.engine.record import RecordError, perform


class Following:
    """The record of another window's match, and the match as far as it has been seen."""

    def __init__(self, path: Path) -> None:
        """Raises `OSError` or `RecordError`."""
        self.path = path
        self._stand = self._standing()
        self.match = self._read()

    def news(self, viewer: Seat | None) -> Iterator[list[Told] | None]:
        """What has happened since the last call: each step, done to `match`, as the viewer sees it.

        None says that `match` is another one now, because something was taken back. What cannot
        be read now may be the next time.
        """
        try:
            stand = self._standing()
            now = self._read() if stand != self._stand else self.match
        except (OSError, RecordError):
            return
        self._stand = stand
        known = len(self.match.journal)
        if now.journal[:known] != self.match.journal:
            self._become(now)
            yield None
            return
        for entry in now.journal[known:]:
            told: list[Told] = []
            done = perform(self.match, entry, self.match.watched_by(viewer, told.append))
            if isinstance(done, Refusal):
                # The first round was dealt by the seed here and laid down there.
                self._become(now)
                yield None
                return
            yield told

    def _read(self) -> Match:
        match = read(self.path)[1].match
        if match.state is None:
            match.start_round()
        return match

    def _become(self, now: Match) -> None:
        """Another moment of the match, or another match under the same name."""
        if now.spec == self.match.spec:
            now.spec = self.match.spec
        self.match = now

    def _standing(self) -> tuple[int, int, int]:
        found = self.path.stat()
        return found.st_ino, found.st_size, found.st_mtime_ns
