"""Read-only Qt properties that keep their type: `@fact(bool, changed)` over a method."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar, cast

from PySide6.QtCore import Property

T_co = TypeVar("T_co", covariant=True)


class Fact(Protocol[T_co]):
    """What `fact` makes, as type checkers see it: reading it gives the method's result."""

    def __get__(self, owner: Any, kind: type | None = None, /) -> T_co: ...


def fact(kind: type | str, notify: Any = None) -> Callable[[Callable[[Any], T_co]], Fact[T_co]]:
    """A Qt property over a method: its Qt type and its signal; without a signal it is constant."""

    def made(read: Callable[[Any], T_co]) -> Fact[T_co]:
        if notify is None:
            made_property = Property(kind, read, constant=True)  # type: ignore[arg-type]
        else:
            made_property = Property(kind, read, notify=notify)  # type: ignore[arg-type]
        return cast("Fact[T_co]", made_property)

    return made
