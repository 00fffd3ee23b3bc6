"""Three of nine rounds are shown: the median, and those with the largest and smallest loss."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from arschloch_gui.ai.trials import RolloutRound
from arschloch_gui.coach.example_rounds import DEALS, ExampleRounds, example_rounds

OWN, PLAYERS = 2, 5
ONE, OTHER = 7, 3
"""The options that are compared."""


def round_with(place: int) -> RolloutRound:
    """Return a round in which the own seat reached a place (0 is the highest)."""
    others = [seat for seat in range(PLAYERS) if seat != OWN]
    return RolloutRound((), (*others[:place], OWN, *others[place:]))


def shown(places: Sequence[tuple[int, int]]) -> ExampleRounds:
    """Return the rounds that are shown if the two options reach these places in each deal."""

    def played(options: Sequence[int], number: int) -> list[RolloutRound]:
        assert tuple(options) == (ONE, OTHER), "both are played in the same deal"
        return [round_with(place) for place in places[number]]

    worker: Any = SimpleNamespace(
        task=SimpleNamespace(view=SimpleNamespace(own_seat=OWN)), round=played
    )
    return example_rounds(worker, ONE, OTHER)


def test_the_median_the_largest_and_the_smallest_loss_are_shown():
    losses = [(0, 4), (4, 0), (1, 1), (3, 2), (1, 3), (2, 0), (1, 2), (4, 1), (0, 0)]
    assert len(losses) == DEALS
    found = shown(losses)
    assert [each.places for each in found.stories] == [(0, 0), (4, 0), (0, 4)]
    for each in found.stories:
        assert [one.offices.index(OWN) for one in each.rounds] == list(each.places)


@pytest.mark.parametrize(
    ("places", "counts"),
    [
        ([(1, 0)] * 5 + [(2, 2)] * 1 + [(0, 3)] * 3, (5, 1, 3)),
        ([(2, 2)] * 9, (0, 9, 0)),
        ([(0, 1)] * 9, (0, 0, 9)),
    ],
)
def test_the_other_option_is_counted_as_better_equal_or_worse(
    places: list[tuple[int, int]], counts: tuple[int, int, int]
):
    found = shown(places)
    assert (found.higher, found.equal, found.lower) == counts


def test_of_equal_differences_the_order_of_the_deals_decides():
    found = shown([(at % 5, at % 5) for at in (4, 3, 2, 1, 0, 1, 2, 3, 4)])
    assert [each.places[0] for each in found.stories] == [0, 4, 4]
    early_and_late = shown([(1, 0), (0, 1), *[(2, 2)] * 5, (4, 3), (3, 4)])
    assert [each.places for each in early_and_late.stories] == [(2, 2), (4, 3), (0, 1)]
