"""The banks of exercises as practice offers them: one of them, or all together.

Reading all banks takes more than half a second of processor time, so that happens in a thread.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from arschloch_gui.app.practice.background import Background, StillWanted, WorkFailed
from arschloch_gui.app.practice.exercise_source import ANY, TWO, kind_of, tempting_of
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
    def games(self) -> set[str]:
        """The presets of the exercises."""
        return {each.preset for each in self.entries}

    def of_kind(self, kind: str) -> Iterator[Entry]:
        """Yield the exercises of a kind: a decision, `TWO`, or `ANY` for all of them."""
        for each, found in self.by_kind:
            if kind in (ANY, found) or (kind == TWO and tempts(each)):
                yield each

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


def read_all(still_wanted: StillWanted) -> Iterator[Banked]:
    """Yield the exercises of all games together."""
    found = [banked(game) for game in KINDS]
    for each in found:
        for entry in each.entries:
            still_wanted()
            tempts(entry)  # now, because all of them need long
    yield Banked(
        tuple(entry for each in found for entry in each.entries),
        tuple(kind for each in found for kind in each.kinds),
        frozenset().union(*(each.met for each in found)),
        any(each.has_two for each in found),
    )


class AllBanks(QObject):
    """The exercises of all games, read in a thread when they are first needed. GUI thread only."""

    changed = Signal()
    """Emitted when reading begins and when it ends."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.reads = False
        """Whether they are being read."""
        self._found: Banked | None = None
        self._then: Callable[[], None] | None = None
        self._background = Background("banks", self, self._on_heard)

    @property
    def are_read(self) -> bool:
        """Whether all have been read."""
        return self._found is not None

    @property
    def found(self) -> Banked:
        """All exercises; none before they have been read."""
        return self._found if self._found is not None else NONE

    def look(self) -> None:
        """Start reading them, unless that has been done."""
        if not self.reads and self._found is None:
            self.reads = True
            self._background.begin(read_all)
            self.changed.emit()

    def when_read(self, then: Callable[[], None]) -> None:
        """Call `then` once they have been read; only the last of several waiting calls is made."""
        self._then = then
        self.look()

    def stop_waiting(self) -> None:
        """Cancel the call requested by `when_read`; reading continues."""
        self._then = None

    def close(self) -> None:
        """End the thread."""
        self._background.close()

    def _on_heard(self, answer: Banked | WorkFailed) -> None:
        self.reads = False
        then, self._then = self._then, None
        if isinstance(answer, Banked):
            self._found = answer
        self.changed.emit()
        if then is not None and self.are_read:
            then()
