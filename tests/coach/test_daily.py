"""The ten exercises of the day."""

from __future__ import annotations

from datetime import date

from answers import answer
from arschloch_gui.coach.daily import PRESETS, TEN, number_of, one_of, shared_result
from long import times

DAY = date(2026, 12, 24)


def test_a_day_has_the_same_exercises_for_everybody_for_ever():
    found = [one_of(DAY, number) for number in range(times(2, TEN))]
    assert [(each.spec.preset, each.spec.seed, each.decision) for each in found[:2]] == [
        ("arschloch", 725637173, 1), ("arschloch", 1720776627, 1)
    ]  # fmt: skip
    assert [each.spec.preset for each in found] == list(PRESETS[: len(found)])
    for each in found:
        assert each.exercise().match().to_act is not None


def test_another_day_has_others():
    assert one_of(DAY, 0) != one_of(date(2026, 12, 25), 0)


def test_what_is_told_is_symbols_and_places():
    answers = [answer(0), answer(0.03), answer(0.05), answer(0.1), answer(0.2), None]
    found = shared_result(DAY, answers)
    assert "".join(found.symbols) == "✓·?✗‼–"
    # With four players, one place is two thirds in expected position.
    assert round(found.places, 3) == round(0.38 * 1.5, 3)
    assert (found.number, number_of(date(2026, 1, 1))) == (358, 1)


def test_a_choice_that_came_out_better_than_the_best_gives_no_places_back():
    assert (
        shared_result(DAY, [answer(-0.3), answer(0.1)]).places
        == shared_result(DAY, [answer(0.1)]).places
    )
