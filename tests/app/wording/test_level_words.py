"""Wording for the strength of computer players."""

from __future__ import annotations

import pytest

from arschloch_gui.ai import compiled
from arschloch_gui.ai.climbing.playout.core import IS_COMPILED
from arschloch_gui.ai.levels import OFFERED
from arschloch_gui.app.wording.levels import level_blurb


@pytest.mark.parametrize("fast", [True, False])
def test_the_strongest_level_alone_says_that_it_thinks_less_uncompiled(monkeypatch, fast):
    monkeypatch.setattr(compiled, "is_compiled", lambda: fast)
    said = [level for level in OFFERED if "not compiled" in level_blurb(level)]
    assert said == ([] if fast else ["expert"])


def test_what_is_said_of_the_simulator_is_what_runs():
    assert compiled.is_compiled() == IS_COMPILED
