"""The banks of exercises as practice offers them: one of them, or all together.

Reading all banks takes more than half a second of processor time, so that happens in a thread.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from threading import Thread
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from arschloch_gui.app.practice.exercise_source import kind_of, tempting_of
from arschloch_gui.app.practice.offer import KINDS
from arschloch_gui.coach.bank import Entry, load, stale

ALL = "all"
"""The choice of all games that have a bank, instead of one game."""


class Banked(NamedTuple):
    """The exercises of a bank that are worth practising, and what is asked about all of them."""

    entries: tuple[Entry, ...] = ()
    kinds: tuple[str, ...] = ()
    """The kind of each."""
    met: frozenset[tuple[str, int]] = frozenset()
    """(kind, office) of each."""
    has_two: bool = False
    """Whether some of them have a choice that tempts."""

    @property
    def by_kind(self) -> Iterator[tuple[Entry, str]]:
        """Yield each exercise with its kind."""
        return zip(self.entries, self.kinds, strict=True)


NONE = Banked()


@cache
def banked(game: str) -> Banked:
    """Return the exercises of a game; none for custom games and for an outdated bank."""
    bank = load(game) if game in KINDS else None
    found = bank.entries if bank is not None and not stale(bank) else ()
    entries = tuple(each for each in found if each.teaches)
    kinds = tuple(kind_of(each) for each in entries)
    met = frozenset((kind, each.office) for each, kind in zip(entries, kinds, strict=True))
    return Banked(entries, kinds, met, any(map(tempts, entries)))


_tempting: dict[str, bool] = {}


def tempts(entry: Entry) -> bool:
    """Return whether an exercise has a choice that tempts, so that it can be one of two."""
    found = _tempting.get(entry.key)
    if found is None:
        found = _tempting[entry.key] = tempting_of(entry) is not None
    return found


@cache
def all_banked() -> Banked:
    """Return the exercises of all games together."""
    found = [banked(game) for game in KINDS]
    for each in found:
        for entry in each.entries:
            tempts(entry)  # now, because all of them need long
    return Banked(
        tuple(entry for each in found for entry in each.entries),
        tuple(kind for each in found for kind in each.kinds),
        frozenset().union(*(each.met for each in found)),
        any(each.has_two for each in found),
    )


class AllBanks(QObject):
    """The exercises of all games, read in a thread when they are first needed. GUI thread only."""

    changed = Signal()
    """Emitted when reading begins, and when all have been read."""
    _read = Signal()
    """Emitted from the reading thread."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._reading = False
        self._found: Banked | None = None
        self._then: Callable[[], None] | None = None
        self._read.connect(self._on_read)

    @property
    def are_read(self) -> bool:
        """Whether all have been read."""
        return self._found is not None

    @property
    def reads(self) -> bool:
        """Whether they are being read."""
        return self._reading and self._found is None

    @property
    def found(self) -> Banked:
        """All exercises; none before they have been read."""
        return self._found if self._found is not None else NONE

    def look(self) -> None:
        """Start reading them, unless that has been done."""
        if not self._reading:
            self._reading = True
            Thread(target=self._read_all, daemon=True).start()
            self.changed.emit()

    def when_read(self, then: Callable[[], None]) -> None:
        """Call `then` once they have been read; only the last of several waiting calls is made."""
        self._then = then
        self.look()

    def stop_waiting(self) -> None:
        """Cancel the call requested by `when_read`; reading continues."""
        self._then = None

    def _read_all(self) -> None:
        """Read them; runs in a thread of its own."""
        all_banked()
        with suppress(RuntimeError):  # the window has been closed meanwhile
            self._read.emit()

    def _on_read(self) -> None:
        self._found = all_banked()
        then, self._then = self._then, None
        self.changed.emit()
        if then is not None:
            then()
