"""The meaning of the average place: skill, luck, or too few rounds."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from arschloch_gui.app.language import speak
from arschloch_gui.app.wording.statistics import mean_place
from arschloch_gui.coach.played import PlayedRound
from arschloch_gui.coach.tally import tally

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
