"""Every sentence of the rules help has a scenario that confirms it under the same rules.

The help is generated for every preset and for random rule sets. For each sentence in it, its
scenario (`tests/shown`) is played under these very rules. A sentence without a scenario fails.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from shown.everything import SHOWN
from shown.scene import Scene
from shown.sentences import APP, Unfit, is_sentence, sentences_of, written_in

from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rules import Rules
from long import times
from random_rules import presets_and_rules

CLIMBING_TEXTS = APP / "climbing"


def preset_rules() -> Iterator[tuple[str, Rules]]:
    """Yield every preset; in a long run also with the fewest and the most players."""
    for preset, rules in CLIMBING.presets.items():
        for players in times({rules.players}, {rules.players, *CLIMBING.table_sizes[preset]}):
            yield preset, replace(rules, players=players)


def hold(preset: str, rules: Rules) -> set[str]:
    """Play the scenarios of all sentences; return those that these rules can show."""
    shown = set()
    for source, said in sentences_of(preset, rules).items():
        if not is_sentence(source):
            continue
        assert source in SHOWN, f"no scenario for: {source}"
        try:
            SHOWN[source](Scene(rules, said))
        except Unfit:
            continue
        except AssertionError as error:
            raise AssertionError(f"{said!r} does not hold under {rules}") from error
        shown.add(source)
    return shown


@pytest.mark.sampled
def test_every_sentence_of_every_preset_holds(qapp):
    said: set[str] = set()
    shown: set[str] = set()
    for preset, rules in preset_rules():
        said |= set(filter(is_sentence, sentences_of(preset, rules)))
        shown |= hold(preset, rules)
    assert said - shown == set(), "no preset can show these"


@pytest.mark.sampled
@given(presets_and_rules(CLIMBING))
@settings(max_examples=times(12, 100))
def test_every_sentence_of_random_rules_holds(qapp, chosen):
    hold(*chosen)


@pytest.mark.sampled
def test_every_sentence_has_a_scenario_and_every_scenario_a_sentence():
    assert written_in(CLIMBING_TEXTS.rglob("*.py"), "Rules") == set(SHOWN)
