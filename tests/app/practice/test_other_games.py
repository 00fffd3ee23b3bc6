"""Exercises of Grand Seigneur and Shithead at the real table, answered with mouse and keys."""

from __future__ import annotations

from typing import Any

import pytest
from by_hand import Hands
from PySide6.QtCore import Qt

from arschloch_gui.ai.seigneur import exchanging
from arschloch_gui.app.main import Program
from arschloch_gui.app.practice import judge_worker
from arschloch_gui.coach import judgement, racing, task
from arschloch_gui.engine.actions import PASS, Give
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.shithead.actions import Swap


class Pupil(Hands):
    """A user who practises other games."""

    def __init__(self, game: Program, qtbot) -> None:
        super().__init__(game, qtbot)
        self.trainer = game.trainer

    def wait(self, *states: str) -> None:
        self.qtbot.waitUntil(lambda: self.trainer.state in states, timeout=60_000)

    def begin(self, game: str, players: int) -> None:
        self.window.setProperty("page", "start")
        self.click(self.spot("practiceButton"))
        self.click(self.spot(f"practiceGame:{game}"))
        assert self.trainer.subject.game == game
        while self.trainer.subject.players > players:
            self.click(self.spot("practicePlayers:fewer"))
        self.click(self.spot("beginPracticeButton"))
        self.wait("asking")
        self.settle()

    def judged(self) -> None:
        self.wait("again", "judged")
        self.trainer.exercise.reveal()


@pytest.fixture(autouse=True)
def rough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge very roughly, in this process, and few gifts."""
    monkeypatch.setattr(exchanging, "MOST_OPTIONS", 3)
    monkeypatch.setattr(judgement, "CHUNK", 4)
    monkeypatch.setattr(task, "CHUNK", 4)
    monkeypatch.setattr(judge_worker, "PROCESSES", 0)
    monkeypatch.setattr(judge_worker, "FIRST_LOOK", 0.4)
    monkeypatch.setattr(judge_worker, "LAST_LOOK", 0.3)
    monkeypatch.setattr(racing, "FINEST", 0.3)


@pytest.fixture
def pupil(game: Program, qtbot) -> Pupil:
    return Pupil(game, qtbot)


def test_a_gift_of_grand_seigneur_is_chosen_with_the_mouse_and_judged(pupil: Pupil):
    pupil.begin("seigneur", 5)
    trainer = pupil.trainer
    lowest = next(iter(trainer.exercise.task.legal))
    assert isinstance(lowest, Give)
    codes = list(format_cards(lowest.cards))
    for code in codes:
        pupil.click(pupil.card(code))
    pupil.click(pupil.spot("giveButton"))
    pupil.judged()
    chosen = [each["cards"] for each in trainer.examined.options if each["chosen"]]
    assert chosen == [codes]
    assert trainer.examined.heading
    assert trainer.examined.reasons == "", "this game has no reasons yet"
    (mark,) = trainer._run.course.marks
    assert (mark.answer.phase, mark.answer.cards) == ("exchange", len(codes))


@pytest.mark.long
@pytest.mark.parametrize("keeps", [True, False])
def test_a_swap_of_shithead_is_made_with_mouse_and_keys_and_judged(pupil: Pupil, keeps: bool):
    pupil.begin("shithead", 3)
    trainer = pupil.trainer
    if not keeps:
        pupil.click(pupil.card(pupil.session.stage.hand.rows[0].card))
        pupil.click(pupil.spot("ownColumn:0"))
    pupil.key(Qt.Key.Key_Return)
    pupil.judged()
    assert trainer.exercise.chosen == PASS if keeps else isinstance(trainer.exercise.chosen, Swap)
    rows: list[dict[str, Any]] = trainer.examined.options
    (shown,) = [each for each in rows if each["chosen"]]
    assert (len(shown["cards"]), len(shown["wanted"])) == ((0, 0) if keeps else (1, 1))
    assert not trainer.exercise.canShow, "two small tables have no pile and no face-up cards"
    (mark,) = trainer._run.course.marks
    assert mark.answer.origin["preset"] == "shithead"
