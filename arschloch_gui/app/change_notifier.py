"""Change notification for exactly those properties that have changed."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from arschloch_gui.app.isolated import attempt
from arschloch_gui.app.typed_property import signals_of

FAILED = object()
"""Placeholder for a value that could not be read, so that only its own QML binding fails."""


class ChangeNotifier:
    """Emitter of an object's notify signals.

    `notify_changes` emits those of the properties that have changed since the last look. Code that
    changes what the properties depend on must call it before control returns to the event loop, so
    that QML never reads a value that has not been announced. If the object also emits its signals
    itself (`by_itself`), the values at that moment count as seen. A property that cannot be read
    does not affect the others.
    """

    def __init__(self, owner: QObject, *, by_itself: bool = False) -> None:
        self._owner = owner
        self._signals = signals_of(type(owner))
        self._seen = self._read()
        if by_itself:
            for signal in self._signals:
                getattr(owner, signal).connect(partial(self._note, signal))

    def notify_changes(self) -> None:
        """Compare every property with its value at the last look, and emit the signals needed."""
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
