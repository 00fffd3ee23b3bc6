"""Match records: reading, writing, replaying and verifying (match-record.md).

A record consists of the header and the journal of a match as JSON lines. Records used as tests also
contain `expect` lines. This module works with text; the app handles files. Every error has a line
number and a key that the app turns into a message.

>>> rules = family_of("arschloch").presets["arschloch"]
>>> match = Match(MatchSpec("arschloch", rules, ("A", "B", "C", "D"), seed=7))
>>> events = match.start_round()
>>> events = match.submit(match.to_act, match.legal()[0])
>>> replay(read(write(match).encode())).journal == match.journal
True
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import TypeAlias, TypeGuard

from msgspec import Struct

from arschloch_gui.engine.action_lines import (
    format_action,
    format_expected,
    parse_action,
)
from arschloch_gui.engine.actions import ActionError
from arschloch_gui.engine.deal_line import DealError, format_deal, parse_deal
from arschloch_gui.engine.entries import actions_named, entries, is_legal
from arschloch_gui.engine.family import FixedDeal, Refusal
from arschloch_gui.engine.games import family_of, problems_of
from arschloch_gui.engine.json_text import JsonError, decode_object, numbered_lines
from arschloch_gui.engine.match import Acted, Entry, Match, MatchSpec
from arschloch_gui.engine.options import Problem, RulesBase, with_values
from arschloch_gui.engine.rng import is_seed
from arschloch_gui.engine.table.game import AnyGame

FORMAT = "arschloch-match"
VERSION = 1
EXPECT_KEYS = (
    "to_act", "legal", "illegal", "top", "hands", "hand_of", "finished", "offices", "order",
    "reversed", "scores", "phase",
)  # fmt: skip
"""Keys of an `expect` line that exist in every game. A family can add its own."""


class RecordError(ValueError):
    """Error raised for a record that cannot be read or replayed.

    It contains the line number (1 is the header), a key and values. If the rules are invalid,
    `problems` lists their defects.
    """

    problems: tuple[Problem, ...] = ()

    def __init__(self, line: int, key: str, **values: object) -> None:
        super().__init__(f"line {line}: {key} {values or ''}")
        self.line = line
        self.key = key
        self.values = values


class Attempt(Struct, frozen=True):
    """An action line with `"refused": true`: the engine must refuse the action."""

    acted: Acted


class Expectation(Struct, frozen=True):
    """The contents of an `expect` line, as JSON values."""

    named: Mapping[str, object]


Item: TypeAlias = Entry | Attempt | Expectation


class Record(Struct, frozen=True):
    """A parsed record: the match specification and the numbered lines after the header.

    `truncated` is True if an incomplete last line was dropped.
    """

    spec: MatchSpec
    lines: tuple[tuple[int, Item], ...]
    truncated: bool = False


class Verification(Struct, frozen=True):
    """The result of `verify`: the match and, if a line failed, its number and the reason."""

    match: Match
    line: int | None = None
    refusal: Refusal | None = None

    @property
    def ok(self) -> bool:
        """Whether every action was legal and every expectation was met."""
        return self.line is None


# -- writing ----------------------------------------------------------------------------


def header_line(spec: MatchSpec) -> str:
    """Return the first line of a record, without its newline."""
    preset = spec.family.presets[spec.preset]
    return _dumps(
        {
            "format": FORMAT,
            "version": VERSION,
            "preset": spec.preset,
            "rules": spec.rules.changed_from(preset),
            "seats": list(spec.seats),
            "seed": spec.seed,
        }
    )


def entry_line(entry: Entry) -> str:
    """Return the line of a journal entry, without its newline."""
    if isinstance(entry, Acted):
        return _dumps({"seat": entry.seat, **format_action(entry.action)})
    return _dumps(format_deal(entry))


def write(match: Match) -> str:
    """Return the whole record of a match."""
    lines = [header_line(match.spec), *(entry_line(entry) for entry in match.journal)]
    return "".join(line + "\n" for line in lines)


def _dumps(line: Mapping[str, object]) -> str:
    return json.dumps(line, ensure_ascii=False)


# -- reading ----------------------------------------------------------------------------


def read(data: bytes) -> Record:
    """Parse a record without replaying it. Raises `RecordError`.

    An incomplete last line without a newline is the result of a crash while writing, and is
    dropped. Anything else that is malformed or exceeds the limits of `json_text` is an error.
    """
    _, reader, lines = opened(data)
    items: list[tuple[int, Item]] = []
    truncated = False
    for number, line, whole in lines:
        try:
            items.append((number, reader.item(number, line)))
        except RecordError as error:
            # An interrupted write leaves part of an object, never a line that is too long.
            if whole or error.key != "not_json":
                raise
            truncated = True
    return Record(reader.spec, tuple(items), truncated)


def opened(data: bytes) -> tuple[int, LineReader, Iterator[tuple[int, bytes, bool]]]:
    """Return the line number of the header, a parser for the lines after it, and those lines.

    The lines have the form of `numbered_lines`. Raises `RecordError` if the header is invalid.
    """
    lines = numbered_lines(data)
    header = next(lines, None)
    if header is None:
        raise RecordError(1, "empty_record")
    number, text, _ = header
    return number, LineReader(spec_of(number, json_object(number, text))), lines


def json_object(number: int, line: bytes) -> dict[str, object]:
    """Return the JSON object in a line. Raises `RecordError`."""
    try:
        return decode_object(line)
    except JsonError as error:
        raise RecordError(number, error.key) from None


def spec_of(number: int, line: dict[str, object]) -> MatchSpec:
    """Return the match specification in a header. Raises `RecordError`."""
    if line.get("format") != FORMAT:
        raise RecordError(number, "not_a_record")
    version = line.get("version")
    if not _is_int(version) or version != VERSION:
        raise RecordError(number, "unknown_version", version=version)
    if unknown := line.keys() - {"format", "version", "preset", "rules", "seats", "seed"}:
        raise RecordError(number, "unknown_key", name=min(unknown))
    seats = line.get("seats")
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise RecordError(number, "seats_are_names")
    if not is_seed(seed := line.get("seed", 0)):
        raise RecordError(number, "no_seed")
    preset = line.get("preset")
    return MatchSpec(
        str(preset), _rules(number, preset, line.get("rules", {}), len(seats)), tuple(seats), seed
    )


def _rules(number: int, preset: object, values: object, seats: int) -> RulesBase:
    if not isinstance(preset, str):
        raise RecordError(number, "unknown_preset", preset=preset)
    try:
        base = family_of(preset).presets[preset]
    except KeyError:
        raise RecordError(number, "unknown_preset", preset=preset) from None
    if not isinstance(values, dict):
        raise RecordError(number, "rules_are_an_object")
    rules, problems = with_values(base, {"players": seats, **values})
    problems = problems or problems_of(preset, rules)
    if problems:
        error = RecordError(number, "rules_have_problems")
        error.problems = problems
        raise error
    if rules.players != seats:
        raise RecordError(number, "seats_differ", players=rules.players, seats=seats)
    return rules


class LineReader:
    """A parser of the lines after a header, which parses equal lines only once."""

    def __init__(self, spec: MatchSpec) -> None:
        self.spec = spec
        self._known: dict[bytes, Item] = {}

    def item(self, number: int, line: bytes) -> Item:
        """Return the parsed form of a line. Raises `RecordError`."""
        item = self._known.get(line)
        if item is None:
            item = self._known[line] = item_of(number, json_object(number, line), self.spec)
        return item


def item_of(number: int, line: dict[str, object], spec: MatchSpec) -> Item:
    """Return the parsed form of a line after the header. Raises `RecordError`."""
    if "expect" in line:
        return _expectation(number, line, spec.family)
    if "deal" in line:
        return _deal(number, line, spec.family)
    return _acted(number, line, len(spec.seats))


def _expectation(number: int, line: dict[str, object], family: AnyGame) -> Expectation:
    named = line["expect"]
    if not isinstance(named, dict) or len(line) > 1:
        raise RecordError(number, "expect_is_an_object")
    if unknown := named.keys() - {*EXPECT_KEYS, *family.notation.expect_keys}:
        raise RecordError(number, "unknown_key", name=min(unknown))
    return Expectation(named)


def _deal(number: int, line: dict[str, object], family: AnyGame) -> FixedDeal:
    try:
        return parse_deal(line, family.notation.zones)
    except DealError as error:
        raise RecordError(number, error.key, **error.values) from None


def _acted(number: int, line: dict[str, object], seats: int) -> Acted | Attempt:
    seat = line.pop("seat", None)
    refused = line.pop("refused", False)
    if not _is_int(seat) or not 0 <= seat < seats:
        raise RecordError(number, "no_such_seat", seat=seat)
    if not isinstance(refused, bool):
        raise RecordError(number, "refused_is_true")
    try:
        acted = Acted(seat, parse_action(line))
    except ActionError as error:
        raise RecordError(number, error.key, **error.values) from None
    return Attempt(acted) if refused else acted


def _is_int(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


# -- replaying --------------------------------------------------------------------------


def replay(record: Record) -> Match:
    """Return the match at the end of a record, ignoring `expect` and `refused` lines.

    Raises `RecordError` at the first action that the engine refuses.
    """
    match = Match(record.spec)
    for number, item in record.lines:
        if isinstance(item, Expectation | Attempt):
            continue
        if reason := match.enter(item):
            raise RecordError(number, reason.key, **dict(reason.values))
    return match


def verify(record: Record) -> Verification:
    """Replay a record and check every expectation, stopping at the first line that fails."""
    match = Match(record.spec)
    for number, item in record.lines:
        if reason := _check(match, item):
            return Verification(match, number, reason)
    _ensure_dealt(match)
    return Verification(match)


def _check(match: Match, item: Item) -> Refusal | None:
    if isinstance(item, Expectation):
        _ensure_dealt(match)
        return _unmet(match, item.named)
    if isinstance(item, Attempt):
        # A refused action must leave the match unchanged and must not even deal. If the action is
        # accepted, the check fails.
        refused = isinstance(match.submit(item.acted.seat, item.acted.action), Refusal)
        return None if refused else Refusal.of("not_refused")
    return match.enter(item)


def _ensure_dealt(match: Match) -> None:
    # Deal only the first round here, because a later round can still get a deal line.
    if match.state is None:
        match.start_round()


def state_of(match: Match) -> dict[str, object]:
    """Return everything that an `expect` line can check, as JSON values."""
    named = match.state.described() if match.state is not None else {}
    offices = match.carry.offices if match.deciding is None else match.deciding.offices
    return {
        **named,
        "legal": [format_expected(entry) for entry in entries(match)],
        "offices": list(offices),
        "order": list(match.order),
        "scores": list(match.scores),
        "phase": match.phase,
    }


def _unmet(match: Match, named: Mapping[str, object]) -> Refusal | None:
    actual = state_of(match)
    for key, wanted in named.items():
        if key in ("legal", "illegal"):
            problem = (_legal_unmet if key == "legal" else _illegal_unmet)(match, wanted)
        else:
            found = _compared(actual[key], wanted)
            same = _normal(key, wanted) == _normal(key, found)
            problem = None if same else Refusal.of("unmet", name=key, wanted=wanted, found=found)
        if problem:
            return problem
    return None


def _compared(actual: object, wanted: object) -> object:
    """Return the actual value with only those keys that the expectation names."""
    if isinstance(wanted, dict) and isinstance(actual, dict):
        return {name: actual[name] for name in wanted if name in actual}
    return actual


def _normal(key: str, value: object) -> str:
    """Return a text that is equal for equal values (0 ≠ false), ignoring the order of cards."""
    held = {"top": value} if key == "top" else value
    if key in ("top", "hand_of") and isinstance(held, dict):
        value = {k: sorted(map(str, v)) if isinstance(v, list) else v for k, v in held.items()}
    return json.dumps(value, sort_keys=True)


def _legal_unmet(match: Match, wanted: object) -> Refusal | None:
    actions = actions_named(wanted)
    if actions is None:
        return Refusal.of("unmet_form", name="legal")
    state, offered = match.deciding, match.legal()
    left = list(offered)
    for form, action in actions:
        if state is None or not is_legal(match, action):
            return Refusal.of("expected_legal", action=form)
        if not any(match.family.same_action(state, a, action) for a in offered):
            return Refusal.of("expected_legal", action=form)  # accepted, but never offered
        left = [a for a in left if not match.family.same_action(state, a, action)]
    if left:
        return Refusal.of("unexpected_legal", action=format_action(left[0]))
    return None


def _illegal_unmet(match: Match, wanted: object) -> Refusal | None:
    actions = actions_named(wanted)
    if actions is None:
        return Refusal.of("unmet_form", name="illegal")
    for form, action in actions:
        if is_legal(match, action):
            return Refusal.of("expected_illegal", action=form)
    return None
