"""Why a play is refused at Thirteen Cards."""

from __future__ import annotations

import pytest

from arschloch_gui.app.by_game.refusals import refusal
from arschloch_gui.app.language import speak
from arschloch_gui.engine.thirteen.game import THIRTEEN
from deals import play
from thirteen_rounds import act, thirteen

OTHERS = " | 4c 4h 9c 9h js | 5s 7h 9s | 5h 7s 10h"


@pytest.mark.parametrize(
    ("led", "answer", "said"),
    [
        ("6d", "4c", "Too weak: you have to beat the 6 of diamonds."),
        (
            "8d 8s", "4c 4h",
            "Too weak: the 8 of spades decides the rank of the combination on the table.",
        ),
    ],
)  # fmt: skip
def test_a_weak_play_is_told_what_it_has_to_beat(qapp, led: str, answer: str, said: str):
    state = act(thirteen("6d 8d 8s" + OTHERS, lead=0), led)
    refused = THIRTEEN.refusal(state, play(answer))
    assert refused is not None
    with speak("en"):
        assert refusal(refused) == said
