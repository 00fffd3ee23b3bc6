"""The written rules of every game say what they said before, and change with each option.

`written_rules/GAME.txt` has the rules of a preset, then the sentences that differ for each other
value of each option. Further presets follow, with only those differences that are not the same
there. After an intended change, `pytest tests/app/games/test_written_rules.py --regen` rewrites the
files; read their diff.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from app.games.climbing.test_rules_text import OTHERS
from golden_text import compare

from arschloch_gui.app.by_game.written_rules import rules_text
from arschloch_gui.app.language import speak
from arschloch_gui.engine.games import GAMES, family_of, presets
from arschloch_gui.engine.options import OptionSpec, RulesBase

FOLDER = Path(__file__).parent / "written_rules"
EVERYTHING: dict[str, Any] = {
    "deck": "french52", "rank_order": "3-2", "two": "cuts", "eight_cuts": True,
    "eight_cuts_in_runs": True, "runs": "suited", "revolution": "four", "bomb": "any",
    "match_or_skip": True, "pass_left": 2, "lock": True,
}  # fmt: skip
"""Rules with much that has an effect on something else."""
BASES: dict[str, dict[str, Any]] = {
    "arschloch": {}, "president-revolution": EVERYTHING, "trouduc-joker": {},
    "thirteen": {}, "shithead": {}, "grossundklein": {}, "seigneur": {},
}  # fmt: skip
"""The presets that are compared, with changes. The first one of each game is written in full."""


def lines_of(preset: str, rules: RulesBase) -> list[str]:
    """Return the headings and sentences."""
    return [
        line
        for heading, paragraphs in rules_text(preset, rules)
        for line in (f"# {heading}", *re.split(r"(?<=[.!?]) ", " ".join(paragraphs)))
    ]


def other_values(spec: OptionSpec, game: str) -> tuple[Any, ...]:
    """Return some values of an option; those of a list or a number are chosen by hand."""
    if game == "climbing" and spec.key in OTHERS:
        return OTHERS[spec.key]
    if spec.kind == "number":
        return tuple(range(spec.low, min(spec.high, spec.low + 3) + 1))
    return spec.choices or (False, True)


def differences(preset: str, rules: RulesBase) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each change of one option that is possible, with the sentences that differ."""
    family, before = family_of(preset), lines_of(preset, rules)
    for spec in rules.specs():
        for value in other_values(spec, family.key):
            changed: Any = replace(rules, **{spec.key: value})
            if value == getattr(rules, spec.key) or family.problems(changed):
                continue
            diff = list(difflib.ndiff(before, lines_of(preset, changed)))
            yield f"{spec.key}={value}", tuple(line for line in diff if line[0] in "+-")


def written(game: str) -> str:
    """Return the rules of a game with all their variants."""
    lines: list[str] = []
    known: set[tuple[str, ...]] = set()
    for preset, changes in BASES.items():
        if family_of(preset).key != game:
            continue
        rules: Any = replace(presets()[preset], **changes)
        assert not family_of(preset).problems(rules), preset
        lines += [f"## {preset}", ""]
        if not known:
            lines += [*lines_of(preset, rules), ""]
        for change, differing in differences(preset, rules):
            if (change, *differing) not in known:
                known.add((change, *differing))
                lines += [f"[{change}]", *differing, ""]
    return "\n".join(lines)


@pytest.mark.sampled
@pytest.mark.parametrize("game", [family.key for family in GAMES])
def test_the_rules_are_told_as_before_for_each_value_of_each_option(qapp, game: str, regen: bool):
    with speak("en"):
        now = written(game)
    compare(FOLDER / f"{game}.txt", now, regen=regen)
