"""Scenarios confirm the rules help of the other games; see `climbing/test_rules_hold`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shown import big_a, seigneur, shithead, thirteen
from shown.sentences import APP, Scenarios, is_sentence, sentences_of, written_in

from arschloch_gui.engine.games import family_of
from long import times
from random_rules import presets_and_rules

GAMES: dict[str, tuple[Scenarios, tuple[str, ...]]] = {
    "thirteen": (thirteen.SHOWN, ("Rules", "Thirteen")),
    "shithead": (shithead.SHOWN, ("Rules",)),
    "grossundklein": (big_a.SHOWN, ("Rules", "BigA")),
    "seigneur": (seigneur.SHOWN, ("Rules", "Seigneur")),
}
"""By preset: its scenarios, and the contexts of its sentences."""
FILES = {
    "thirteen": "thirteen/prose.py",
    "shithead": "shithead/rules_text.py",
    "grossundklein": "big_a/prose.py",
    "seigneur": "seigneur/prose.py",
}


def hold(preset: str, rules: Any) -> None:
    shown, _ = GAMES[preset]
    for source, said in sentences_of(preset, rules).items():
        if is_sentence(source):
            assert source in shown, f"no scenario for: {source}"
            try:
                shown[source](rules, said)
            except AssertionError as error:
                raise AssertionError(f"{said!r} does not hold under {rules}") from error


def tables(preset: str) -> Iterator[Any]:
    """Yield the preset with the fewest and the most players, and with its usual number."""
    family = family_of(preset)
    rules: Any = family.presets[preset]
    for players in sorted({rules.players, *family.table_sizes[preset]}):
        yield replace(rules, players=players)


@pytest.mark.parametrize("preset", GAMES)
def test_every_sentence_of_the_preset_holds(qapp, preset: str):
    for rules in tables(preset):
        hold(preset, rules)


@pytest.mark.sampled
@given(st.data())
@settings(max_examples=times(8, 60))
def test_every_sentence_of_random_rules_holds(qapp, data):
    family = family_of(data.draw(st.sampled_from(sorted(GAMES))))
    hold(*data.draw(presets_and_rules(family)))


@pytest.mark.parametrize("preset", GAMES)
def test_every_sentence_has_a_scenario_and_every_scenario_a_sentence(preset: str):
    shown, contexts = GAMES[preset]
    written = set().union(*(written_in([APP / FILES[preset]], each) for each in contexts))
    assert written == set(shown)
