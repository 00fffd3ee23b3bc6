"""Daifugō as in rules.md §6: a scenario for every sentence, in `daifugo/*.arl`."""

from __future__ import annotations

from pathlib import Path

from in_one_test import in_one_test

from arschloch_gui.engine.record import Expectation, read, verify

SCENARIOS = sorted((Path(__file__).parent / "daifugo").glob("*.arl"))
SENTENCES = {
    "deal", "seats", "exchange", "lead", "play", "joker", "beating", "lone", "three", "lock",
    "eight", "revolution", "passing", "last", "points",
}  # fmt: skip
"""The first word of a scenario's name: the part of §6 it shows."""


@in_one_test("path", SCENARIOS, ids=lambda path: path.stem)
def test_a_sentence_of_the_rules_holds(path: Path):
    record = read(path.read_bytes())
    assert not record.truncated
    assert record.spec.preset == "daifugo"
    assert any(isinstance(item, Expectation) for _, item in record.lines)
    verdict = verify(record)
    assert verdict.ok, f"line {verdict.line}: {verdict.refusal}"


def test_every_part_of_the_rules_is_shown():
    assert {path.stem.split("-")[0] for path in SCENARIOS} == SENTENCES
