"""The choice of gifts: hands on which all card players would agree."""

from __future__ import annotations

from typing import Any

import pytest
from coach.decisions import gift

from arschloch_gui.coach.judgement import Judged, judging
from arschloch_gui.coach.task import LocalWorker, Task
from arschloch_gui.coach.verdict import Verdict, verdict
from arschloch_gui.engine.cards import format_cards
from long import long_param, times


def judged(task: Task, accuracy: float = times(0.1, 0.06)):
    here = LocalWorker(task)
    *_, last = judging(here.distinct(), task.players, here.work_out, accuracy)
    return last


def called(option: Judged) -> Verdict:
    return verdict(option.loss, option.loss_stderr)


def cards_of(task: Task, index: int) -> str:
    given: Any = task.legal[index]
    return " ".join(format_cards(given.cards))


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("hand", "given", "kept"),
    [
        # Two low singles go; pairs, kings and aces stay together.
        ("7d 8h 10c 10h kc kd kh as", "7D 8H", "10C 10H"),
        # A pair of sevens is gone in one turn, a single nine and jack take two.
        long_param("7d 7h 9c jd qc kd qh as", "9C JD", "7D 7H"),
    ],
)
def test_the_highest_office_keeps_what_belongs_together(hand: str, given: str, kept: str):
    taken = set(hand.upper().split())
    rest = [r + s for r in ("7", "8", "9", "10", "J", "Q", "K", "A") for s in "DCHS"]
    left = [card for card in rest if card not in taken]
    hands = " | ".join([hand, *(" ".join(left[at::3]) for at in range(3))])
    task = gift(hands=hands)
    judgement = judged(task, accuracy=times(0.05, 0.03))
    found = {cards_of(task, each.index): called(each) for each in judgement.options}
    assert found[given] is Verdict.BEST
    assert found[kept] in (Verdict.MISTAKE, Verdict.BLUNDER)


@pytest.mark.sampled
def test_giving_aces_away_is_a_blunder():
    task = gift()
    judgement = judged(task)
    aces = next(at for at in range(len(task.legal)) if cards_of(task, at) == "AD AS")
    given = judgement.of(aces)
    assert called(given) is Verdict.BLUNDER
    assert judgement.best.value > judgement.of(aces).value


def test_gifts_that_the_rules_do_not_tell_apart_are_one_option():
    task = gift()
    distinct = LocalWorker(task).distinct()
    given = [tuple(sorted(card[:-1] for card in cards_of(task, at).split())) for at in distinct]
    assert len(given) == len(set(given))
    everything = {
        tuple(sorted(card[:-1] for card in cards_of(task, at).split()))
        for at in range(len(task.legal))
    }
    assert set(given) == everything
