"""JSON from outside: strict, and within limits that no line of ours comes near.

Records, settings and whatever else a stranger may have written is decoded here and nowhere else.
msgspec refuses what Python's own reader lets through: NaN, numbers beyond a float, lone halves of
surrogate pairs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

LONGEST = 1024 * 1024
"""Bytes of one JSON text (a line of a record)."""
DEEPEST = 32
"""Lists and objects inside each other."""
_LINE = re.compile(rb"[^\s][^\n]*")


class JsonError(ValueError):
    """A text that is not taken; `.key` says why, for the app to word."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def decode(text: bytes, longest: int = LONGEST) -> object:
    """The value of a JSON text. Raises `JsonError`: line_too_long, too_deep or not_json."""
    if len(text) > longest:
        raise JsonError("line_too_long")
    try:
        value: object = msgspec.json.decode(text)
    except RecursionError:
        raise JsonError("too_deep") from None
    except (msgspec.DecodeError, ValueError):  # what is no UTF-8 is a `ValueError`
        raise JsonError("not_json") from None
    if text.count(b"[") + text.count(b"{") > DEEPEST and not _within(value, DEEPEST):
        raise JsonError("too_deep")
    return value


def numbered_lines(data: bytes) -> Iterator[tuple[int, bytes, bool]]:
    """The lines that are not blank: number, content, and whether the newline is there."""
    number, counted = 1, 0
    for found in _LINE.finditer(data):
        number += data.count(b"\n", counted, found.start())
        counted = found.start()
        yield number, found.group(), found.end() < len(data)


def _within(value: object, levels: int) -> bool:
    """Whether there are no more than so many levels of lists and objects."""
    if not isinstance(value, dict | list):
        return True
    inner = value.values() if isinstance(value, dict) else value
    return levels > 0 and all(_within(each, levels - 1) for each in inner)
