"""The luck of many rounds, and the use made of the cards: figures and their errors."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec.structs import replace

from arschloch_gui.ai.estimate import Estimate
from arschloch_gui.coach.dealt_luck import LEAST, DealtLuck, dealt_luck
from arschloch_gui.coach.luck import Luck
from arschloch_gui.coach.played import PlayedRound, read_played
from arschloch_gui.coach.tally import FEWEST_TO_TELL, over_time


def lucky(match: str, value: float, places: str, *, office: int = 1, usual: float = 0.0,
          errors: tuple[float, float] = (0.0, 0.2),
          players: int = 3) -> list[PlayedRound]:  # fmt: skip
    """Return rounds whose cards were worth `value`; with three players, a place counts 1."""
    return [
        PlayedRound(
            f"{match}{at}", datetime(2026, 11, 1, at % 24, tzinfo=UTC), "arschloch", players,
            ("expert",) * (players - 1), int(place), at + 1, match,
            luck=Luck(at + 1, office, Estimate(value, errors[0]), Estimate(usual, errors[1])),
        )
        for at, place in enumerate(places)
    ]  # fmt: skip


def found_of(rounds: list[PlayedRound]) -> DealtLuck:
    found = dealt_luck(rounds)
    assert found is not None
    return found


def test_a_line_keeps_the_luck():
    played = lucky("m", -0.25, "2")[0]
    assert read_played(played.line()) == played


@pytest.mark.parametrize(
    "damage",
    [{"value": "much"}, {"value": 99}, {"usual": float("nan")}, {"usual_error": -0.1},
     {"value": True}, {"value_error": None}, {"office": 3}, {"office": 0.5}],
)  # fmt: skip
def test_luck_that_makes_no_sense_costs_the_luck_and_not_the_round(damage: dict):
    played = lucky("m", 0.5, "2")[0]
    line: Any = played.line()
    assert read_played({**line, "luck": line["luck"] | damage}) == replace(played, luck=None)


def test_luck_is_the_deal_beside_usual_ones_in_places_of_the_table():
    assert dealt_luck([replace(each, luck=None) for each in lucky("m", 0.5, "12")]) is None
    found = found_of(lucky("m", 0.5, "1111", usual=0.2, players=5))
    assert found.rounds == 4
    assert found.given.mean == pytest.approx(0.6)
    assert found.made.mean == pytest.approx(1.0)


def test_the_error_of_what_is_usual_adds_up_in_an_office_of_a_match_and_nowhere_else():
    one = found_of(lucky("m", 0.3, "12"))
    other_office = lucky("m", 0.3, "1") + lucky("m", 0.3, "1", office=0)
    two = found_of(other_office)
    four = found_of([each for match in "abcd" for each in lucky(match, 0.3, "12")])
    own = found_of(lucky("m", 0.3, "1111", errors=(0.2, 0.0)))
    assert one.given.stderr == pytest.approx(0.2)
    assert two.given.stderr == pytest.approx(0.2 / 2**0.5)
    assert four.given.stderr == own.given.stderr == pytest.approx(0.1)
    assert (one.gave, four.gave) == (0, 1)


def test_skill_is_what_was_made_of_the_cards_once_there_are_enough_rounds():
    few = found_of(lucky("m", 0.0, "1" * 9))
    good = found_of(lucky("m", 0.0, "11211211211"))
    bad = found_of(lucky("m", 0.9, "32233233233"))
    even = found_of(lucky("m", 0.0, "1323123123"))
    assert (few.skill, good.skill, bad.skill, even.skill) == (None, 1, -1, 0)


def test_a_point_of_the_chart_knows_the_worth_of_the_cards_where_most_of_them_are_known():
    rounds = lucky("m", 0.4, "1" * 48)
    groups = over_time(
        [replace(rounds[0], luck=None), rounds[1], *rounds[2:]], datetime(2026, 11, 3, tzinfo=UTC)
    )
    assert [each.dealt for each in groups] == [None, *[pytest.approx(0.4)] * 23]


@pytest.mark.parametrize(
    ("mean", "stderr", "side"),
    [
        (LEAST, 0.0, 1), (LEAST - 0.001, 0.0, 0), (-LEAST, 0.0, -1), (-LEAST + 0.001, 0.0, 0),
        (0.4, 0.2, 1), (0.39, 0.2, 0), (-0.4, 0.2, -1), (-0.39, 0.2, 0), (0.0, 0.0, 0),
    ],
)  # fmt: skip
def test_luck_is_clear_from_two_standard_errors_and_a_twentieth_of_a_place_on(mean, stderr, side):
    found = DealtLuck(FEWEST_TO_TELL, Estimate(mean, stderr), Estimate(mean, stderr))
    assert (found.gave, found.skill) == (side, side)
    few = DealtLuck(FEWEST_TO_TELL - 1, Estimate(mean, stderr), Estimate(mean, stderr))
    assert (few.gave, few.skill) == (side, None)


def test_places_of_tables_of_several_sizes_are_added_in_places():
    three = lucky("a", 0.5, "1", errors=(0.0, 0.0))
    five = lucky("b", 0.5, "5", players=5, errors=(0.0, 0.0))
    found = found_of([*three, *five])
    assert found.given.mean == pytest.approx((0.5 * 1 + 0.5 * 2) / 2)
    assert found.made.mean == pytest.approx((0.5 * 1 - 1.5 * 2) / 2)
    assert found.given.stderr == 0


def test_rounds_without_luck_do_not_count():
    known, unknown = lucky("a", 0.5, "11"), lucky("b", 0.5, "33")
    found = found_of([*known, *(replace(each, luck=None) for each in unknown)])
    assert found.rounds == 2
    assert found.made.mean == pytest.approx(0.5)


def test_the_errors_of_a_large_table_are_errors_in_places():
    own = found_of(lucky("m", 0.3, "1111", errors=(0.2, 0.0), players=5))
    usual = found_of(lucky("m", 0.3, "1111", errors=(0.0, 0.1), players=5))
    assert own.given.stderr == pytest.approx(2 * 0.2 / 2)
    assert usual.given.stderr == pytest.approx(2 * 0.1)
