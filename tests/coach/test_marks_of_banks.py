"""Entries of banks: their judgement, what they depend on, and their bounds."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from arschloch_gui.coach import bank
from arschloch_gui.coach.bank import (
    METHOD,
    PLAIN,
    SCALE,
    Entry,
    Marks,
    Option,
    judgement_of,
    load,
    marks,
    options_of,
    position_mark,
    spec_of,
)
from arschloch_gui.coach.judgement import Judged, Judgement
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.json_text import JsonError, shaped


@pytest.fixture(scope="module")
def entry() -> Entry:
    found = load("arschloch")
    assert found is not None
    return found.entries[0]


def test_a_judgement_is_stored_in_ten_thousandths():
    judged = Judged(7, 0.51236, 0.01004, 0.7, 0.05, 0.0, 0.0)
    (option,) = options_of(Judgement((judged,), 10))
    assert option == Option(7, 5124, 100, 7000, 500, 0, 0)
    back = judgement_of([option], 10)
    assert back == Judgement((Judged(7, 0.5124, 0.01, 0.7, 0.05, 0.0, 0.0),), 10)


def test_options_are_the_inverse_of_a_judgement(entry: Entry):
    assert options_of(entry.judgement) == entry.options
    assert entry.judgement.rounds == entry.rounds
    assert entry.judgement.best.index == entry.options[0].index


@pytest.mark.parametrize(
    ("losses", "teaches"),
    [
        ([(0, 0), (PLAIN, 0.01)], True), ([(0, 0), (PLAIN + 0.01, 0.01)], False),
        ([(0, 0), (0.3, 0.2)], False),  # perhaps no loss at all
        ([(0, 0), (0.3, 0.2), (0.9, 0.01)], True), ([(0, 0)], False),
    ],
)  # fmt: skip
def test_a_sure_loss_that_is_not_obvious_is_worth_practising(entry: Entry, losses, teaches: bool):
    options = tuple(
        Option(at, 0, 0, 0, 0, round(loss * SCALE), round(stderr * SCALE))
        for at, (loss, stderr) in enumerate(losses)
    )
    assert replace(entry, options=options).teaches is teaches


def test_the_marks_of_a_bank_name_its_rules_and_players():
    found = {preset: marks(preset) for preset in ("arschloch", "daifugo", "thirteen")}
    assert {each.method for each in found.values()} == {METHOD}
    assert len({each.rules for each in found.values()}) == 3
    assert found["arschloch"].players == found["daifugo"].players != "" == found["thirteen"].players
    assert marks("bridge") == Marks(METHOD, "", "")


def test_a_position_is_marked_by_its_past_its_hand_and_the_options_used(entry: Entry):
    exercise = entry.exercise()
    assert exercise is not None
    match = exercise.match()
    one = position_mark(match, {0, 1})
    assert one == position_mark(match, {1, 0}) == position_mark(exercise.match(), {0, 1})
    assert len(one) == 16
    assert position_mark(match, {0}) != one
    assert position_mark(match, {0, 2}) != one
    found = load("arschloch")
    assert found is not None
    marked = [each.position for each in found.entries]
    assert len(set(marked)) == len(marked)


@pytest.mark.parametrize("field", ["seat", "office", "cards"])
def test_an_entry_leads_only_to_a_decision_with_its_facts(entry: Entry, field: str):
    found = entry.exercise()
    assert found is not None
    assert entry.leads_to(found)
    assert not entry.leads_to(replace(found, **{field: getattr(found, field) + 1}))
    assert not entry.leads_to(replace(found, phase="shift"))
    assert not replace(entry, position="").leads_to(found)


def test_all_named_options_are_part_of_the_mark(entry: Entry):
    found = entry.exercise()
    assert found is not None
    match = found.match()
    best, other = entry.options[:2]
    few = replace(entry, options=(best,), lowest=best.index, regular=best.index)
    marked = few.marked(match)
    assert marked.marked(match) == marked
    for changed in (
        replace(few, lowest=other.index),
        replace(few, regular=other.index),
        replace(few, options=(best, other)),
    ):
        assert changed.marked(match).position == position_mark(match, {best.index, other.index})
        assert changed.marked(match).position != marked.position


def test_a_match_is_made_from_its_seed():
    spec = spec_of("daifugo", 9)
    assert (spec.preset, spec.rules, spec.seed) == ("daifugo", presets()["daifugo"], 9)
    assert spec.seats == tuple("ABCDEFGHIJKL"[: spec.rules.players])
    assert spec_of("daifugo", 9, ["x", "y"]).seats == ("x", "y")
    with pytest.raises(KeyError):
        spec_of("bridge", 1)


@pytest.mark.parametrize(
    "strange",
    [{"at": -1}, {"at": 1_000_001}, {"seat": 26}, {"seat": -1}, {"office": -2}, {"seed": -1},
     {"options": [[0, 40_001, 0, 0, 0, 0, 0]]}, {"options": [[0, -40_001, 0, 0, 0, 0, 0]]}],
)  # fmt: skip
def test_an_entry_out_of_bounds_is_refused(entry: Entry, strange: dict[str, Any]):
    line = msgspec.to_builtins(entry)
    assert shaped(line, Entry) == entry
    with pytest.raises(JsonError):
        shaped(line | strange, Entry)


@pytest.mark.parametrize(
    "limit",
    [{"at": 0}, {"at": 1_000_000}, {"seat": 25}, {"office": -1}, {"office": 25}, {"cards": 0},
     {"options": [[0, 40_000, 0, 0, 0, -40_000, 0]]}],
)  # fmt: skip
def test_an_entry_at_its_bounds_is_read(entry: Entry, limit: dict[str, Any]):
    line = msgspec.to_builtins(entry) | limit
    assert msgspec.json.encode(shaped(line, Entry)) == msgspec.json.encode(line)


def test_a_folder_without_permission_has_no_bank(tmp_path, caplog):
    (tmp_path / "arschloch.jsonl").mkdir()
    assert load("arschloch", tmp_path) is None
    assert "cannot be read" in caplog.text
    assert bank.load("daifugo", tmp_path) is None
