"""The meaning of the average place: skill, luck, or too few rounds."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest

from arschloch_gui.ai.estimate import Estimate
from arschloch_gui.app.language import speak
from arschloch_gui.app.wording.statistics import luck_given, luck_made, mean_place
from arschloch_gui.coach.dealt_luck import DealtLuck
from arschloch_gui.coach.played import PlayedRound
from arschloch_gui.coach.tally import FEWEST_TO_TELL, tally

START = datetime(2026, 11, 1, 20, 0, tzinfo=UTC)


def said(places: str) -> str:
    """Return the sentence about rounds of four that ended in these places."""
    played = [
        PlayedRound(
            f"{at:016x}", START + timedelta(hours=at), "arschloch", 4, ("club",) * 3, int(place)
        )
        for at, place in enumerate(places)
    ]
    with speak("en"):
        return mean_place(tally(played, START + timedelta(days=100)))


@pytest.mark.parametrize(
    ("places", "says"),
    [
        ("12" * 60, "more than luck can explain"),
        ("34" * 60, "more than bad luck can explain"),
        ("1234" * 29 + "1", "which could be luck"),
        ("1234" * 29 + "4", "which could be bad luck"),
        ("12", "too few rounds"),
    ],
)
def test_the_average_place_says_what_luck_explains(qapp, places: str, says: str):
    assert says in said(places)


def test_the_difference_is_that_of_the_places_shown(qapp):
    """With one round among six in every 18, chance gives 2.5556, which is shown as 2.56."""
    for first in range(1, 5):
        rounds = [(6, first), *((4, 1 + (at + first) % 4) for at in range(17))] * 4
        played = [
            PlayedRound(f"{at:016x}", START, "arschloch", size, ("club",) * (size - 1), place)
            for at, (size, place) in enumerate(rounds)
        ]
        with speak("en"):
            sentence = mean_place(tally(played, START + timedelta(days=100)))
        own, fair, difference = map(float, re.findall(r"\d\.\d\d", sentence))
        assert abs(own - fair) == pytest.approx(difference), sentence


def luck(given: float, made: float, *, rounds: int = 500, stderr: float = 0.01) -> DealtLuck:
    return DealtLuck(rounds, Estimate(given, stderr), Estimate(made, stderr))


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (0.123, "Your cards were worth 0.12 places a round more than usual for your positions."),
        (-0.123, "Your cards were worth 0.12 places a round less than usual for your positions."),
        (0.001, "Your cards were about as good as usual for your positions."),
    ],
)
def test_the_cards_are_compared_with_usual_ones(qapp, given: float, says: str):
    with speak("en"):
        assert luck_given(luck(given, 0), 500, busy=True) == says
        some = [luck_given(luck(given, 0), 600, busy=busy) for busy in (True, False)]
    assert some == [
        f"{says} Worked out for 500 of 600 rounds so far…",
        f"{says} This covers 500 of 600 rounds.",
    ]


@pytest.mark.parametrize(
    ("made", "says"),
    [
        (0.234, "you finished 0.23 places a round higher than average play would: that is skill."),
        (-0.234, "you finished 0.23 places a round lower than average play would: that is more"),
        (0.001, "you did about as well as average play would."),
    ],
)
def test_the_use_of_the_cards_is_called_skill_only_where_it_is(qapp, made: float, says: str):
    with speak("en"):
        assert says in luck_made(luck(0, made))
        few = luck_made(luck(0, made, rounds=FEWEST_TO_TELL - 1))
    assert few == "Play more rounds to see how well you use your cards."
