"""Which plays of a match are searched, how they are judged again, and in what order they come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import pytest
from matches_on_disk import played

from arschloch_gui.ai.player import Evaluation
from arschloch_gui.coach import play_exercises as searched
from arschloch_gui.coach.judgement import CHUNK, ChunkResults, WorkOut
from arschloch_gui.coach.play_exercises import LEAST, PlayExercise
from arschloch_gui.coach.plays import CostlyPlay, Progress
from arschloch_gui.coach.task import Task, Workable
from arschloch_gui.coach.verdict import Verdict, of_thought
from arschloch_gui.engine.hindsight import Decided
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.review import review

SEAT = 1


@pytest.fixture(scope="module")
def match() -> Match:
    return played(rounds=3, until=3)


def plays_of(match: Match, *rounds: int) -> list[tuple[int, Decided]]:
    return [
        (number, each)
        for number in rounds
        for each in review(match, number).decided
        if each.seat == SEAT and each.in_trick
    ]


class FixedLosses:
    """Workers in which the option taken is last in a share of situations, and others first."""

    def __init__(self, taken: dict[int, int], last: dict[int, int]) -> None:
        self._taken, self._last = taken, last
        self.tasks: list[Task] = []
        self.options: dict[int, tuple[int, ...]] = {}
        """The options of the first step, by task."""

    def __call__(self, task: Workable) -> WorkOut:
        assert isinstance(task, Task)
        self.tasks.append(task)
        number = len(self.tasks) - 1

        def work_out(options: Sequence[int], numbers: Iterable[int]) -> Iterator[ChunkResults]:
            self.options.setdefault(number, tuple(options))
            for _ in numbers:
                yield [
                    [
                        [3 if each == self._taken[number] and at < self._last[number] else 0]
                        for each in options
                    ]
                    for at in range(CHUNK)
                ]

        return work_out


def search(
    match: Match, monkeypatch: pytest.MonkeyPatch, rounds: Sequence[int],
    costly: Sequence[CostlyPlay], working: FixedLosses,
) -> tuple[list[Any], list[Decided]]:  # fmt: skip
    """Return what is yielded if these plays are called costly, and the plays searched."""
    seen: list[Decided] = []

    def costliest(game: str, decided: Sequence[Decided], seed: int, how: object) -> Iterator[Any]:
        assert (game, seed, how) == ("climbing", match.spec.seed, working)
        seen.extend(decided)
        yield Progress(0, len(decided))
        yield Progress(1, len(decided))
        yield tuple(costly)

    monkeypatch.setattr(searched, "costliest", costliest)
    return list(searched.play_exercises(match, rounds, SEAT, working)), seen


def test_only_the_plays_of_the_seat_in_these_rounds_are_searched(match: Match, monkeypatch):
    for rounds in ((1,), (2, 3), (3,)):
        found, seen = search(match, monkeypatch, rounds, [], FixedLosses({}, {}))
        expected = [each for _, each in plays_of(match, *rounds)]
        assert [each.ply for each in seen] == [each.ply for each in expected]
        assert found == [Progress(0, len(expected)), Progress(1, len(expected)), ()]


def test_costly_plays_are_judged_again_and_come_by_their_loss(match: Match, monkeypatch):
    plays = plays_of(match, 1, 2)
    several = [at for at, (_, each) in enumerate(plays) if len(each.legal) > 2][:3]
    costly = [
        CostlyPlay(at, 0, LEAST + 0.5 - number / 10, 0.01) for number, at in enumerate(several)
    ]
    taken = {number: plays[at][1].taken for number, at in enumerate(several)}
    working = FixedLosses(taken, {0: 1, 1: 4, 2: 2})
    found, _ = search(match, monkeypatch, (1, 2), costly, working)
    exercises: tuple[PlayExercise, ...] = found[-1]
    order = [several[number] for number in (1, 2, 0)]
    assert [(each.round_no, each.ply) for each in exercises] == [
        (plays[at][0], plays[at][1].ply) for at in order
    ]
    assert [each.taken for each in exercises] == [plays[at][1].taken for at in order]
    losses = [each.loss for each in exercises]
    assert losses == sorted(losses, reverse=True)
    assert losses == pytest.approx([1, 0.5, 0.25], abs=0.02)
    assert all(task.in_trick for task in working.tasks)
    assert [task.legal for task in working.tasks] == [plays[at][1].legal for at in several]
    for number, tried in working.options.items():
        assert taken[number] in tried, "the option that was taken"
        assert 0 in tried, "and the better one"


@pytest.mark.parametrize(("loss", "is_judged"), [(LEAST, True), (LEAST - 0.001, False)])
def test_a_smaller_loss_is_not_judged_again(match, monkeypatch, loss: float, is_judged: bool):
    plays = plays_of(match, 1)
    at = next(at for at, (_, each) in enumerate(plays) if len(each.legal) > 2)
    working = FixedLosses({0: plays[at][1].taken}, {0: 8})
    found, _ = search(match, monkeypatch, (1,), [CostlyPlay(at, 0, loss, 0.01)], working)
    assert len(working.tasks) == is_judged
    assert len(found[-1]) == is_judged


@pytest.mark.parametrize(
    ("taken", "best", "called"),
    [
        ((0.5, 0.0), (0.6, 0.0), Verdict.MISTAKE), ((0.5, 0.03), (0.6, 0.04), Verdict.BEST),
        ((0.5, 0.01), (0.53, 0.01), Verdict.FINE), ((0.5, 0.0), (0.4, 0.0), Verdict.BEST),
        ((0.5, 0.04), (0.59, 0.01), Verdict.MISTAKE), ((0.0, 0.0), (0.5, 0.0), Verdict.BLUNDER),
    ],
)  # fmt: skip
def test_a_player_that_plans_ahead_judges_by_both_errors(taken, best, called: Verdict):
    one, other = (Evaluation(0, *each) for each in (taken, best))
    assert of_thought(one, other) is called
