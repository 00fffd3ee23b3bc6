"""What a right answer teaches: why it is right, and what the tempting option costs."""

from __future__ import annotations

from typing import Any

import pytest
from app.practice.test_practising import BEST, Pupil, bank, hear, pupil, rough

from arschloch_gui.app.practice.exercise_filter import ExerciseFilter
from arschloch_gui.coach.bank import load
from arschloch_gui.engine.cards import format_cards

__all__ = ["bank", "pupil", "rough"]

ENTRY = next(each for each in load("arschloch").entries if each.key == "arschloch:15:0")
"""The hand 8 9 10 J Q K K K A A, where 10 and jack are best, and 8 and 9 tempting."""


@pytest.fixture
def banked(bank: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ExerciseFilter, "banked", lambda self: [ENTRY])


def give(pupil: Pupil, index: int) -> Any:
    """Give the cards of an option by hand, and return the judged choice."""
    option: Any = pupil.session.snapshot.legal[index]
    pupil.give(list(format_cards(option.cards)))
    pupil.qtbot.waitUntil(lambda: pupil.trainer.state in ("again", "judged"), timeout=30_000)
    return pupil.trainer.examined


def test_a_right_answer_names_the_tempting_one_and_both_can_be_watched(pupil: Pupil, banked):
    pupil.begin()
    examined = give(pupil, ENTRY.options[0].index)
    assert examined.good
    assert examined.cost == "No other choice does better."
    said = examined.reasons
    assert said.startswith("Tempting, but worse: you give ")
    assert "the 8 of spades and the 9 of clubs. That would cost you about one place in " in said
    shown = pupil.find("judgedReasons")
    assert (shown.property("text"), shown.isVisible()) == (said, True)
    hear(pupil, said)
    pupil.click(pupil.spot("showButton"))
    replay: Any = pupil.trainer.replay
    pupil.qtbot.waitUntil(lambda: replay.active and pupil.find("replayForward") is not None)
    headings = [table["heading"] for table in replay.tables]
    assert headings == ["With the other choice", "With your choice"]
    held = {row.card for row in pupil.session.stage.hand.rows}
    gone = [held - set(table["rows"][0]["hand"]) for table in replay.tables]
    assert gone == [{"8S", "9C"}, {"10H", "JD"}]
    assert replay.sentence.startswith("Over 9 deals, your choice finished higher than the other")
    pupil.game.settings.change("language", "fr")
    assert "Précédent" in pupil.find("replayBack").property("text"), "it does not leave the replay"


@pytest.mark.long
def test_a_new_deal_has_a_tempting_option_too(pupil: Pupil):
    pupil.begin()
    pupil.give(BEST)
    pupil.wait("judged")
    examined: Any = pupil.trainer.examined
    assert examined.good
    usual = pupil.trainer.exercise.sought.usual
    assert usual
    other = examined.choice.other
    assert (other is None) == (examined.reasons == "")
    assert pupil.trainer.exercise.canShow == (other is not None)
