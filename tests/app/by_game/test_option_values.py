"""The value of an option in words."""

from __future__ import annotations

from typing import Any

import pytest

from arschloch_gui.app.by_game.options import option_value
from arschloch_gui.app.language import speak
from arschloch_gui.engine.games import presets


@pytest.mark.parametrize(
    ("preset", "key", "value", "words"),
    [
        ("arschloch", "rounds", 0, "endless"),
        ("arschloch", "rounds", 1, "1 round"),
        ("arschloch", "rounds", 5, "5 rounds"),
        ("arschloch", "jokers", 0, "0"),
        ("arschloch", "players", 4, "4 players"),
        ("arschloch", "social", True, "on"),
        ("arschloch", "social", False, "off"),
        ("arschloch", "two", "cuts", "clears the trick"),
        ("arschloch", "suit_order", ("D", "C", "H", "S"), "♦ < ♣ < ♥ < ♠"),
    ],
)
def test_a_value_is_told_in_words(qapp, preset: str, key: str, value: Any, words: str):
    spec = next(each for each in presets()[preset].specs() if each.key == key)
    with speak("en"):
        assert option_value(spec, value) == words
