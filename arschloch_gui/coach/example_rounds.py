"""Example rounds that compare two options in typical and extreme deals."""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.ai.trials import RolloutRound
from arschloch_gui.coach.task import LocalWorker
from arschloch_gui.engine.cards import Seat

DEALS = 9
"""Number of deals that are played, three of which are shown."""


class Story(Struct, frozen=True):
    """The same deal played with one option and with another.

    `places` are the places (0 is the highest) that the seat reached.
    """

    rounds: tuple[RolloutRound, RolloutRound]
    places: tuple[int, int]


class ExampleRounds(Struct, frozen=True):
    """Three example rounds, and how often the other option did better, equally well and worse."""

    stories: tuple[Story, ...]
    higher: int
    equal: int
    lower: int


def example_rounds(here: LocalWorker, one: int, other: int) -> ExampleRounds:
    """Return three rounds: the median difference, the largest loss with `one`, and the smallest."""
    seat = here.task.view.own_seat
    found = [_story(here, one, other, seat, number) for number in range(DEALS)]
    # Equal differences stay in the order of the deals, so the result is always the same.
    found.sort(key=lambda story: story.places[0] - story.places[1])
    shown = (found[len(found) // 2], found[-1], found[0])
    differences = [story.places[0] - story.places[1] for story in found]
    higher, equal = sum(each > 0 for each in differences), differences.count(0)
    return ExampleRounds(shown, higher, equal, len(found) - higher - equal)


def _story(here: LocalWorker, one: int, other: int, seat: Seat, number: int) -> Story:
    first, second = here.round((one, other), number)
    places = (first.offices.index(seat), second.offices.index(seat))
    return Story((first, second), places)
