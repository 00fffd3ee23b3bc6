"""Whoever looks back at a round reads of himself as one speaks to him."""

from __future__ import annotations

import pytest

from arschloch_gui.app.language import speak
from arschloch_gui.app.wording.hindsight import choice_line
from arschloch_gui.engine.events import CardsGiven, CardsPassedOn
from deals import cards

NAMES = ("Du", "Lotte", "Noor")


@pytest.mark.parametrize("kind", [CardsGiven, CardsPassedOn])
@pytest.mark.parametrize(
    ("language", "to_viewer", "to_another"),
    [
        ("en", "Lotte gives you the", "Lotte gives Noor the"),
        ("de", "Lotte gibt dir ", "Lotte gibt Noor "),
        ("fr", "Lotte te donne ", "Lotte donne à Noor "),
    ],
)
def test_what_one_was_given_is_said_to_oneself(qapp, kind, language, to_viewer, to_another):
    def said(taker: int) -> str:
        event = kind(1, taker, 1, cards("7c"))
        return choice_line([event], lambda _: "", NAMES, 0, "french32")

    with speak(language):
        assert said(0).startswith(to_viewer)
        assert said(2).startswith(to_another)
