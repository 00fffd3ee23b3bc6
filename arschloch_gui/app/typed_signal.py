"""Signals that keep the types of their values: `loaded = typed_signal(Loaded)`.

Type checkers can then follow a value from `emit` to every slot. If a value can be of several types,
pass one of them and annotate:

    restored: TypedSignal[Deleted | None] = typed_signal(Deleted)

At run time Qt passes any Python value through unchanged.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar, TypeVarTuple, get_origin, overload

from PySide6.QtCore import QMetaObject, Qt, Signal

A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
Values = TypeVarTuple("Values")


class TypedSignal(Protocol[*Values]):
    """A typed signal as type checkers see it."""

    def emit(self, /, *values: *Values) -> None: ...

    def connect(
        self,
        slot: Callable[[*Values], object] | Callable[[], object] | TypedSignal[*Values],
        /,
        type: Qt.ConnectionType = ...,
    ) -> QMetaObject.Connection: ...


@overload
def typed_signal(one: type[A], /) -> TypedSignal[A]: ...
@overload
def typed_signal(one: type[A], other: type[B], /) -> TypedSignal[A, B]: ...
@overload
def typed_signal(one: type[A], other: type[B], third: type[C], /) -> TypedSignal[A, B, C]: ...
def typed_signal(*kinds: type[object]) -> object:
    """Return a Qt signal with values of these types."""
    return Signal(*(get_origin(kind) or kind for kind in kinds))
