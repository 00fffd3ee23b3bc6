"""The turning point of a match is the decision that changed a seat's expected place most."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import pytest
from matches_on_disk import played

from arschloch_gui.coach import turning_point as measured
from arschloch_gui.coach.judgement import CHUNK, ChunkResults, WorkOut
from arschloch_gui.coach.task import Workable
from arschloch_gui.coach.turning_point import (
    HALVES,
    MOST_CHUNKS,
    STEPS,
    RoundTask,
    turning_point,
)
from arschloch_gui.engine import record
from arschloch_gui.engine.actions import Action, Pass, Play
from arschloch_gui.engine.cards import parse_card
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.review import review
from arschloch_gui.engine.rng import Rng

HANDS = [["7D", "AS"], ["10D", "JD"], ["9D", "QD"]]


def one_round(*actions: str) -> Match:
    """Return a match of one round of three, led by seat 1; cards by name, "" is a pass."""
    header = {
        "format": "arschloch-match", "version": 1, "preset": "arschloch", "seed": 1,
        "rules": {"players": 3, "rounds": 1, "start_card_must_be_played": False},
        "seats": list("ABC"),
    }  # fmt: skip
    lines = "".join(json.dumps(line) + "\n" for line in (header, {"deal": HANDS, "lead": 1}))
    match = record.replay(record.read(lines.encode()))
    for name in actions:
        action = Play((parse_card(name),)) if name else Pass()
        assert not isinstance(match.submit(match.to_act, action), str)
    while match.to_act is not None:
        match.submit(match.to_act, match.legal()[0])
    return match


@pytest.mark.sampled
def test_a_pass_that_gives_the_win_away_is_the_turning_point():
    match = one_round("10D", "QD", "")
    found = turning_point(match, 0)
    assert found is not None
    assert (found.round_no, found.decided.seat) == (1, 0)
    assert found.decided.legal[found.decided.taken] == Pass()
    assert found.decided.ply == 2
    assert found.before < 1.5 <= found.after
    assert not found.helped
    other = turning_point(match, 2)
    assert other is not None
    assert other.decided == found.decided
    assert other.helped, "what one player gives away, another one gets"


@pytest.mark.sampled
def test_a_round_in_which_nothing_was_at_stake_has_no_turning_point(monkeypatch):
    monkeypatch.setattr(measured, "LEAST", 3.0)
    assert turning_point(one_round("10D", "QD", ""), 0) is None


@pytest.mark.long
@pytest.mark.parametrize("stride", [1, 4])
def test_long_matches_are_examined_in_steps(monkeypatch, stride: int):
    match = played(rounds=2, until=2)
    decisions = sum(len(review(match, number).decided) for number in (1, 2))
    monkeypatch.setattr(measured, "POSITIONS", -(-decisions // stride))
    found = turning_point(match, 1)
    assert found is not None
    assert found.decided in review(match, found.round_no).decided
    assert abs(found.after - found.before) > 1.0
    assert found == turning_point(match, 1), "the same match always has the same one"


@pytest.mark.long
def test_only_the_latest_rounds_are_examined(monkeypatch):
    monkeypatch.setattr(measured, "MOST_ROUNDS", 1)
    found = turning_point(played(rounds=2, until=2), 1)
    assert found is not None
    assert found.round_no == 2


# -- with fixed places ---------------------------------------------------------------------

PlaceAt = Callable[[RoundTask, int, int], float]
"""(round, position, chunk) → the place that is reached from it."""


class FixedPlaces:
    """Workers that find a fixed place for each position, and what they were asked."""

    def __init__(self, place: PlaceAt) -> None:
        self._place = place
        self.asked: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
        """Positions and chunks, by request."""

    def __call__(self, task: Workable) -> WorkOut:
        assert isinstance(task, RoundTask)

        def work_out(options: Sequence[int], numbers: Iterable[int]) -> Iterator[ChunkResults]:
            self.asked.append((tuple(options), tuple(numbers)))
            for number in self.asked[-1][1]:
                yield [
                    [[round(HALVES * self._place(task, each, number))] for each in options]
                ] * CHUNK

        return work_out


def decisions_of(match: Match) -> list[tuple[int, int]]:
    """Return the round and the number of earlier actions in it, for each decision."""
    return [
        (number, each.ply - match.round_start(number).plies.total)
        for number in range(1, len(match.rounds) + 1)
        for each in review(match, number).decided
    ]


def changing_at(match: Match, number: int, ply: int, before: float, after: float) -> FixedPlaces:
    """Return places that change with one action of a round and are 2 in other rounds."""
    setup = match.round_start(number).setup

    def place(task: RoundTask, position: int, _: int) -> float:
        if task.setup != setup:
            return 2
        return before if position <= ply else after

    return FixedPlaces(place)


@pytest.fixture(scope="module")
def three_rounds() -> Match:
    return played(rounds=3, until=3)


@pytest.mark.parametrize("at", [0, 1, 7, -8, -1])
@pytest.mark.parametrize("positions", [12, 1_000])
def test_the_decision_that_changes_the_place_is_found(
    three_rounds: Match, monkeypatch, at: int, positions: int
):
    number, ply = decisions_of(three_rounds)[at]
    monkeypatch.setattr(measured, "POSITIONS", positions)
    working = changing_at(three_rounds, number, ply, 1.5, 4)
    found = turning_point(three_rounds, 1, working)
    assert found is not None
    place = found.decided.ply - three_rounds.round_start(number).plies.total
    assert (found.round_no, place) == (number, ply)
    assert (found.before, found.after, found.change, found.stderr) == (1.5, 4, 2.5, 0)
    assert not found.helped
    back = turning_point(three_rounds, 1, changing_at(three_rounds, number, ply, 4, 1))
    assert back is not None
    assert back.helped
    assert back.decided == found.decided


def test_few_positions_are_tried_first_and_then_other_chunks(three_rounds: Match, monkeypatch):
    monkeypatch.setattr(measured, "POSITIONS", 12)
    number, ply = decisions_of(three_rounds)[7]
    working = changing_at(three_rounds, number, ply, 1, 4)
    turning_point(three_rounds, 1, working)
    first = [positions for positions, chunks in working.asked if chunks == (0,)]
    later = [chunks for _, chunks in working.asked[len(first) :]]
    assert len(first) == 3
    assert 12 <= sum(map(len, first)) <= 12 + 2 * len(first)
    assert all(list(each) == sorted(set(each)) for each in first)
    assert len(later) == STEPS
    assert set(later) == {tuple(range(1, len(later[0]) + 1))}
    assert 1 <= len(later[0]) <= MOST_CHUNKS


@pytest.mark.parametrize("rough", [1_000_000, 400, 1])
def test_fewer_positions_of_long_rounds_are_tried(three_rounds: Match, monkeypatch, rough: int):
    monkeypatch.setattr(measured, "ROUGH", rough)
    working = FixedPlaces(lambda *_: 2)
    turning_point(three_rounds, 1, working)
    tried = sum(len(positions) for positions, chunks in working.asked if chunks == (0,))
    decisions = len(decisions_of(three_rounds))
    if rough == 1_000_000:
        assert tried == decisions + 3, "one more in each round"
    else:
        assert 6 <= tried <= 15 < decisions


def test_an_uncertain_or_small_change_is_no_turning_point(three_rounds: Match):
    number, ply = decisions_of(three_rounds)[7]
    assert turning_point(three_rounds, 1, FixedPlaces(lambda *_: 2)) is None
    setup = three_rounds.round_start(number).setup

    def place(task: RoundTask, position: int, chunk: int) -> float:
        """Return a place that changes as often for the better as for the worse."""
        if task.setup != setup or position <= ply:
            return 2.5
        return 4 if chunk % 2 == 0 else 1

    assert turning_point(three_rounds, 1, FixedPlaces(place)) is None


def test_only_the_latest_rounds_are_tried(three_rounds: Match, monkeypatch):
    number, ply = decisions_of(three_rounds)[0]
    assert number == 1
    for rounds, is_found in ((3, True), (2, False)):
        monkeypatch.setattr(measured, "MOST_ROUNDS", rounds)
        working = changing_at(three_rounds, number, ply, 1, 4)
        assert (turning_point(three_rounds, 1, working) is not None) is is_found


class LastAction:
    """A player who always takes the last legal action."""

    def choose(self, view: Any, legal: Sequence[Action], rng: Rng) -> int:
        assert view.own_seat == view.to_act
        assert len(legal) > 1, "without a choice, no player is needed"
        return len(legal) - 1


@pytest.mark.parametrize("seat", range(4))
def test_positions_are_played_out_by_the_players_choices(
    three_rounds: Match, monkeypatch, seat: int
):
    monkeypatch.setattr(measured, "player", lambda level, game: LastAction())
    task = measured._round(three_rounds, 2, seat).task
    state = three_rounds.family.start_round(task.rules, task.setup, None, None)
    expected: list[int] = []
    for action in (*task.actions, None):
        end = state.clone()
        while end.to_act >= 0:
            three_rounds.family.advance(end, three_rounds.family.legal(end)[-1], None)
        expected.append(round(HALVES * end.places()[seat]))
        if action is not None:
            three_rounds.family.advance(state, action, None)
    options = range(len(task.actions) + 1)
    assert task.begin().chunk(options, 0) == [[[place] for place in expected]] * CHUNK
    assert len(set(expected)) > 1
    offices = three_rounds.rounds[1].offices
    assert expected[-1] == HALVES * (offices.index(seat) + 1)


@pytest.mark.parametrize("times", [1, 3, 1_000])
def test_the_second_pass_simulates_about_as_many_actions_as_it_may(
    three_rounds: Match, monkeypatch, times: int
):
    """All positions of the chosen steps are played out to the end, in each situation."""
    number, ply = decisions_of(three_rounds)[7]
    fixed = changing_at(three_rounds, number, ply, 1, 4)
    lengths: list[int] = []

    def working(task: Workable) -> WorkOut:
        assert isinstance(task, RoundTask)
        lengths.append(len(task.actions))
        return fixed(task)

    monkeypatch.setattr(measured, "POSITIONS", 12)
    turning_point(three_rounds, 1, working)
    second = [at for at, (_, chunks) in enumerate(fixed.asked) if chunks != (0,)]
    actions = sum(lengths[at] - each for at in second for each in fixed.asked[at][0])
    for exact, chunks in (
        (times * CHUNK * actions, times), ((times + 1) * CHUNK * actions - 1, times)
    ):  # fmt: skip
        monkeypatch.setattr(measured, "EXACT", exact)
        fixed.asked.clear()
        turning_point(three_rounds, 1, working)
        assert {len(each) for _, each in fixed.asked if each != (0,)} == {min(chunks, MOST_CHUNKS)}
