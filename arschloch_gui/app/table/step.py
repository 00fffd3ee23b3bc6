"""A step of what is shown: the director plays them one after the other."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct


class Step(Struct, frozen=True):
    """What happens when the step starts, and the milliseconds (at speed 3) until the next one."""

    act: Callable[[], None]
    lasts: int = 0
    together: bool = False
