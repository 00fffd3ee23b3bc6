"""Declarative house rules: each option is declared in one place and used everywhere.

A family's `Rules` is a flat frozen dataclass whose fields are made with `option(...)`. The rules
editor, the help, the record format, the command line, validation and the tests' generator of random
rules are derived from these specs. Defects are reported as a tuple of `Problem` values, never as
exceptions, and this module contains no text for people.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from functools import cache
from typing import TypeAlias, TypeGuard, TypeVar

from msgspec import Struct

from arschloch_gui.engine.cards import CARD_OF, RANK_OF_NAME, SUITS

Value: TypeAlias = bool | int | str | tuple[str, ...] | tuple[int, ...]
R = TypeVar("R", bound="RulesBase")
V = TypeVar("V", bound=Value)

LONGEST_NUMBER = 18
_LIST_KINDS = frozenset({"counts", "counts_or", "ranks", "cards"})
_WORDS = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}


class OptionSpec(Struct, frozen=True):
    """One option: its key in rules.md, kind, default, group, allowed values and dependencies.

    `choices` are the words or numbers of a choice (or the named orders of a rank order). `low` and
    `high` are the bounds of a number, or of each number in a list of counts. `needs` lists pairs
    (key, values): the option only has an effect while each of those other options has one of these
    values.
    """

    key: str
    kind: str
    default: Value
    group: str
    choices: tuple[str | int, ...] = ()
    low: int = 0
    high: int = 0
    needs: tuple[tuple[str, tuple[Value, ...]], ...] = ()

    def accepts(self, value: object) -> bool:
        """Return whether a value has the right type and is in range."""
        return _ACCEPTS[self.kind](self, value)

    def misfit(self, value: Value) -> Problem:
        """Return the problem to report for a value that is not accepted."""
        if self.kind == "number":
            bounds = {"low": self.low, "high": self.high}
            return Problem.of("number_out_of_range", self.key, value=value, **bounds)
        return Problem.of("value_out_of_range", self.key, value=value)

    def active_in(self, rules: RulesBase) -> bool:
        """Return whether the option has an effect given the values of the other options."""
        return all(getattr(rules, key) in values for key, values in self.needs)


class Problem(Struct, frozen=True):
    """One defect of a set of rules: a message key with its values, and the options involved."""

    key: str
    options: tuple[str, ...]
    values: tuple[tuple[str, Value], ...] = ()

    @classmethod
    def of(cls, key: str, *options: str, **values: Value) -> Problem:
        """Return a problem with the values given as keyword arguments."""
        return cls(key, options, tuple(values.items()))


def option(default: V, kind: str, *, group: str, **more: object) -> V:
    """Return a dataclass field with the data for its `OptionSpec`, except key and default."""
    return field(default=default, metadata={"spec": {"kind": kind, "group": group, **more}})


@dataclass(frozen=True, slots=True)
class RulesBase:
    """The base class of every family's `Rules`: the specs, and operations derived from them.

    Every family has the option `players` and one for the length of a match. The class attributes
    below are the defaults for options that a family does not have.
    """

    length_option = "rounds"
    """Key of the option for the maximum number of rounds in a match."""

    titles = ""
    """Key of the title set for the positions (rules.md §1.5), or empty if there are no titles."""
    decks = 1
    social = False
    penalties = False
    """True if points count against a player, so that the lowest score is best."""

    @classmethod
    @cache
    def specs(cls) -> tuple[OptionSpec, ...]:
        """Return the specs of all options, in the order of their declaration."""
        return tuple(
            OptionSpec(key=f.name, default=f.default, **f.metadata["spec"])
            for f in fields(cls)
            if f.default is not MISSING
        )

    @classmethod
    def spec(cls, key: str) -> OptionSpec:
        """Return the spec of one option. Raises `KeyError`."""
        for spec in cls.specs():
            if spec.key == key:
                return spec
        raise KeyError(key)

    @property
    def players(self) -> int:
        """The number of players, an option of every game."""
        raise NotImplementedError

    @property
    def length(self) -> int:
        """The maximum number of rounds in a match, or 0 if it is endless."""
        return int(getattr(self, self.length_option))

    def is_over(self, rounds: int, scores: tuple[int, ...]) -> bool:
        """Return whether a match ends after this many rounds with these total scores by seat."""
        return 0 < self.length <= rounds

    @property
    def is_endless(self) -> bool:
        """True if neither a number of rounds nor a number of points ever ends a match."""
        return not self.is_over(sys.maxsize, (sys.maxsize,) * self.players)

    def standings(self, scores: tuple[int, ...], last: tuple[int, ...]) -> tuple[int, ...]:
        """Return the seats from best to worst score; ties keep the order of `last`."""
        sign = 1 if self.penalties else -1
        return tuple(sorted(last, key=lambda seat: sign * scores[seat]))

    def places(self, scores: tuple[int, ...]) -> tuple[int, ...]:
        """Return the place of each seat in the match, from 1; equal points share a place."""
        ranked = [scores[seat] for seat in self.standings(scores, tuple(range(len(scores))))]
        return tuple(1 + ranked.index(score) for score in scores)

    def lasting(self: R, rounds: int) -> R:
        """Return these rules with the length of a match set to this many rounds.

        0 means endless, or the maximum if the game has no endless matches. Other lengths are
        clamped to the valid range.
        """
        spec = self.spec(self.length_option)
        wished = rounds if rounds or not spec.low else spec.high
        return replace(self, **{spec.key: min(max(wished, spec.low), spec.high)})

    def for_players(self: R, count: int) -> R:
        """Return these rules with this number of players."""
        changed = {"players": count}
        return replace(self, **changed)

    def problems(self) -> tuple[Problem, ...]:
        """Return every defect of these rules.

        Some families perform the checks elsewhere, so call `Game.problems` instead if the family is
        unknown.
        """
        raise NotImplementedError

    def value_problems(self) -> tuple[Problem, ...]:
        """Return a problem for every option whose value its spec does not accept."""
        return tuple(
            spec.misfit(getattr(self, spec.key))
            for spec in self.specs()
            if not spec.accepts(getattr(self, spec.key))
        )

    def in_force(self: R) -> R:
        """Return these rules with every option that has no effect reset to its default.

        With `jokers=0`, for example, the option `joker` has no effect, and neither has any option
        that needs it. This relies on every option being declared after the options it needs.

        >>> from arschloch_gui.engine.climbing.rules import Rules
        >>> Rules(jokers=0, joker="wild").in_force().joker
        'high'
        """
        idle: dict[str, Value] = {}
        for spec in self.specs():
            if any(idle.get(key, getattr(self, key)) not in values for key, values in spec.needs):
                idle[spec.key] = spec.default
        return replace(self, **idle) if idle else self

    def changed_from(self, other: RulesBase) -> dict[str, object]:
        """Return the options that differ from `other`, as JSON values (the record's `rules`)."""
        return {
            spec.key: to_json(getattr(self, spec.key))
            for spec in self.specs()
            if getattr(self, spec.key) != getattr(other, spec.key)
        }


def with_values(rules: R, values: Mapping[str, object]) -> tuple[R, tuple[Problem, ...]]:
    """Return the rules with these JSON values applied, and the problems found in the values.

    Unknown keys and unacceptable values are reported and not applied.

    >>> from arschloch_gui.engine.climbing.rules import Rules
    >>> rules, problems = with_values(Rules(), {"players": 5, "player": 6})
    >>> rules.players, [problem.key for problem in problems]
    (5, ['unknown_option'])
    """
    good: dict[str, object] = {}
    problems: list[Problem] = []
    known = {spec.key: spec for spec in rules.specs()}
    for key, raw in values.items():
        value = tuple(raw) if isinstance(raw, list) else raw
        if key not in known:
            problems.append(Problem.of("unknown_option", key))
        elif not known[key].accepts(value):
            problems.append(known[key].misfit(_shown(raw)))
        else:
            good[key] = value
    return replace(rules, **good), tuple(problems)


def parse_assignments(text: str) -> Iterator[tuple[str, object]]:
    """Yield the keys and parsed values in a command-line argument `KEY=VALUE,…`.

    A list is written `[2,1]` or `2+1`. Raises `ValueError` with the first part that is not a pair.

    >>> list(parse_assignments("players=5,jokers=2"))
    [('players', 5), ('jokers', 2)]
    """
    for part in _split_outside_brackets(text):
        key, equals, value = part.partition("=")
        if not equals or not key.strip():
            raise ValueError(part)
        yield key.strip(), _parse_word(value.strip())


def typed(spec: OptionSpec, value: object) -> object:
    """Return a command-line value in the form that the option expects (`2` → `[2]` for counts)."""
    counts = spec.kind in ("counts", "counts_or")
    if spec.kind == "counts_or" and value in spec.choices:
        return value
    if spec.kind in _LIST_KINDS and not isinstance(value, list):
        return [] if value in ("", "none") else [value if counts else str(value)]
    if spec.kind in _LIST_KINDS | {"rank_order", "suit_order"} and isinstance(value, list):
        return value if counts else [str(item) for item in value]
    if spec.kind == "choice" and _is_choice(spec, value):
        return value
    if spec.kind in ("choice", "card", "rank_order", "suit_order") and not isinstance(value, str):
        return _shown(value)
    return value


def to_json(value: Value) -> object:
    """Return an option value as JSON, with tuples as lists."""
    return list(value) if isinstance(value, tuple) else value


def _parse_word(text: str) -> object:
    if text.startswith("[") and text.endswith("]"):
        inner = text[1:-1].strip()
        return (
            [_parse_word(item.strip().strip("\"'")) for item in inner.split(",")] if inner else []
        )
    if "+" in text:
        return [_parse_word(item.strip()) for item in text.split("+")]
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    # `int` would also accept 1_000 and digits of other scripts.
    is_number = text.isascii() and text.removeprefix("-").isdigit() and len(text) <= LONGEST_NUMBER
    return int(text) if is_number else text


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


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _shown(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _in_range(spec: OptionSpec, value: object) -> bool:
    return _is_number(value) and spec.low <= value <= spec.high


def _are_counts(spec: OptionSpec, value: object) -> bool:
    return isinstance(value, tuple) and all(_in_range(spec, number) for number in value)


def _is_choice(spec: OptionSpec, value: object) -> bool:
    # True must not count as 1.
    return isinstance(value, str | int) and not isinstance(value, bool) and value in spec.choices


def _all_in(names: Mapping[str, int]) -> Callable[[OptionSpec, object], bool]:
    def accepts(spec: OptionSpec, value: object) -> bool:
        # A nested list is unhashable and would make the lookup fail.
        return isinstance(value, tuple) and all(
            isinstance(name, str) and name in names for name in value
        )

    return accepts


def _is_rank_order(spec: OptionSpec, value: object) -> bool:
    if isinstance(value, tuple):
        return _all_in(RANK_OF_NAME)(spec, value) and len(set(value)) == len(value)
    return _is_choice(spec, value)


def _is_suit_order(spec: OptionSpec, value: object) -> bool:
    return value == "none" or (
        isinstance(value, tuple) and sorted(map(str, value)) == sorted(SUITS)
    )


_ACCEPTS: dict[str, Callable[[OptionSpec, object], bool]] = {
    "switch": lambda spec, value: isinstance(value, bool),
    "switch_or": lambda spec, value: isinstance(value, bool) or _is_choice(spec, value),
    "number": _in_range,
    "number_or": lambda spec, value: _in_range(spec, value) or _is_choice(spec, value),
    "choice": _is_choice,
    "counts": _are_counts,
    "counts_or": lambda spec, value: _are_counts(spec, value) or _is_choice(spec, value),
    "ranks": _all_in(RANK_OF_NAME),
    "cards": _all_in(CARD_OF),
    "card": lambda spec, value: value == "" or (isinstance(value, str) and value in CARD_OF),
    "rank_order": _is_rank_order,
    "suit_order": _is_suit_order,
}
