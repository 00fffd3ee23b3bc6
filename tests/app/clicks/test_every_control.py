"""Every control of every screen has its intended effect, by real clicks.

`declared()` finds the controls in the QML files. A new one is reported by its name until a function
in one of the modules `at_….py` here uses it.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from app.clicks import after_rounds, at_matches, at_setup, at_start, at_table, practising
from click_effects import EFFECTS
from clicks import Clicks
from near_changes import near_effects, with_near
from qml_controls import declared, declared_in, file_of, unknown_types

from arschloch_gui.app.practice import judge_worker

MODULES = (after_rounds, at_matches, at_setup, at_start, at_table, practising)
BY_NAME = {effect.__name__: effect for effect in EFFECTS}
NORMAL = ("top_bar",)
ELSEWHERE = (
    declared_in(file_of("OptionEditor"))
    | declared_in(file_of("SettingsScreen"))
    | {"Root/MouseArea"}
)
"""Controls used in other tests.

Those of house rules and settings are used in test_options.py and test_settings.py, the one that
receives clicks while the table is built in test_table_built.py.
"""


@pytest.fixture(autouse=True)
def rough(monkeypatch) -> None:
    """Judge roughly and in this process, which is enough here."""
    monkeypatch.setattr(judge_worker, "PROCESSES", 0)
    monkeypatch.setattr(judge_worker, "FIRST_LOOK", 0.2)
    monkeypatch.setattr(judge_worker, "LAST_LOOK", 0.1)


@pytest.mark.parametrize(
    "name",
    with_near(
        BY_NAME,
        normal=NORMAL,
        near=near_effects({name: EFFECTS[effect] for name, effect in BY_NAME.items()}),
    ),
)
def test_a_click_has_its_effect(person: Clicks, tmp_path: Path, name: str):
    BY_NAME[name](person, tmp_path)
    assert EFFECTS[BY_NAME[name]] - person.used == set()


@pytest.mark.sampled
def test_every_control_has_an_effect_here():
    assert unknown_types() == set(), "do these take the mouse?"
    assert frozenset().union(*EFFECTS.values()) == declared() - ELSEWHERE
