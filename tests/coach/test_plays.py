"""Costly plays are found, together with the better options."""

from __future__ import annotations

import json
from typing import Any

import pytest

from arschloch_gui.coach import losses
from arschloch_gui.coach.plays import CostlyPlay, Progress, costliest
from arschloch_gui.engine import record
from arschloch_gui.engine.hindsight import Decided
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.review import review

ACES = [
    ["8D", "9C", "JH", "QS", "AS"], ["8C", "8H", "KC", "KD", "AH"],
    ["9H", "9S", "QH", "QC", "AD"], ["10S", "10C", "JS", "JD", "AC"],
]  # fmt: skip


@pytest.fixture(autouse=True)
def rough(monkeypatch) -> None:
    monkeypatch.setattr(losses, "FIRST_LOOK", 0.12)
    monkeypatch.setattr(losses, "SECOND_LOOK", 0.06)


def led(card: str) -> list[Decided]:
    """Return a round whose first seat leads a card and then plays no more."""
    header = {
        "format": "arschloch-match", "version": 1, "preset": "arschloch",
        "rules": {"start_card_must_be_played": False}, "seats": list("ABCD"), "seed": 1,
    }  # fmt: skip
    lines = [header, {"deal": ACES, "lead": 0}, {"seat": 0, "play": [card]}]
    match = record.replay(record.read("".join(json.dumps(line) + "\n" for line in lines).encode()))
    _finish(match)
    return [each for each in review(match, 1).decided if each.seat == 0][:1]


def _finish(match: Match) -> None:
    while match.to_act is not None:
        match.submit(match.to_act, match.legal()[0])


def found(decided: list[Decided]) -> tuple[CostlyPlay, ...]:
    progress: list[Any]
    plays: Any
    *progress, plays = costliest("climbing", decided, 1)
    assert progress == [Progress(0, 1), Progress(1, 1)]
    return plays


@pytest.mark.long
def test_a_top_card_led_too_early_costs_and_a_low_one_does_not():
    wasted = led("AS")
    (play,) = found(wasted)
    assert play.loss > 3 * play.stderr
    assert play.loss > 0.1
    assert play.best != wasted[0].taken
    assert found(wasted) == (play,), "the same figures every time"
    assert found(led("8D")) == ()
