"""Rounds to look at: what came of two options in deals that say most about the difference."""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.ai.trials import RolloutRound
from arschloch_gui.coach.task import LocalWorker
from arschloch_gui.engine.cards import Seat

DEALS = 9
"""So many are played, and three of them shown."""


class Story(Struct, frozen=True):
    """A round that began with one option and the same one that began with another; `places` are
    those (0 is the highest) the seat came to."""

    rounds: tuple[RolloutRound, RolloutRound]
    places: tuple[int, int]


class ExampleRounds(Struct, frozen=True):
    """Three rounds, and in how many of all that were played the other option came higher, equally
    high and lower than the one."""

    stories: tuple[Story, ...]
    higher: int
    equal: int
    lower: int


def example_rounds(here: LocalWorker, one: int, other: int) -> ExampleRounds:
    """Three rounds: the usual difference first, then the most the one loses, then the least."""
    seat = here.task.view.own_seat
    found = [_story(here, one, other, seat, number) for number in range(DEALS)]
    # By deal where equal, so that the same are always shown.
    found.sort(key=lambda story: story.places[0] - story.places[1])
    shown = (found[len(found) // 2], found[-1], found[0])
    differences = [story.places[0] - story.places[1] for story in found]
    higher, equal = sum(each > 0 for each in differences), differences.count(0)
    return ExampleRounds(shown, higher, equal, len(found) - higher - equal)


def _story(here: LocalWorker, one: int, other: int, seat: Seat, number: int) -> Story:
    first, second = here.round((one, other), number)
    places = (first.offices.index(seat), second.offices.index(seat))
    return Story((first, second), places)
