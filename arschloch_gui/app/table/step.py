"""A step of an animation. The director plays steps in order."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct


class Step(Struct, frozen=True):
    """An action and the milliseconds (at speed 3) until the next step."""

    act: Callable[[], None]
    lasts: int = 0
    together: bool = False
