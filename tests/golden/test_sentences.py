"""Scenario records for single games: every sentence of a game's rules as a readable example.

`<preset>/<what-is-shown>.arl` is a match record of that preset with `expect` lines.
"""

from __future__ import annotations

from pathlib import Path

from in_one_test import in_one_test

from arschloch_gui.engine.games import presets
from arschloch_gui.engine.record import Expectation, read, verify

FOLDER = Path(__file__).parent
SCENARIOS = sorted(path for preset in presets() for path in FOLDER.glob(f"{preset}/*.arl"))


@in_one_test("path", SCENARIOS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_sentence_of_the_rules_holds(path: Path):
    record = read(path.read_bytes())
    assert not record.truncated
    assert record.spec.preset == path.parent.name
    shown = [line for _, line in record.lines if isinstance(line, Expectation)]
    assert shown or '"refused": true' in path.read_text("utf-8")
    verdict = verify(record)
    assert verdict.ok, f"line {verdict.line}: {verdict.refusal}"
