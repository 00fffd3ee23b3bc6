"""JSON from outside: strict, and within limits that no line of ours comes near.

Records, settings, answers and whatever else a stranger may have written are decoded here and
nowhere else. `decode` takes any JSON within limits; msgspec refuses what Python's own reader lets
through: NaN, numbers beyond a float, lone halves of surrogate pairs. `shaped` then holds a value
against the msgspec type that declares how such a line looks, with bounds for its numbers and
texts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

T = TypeVar("T")
Hint: TypeAlias = object
"""A type as annotations have it: a class, a union, an `Annotated` …"""

LONGEST = 1024 * 1024
"""Bytes of one JSON text (a line of a record)."""
DEEPEST = 32
"""Lists and objects inside each other."""
MOST_DIGITS = 40
"""Of a whole number. Every one within them can be shown, written again and made a float."""
Word: TypeAlias = Annotated[str, Meta(max_length=1_000)]
"""A key, a name or a date: no line of ours has a longer one."""
_MANY_DIGITS = re.compile(rb"[0-9]{%d}" % (MOST_DIGITS + 1))
_LINE = re.compile(rb"[^\s][^\n]*")


class JsonError(ValueError):
    """A text that is not taken; `.key` says why, for the app to word, `str` more of it, for the
    log."""

    def __init__(self, key: str, more: str = "") -> None:
        super().__init__(f"{key}: {more}" if more else key)
        self.key = key


def decode(text: bytes, longest: int = LONGEST) -> object:
    """Return the value of a JSON text.

    Raises `JsonError`: line_too_long, too_deep, number_too_long or not_json.
    """
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
    if _MANY_DIGITS.search(text) and not _is_short(value):
        raise JsonError("number_too_long")
    return value


def decode_object(text: bytes) -> dict[str, object]:
    """Return the object a JSON text is. Raises `JsonError` like `decode`, or not_an_object."""
    value = decode(text)
    if not isinstance(value, dict):
        raise JsonError("not_an_object")
    return value


def shaped(value: object, kind: type[T]) -> T:
    """Return a decoded value as the type that declares it; keys the type does not know are left.

    Raises `JsonError` (unexpected) where something is missing, of another type or out of bounds.
    No number is taken for a word, no boolean for a number.

    >>> shaped([1, 2], tuple[int, ...])
    (1, 2)
    """
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise JsonError("unexpected", str(error)) from None


def taken(values: Mapping[str, object], key: str, kind: Hint, default: T) -> T:
    """Return the value of a key where it is as its type declares it, else a default."""
    try:
        found: T = msgspec.convert(values.get(key, default), kind)
    except msgspec.ValidationError:
        return default
    return found


def fits(value: object, kind: Hint) -> bool:
    """Return whether `shaped` would take a value."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


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


def _is_short(value: object) -> bool:
    """Whether no whole number in this has more than so many digits."""
    if isinstance(value, dict):
        return all(map(_is_short, value.values()))
    if isinstance(value, list):
        return all(map(_is_short, value))
    return not isinstance(value, int) or abs(value) < 10**MOST_DIGITS
