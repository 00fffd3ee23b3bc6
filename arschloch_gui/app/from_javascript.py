"""Values that QML hands to Python.

A slot names the type of every parameter, never `"QVariant"`: Qt then turns arrays and objects into
lists and dicts, nested ones too. A slot that takes a `"QVariant"` gets a `QJSValue` in their place.
"""

from __future__ import annotations

from collections.abc import Mapping


def from_javascript(values: Mapping[str, object]) -> dict[str, object]:
    """The same values with whole numbers as `int`: JavaScript has only one kind of number."""
    return {key: _with_whole_numbers(value) for key, value in values.items()}


def _with_whole_numbers(value: object) -> object:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_with_whole_numbers(each) for each in value]
    return value
