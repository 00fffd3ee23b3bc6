"""An optional action out of turn is declined automatically after the time set."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject

from arschloch_gui.app.session import answer_timeout
from arschloch_gui.app.session.answer_timeout import AnswerTimeout
from arschloch_gui.app.show.director import Director
from arschloch_gui.app.table.step import Step


class Asked(QObject):
    """A player who can be asked, and the number of refusals."""

    def __init__(self) -> None:
        super().__init__()
        self.due, self.declined, self.wait = True, 0, 1
        self.director = Director(self)
        self.lapse = AnswerTimeout(
            self.director, lambda: self.due, lambda: self.wait, self.decline, self
        )

    def decline(self) -> None:
        self.declined += 1
        self.due = False


def test_silence_declines_once(qtbot, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(answer_timeout, "SECOND", 1)
    asked = Asked()
    asked.lapse.look()
    assert (asked.lapse.runs, asked.declined) == (True, 0)
    qtbot.waitUntil(lambda: asked.declined == 1)
    assert not asked.lapse.runs


def test_a_wait_in_progress_goes_on_when_the_display_is_refreshed(qtbot):
    asked = Asked()
    asked.lapse.look()
    asked.wait = 9
    asked.lapse.look()
    assert asked.lapse._timer.interval() == answer_timeout.SECOND, "not restarted"
    asked.lapse.stop()


def test_whoever_answers_is_not_declined_for(qtbot):
    asked = Asked()
    asked.lapse.look()
    asked.due = False
    asked.lapse.look()
    assert not asked.lapse.runs
    asked.lapse._timer.timeout.emit()  # as if it had already been on its way
    assert asked.declined == 0


def test_the_wait_begins_when_the_picture_shows_the_present(qtbot):
    asked = Asked()
    asked.director.set_pace(3, reduced=False)
    asked.director.play([Step(lambda: None, 200)])
    asked.lapse.look()
    assert not asked.lapse.runs
    qtbot.waitUntil(lambda: asked.lapse.runs, timeout=2000)
    asked.lapse.stop()
