"""Places are written as the language writes ordinals."""

from __future__ import annotations

from pathlib import Path

import pytest
from by_hand import Hands
from window_states import STATES

from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import items
from long import long_param


@pytest.mark.parametrize(("language", "first", "second"), [
    long_param("de", "1.", "2."), ("fr", "1er", "2e"), long_param("en", "1st", "2nd"),
])  # fmt: skip
def test_the_final_table_counts_as_the_language_does(
    game: Program, qtbot, tmp_path: Path, language: str, first: str, second: str
):
    game.settings.change("language", language)
    hands = Hands(game, qtbot)
    STATES["match_summary"](hands, tmp_path)
    shown = [item.property("text") for item in items(game.window.contentItem())]
    assert {first, second} <= {text for text in shown if isinstance(text, str)}
