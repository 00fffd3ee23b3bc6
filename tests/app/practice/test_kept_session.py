"""A session that was left or killed continues where it was, at the next start as well."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from answers import MONDAY
from arschloch_gui.app.practice import exercise_source, judge_worker
from arschloch_gui.app.practice.exercise_source import origin_of
from arschloch_gui.app.practice.judge_worker import JudgeWorker
from arschloch_gui.app.practice.kept_session import NAME
from arschloch_gui.app.practice.progress import Level
from arschloch_gui.app.practice.trainer import Trainer
from arschloch_gui.app.wording.hindsight import verdict_sign
from arschloch_gui.coach.bank import hand_text, load
from arschloch_gui.coach.daily import MIXED_FROM, name_of
from arschloch_gui.coach.looks import Look

Begin = Callable[[], Trainer]


@pytest.fixture
def begin(session, settings, tmp_path: Path, qtbot, monkeypatch) -> Iterator[Begin]:
    """Yield a factory of trainers on the same files; one made later is a later start."""
    monkeypatch.setattr(judge_worker, "PROCESSES", 0)
    monkeypatch.setattr(judge_worker, "FIRST_LOOK", 1.0)
    monkeypatch.setattr(judge_worker, "LAST_LOOK", 0.5)
    monkeypatch.setattr(judge_worker, "PATIENCE", 0.0)
    made: list[Trainer] = []

    def build() -> Trainer:
        for each in made:
            each.stop()
        trainer = Trainer(
            session, settings, tmp_path / "practice.jsonl", seeds=lambda: 7,
            now=lambda: MONDAY + timedelta(days=300),
        )  # fmt: skip
        made.append(trainer)
        return trainer

    yield build
    for each in made:
        each.close()


def wait(trainer: Trainer, qtbot, state: str) -> None:
    qtbot.waitUntil(lambda: trainer.state == state, timeout=30_000)


def signs_of(trainer: Trainer) -> list[str]:
    """Return the signs of the verdicts in a session."""
    return [verdict_sign(mark.verdict) for mark in trainer._run.course.marks]


def decide(trainer: Trainer, session, qtbot) -> None:
    """Choose some action, and continue after the verdict."""
    wait(trainer, qtbot, "asking")
    session.turn.act(trainer.exercise.task.legal[0])
    qtbot.waitUntil(lambda: trainer.state in ("again", "judged"), timeout=30_000)
    trainer.exercise.reveal()
    trainer.goOn()


def test_a_session_that_was_left_continues_with_the_exercise_that_was_set(begin, session, qtbot):
    first = begin()
    first.subject.choose("arschloch")
    first.subject.chooseKind("exchange:1")
    first.begin()
    for _ in range(2):
        decide(first, session, qtbot)
    wait(first, qtbot, "asking")
    hand, signs, judged = (
        hand_text(session.snapshot.view.hand), signs_of(first), first.exercise.sought.judgement
    )  # fmt: skip
    second = begin()
    second.subject.chooseKind("exchange:2")
    second.unfinished.look()
    assert "2" in second.unfinished.line
    assert "10" in second.unfinished.line
    second.unfinished.resume()
    wait(second, qtbot, "asking")
    assert hand_text(session.snapshot.view.hand) == hand
    assert second.exercise.sought.judgement == judged, "it is the one of the bank"
    assert signs_of(second) == signs
    assert second.subject.kind == "exchange:1"
    assert second._run.course.level == Level(), "there was no rating at its start"


def test_a_session_that_is_over_leaves_nothing(begin, session, qtbot, tmp_path: Path, monkeypatch):
    monkeypatch.setattr("arschloch_gui.app.practice.training_session.TEN", 1)
    trainer = begin()
    trainer.begin()
    wait(trainer, qtbot, "asking")
    assert (tmp_path / NAME).is_file()
    decide(trainer, session, qtbot)
    assert trainer.state == "over"
    assert not (tmp_path / NAME).exists()
    later = begin()
    later.unfinished.look()
    assert later.unfinished.line == ""


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"\xff", b'{"format":"arschloch-session"}',
     b'{"format":"other","length":10,"done":[]}',
     b'{"format":"arschloch-session","length":1,"done":[{"answer":null}]}',
     b'{"format":"arschloch-session","length":10,"done":[{"answer":{"time":1}}]}',
     b'{"format":"arschloch-session","length":10,"done":[],"set":{"preset":"none","seed":1}}'],
)  # fmt: skip
def test_a_damaged_file_is_kept_aside_and_told_to_the_log(begin, tmp_path: Path, caplog, content):
    (tmp_path / NAME).write_bytes(content)
    trainer = begin()
    trainer.unfinished.look()
    assert trainer.unfinished.line == ""
    assert [path.read_bytes() for path in tmp_path.glob(f"{NAME}*")] == [content]
    assert not (tmp_path / NAME).exists()
    assert f"{NAME} is damaged" in caplog.text


def test_what_cannot_be_stored_stops_no_session(begin, session, qtbot, tmp_path: Path, caplog):
    (tmp_path / NAME).mkdir()
    trainer = begin()
    trainer.begin()
    decide(trainer, session, qtbot)
    wait(trainer, qtbot, "asking")
    assert NAME in caplog.text


def test_the_ten_of_a_day_continue_where_they_were_left_and_count_once(
    begin, session, qtbot, tmp_path: Path, monkeypatch
):
    monkeypatch.setattr("arschloch_gui.app.practice.training_session.TEN", 2)
    entries = [each for each in load("arschloch").entries if each.cards == 2]
    monkeypatch.setattr(JudgeWorker, "_looks", lambda *_: iter([Look(entries[0].judgement, True)]))
    monkeypatch.setattr(exercise_source, "one_of", lambda day, number: origin_of(entries[number]))
    today = max(MIXED_FROM, (MONDAY + timedelta(days=300)).date())
    first = begin()
    first.beginDaily()
    decide(first, session, qtbot)
    first.stop()
    second = begin()
    second.beginDaily()
    wait(second, qtbot, "asking")
    assert second.progress == "Exercise 2 of 2"
    decide(second, session, qtbot)
    wait(second, qtbot, "over")
    signs = signs_of(second)
    third = begin()
    third.beginDaily()
    wait(third, qtbot, "over")
    assert signs_of(third) == signs
    assert third.ending.canShare
    lines = [
        json.loads(each)
        for each in (tmp_path / "practice.jsonl").read_text("utf-8").splitlines()[1:]
    ]
    days = [each["daily"] for each in lines if not each.get("second_try")]
    assert days == [name_of(today, 0), name_of(today, 1)]
