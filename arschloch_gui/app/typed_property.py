"""Read-only Qt properties that keep their Python type: `@typed_property(bool, changed)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar, cast

from PySide6.QtCore import Property, Signal

T_co = TypeVar("T_co", covariant=True)
OwnerT = TypeVar("OwnerT")


class Typed(Protocol[T_co]):
    """A typed property as type checkers see it: reading it returns the method's result."""

    def __get__(self, owner: object, kind: type | None = None, /) -> T_co: ...


def typed_property(
    kind: type | str, notify: Signal | None = None
) -> Callable[[Callable[[OwnerT], T_co]], Typed[T_co]]:
    """Return a decorator that turns a method into a read-only Qt property.

    `kind` is its Qt type and `notify` its signal. Without a signal the property is constant.
    """

    def made(read: Callable[[OwnerT], T_co]) -> Typed[T_co]:
        if notify is None:
            made_property = Property(kind, read, constant=True)  # type: ignore[arg-type]
        else:
            made_property = Property(kind, read, notify=notify)  # type: ignore[arg-type]
        return cast("Typed[T_co]", made_property)

    return made
