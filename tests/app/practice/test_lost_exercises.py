"""An exercise that cannot be reproduced is skipped and logged; the session continues."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from answers import BAD, MONDAY, answer
from arschloch_gui.app.practice import exercise_source, judge_worker
from arschloch_gui.app.practice.exercise_filter import ExerciseFilter
from arschloch_gui.app.practice.exercise_source import Fresh, origin_of, tempting_of
from arschloch_gui.app.practice.memory import Memory
from arschloch_gui.app.practice.progress import PracticeProgress
from arschloch_gui.app.practice.trainer import Trainer
from arschloch_gui.coach.bank import Entry, hand_text, load
from arschloch_gui.coach.daily import TEN

SENTENCE = "This decision can’t be set up again."


class Table:
    """A trainer without a window, and its log."""

    def __init__(self, trainer: Trainer, session, qtbot, caplog) -> None:
        self.trainer, self._session, self._qtbot, self._caplog = trainer, session, qtbot, caplog

    def wait(self, state: str) -> None:
        self._qtbot.waitUntil(lambda: self.trainer.state == state, timeout=30_000)

    @property
    def hand(self) -> str:
        return hand_text(self._session.snapshot.view.hand)

    def decide(self) -> None:
        """Choose the best option, and continue after the verdict."""
        best = self.trainer.exercise.sought.judgement.best.index
        self._session.turn.act(self.trainer.exercise.task.legal[best])
        self.wait("judged")
        self.trainer.goOn()

    @property
    def logged(self) -> list[str]:
        return [each.args[0] for each in self._caplog.records if each.args]


@pytest.fixture
def table(session, settings, tmp_path: Path, qtbot, caplog, monkeypatch) -> Iterator[Table]:
    monkeypatch.setattr(judge_worker, "PROCESSES", 0)
    monkeypatch.setattr(judge_worker, "FIRST_LOOK", 1.0)
    trainer = Trainer(
        session, settings, tmp_path / "practice.jsonl", seeds=lambda: 7,
        now=lambda: MONDAY + timedelta(days=30),
    )  # fmt: skip
    trainer.subject.choose("arschloch")
    yield Table(trainer, session, qtbot, caplog)
    trainer.close()


@pytest.fixture
def banked(monkeypatch) -> list[Entry]:
    """Return the exercises of the bank in order; a test fills it."""
    found: list[Entry] = []
    monkeypatch.setattr(ExerciseFilter, "banked", lambda self: found)

    def in_order(self, entries, due, seed):
        left = iter([*due, *entries])
        return lambda before: next(left, None)

    monkeypatch.setattr(PracticeProgress, "selection", in_order)
    return found


def entries(count: int) -> list[Entry]:
    """Return the first entries of the bank in which one of two options is a mistake."""
    found = load("arschloch")
    assert found is not None
    return [each for each in found.entries if tempting_of(each) is not None][:count]


def lost(entry: Entry) -> Entry:
    """Return the same entry as if the game dealt another hand now."""
    return replace(entry, hand="7D")


def test_others_are_set_in_place_of_those_that_are_lost(table: Table, banked: list[Entry]):
    first, second, third = entries(3)
    banked += [lost(first), lost(second), third]
    table.trainer.begin()
    table.wait("asking")
    assert table.hand == third.hand
    assert table.trainer.progress.endswith(f"of {TEN}")
    assert table.trainer.message == ""
    assert table.logged == [first.key, second.key]


def test_where_the_bank_has_no_others_one_is_dealt(table: Table, banked: list[Entry]):
    (only,) = entries(1)
    banked += [lost(only)]
    table.trainer.begin()
    table.wait("asking")
    assert isinstance(table.trainer._run.course.next, Fresh)
    assert table.trainer.message == ""


def test_the_log_names_each_once_a_run(table: Table, banked: list[Entry]):
    first, second = entries(2)
    banked += [lost(first), second]
    for _ in range(2):
        table.trainer.begin()
        table.wait("asking")
        assert table.hand == second.hand
        table.trainer.stop()
    assert table.logged == [first.key]


def test_a_session_of_two_options_is_shorter_without_others(table: Table, banked: list[Entry]):
    first, second = entries(2)
    banked += [first, lost(second)]
    table.trainer.subject.chooseKind("two")
    table.trainer.begin()
    table.wait("asking")
    assert table.trainer.progress.endswith("of 2")
    table.decide()
    table.wait("over")
    assert table.trainer.progress.endswith("of 1")
    assert (table.trainer.message, table.logged) == ("", [second.key])


def test_where_all_are_lost_that_is_said(table: Table, banked: list[Entry]):
    (only,) = entries(1)
    banked += [lost(only)]
    table.trainer.subject.chooseKind("two")
    table.trainer.begin()
    table.wait("")
    assert table.trainer.message == SENTENCE


def test_what_is_lost_is_not_called_impossible(table: Table, banked: list[Entry], monkeypatch):
    monkeypatch.setattr(exercise_source, "SEEDS", 0)  # no deal has anything either
    (only,) = entries(1)
    banked += [lost(only)]
    table.trainer.begin()
    table.wait("")
    assert table.trainer.message == SENTENCE
    assert table.logged == [only.key]


def test_what_comes_back_and_is_lost_is_skipped_as_well(
    table: Table, banked: list[Entry], tmp_path: Path
):
    failed = answer(BAD)
    origin: Any = failed.origin
    origin["decision"] = 99
    assert Memory(tmp_path / "practice.jsonl").add(failed) is None
    (only,) = entries(1)
    banked += [only, only]
    table.trainer.begin()
    table.wait("asking")
    assert table.hand == only.hand
    assert (table.trainer.message, len(table.logged)) == ("", 1)


def test_a_decision_of_a_match_that_is_lost_is_told(table: Table):
    (only,) = entries(1)
    table.trainer.practise(replace(origin_of(only), decision=99))
    table.wait("")
    assert table.trainer.message == SENTENCE


@pytest.mark.parametrize("version", ["this", "other"])
def test_an_exercise_of_another_version_cannot_be_looked_at_again(
    table: Table, banked: list[Entry], version: str
):
    banked += entries(1)
    table.trainer.subject.chooseKind("two")
    table.trainer.begin()
    table.wait("asking")
    table.decide()
    table.wait("over")
    marks = table.trainer._run.course.marks
    if version == "other":
        origin = {**marks[0].answer.origin, "preset": "a game of another version"}
        marks[0] = replace(marks[0], answer=dataclasses.replace(marks[0].answer, origin=origin))
    for number in (-1, 1):
        table.trainer.lookAgain(number)
        assert table.trainer.state == "over", "there is one exercise only"
    table.trainer.lookAgain(0)
    if version == "this":
        table.wait("judged")
        assert table.trainer.looksAgain
    assert table.trainer.message == ("" if version == "this" else SENTENCE)
