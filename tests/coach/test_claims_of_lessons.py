"""What a lesson claims about a position follows from its judgement."""

from __future__ import annotations

from typing import Any

import pytest
from coach.decisions import gift

from arschloch_gui.coach.judgement import Judged, Judgement
from arschloch_gui.coach.lessons import positions as module
from arschloch_gui.coach.lessons.course import COURSES, LessonSituation
from arschloch_gui.coach.lessons.positions import (
    MISTAKEN,
    LessonClaim,
    claim_of,
    load,
    positions,
    task_at,
)
from arschloch_gui.coach.rules_of_thumb import ChoiceInRanks, HandInRanks
from arschloch_gui.coach.task import LocalWorker, Task
from arschloch_gui.engine.cards import format_cards

LESSONS = {each.key: each for lessons in COURSES.values() for each in lessons}
SEEN = LessonSituation(HandInRanks((0, 0, 3, 5), 8), ChoiceInRanks((3, 5)), ChoiceInRanks((0, 0)))


def judged(loss: float, stderr: float = 0.01, index: int = 0) -> Judged:
    return Judged(index, 0.5 - loss, 0.01, 0.5, 0.1, loss, stderr)


def claim(rule: Judged, habit: Judged, *, fits: bool = True) -> LessonClaim:
    return LessonClaim(SEEN, fits, rule, habit, judged(0))


@pytest.mark.parametrize(
    ("rule", "habit", "fits", "wins"),
    [
        (judged(0), judged(0.2), True, True),
        (judged(0), judged(0.2), False, False),
        (judged(0), judged(MISTAKEN), True, True),
        (judged(0), judged(MISTAKEN - 0.001), True, False),
        (judged(0), judged(0.2, 0.11), True, False),  # perhaps no loss at all
        (judged(0.02), judged(0.2), True, True),
        (judged(0.03), judged(0.2), True, False),  # only fine
        (judged(0.2), judged(0.3), True, False),
    ],
)
def test_a_rule_wins_if_it_is_best_and_the_habit_costly(rule, habit, fits: bool, wins: bool):
    found = claim(rule, habit, fits=fits)
    assert found.wins is wins
    assert not (found.wins and found.fails)


@pytest.mark.parametrize(
    ("rule", "habit", "fails"),
    [
        (judged(0.2), judged(0), True),
        (judged(0.2), judged(0.19), True),
        (judged(0.2), judged(0.2), False),
        (judged(0.2), judged(0.3), False),
        (judged(MISTAKEN - 0.001), judged(0), False),
        (judged(0.2, 0.11), judged(0), False),
    ],
)
def test_a_rule_fails_if_it_is_costly_and_the_habit_better(rule, habit, fails: bool):
    assert claim(rule, habit).fails is fails


def judgement_of(task: Task) -> Judgement:
    """Return a judgement in which each further option costs a little more."""
    options = LocalWorker(task).distinct()
    return Judgement(tuple(judged(at / 100, index=each) for at, each in enumerate(options)), 10)


def given(task: Task, option: Judged) -> str:
    action: Any = task.legal[option.index]
    return " ".join(format_cards(action.cards))


HANDS = (
    "7d 7h 9d jc qc qd kh as | 8d 9c 10c jd ad kd qh ac"
    " | 8c 9h 10d 10h js ks qs ah | 7c 7s 8h 8s 9s 10s jh kc"
)


def test_a_claim_names_the_options_of_the_rule_and_of_the_habit():
    task = gift(hands=HANDS)
    judgement = judgement_of(task)
    found = claim_of(LESSONS["lone"], task, judgement)
    assert found is not None
    assert given(task, found.rule) == "9D AS"
    assert given(task, found.habit) == "7D 7H"
    assert found.rule == judgement.of(found.rule.index)
    assert found.habit == judgement.of(found.habit.index)
    assert found.best == judgement.best
    assert found.fits
    assert (found.look.rule.gives, found.look.habit.gives) == ((2, 7), (0, 0))
    assert found.look.hand.cards == (0, 0, 2, 4, 4, 5, 5, 6, 6, 7)


def test_only_options_that_are_judged_are_chosen():
    task = gift(hands=HANDS)
    every = judgement_of(task)
    lone = claim_of(LESSONS["lone"], task, every)
    assert lone is not None
    left = Judgement(tuple(e for e in every.options if e.index != lone.rule.index), 10)
    found = claim_of(LESSONS["lone"], task, left)
    assert found is not None
    assert given(task, found.rule) == "7D 9D"


def test_a_lesson_about_a_card_needs_it_in_the_hand():
    task = gift(hands=HANDS)
    judgement = judgement_of(task)
    lead = LESSONS["lead"]
    assert lead.holds == "3D"
    assert claim_of(lead, task, judgement) is None
    kept = type(lead)(lead.key, lead.phase, lead.cards, lead.habit, lead.rule, holds="7D")
    assert claim_of(kept, task, judgement) is not None


def test_a_game_without_rules_of_thumb_has_no_claims():
    task = gift()
    other = Task("thirteen", task.view, task.legal, 1)
    assert claim_of(LESSONS["lone"], other, judgement_of(task)) is None


def test_positions_of_a_lesson_begin_with_those_in_which_it_wins(monkeypatch):
    chosen = [each for each in load() if (each.course, each.lesson) == ("arschloch", "lone")]
    others = [each for each in load() if each.lesson == "ace"][:1]
    assert {each.wins for each in chosen} == {True, False}
    turned = [*others, *sorted(chosen, key=lambda each: each.wins)]
    monkeypatch.setattr(module, "load", lambda: tuple(turned))
    found = positions.__wrapped__("arschloch", "lone")
    assert [each.wins for each in found] == sorted((e.wins for e in chosen), reverse=True)
    assert {each.entry.key for each in found} == {each.entry.key for each in chosen}


def test_a_position_leads_to_its_decision():
    position = positions("arschloch", "one")[0]
    task = task_at(position.entry)
    assert task is not None
    assert task.view.seat == position.entry.seat


def test_a_file_of_another_version_is_not_read(tmp_path, caplog):
    text = module.FILE.read_bytes()
    version = b'"version":%d' % module.VERSION
    assert version in text.splitlines()[0]
    later = tmp_path / "positions.jsonl"
    later.write_bytes(text.replace(version, b'"version":%d' % (module.VERSION + 1), 1))
    assert load(later) == ()
    assert "cannot be read" in caplog.text


def test_a_file_that_is_too_long_is_read_up_to_a_limit(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "MOST", 3)
    copy = tmp_path / "positions.jsonl"
    copy.write_bytes(module.FILE.read_bytes())
    assert load(copy) == load()[:3]
