"""Strict decoding of untrusted JSON, within limits far beyond the needs of any valid line.

Records, settings, answers and all other input from outside are decoded here and nowhere else.
`decode` accepts any JSON within the limits. Unlike Python's own parser, msgspec rejects NaN,
numbers outside the range of a float, and lone surrogates. `shaped` then checks a value against the
msgspec type that declares its structure, including bounds for numbers and texts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

T = TypeVar("T")
Hint: TypeAlias = object
"""Any type annotation: a class, a union, an `Annotated` type and so on."""

LONGEST = 1024 * 1024
"""Maximum size of one JSON text (a line of a record) in bytes."""
DEEPEST = 32
"""Maximum nesting depth of lists and objects."""
MOST_DIGITS = 40
"""Maximum number of digits of an integer, so that it can be printed and converted to a float."""
Word: TypeAlias = Annotated[str, Meta(max_length=1_000)]
"""Type of a key, name or date; no valid line has a longer one."""
_MANY_DIGITS = re.compile(rb"[0-9]{%d}" % (MOST_DIGITS + 1))
_LINE = re.compile(rb"[^\s][^\n]*")


class JsonError(ValueError):
    """Error raised for rejected JSON.

    `key` identifies the reason, and the app turns it into a message. `str` adds details for the
    log.
    """

    def __init__(self, key: str, more: str = "") -> None:
        super().__init__(f"{key}: {more}" if more else key)
        self.key = key


def decode(text: bytes, longest: int = LONGEST) -> object:
    """Return the value of a JSON text.

    Raises `JsonError` with the key line_too_long, too_deep, number_too_long or not_json.

    >>> decode(b'{"play": ["7D"]}')
    {'play': ['7D']}
    """
    if len(text) > longest:
        raise JsonError("line_too_long")
    try:
        value: object = msgspec.json.decode(text)
    except RecursionError:
        raise JsonError("too_deep") from None
    except (msgspec.DecodeError, ValueError):  # invalid UTF-8 raises a plain `ValueError`
        raise JsonError("not_json") from None
    if text.count(b"[") + text.count(b"{") > DEEPEST and not _within(value, DEEPEST):
        raise JsonError("too_deep")
    if _MANY_DIGITS.search(text) and not _is_short(value):
        raise JsonError("number_too_long")
    return value


def decode_object(text: bytes) -> dict[str, object]:
    """Return the JSON object in a text. Raises `JsonError` like `decode`, or not_an_object."""
    value = decode(text)
    if not isinstance(value, dict):
        raise JsonError("not_an_object")
    return value


def shaped(value: object, kind: type[T]) -> T:
    """Return a decoded value converted to the type that declares it; unknown keys are ignored.

    Raises `JsonError` (unexpected) if something is missing, has the wrong type or is out of bounds.
    Numbers are not accepted as strings, nor booleans as numbers.

    >>> shaped([1, 2], tuple[int, ...])
    (1, 2)
    """
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise JsonError("unexpected", str(error)) from None


def taken(values: Mapping[str, object], key: str, kind: Hint, default: T) -> T:
    """Return the value of a key converted to `kind`, or the default if that is not possible."""
    try:
        found: T = msgspec.convert(values.get(key, default), kind)
    except msgspec.ValidationError:
        return default
    return found


def fits(value: object, kind: Hint) -> bool:
    """Return whether `shaped` would accept a value."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def numbered_lines(data: bytes) -> Iterator[tuple[int, bytes, bool]]:
    """Yield each line that is not blank as (number, content, whether it ends in a newline)."""
    number, counted = 1, 0
    for found in _LINE.finditer(data):
        number += data.count(b"\n", counted, found.start())
        counted = found.start()
        yield number, found.group(), found.end() < len(data)


def _within(value: object, levels: int) -> bool:
    """Return whether lists and objects are nested at most `levels` deep in a value."""
    if not isinstance(value, dict | list):
        return True
    inner = value.values() if isinstance(value, dict) else value
    return levels > 0 and all(_within(each, levels - 1) for each in inner)


def _is_short(value: object) -> bool:
    """Return whether every integer in a value has at most `MOST_DIGITS` digits."""
    if isinstance(value, dict):
        return all(map(_is_short, value.values()))
    if isinstance(value, list):
        return all(map(_is_short, value))
    return not isinstance(value, int) or abs(value) < 10**MOST_DIGITS
