"""Scenarios about points and seats."""

from __future__ import annotations

from itertools import pairwise

from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.family import Carry, RoundSetup
from shown.climbing import SHOWN
from shown.scene import Scene
from shown.sentences import Unfit

SCORES = (
    "{highest_subject} scores %n point(s), each position below that one point fewer, and "
    "{lowest_subject}"
)


@SHOWN.shows(f"{SCORES} none.", f"{SCORES} one.")
def points(s: Scene) -> None:
    state, _ = s.whole_round()
    found = [state.points()[seat] for seat in state.finished]
    top = s.numbers[0] if s.numbers else 1
    assert found[0] == top
    assert found[-1] == (1 if s.said.endswith(" one.") else 0)
    assert all(a - b == 1 for a, b in pairwise(found))


@SHOWN.shows(
    "After every %n round(s), the positions are forgotten, and the next round is like the first."
)
def positions_are_forgotten(s: Scene) -> None:
    (every,) = s.numbers or (1,)
    assert every == s.rules.forget_offices
    seats = tuple(range(s.rules.players))
    for number, gone in ((every + 1, True), (every + 2, every == 1)):
        setup = RoundSetup(1, number, Carry(seats, seats[::-1]))
        state = CLIMBING.start_round(s.rules, setup, None)
        if s.rules.first_seating == "as_seated":
            assert (state.offices == ()) == gone


@SHOWN.shows("The seats are drawn by lot in the first round, and again after every %n round(s).")
def seats_are_drawn(s: Scene) -> None:
    if s.rules.first_seating == "draw" and s.rules.forget_offices:
        raise Unfit
    (every,) = s.numbers or (1,)
    seats = tuple(range(s.rules.players))
    orders = {s.start(later=False, seed=seed).order for seed in range(9)}
    assert len(orders) > 1
    again = {s.start(seed=seed, number=every + 1).order for seed in range(9)}
    assert len(again) > 1
    if every > 1:
        assert {s.start(seed=seed, number=2).order for seed in range(9)} == {seats}


@SHOWN.shows("The players keep their seats.")
def seats_are_kept(s: Scene) -> None:
    seats = tuple(range(s.rules.players))
    setup = RoundSetup(1, 2, Carry(seats, seats[::-1]))
    assert CLIMBING.start_round(s.rules, setup, None).order == seats


@SHOWN.shows(
    "Before each new round, the players change seats: {highest_subject} first, then the others "
    "clockwise by position."
)
def seats_by_position(s: Scene) -> None:
    seats = tuple(range(s.rules.players))
    state = CLIMBING.start_round(s.rules, RoundSetup(1, 2, Carry(seats, seats[::-1])), None)
    assert state.order == seats[::-1]


@SHOWN.shows(
    "Between rounds, {highest_subject} sets {lowest_to} a light-hearted task. Nobody has to do it."
)
def a_task_between_rounds(s: Scene) -> None:
    assert s.rules.social
    assert not s.whole_round()[0].due
