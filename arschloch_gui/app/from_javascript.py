"""Conversion of values that QML passes to Python.

Slots name the type of every parameter and never use `"QVariant"`, so Qt converts arrays and objects
to lists and dicts, including nested ones. A slot declared with `"QVariant"` would receive a
`QJSValue` instead.
"""

from __future__ import annotations

from collections.abc import Mapping


def from_javascript(values: Mapping[str, object]) -> dict[str, object]:
    """Return the same values with whole numbers as `int` (JavaScript has one number type)."""
    return {key: _with_whole_numbers(value) for key, value in values.items()}


def _with_whole_numbers(value: object) -> object:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_with_whole_numbers(each) for each in value]
    return value
