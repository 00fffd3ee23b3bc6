"""The written rules of Thirteen Cards name the cards as the engine ranks them."""

from __future__ import annotations

from arschloch_gui.app.by_game.written_rules import rules_text
from arschloch_gui.app.language import speak
from arschloch_gui.engine.games import presets


def test_the_weakest_rank_is_the_3_and_the_strongest_the_2(qapp):
    with speak("en"):
        text = "\n".join(p for _, ps in rules_text("thirteen", presets()["thirteen"]) for p in ps)
    assert "from weakest to strongest: 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, ace, 2." in text
