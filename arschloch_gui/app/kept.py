"""Cached values that are recomputed only if their inputs change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """A value that is recomputed only if its inputs change."""

    def __init__(self) -> None:
        self._made_of: object = self
        self._value: T | None = None

    def of(self, made_of: object, work_out: Callable[[], T]) -> T:
        """Return the cached value, calling `work_out` first if `made_of` has changed."""
        if self._value is None or made_of != self._made_of:
            self._value = work_out()
            self._made_of = made_of
        return self._value
