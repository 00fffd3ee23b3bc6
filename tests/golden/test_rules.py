"""Scenario records: a readable example for every value of every option.

`rules/<option>/<value>-<what>.arl` is a match record with `expect` lines. Its name must match the
value set in its header, and all its expectations must be met. If the option matters during play,
they must fail under some other value: an example that always passes shows nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from in_one_test import in_one_test
from msgspec import structs

from arschloch_gui.engine.games import GAMES, family_of
from arschloch_gui.engine.options import OptionSpec
from arschloch_gui.engine.record import Expectation, Record, read, verify

FOLDER = Path(__file__).parent / "rules"
SCENARIOS = sorted(FOLDER.glob("*/*.arl"))

# For options without a short list of values: the values to show.
SHOWN: dict[str, tuple[object, ...]] = {
    "players": (3, 8),
    "rounds": (1, 2),
    "decks": (1, 2),
    "missing": ((), ("8D", "8H")),
    "rank_order": (
        "7-A",
        "2-A",
        "3-2",
        "8-7",
        "12-1",
        "1-13",
        "tarot",
        ("A", "K", "Q", "J", "10", "9", "8", "7"),
    ),
    "suit_order": ("none", ("D", "C", "H", "S")),
    "start_card": ("", "8C"),
    "max_set": (0, 2),
    "privileged": (1, 2, "all"),
    "exchange_counts": ((2, 1), (3, 2, 1), (), "by_players"),
    "jokers": (0, 2, 3, "by_players"),
    "joker_exchangeable": ("by_role", True, False),
    "low_beats_high": (0, 1, 3),
    "last_card_penalty": ((), ("A",), ("A", "2")),
    "ask_tries": (3, 1),
    "ask_until": (0, 2),
    "pass_left": (0, 1, 2),
    "redraw_seats": (0, 1),
    "pass_lot": (0, 4),
    "forget_offices": (0, 2),
    "tribute_suits": ("none", ("C", "D", "H", "S")),
    "burn_after_takes": (3, 20),
    "match_rounds": (3, 5),
}
# option → why it needs no scenario.
NO_SCENARIO = {
    "titles": "only words, chosen by the app",
    "all_distinct": "only names of offices; what needs it is tested as a conflict",
    "social": "a light-hearted task between rounds, worded and shown by the app alone",
}
# scenario → why it passes under every other value, too.
HOLDS_ANYWAY = {
    "forget_offices/2-offices-written-down-count": "what a record says counts without it, too",
    "first_seating/draw-only-where-nobody-has-an-office": "offices are there already",
    "king_may_defer/off-the-highest-asks-first": "a refused line says who may not; see on-…",
    "pass_left/1-not-in-a-first-round": "nobody passes cards in a first round",
    "putsch/on-nobody-to-overthrow-in-a-first-round": "nobody holds the lowest office",
    "run_of_three_bonus/on-ranks-with-a-gap-are-no-run": "no run, no bonus",
    "runs/same_set-does-not-wrap-round": "what is no run anywhere",
    "tabula_rasa/on-not-for-fours": "what is not allowed at all is not allowed without it either",
    "tabula_rasa/on-means-nothing-below-five-players": "the rule needs five players",
    "top_announce/off-nobody-tells": "told by events and views, see test_top_announce",
    "top_announce/on-all-four-aces-mean-an-open-hand": "as above",
    "lowest_office_may_equal/on-nobody-in-a-first-round": "then nobody has the office",
    "suit_order/D+C+H+S-every-suit-is-an-action": "without an order any suit may be named",
}


def text_of(value: object) -> str:
    """Return an option value as it appears in file names."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return "+".join(map(str, value)) or "none"
    return str(value) or "default"


def values_of(spec: OptionSpec) -> tuple[object, ...]:
    """Return the values of an option that need a scenario."""
    if spec.key in SHOWN:
        return SHOWN[spec.key]
    if spec.kind == "switch":
        return (True, False)
    return spec.choices


def specs() -> Iterator[OptionSpec]:
    """Yield every option of every family."""
    for family in GAMES:
        yield from next(iter(family.presets.values())).specs()


def name_of(path: Path) -> str:
    """Return the name of a scenario: "beat/higher-equal-does-not"."""
    return f"{path.parent.name}/{path.stem}"


@in_one_test("path", SCENARIOS, ids=name_of)
def test_a_scenario_holds(path: Path):
    record = read(path.read_bytes())
    assert not record.truncated
    assert any(isinstance(item, Expectation) for _, item in record.lines)
    verdict = verify(record)
    assert verdict.ok, f"line {verdict.line}: {verdict.refusal}"


@in_one_test("path", SCENARIOS, ids=name_of)
def test_a_scenario_is_named_after_the_value_it_shows(path: Path):
    rules = read(path.read_bytes()).spec.rules
    assert path.stem.startswith(text_of(getattr(rules, path.parent.name)) + "-")


@in_one_test("path", SCENARIOS, ids=name_of)
def test_a_scenario_fails_under_some_other_value(path: Path):
    record = read(path.read_bytes())
    if name_of(path) in HOLDS_ANYWAY:
        pytest.skip(HOLDS_ANYWAY[name_of(path)])
    assert any(not holds(other) for other in variants(record, path.parent.name))


def variants(record: Record, key: str) -> Iterator[Record]:
    """Yield the record under the other values of one option that make valid rules."""
    rules: Any = record.spec.rules
    for value in values_of(rules.spec(key)):
        changed = replace(rules, **{key: value})
        if changed != rules and not family_of(record.spec.preset).problems(changed):
            yield structs.replace(record, spec=structs.replace(record.spec, rules=changed))


def holds(record: Record) -> bool:
    """Return whether all expectations are met; those about missing seats are not."""
    return len(record.spec.seats) == record.spec.rules.players and verify(record).ok


@in_one_test("spec", list(specs()), ids=lambda spec: spec.key)
def test_every_value_of_an_option_has_a_scenario(spec: OptionSpec):
    if spec.key in NO_SCENARIO:
        pytest.skip(NO_SCENARIO[spec.key])
    names = [path.stem for path in SCENARIOS if path.parent.name == spec.key]
    values = [text_of(value) for value in values_of(spec)]
    assert values
    assert [v for v in values if not any(name.startswith(f"{v}-") for name in names)] == []


def test_exceptions_are_still_exceptions():
    assert set(NO_SCENARIO) <= {spec.key for spec in specs()}
    assert set(HOLDS_ANYWAY) <= {name_of(path) for path in SCENARIOS}
    assert {path.parent.name for path in SCENARIOS} <= {spec.key for spec in specs()}
