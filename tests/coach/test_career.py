"""The title of a player: what a round is worth, and which rounds count."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from arschloch_gui.coach.career import ENOUGH, RECENT, STEP, career, worth
from arschloch_gui.coach.played import PlayedRound

START = datetime(2026, 11, 1, 20, 0, tzinfo=UTC)
NOW = START + timedelta(days=300)
SECOND = PlayedRound("d", START, "arschloch", 3, ("club",) * 2, 2)
"""A round in the middle place against the middle level."""


def rounds(*places: int) -> list[PlayedRound]:
    return [
        replace(SECOND, place=place, time=START + timedelta(hours=at))
        for at, place in enumerate(places)
    ]


@pytest.mark.parametrize(
    ("levels", "value"),
    [
        (("club", "club"), 0), (("expert", "expert"), 2 * STEP), (("novice", "novice"), -2 * STEP),
        (("novice", "expert"), 0), (("club", "strong"), STEP / 2), ((), 0),
    ],
)  # fmt: skip
def test_stronger_opponents_make_a_place_worth_more(levels: tuple[str, ...], value: float):
    assert worth(replace(SECOND, levels=levels)) == pytest.approx(value)
    assert worth(replace(SECOND, levels=levels, place=1)) == pytest.approx(value + 1)


def test_the_score_is_the_mean_of_the_last_rounds_only():
    found = career(rounds(*[3] * 50, *[1] * (RECENT - 50), *[2] * 50), NOW)
    assert found.rounds == RECENT + 50
    assert found.score == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("count", "missing", "has_title"),
    [(0, ENOUGH, False), (ENOUGH - 1, 1, False), (ENOUGH, 0, True), (ENOUGH + 5, 0, True)],
)
def test_a_title_needs_enough_rounds(count: int, missing: int, has_title: bool):
    found = career(rounds(*[2] * count), NOW)
    assert (found.missing, found.step is not None) == (missing, has_title)
    assert found.score == 0
