"""Costly plays are found, together with the better options."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec import structs

from arschloch_gui.coach import losses, plays
from arschloch_gui.coach.losses import Loss
from arschloch_gui.coach.plays import LOOKED_AT, MOST, CostlyPlay, Progress, costliest
from arschloch_gui.coach.task import NotToBeJudged
from arschloch_gui.coach.verdict import FINE, SURE
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


# -- with fixed losses ---------------------------------------------------------------------


class FixedLosses:
    """The losses of both passes by index of the play, and the order of the second passes."""

    def __init__(
        self, monkeypatch, seeming: dict[int, float], sure: dict[int, float], stderr: float = 0.01
    ) -> None:
        self.looked_at: list[int] = []

        def first(game: str, each: Decided, seed: int, working: object) -> Loss | None:
            if each.ply not in seeming:
                raise NotToBeJudged(game)
            loss = seeming[each.ply]
            return Loss(each.ply + 50, loss, 0.1) if loss else None

        def second(game: str, each: Decided, best: int, seed: int, working: object) -> Loss:
            assert best == each.ply + 50
            self.looked_at.append(each.ply)
            return Loss(best, sure[each.ply], stderr)

        monkeypatch.setattr(plays, "seeming_loss", first)
        monkeypatch.setattr(plays, "sure_loss", second)


def numbered(count: int) -> list[Decided]:
    (each,) = led("AS")
    return [structs.replace(each, ply=ply) for ply in range(count)]


def named(decided: list[Decided]) -> list[int]:
    """Return the indices of the costliest plays."""
    *progress, worst = costliest("climbing", decided, 1)
    assert progress == [Progress(at, len(decided)) for at in range(len(decided) + 1)]
    assert isinstance(worst, tuple)
    assert all(each.best == each.at + 50 for each in worst)
    return [each.at for each in worst]


def test_the_plays_that_seem_worst_are_looked_at_again(monkeypatch):
    seeming = {at: 0.1 + (at * 7 % 10) / 10 for at in range(10)}
    fixed = FixedLosses(monkeypatch, seeming, {at: at / 10 + 0.1 for at in range(10)})
    found = named(numbered(10))
    worst = sorted(range(10), key=lambda at: -seeming[at])[:LOOKED_AT]
    assert fixed.looked_at == worst
    assert found == sorted(worst, reverse=True)[:MOST], "by the second loss, worst first"


@pytest.mark.parametrize(
    ("loss", "stderr", "is_named"),
    [
        (FINE, 0.01, True), (FINE - 0.001, 0.01, False), (-0.5, 0.01, False),
        (0.2, 0.2 / SURE, True), (0.2, 0.21 / SURE, False),
    ],
)  # fmt: skip
def test_only_a_clear_loss_is_named(monkeypatch, loss: float, stderr: float, is_named: bool):
    FixedLosses(monkeypatch, {0: 0, 1: 0.3}, {1: loss}, stderr)
    assert named(numbered(2)) == [1] * is_named


def test_a_play_that_cannot_be_judged_is_left_out_unless_none_can(monkeypatch):
    FixedLosses(monkeypatch, {1: 0.3, 2: 0}, {1: 0.2})
    assert named(numbered(3)) == [1]
    assert named([]) == []
    with pytest.raises(NotToBeJudged):
        named(numbered(1))
