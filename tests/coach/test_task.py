"""One decision as a task for the judge, and the worker that tries its options."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace

import pytest
from coach.decisions import gift

from arschloch_gui.coach import task as tasks
from arschloch_gui.coach.judgement import CHUNK, MANY
from arschloch_gui.coach.task import LocalWorker, NotToBeJudged, Task, is_option
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.rng import Rng


class Counting:
    """Trials with a given number of options, which note what they are asked for."""

    def __init__(self, options: int) -> None:
        self._options = list(range(options))
        self.asked: list[tuple[list[int], int]] = []

    def distinct(self, also: Sequence[int] = ()) -> list[int]:
        return self._options

    def places(self, options: Sequence[int], rng: Rng) -> list[list[int]]:
        self.asked.append((list(options), rng.below(1 << 30)))
        return [[0] for _ in options]


@pytest.mark.parametrize(("options", "situations"), [(2, CHUNK), (MANY, CHUNK), (MANY + 1, 1)])
def test_a_chunk_has_one_situation_only_if_there_are_very_many_options(
    monkeypatch, options: int, situations: int
):
    trials = Counting(options)
    ways = SimpleNamespace(trials=lambda *_: trials, play_trials=lambda *_: None)
    monkeypatch.setattr(tasks, "playing", lambda game: ways)
    worker = LocalWorker(gift())
    assert len(worker.chunk([0, 1], 0)) == situations
    assert [options for options, _ in trials.asked] == [[0, 1]] * situations
    first = [drawn for _, drawn in trials.asked]
    worker.chunk([0, 1], 1)
    again = [drawn for _, drawn in trials.asked[situations:]]
    assert again != first, "another number, other deals"
    trials.asked.clear()
    list(worker.work_out([0, 1], [0]))
    assert [drawn for _, drawn in trials.asked] == first


@pytest.mark.parametrize("in_trick", [False, True])
def test_a_play_and_a_decision_before_are_tried_in_their_own_way(monkeypatch, in_trick: bool):
    ways = SimpleNamespace(
        trials=lambda *_: None if in_trick else Counting(2),
        play_trials=lambda *_: Counting(2) if in_trick else None,
    )
    monkeypatch.setattr(tasks, "playing", lambda game: ways)
    task = gift()
    kinds = {each: Task(task.game, task.view, task.legal, 1, each) for each in (False, True)}
    assert kinds[in_trick].begin().distinct() == [0, 1]
    with pytest.raises(NotToBeJudged):
        kinds[not in_trick].begin()


def test_the_decision_of_a_snapshot_is_that_of_its_viewer():
    rules = presets()["arschloch"].for_players(4)
    match = Match(MatchSpec("arschloch", rules, ("A", "B", "C", "D"), 5))
    match.start_round()
    assert match.to_act is not None
    snapshot = match.snapshot(match.to_act)
    task = Task.of(snapshot, in_trick=True)
    assert (task.game, task.seed, task.in_trick, task.players) == ("climbing", 5, True, 4)
    assert (task.view, task.legal) == (snapshot.view, match.legal())
    assert not Task.of(snapshot).in_trick


class Unknown(Counting):
    """Trials that know no action."""

    def option_of(self, action: Action) -> int:
        raise ValueError(action)


@pytest.mark.parametrize("trials", [None, Unknown(2)])
def test_what_is_not_tried_cannot_be_judged(monkeypatch, trials: Unknown | None):
    ways = SimpleNamespace(trials=lambda *_: trials, play_trials=lambda *_: None)
    monkeypatch.setattr(tasks, "playing", lambda game: ways)
    task = gift()
    assert not is_option(task, task.legal[0])


def test_every_legal_gift_can_be_judged():
    task = gift()
    assert all(is_option(task, action) for action in task.legal)
