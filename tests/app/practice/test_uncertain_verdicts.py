"""A verdict that is not certain in time says so, is corrected in place, and is stored once."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from answers import MONDAY
from arschloch_gui.app.practice import exercise_filter, judge_worker
from arschloch_gui.app.practice.exercise_filter import ExerciseFilter
from arschloch_gui.app.practice.judge_worker import JudgingProgress
from arschloch_gui.app.practice.progress import PracticeProgress
from arschloch_gui.app.practice.trainer import Trainer
from arschloch_gui.coach.bank import Entry, load
from arschloch_gui.coach.judgement import Judgement
from arschloch_gui.coach.verdict import Verdict

REMARK = "Not certain yet: more rounds are being played out."


class Pupil:
    """A trainer without a window, in an exercise whose judgement the test reports itself."""

    def __init__(self, trainer: Trainer, session, qtbot, file: Path, entry: Entry) -> None:
        self.trainer, self._session, self._file = trainer, session, file
        self._judgement = entry.judgement
        trainer.begin()
        qtbot.waitUntil(lambda: trainer.state == "asking", timeout=30_000)

    @property
    def last(self) -> int:
        """The costliest option."""
        return max(self._judgement.options, key=lambda each: each.loss).index

    def choose(self, option: int) -> None:
        assert self.trainer.exercise.task is not None
        self._taken = option
        self.trainer._examination.answer = lambda action: self.trainer.exercise._wish
        self._session.turn.act(self.trainer.exercise.task.legal[option])

    def hear(self, loss: float, **how: bool) -> None:
        """Report that the choice loses this much."""
        options = tuple(
            replace(each, loss=loss, loss_stderr=0.0) if each.index == self._taken else each
            for each in self._judgement.options
        )
        told = JudgingProgress(
            self.trainer.exercise._wish, Judgement(options, 9, 99), self._taken,
            how.get("done", False), waited=True,
        )  # fmt: skip
        self.trainer.exercise._on_weighed(told)

    @property
    def stored(self) -> list[str]:
        """The verdicts in the person's file."""
        text = self._file.read_text("utf-8") if self._file.exists() else ""
        return [line for line in text.splitlines() if '"class"' in line]


@pytest.fixture
def pupil(session, settings, tmp_path: Path, qtbot, monkeypatch) -> Iterator[Pupil]:
    monkeypatch.setattr(judge_worker, "PROCESSES", 0)
    found = load("arschloch")
    assert found is not None
    entry = found.entries[0]
    monkeypatch.setattr(ExerciseFilter, "banked", lambda self: [entry])
    monkeypatch.setattr(
        PracticeProgress, "selection", lambda self, entries, due, seed: lambda before: entry
    )
    file = tmp_path / "practice.jsonl"
    trainer = Trainer(
        session, settings, file, seeds=lambda: 7, now=lambda: MONDAY + timedelta(days=30)
    )
    trainer.subject.choose("arschloch")
    yield Pupil(trainer, session, qtbot, file, entry)
    trainer.close()


def verdicts(pupil: Pupil) -> list[Verdict | None]:
    assert pupil.trainer._run.course is not None
    return [mark.verdict for mark in pupil.trainer._run.course.marks]


def test_a_verdict_that_is_not_certain_says_so_and_is_corrected_in_place(pupil: Pupil):
    pupil.choose(pupil.last)
    pupil.hear(0.2)
    examined = pupil.trainer.examined
    assert (pupil.trainer.state, verdicts(pupil)) == ("again", [Verdict.BLUNDER])
    assert examined.cost.endswith(REMARK)
    assert REMARK in examined.spoken
    assert pupil.stored == []
    pupil.hear(0.1)
    assert verdicts(pupil) == [Verdict.MISTAKE]
    pupil.hear(0.03, done=True)
    assert (pupil.trainer.state, verdicts(pupil)) == ("judged", [Verdict.FINE])
    assert REMARK not in examined.cost
    assert len(pupil.stored) == 1
    pupil.hear(0.5, done=True)
    assert verdicts(pupil) == [Verdict.FINE], "what is certain stays"
    assert len(pupil.stored) == 1


def test_figures_do_not_jump_while_the_class_stays(pupil: Pupil):
    pupil.choose(pupil.last)
    pupil.hear(0.05)
    pupil.trainer.exercise.reveal()
    before = pupil.trainer.examined.cost
    pupil.hear(0.06)
    assert pupil.trainer.examined.cost == before
    pupil.hear(0.06, done=True)
    assert pupil.trainer.examined.cost != before


@pytest.mark.parametrize("leave", ["again", "goOn", "stop", "close"])
def test_who_does_not_wait_keeps_the_verdict_as_it_was(pupil: Pupil, leave: str):
    pupil.choose(pupil.last)
    pupil.hear(0.2)
    if leave == "goOn":
        pupil.trainer.exercise.reveal()
    owner = pupil.trainer.exercise if leave == "again" else pupil.trainer
    getattr(owner, leave)()
    assert len(pupil.stored) == 1
    assert '"blunder"' in pupil.stored[0]


def test_the_missing_simulator_is_mentioned(pupil: Pupil, monkeypatch):
    monkeypatch.setattr(exercise_filter, "is_compiled", lambda game: True)
    assert pupil.trainer.subject.slowness == ""
    monkeypatch.setattr(exercise_filter, "is_compiled", lambda game: False)
    assert "simulator is missing" in pupil.trainer.subject.slowness
