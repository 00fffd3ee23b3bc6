"""How a house rule is declared once and then known everywhere.

A family's `Rules` is a flat frozen dataclass whose fields are made with `option(...)`.
From the specs derive the rules editor, the help, the record format, the command line,
validation and the tests' generator of random rules. Defects are values (`Problem`), all of
them at once; nothing raises, nothing is worded here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from typing import Any, TypeAlias, TypeVar

from arschloch_gui.engine.cards import CARD_OF, RANK_OF_NAME, SUITS

Value: TypeAlias = bool | int | str | tuple[str, ...] | tuple[int, ...]
R = TypeVar("R", bound="RulesBase")

KINDS = ("switch", "number", "number_or", "choice", "counts", "ranks", "cards", "card", "rank_order", "suit_order")
_LIST_KINDS = frozenset({"counts", "ranks", "cards"})
_WORDS = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option: key of rules.md, kind, default, allowed values, group, and what it needs.

    `choices` holds the words of a choice (or the named orders of a rank order); `low` and
    `high` bound a number or each of a list of counts. `needs` lists (key, values): the option
    means something only while that other option has one of these values.
    """

    key: str
    kind: str
    default: Value
    group: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    needs: tuple[tuple[str, tuple[Value, ...]], ...] = ()

    def accepts(self, value: object) -> bool:
        """Whether a value has the right type and lies in range."""
        match self.kind:
            case "switch":
                return isinstance(value, bool)
            case "number":
                return _is_number(value) and self.low <= value <= self.high  # type: ignore[operator]
            case "number_or":
                return value in self.choices or (
                    _is_number(value) and self.low <= value <= self.high  # type: ignore[operator]
                )
            case "choice":
                return isinstance(value, str) and value in self.choices
            case "counts":
                return _is_tuple(value) and all(
                    _is_number(n) and self.low <= n <= self.high for n in value  # type: ignore[attr-defined]
                )
            case "ranks":
                return _is_tuple(value) and all(n in RANK_OF_NAME for n in value)  # type: ignore[attr-defined]
            case "cards":
                return _is_tuple(value) and all(n in CARD_OF for n in value)  # type: ignore[attr-defined]
            case "card":
                return value == "" or (isinstance(value, str) and value in CARD_OF)
            case "rank_order":
                return value in self.choices or (
                    _is_tuple(value)
                    and all(n in RANK_OF_NAME for n in value)  # type: ignore[attr-defined]
                    and len(set(value)) == len(value)  # type: ignore[arg-type]
                )
            case "suit_order":
                return value == "none" or (_is_tuple(value) and sorted(value) == sorted(SUITS))  # type: ignore[call-overload]
        raise AssertionError(self.kind)

    def active_in(self, rules: RulesBase) -> bool:
        """Whether the option means anything beside the other options chosen."""
        return all(getattr(rules, key) in values for key, values in self.needs)


@dataclass(frozen=True, slots=True)
class Problem:
    """One defect of a set of rules: a key to be worded, the options involved, and the figures."""

    key: str
    options: tuple[str, ...]
    values: tuple[tuple[str, Value], ...] = ()

    @classmethod
    def of(cls, key: str, *options: str, **values: Value) -> Problem:
        """A problem with its figures given by name."""
        return cls(key, options, tuple(values.items()))


def option(default: Value, kind: str, *, group: str, **more: Any) -> Any:
    """A dataclass field that carries its `OptionSpec` (all but key and default) with it."""
    assert kind in KINDS
    return field(default=default, metadata={"spec": {"kind": kind, "group": group, **more}})


@dataclass(frozen=True, slots=True)
class RulesBase:
    """What every family's `Rules` can do: specs, reading, writing, comparing."""

    @classmethod
    def specs(cls) -> tuple[OptionSpec, ...]:
        """The options in the order of their declaration."""
        return tuple(
            OptionSpec(key=f.name, default=f.default, **f.metadata["spec"])
            for f in fields(cls)
            if f.default is not MISSING
        )

    @classmethod
    def spec(cls, key: str) -> OptionSpec:
        """The spec of one option. Raises `KeyError`."""
        for spec in cls.specs():
            if spec.key == key:
                return spec
        raise KeyError(key)

    def value_problems(self) -> tuple[Problem, ...]:
        """Every option whose value its spec does not accept."""
        return tuple(
            Problem.of("value_out_of_range", spec.key, value=getattr(self, spec.key))
            for spec in self.specs()
            if not spec.accepts(getattr(self, spec.key))
        )

    def changed_from(self, other: RulesBase) -> dict[str, object]:
        """The options that differ from `other`, as JSON values (the record's `rules`)."""
        return {
            spec.key: to_json(getattr(self, spec.key))
            for spec in self.specs()
            if getattr(self, spec.key) != getattr(other, spec.key)
        }


def with_values(rules: R, values: Mapping[str, object]) -> tuple[R, tuple[Problem, ...]]:
    """The rules with JSON values laid over them, and what was wrong with those.

    Unknown keys and values of a wrong type are reported and left out.
    """
    good: dict[str, object] = {}
    problems: list[Problem] = []
    known = {spec.key: spec for spec in rules.specs()}
    for key, raw in values.items():
        value = tuple(raw) if isinstance(raw, list) else raw
        if key not in known:
            problems.append(Problem.of("unknown_option", key))
        elif not known[key].accepts(value):
            problems.append(Problem.of("value_out_of_range", key, value=_shown(raw)))
        else:
            good[key] = value
    return replace(rules, **good), tuple(problems)


def parse_assignments(text: str) -> Iterator[tuple[str, object]]:
    """The pairs of a command-line text `KEY=VALUE,…`, values as JSON.

    A list is written `[2,1]` or `2+1`. Raises `ValueError` with the part that is no pair.
    """
    for part in _split_outside_brackets(text):
        key, equals, value = part.partition("=")
        if not equals or not key.strip():
            raise ValueError(part)
        yield key.strip(), _parse_word(value.strip())


def typed(spec: OptionSpec, value: object) -> object:
    """A value from the command line brought to the shape its option has (`2` → `[2]` for counts)."""
    if spec.kind in _LIST_KINDS and not isinstance(value, list):
        return [] if value in ("", "none") else [value if spec.kind == "counts" else str(value)]
    if spec.kind in _LIST_KINDS | {"rank_order", "suit_order"} and isinstance(value, list):
        return value if spec.kind == "counts" else [str(item) for item in value]
    if spec.kind in ("choice", "card", "rank_order", "suit_order") and not isinstance(value, str):
        return _shown(value)
    return value


def to_json(value: Value) -> object:
    """An option value as JSON has it: tuples become lists."""
    return list(value) if isinstance(value, tuple) else value


def _parse_word(text: str) -> object:
    if text.startswith("["):
        inner = text.strip("[]").strip()
        return [_parse_word(item.strip().strip("\"'")) for item in inner.split(",")] if inner else []
    if "+" in text:
        return [_parse_word(item.strip()) for item in text.split("+")]
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    try:
        return int(text)
    except ValueError:
        return text


def _split_outside_brackets(text: str) -> Iterator[str]:
    depth, part = 0, ""
    for char in text:
        depth += (char == "[") - (char == "]")
        if char == "," and depth == 0:
            yield part
            part = ""
        else:
            part += char
    if part.strip():
        yield part


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_tuple(value: object) -> bool:
    return isinstance(value, tuple) and all(isinstance(n, (str, int)) for n in value)


def _shown(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)
