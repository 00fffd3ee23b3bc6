"""Telling QML what has changed, and nothing else."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from arschloch_gui.app.isolated import attempt
from arschloch_gui.app.typed_property import signals_of

FAILED = object()
"""In place of a value that could not be read: QML is told, and fails there alone."""


class ChangeNotifier:
    """Emits each notify signal of an object when a property it speaks for has another value.

    The properties are read when `notify_changes` is called; what QML reads between two looks must
    not differ from both, so whoever changes what they are computed from calls `notify_changes` in
    the same turn. Where the object also emits its signals itself (`by_itself`), the values of that
    moment count as seen. A property that cannot be read hides no other.
    """

    def __init__(self, owner: QObject, *, by_itself: bool = False) -> None:
        self._owner = owner
        self._signals = signals_of(type(owner))
        self._seen = self._read()
        if by_itself:
            for signal in self._signals:
                getattr(owner, signal).connect(partial(self._note, signal))

    def notify_changes(self) -> None:
        """Compare every property with what it was at the last look."""
        before, self._seen = self._seen, self._read()
        for signal, values in self._seen.items():
            if values != before[signal]:
                getattr(self._owner, signal).emit()

    def _note(self, signal: str) -> None:
        self._seen[signal] = self._values(signal)

    def _read(self) -> dict[str, tuple[object, ...]]:
        return {signal: self._values(signal) for signal in self._signals}

    def _values(self, signal: str) -> tuple[object, ...]:
        return tuple(
            attempt(partial(getattr, self._owner, name), FAILED) for name in self._signals[signal]
        )
