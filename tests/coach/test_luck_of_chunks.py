"""Deals are played out in chunks, until their value is known well enough."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from matches_on_disk import played

from arschloch_gui.ai.estimate import Estimate
from arschloch_gui.ai.trials import PlayedDeal
from arschloch_gui.coach import luck as measured
from arschloch_gui.coach.judgement import CHUNK, ChunkResults, WorkOut
from arschloch_gui.coach.luck import (
    AS_DEALT,
    MOST_CHUNKS,
    NO_OFFICE,
    TIMES,
    USUAL,
    DealTask,
    Luck,
    luck,
    per_round,
    usual,
)
from arschloch_gui.coach.task import NotToBeJudged, Workable
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.rng import Rng
from deals import rules

ORDER = (2, 0, 1, 3)


class FixedDeals:
    """Deals in which the seats always finish in the same order, and what was played."""

    def __init__(self, offices: tuple[int, ...], end: tuple[int, ...] = ORDER) -> None:
        self.offices, self.end = offices, end
        self.setups: list[RoundSetup] = []
        self.times: list[int] = []
        self.drawn: list[int] = []

    def played(self, setup: RoundSetup, rng: Rng, times: int) -> PlayedDeal:
        self.setups.append(setup)
        self.times.append(times)
        self.drawn.append(rng.bits())
        return PlayedDeal(self.offices, [self.end] * times)


def with_deals(monkeypatch: pytest.MonkeyPatch, deals: FixedDeals | None) -> None:
    ways = SimpleNamespace(deals=lambda rules: deals)
    monkeypatch.setattr(measured, "playing", lambda game: ways)


def setup_of(seed: int) -> RoundSetup:
    return RoundSetup(seed, 1, Carry((0, 1, 2, 3), (3, 2, 1, 0)), None)


def test_a_deal_is_played_out_several_times_for_each_situation(monkeypatch):
    deals = FixedDeals((0, 1, 2, 3))
    with_deals(monkeypatch, deals)
    chunks = DealTask("climbing", rules(), (setup_of(5),), 9, anew=False).begin()
    found = chunks.chunk([0, 3], 0)
    assert found == [[[1] * TIMES, [3] * TIMES]] * CHUNK
    assert (deals.times, deals.setups) == ([CHUNK * TIMES], [setup_of(5)])
    chunks.chunk([0, 3], 1)
    chunks.chunk([0, 3], 0)
    assert deals.drawn[0] == deals.drawn[2] != deals.drawn[1], "the number decides"


def test_other_deals_are_counted_by_position_and_of_each_round_in_turn(monkeypatch):
    deals = FixedDeals((3, 2, 1, 0))
    with_deals(monkeypatch, deals)
    setups = (setup_of(5), setup_of(6))
    chunks = DealTask("climbing", rules(), setups, 9, anew=True).begin()
    found = chunks.chunk(range(4), 1)
    places = [ORDER.index(seat) for seat in (3, 2, 1, 0)]
    assert found == [[[place] * TIMES for place in places]] * CHUNK
    assert deals.times == [TIMES] * CHUNK
    assert len({each.seed for each in deals.setups}) == CHUNK, "each is dealt anew"
    assert all(each.deal is None for each in deals.setups)
    assert {each.round_no for each in deals.setups} == {1}


def test_without_positions_the_seats_count_in_their_order(monkeypatch):
    with_deals(monkeypatch, FixedDeals(()))
    (found, *_) = DealTask("climbing", rules(), (setup_of(5),), 9, anew=True).begin().chunk([2], 0)
    assert found == [[ORDER.index(2)] * TIMES]


def test_a_game_without_deals_cannot_be_judged(monkeypatch):
    with_deals(monkeypatch, None)
    with pytest.raises(NotToBeJudged):
        DealTask("climbing", rules(), (setup_of(5),), 9, anew=True).begin()


PlaceOf = Callable[[int, int], int]
"""(chunk number, option) → the place."""


class FixedPlaces:
    """Workers that find a place for each option and chunk, and what they were asked."""

    def __init__(self, place: PlaceOf) -> None:
        self._place = place
        self.tasks: list[DealTask] = []
        self.asked: list[tuple[tuple[int, ...], tuple[int, ...]]] = []

    def __call__(self, task: Workable) -> WorkOut:
        assert isinstance(task, DealTask)
        self.tasks.append(task)

        def work_out(options: Sequence[int], numbers: Iterable[int]) -> Iterator[ChunkResults]:
            self.asked.append((tuple(options), tuple(numbers)))
            for number in self.asked[-1][1]:
                yield [[[self._place(number, each)] * 2 for each in options]]

        return work_out

    @property
    def numbers(self) -> list[int]:
        return [number for _, numbers in self.asked for number in numbers]


@pytest.fixture(scope="module")
def match() -> Match:
    return played(rounds=3, until=3)


def test_the_value_of_a_deal_is_the_mean_place_as_a_position(match: Match):
    working = FixedPlaces(lambda number, seat: seat)
    found = [luck(match, 2, seat, {}, working).value for seat in range(4)]
    assert [each.mean for each in found] == pytest.approx([1, 1 / 3, -1 / 3, -1])
    assert {each.stderr for each in found} == {0}
    assert working.numbers == [0, 1, 2, 3] * 4, "no more are needed"
    assert {each.anew for each in working.tasks} == {False}
    assert working.tasks[0].setups == (match.round_start(2).setup,)


def test_a_deal_is_tried_until_its_error_is_small(match: Match):
    working = FixedPlaces(lambda number, seat: 3 * (number % 2))
    found = luck(match, 2, 0, {}, working).value
    assert found.mean == pytest.approx(0)
    needed = len(working.numbers)
    assert needed == pytest.approx(AS_DEALT**-2, abs=8), "one situation has a deviation of 1"
    assert working.numbers == list(range(needed))
    assert found.stderr <= AS_DEALT


def test_there_is_an_end_to_trying(match: Match, monkeypatch):
    monkeypatch.setattr(measured, "MOST_CHUNKS", 5)
    working = FixedPlaces(lambda number, seat: 3 * (number % 2))
    luck(match, 2, 0, {}, working)
    assert len(working.asked) == 5 < MOST_CHUNKS


def test_luck_is_compared_with_what_is_usual_in_the_position(match: Match):
    working = FixedPlaces(lambda number, seat: 0)
    of_office = {office: Estimate(office / 10, 0.02) for office in range(4)}
    seats = match.rounds[1].offices  # those of the third round
    for office, seat in enumerate(seats):
        found = luck(match, 3, seat, of_office, working)
        assert (found.round_no, found.office) == (3, office)
        assert found.gain.mean == pytest.approx(1 - office / 10)
        assert found.gain.stderr == pytest.approx(0.02)
    first = luck(match, 1, 2, of_office, working)
    assert (first.office, first.usual) == (NO_OFFICE, Estimate(0, 0))


def test_what_is_usual_is_found_in_all_rounds_with_positions(match: Match):
    working = FixedPlaces(lambda number, office: (office + number) % 4)
    found = usual(match, [1, 2, 3], working)
    assert list(found) == [0, 1, 2, 3]
    assert max(each.stderr for each in found.values()) <= USUAL
    (task,) = working.tasks
    assert task.anew
    assert task.setups == (match.round_start(2).setup, match.round_start(3).setup)
    assert usual(match, [1], working) == {}
    assert len(working.tasks) == 1


def test_the_luck_of_several_rounds_is_their_mean():
    def one(office: int, mean: float, own: float, shared: float) -> Luck:
        return Luck(1, office, Estimate(mean, own), Estimate(0.1, shared))

    found = per_round([one(0, 0.3, 0.03, 0.04), one(0, 0.5, 0.03, 0.04), one(1, -0.3, 0.0, 0.06)])
    assert found.mean == pytest.approx(0.2 / 3)
    error = (2 * 0.03**2 + 0.08**2 + 0.06**2) ** 0.5 / 3
    assert found.stderr == pytest.approx(error)
    assert per_round([]) == Estimate(0, 0)


def test_every_seat_of_the_same_deal_has_its_share(match: Match):
    end: Any = (3, 1, 0, 2)
    values = [
        luck(match, 1, seat, {}, FixedPlaces(lambda _, option: end.index(option))).value.mean
        for seat in range(4)
    ]
    assert sum(values) == pytest.approx(0)
    assert values[3] == 1
