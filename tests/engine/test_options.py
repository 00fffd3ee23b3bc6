"""Options: specs, values, reading and writing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from in_one_test import in_one_test

from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rules import RANK_ORDERS, Rules
from arschloch_gui.engine.games import GAMES, family_of_rules, presets
from arschloch_gui.engine.options import (
    OptionSpec,
    Problem,
    parse_assignments,
    to_json,
    typed,
    with_values,
)
from random_rules import as_json, differently_idle, from_json, presets_and_rules

ALL = [
    (rules, spec) for family in GAMES for rules in [next(iter(family.presets.values()))]
    for spec in rules.specs()
]  # fmt: skip
ALL_SPECS = [pytest.param(spec, id=spec.key) for _, spec in ALL]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)


def plain(kind: str, default: Any = 0, **more: Any) -> OptionSpec:
    """Return a spec of no family."""
    return OptionSpec(key="it", kind=kind, default=default, group="test", **more)


@in_one_test("spec", ALL_SPECS)
def test_every_default_is_accepted_by_its_own_spec(spec: OptionSpec):
    assert spec.accepts(spec.default)
    assert all(spec.accepts(choice) for choice in spec.choices)


@in_one_test(("rules", "spec"), ALL)
def test_every_need_names_an_option_and_values_it_can_have(rules: Any, spec: OptionSpec):
    for key, values in spec.needs:
        needed = rules.spec(key)
        assert values
        assert all(needed.accepts(value) for value in values)


@in_one_test(("rules", "spec"), ALL)
def test_what_needs_an_option_with_needs_is_declared_after_it(rules: Any, spec: OptionSpec):
    keys = [each.key for each in rules.specs()]
    for key, _ in spec.needs:
        assert not rules.spec(key).needs or keys.index(key) < keys.index(spec.key)


@in_one_test("preset", sorted(presets()))
def test_every_preset_holds_accepted_values(preset: str):
    assert presets()[preset].value_problems() == ()


def test_named_rank_orders_and_their_choices_are_the_same():
    assert Rules.spec("rank_order").choices == tuple(RANK_ORDERS)


@pytest.mark.parametrize(
    ("spec", "good", "bad"),
    [
        (plain("switch"), [True, False], [0, 1, "true", None]),
        (plain("number", low=3, high=5), [3, 5], [2, 6, True, 3.0, "3", None]),
        (plain("number_or", low=1, high=2, choices=("all",)), [1, 2, "all"], [0, 3, "some", True]),
        (plain("choice", choices=("a", "b")), ["a", "b"], ["c", "", None, 1, ("a",), ["a"], {}]),
        (plain("counts", low=0, high=2), [(), (2, 1), (0,)], [(3,), (-1,), 2, [1], ("1",), (1.0,)]),
        (plain("ranks"), [(), ("A", "2")], [("14",), "A", ("7D",), (["A"],), ({},)]),
        (plain("cards"), [(), ("7D", "*R")], [("14",), "7D", (7,), (["7D"],), ({},), (None,)]),
        (plain("card"), ["", "7D"], ["14", None, 0, ("7D",), ["7D"]]),
        (
            plain("rank_order", choices=("7-A",)),
            ["7-A", ("A", "7")],
            ["2-A", ("7", "7"), ("14",), 7, (["7"],), ({},)],
        ),
        (
            plain("suit_order"),
            ["none", ("D", "C", "H", "S"), ("S", "H", "C", "D")],
            ["DCHS", ("D", "C", "H"), ("D", "C", "H", "H"), ("D", "C", "H", "S", "S"), 4, None],
        ),
    ],
    ids=lambda value: value.kind if isinstance(value, OptionSpec) else "",
)
def test_a_kind_accepts_what_it_should_and_nothing_else(
    spec: OptionSpec, good: list[object], bad: list[object]
):
    assert [value for value in good if not spec.accepts(value)] == []
    assert [value for value in bad if spec.accepts(value)] == []


@given(value=JSON)
def test_any_json_laid_over_any_option_gives_rules_or_problems(value: object):
    for spec in Rules.specs():
        rules, problems = with_values(Rules(), {spec.key: value})
        assert rules.value_problems() == ()
        assert bool(problems) or to_json(getattr(rules, spec.key)) == value
        hash(rules)


def test_wrong_values_and_unknown_keys_are_all_reported_at_once():
    rules, problems = with_values(
        Rules(), {"players": 99, "sausage": 1, "beat": "lower", "rounds": 7, "missing": [["7D"]]}
    )
    assert rules == Rules(rounds=7)
    assert problems == (
        Problem.of("number_out_of_range", "players", value="99", low=3, high=12),
        Problem.of("unknown_option", "sausage"),
        Problem.of("value_out_of_range", "beat", value="lower"),
        Problem.of("value_out_of_range", "missing", value='[["7D"]]'),
    )


def test_rules_made_in_code_report_values_out_of_range():
    rules = Rules(players=2, beat="lower")
    assert {(problem.key, *problem.options) for problem in CLIMBING.problems(rules)} == {
        ("number_out_of_range", "players"), ("value_out_of_range", "beat"),
    }  # fmt: skip


@given(chosen=presets_and_rules())
def test_rules_are_the_json_they_write(chosen: tuple[str, Any]):
    preset, rules = chosen
    base = presets()[preset]
    text = json.dumps(rules.changed_from(base))
    assert with_values(base, json.loads(text)) == (rules, ())
    assert from_json(base, json.loads(json.dumps(as_json(rules)))) == rules


def test_only_what_differs_is_written():
    assert Rules().changed_from(Rules()) == {}
    changed = Rules(players=5, exchange_counts=(3, 1)).changed_from(Rules())
    assert changed == {"players": 5, "exchange_counts": [3, 1]}


@pytest.mark.parametrize(
    ("text", "pairs"),
    [
        ("", []),
        ("players=5", [("players", 5)]),
        (" players = 5 , beat = higher ", [("players", 5), ("beat", "higher")]),
        ("reseat=off,reseat=yes,a=true,b=No", [
            ("reseat", False), ("reseat", True), ("a", True), ("b", False)
        ]),
        ("exchange_counts=[3,2,1],rounds=2", [("exchange_counts", [3, 2, 1]), ("rounds", 2)]),
        ("exchange_counts=3+2", [("exchange_counts", [3, 2])]),
        ("missing=[]", [("missing", [])]),
        ('missing=["7D", "8C"]', [("missing", ["7D", "8C"])]),
        ("a=b=c", [("a", "b=c")]),
        ("a=-1,", [("a", -1)]),
    ],
)  # fmt: skip
def test_assignments_of_the_command_line_are_read(text: str, pairs: list[tuple[str, object]]):
    assert list(parse_assignments(text)) == pairs


@pytest.mark.parametrize(
    ("text", "part"), [("players", "players"), ("=5", "=5"), ("a=1,,b=2", ""), ("a=1,b", "b")]
)
def test_a_part_that_is_no_assignment_is_named(text: str, part: str):
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the text itself is the message
        list(parse_assignments(text))
    assert str(caught.value) == part


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("players", "5", 5),
        ("exchange_counts", "2", (2,)),
        ("exchange_counts", "2+1", (2, 1)),
        ("exchange_counts", "[]", ()),
        ("exchange_counts", "none", ()),
        ("missing", "7D", ("7D",)),
        ("missing", "7D+10H", ("7D", "10H")),
        ("missing", "none", ()),
        ("rank_order", "2-A", "2-A"),
        ("rank_order", "7+8+9+10+J+Q+K+A", ("7", "8", "9", "10", "J", "Q", "K", "A")),
        ("suit_order", "none", "none"),
        ("suit_order", "D+C+H+S", ("D", "C", "H", "S")),
        ("start_card", "7D", "7D"),
        ("privileged", "all", "all"),
        ("privileged", "1", 1),
        ("reseat", "on", True),
    ],
)
def test_words_of_the_command_line_become_option_values(key: str, text: str, value: object):
    ((read_key, word),) = parse_assignments(f"{key}={text}")
    spec = Rules.spec(key)
    rules, problems = with_values(Rules(), {read_key: typed(spec, word)})
    assert problems == ()
    assert getattr(rules, key) == value


@pytest.mark.parametrize(
    ("key", "text", "shown"),
    [("beat", "off", "false"), ("beat", "3", "3"), ("start_card", "17", "17")],
)
def test_a_word_that_does_not_fit_is_shown_in_the_problem(key: str, text: str, shown: str):
    ((_, word),) = parse_assignments(f"{key}={text}")
    _, problems = with_values(Rules(), {key: typed(Rules.spec(key), word)})
    assert problems == (Problem.of("value_out_of_range", key, value=shown),)


def test_a_number_out_of_range_is_told_the_range():
    _, problems = with_values(Rules(), {"players": "many"})
    assert problems == (Problem.of("number_out_of_range", "players", value="many", low=3, high=12),)


def test_a_spec_is_found_by_its_key():
    assert Rules.spec("beat").choices == ("higher", "equal_or_higher")
    with pytest.raises(KeyError):
        Rules.spec("sausage")


def test_an_option_without_its_condition_means_nothing():
    spec = Rules.spec("inherit")
    assert spec.active_in(Rules())
    assert not spec.active_in(Rules(clear_on_finish=True))


@given(
    text=st.text(alphabet="[]+,=\"' -7DA1noeall", max_size=24),
    key=st.sampled_from([spec.key for spec in Rules.specs()]),
)
def test_whatever_is_typed_gives_rules_or_problems(text: str, key: str):
    try:
        pairs = list(parse_assignments(f"{key}={text}"))
    except ValueError:
        return
    known = {spec.key: spec for spec in Rules.specs()}
    words = {k: typed(known[k], word) if k in known else word for k, word in pairs}
    rules, problems = with_values(Rules(), words)
    assert rules.value_problems() == ()
    assert all(isinstance(problem, Problem) for problem in problems)
    CLIMBING.problems(rules)


def test_what_needs_a_part_that_means_nothing_means_nothing_either():
    rules = Rules(joker="jester", jester_revolution=True, exchange="ask", ask_tries=5)
    assert rules.in_force() == Rules(exchange="ask", ask_tries=5)
    assert Rules(players=4, tabula_rasa=True).in_force() == Rules()
    with_jesters = Rules(jokers=2, joker="jester", jester_revolution=True)
    assert with_jesters.in_force() == with_jesters


@given(chosen=presets_and_rules(), data=st.data())
def test_options_without_effect_cause_no_conflict(chosen: tuple[str, Any], data: st.DataObject):
    rules = chosen[1]
    other = data.draw(differently_idle(rules))
    assert other.in_force() == rules.in_force() == rules.in_force().in_force()
    problems = family_of_rules(rules).problems
    assert problems(other) == problems(rules) == problems(rules.in_force()) == ()
