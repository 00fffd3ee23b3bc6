"""Refusals whose words depend on what was played, in English."""

from __future__ import annotations

from typing import Any

import pytest

from arschloch_gui.app.by_game.refusals import refusal
from arschloch_gui.app.language import speak
from arschloch_gui.engine.family import Refusal

NAMES = ("Anna", "Ben", "Cleo")


@pytest.mark.parametrize(
    ("key", "values", "said"),
    [
        ("wrong_kind", {"kind": "set"}, "A run does not beat a set."),
        ("wrong_kind", {"kind": "joker"}, "These cards do not beat a joker."),
        ("wrong_kind", {"kind": "run"}, "Play a run of the same shape and length."),
        (
            "no_row_of_trumps", {"runs": False},
            "Play cards of the same rank together, or up to four consecutive trumps.",
        ),
        (
            "no_row_of_trumps", {"runs": True},
            "These cards are neither of the same rank, nor a run, nor up to four consecutive "
            "trumps.",
        ),
        ("not_now", {"phase": "play"}, "That can’t be done while a trick is being played."),
        ("not_now", {"phase": "round_over"}, "The round is over."),
        ("not_your_turn", {"seat": 1}, "It’s Ben’s turn."),
        ("not_your_turn", {"seat": 7}, "It’s seat 7’s turn."),
        ("no_such_seat", {"seat": 7}, "There is no seat 7."),
        ("must_contain", {"card": "7D"}, "The first lead must contain the 7 of diamonds."),
        ("too_low", {"rank": "7"}, "Too low: you have to beat the 7."),
        ("not_held", {"card": "7D"}, "The 7 of diamonds is not in your hand."),
        ("wrong_number", {"count": 1}, "Play exactly one card."),
        ("wrong_number", {"count": 3}, "Play exactly 3 cards."),
    ],
)  # fmt: skip
def test_a_refusal_names_what_it_is_about(qapp, key: str, values: dict[str, Any], said: str):
    with speak("en"):
        assert refusal(Refusal.of(key, **values), NAMES) == said


@pytest.mark.parametrize(
    ("action", "named"),
    [
        ("pass", "Passing"),
        ({"seat": 1, "pass": True}, "Passing"),
        (["7D", "7H"], "Playing two sevens"),
        ({"seat": 1, "play": ["7D"]}, "Playing the 7 of diamonds"),
        ({"seat": 1, "give": ["7D"]}, '{"seat": 1, "give": ["7D"]}'),
    ],
)
def test_an_action_of_a_record_is_told_in_words(qapp, action: object, named: str):
    with speak("en"):
        assert named in refusal(Refusal.of("expected_legal", action=action), NAMES)
