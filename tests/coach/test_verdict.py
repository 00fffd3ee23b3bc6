"""The class of a loss, and its meaning in places."""

from __future__ import annotations

import pytest

from arschloch_gui.coach.verdict import Verdict, places_lost, verdict


@pytest.mark.parametrize(
    ("loss", "called"),
    [
        (0.0, Verdict.BEST), (0.02, Verdict.BEST), (0.021, Verdict.FINE), (0.04, Verdict.INEXACT),
        (0.079, Verdict.INEXACT), (0.08, Verdict.MISTAKE), (0.159, Verdict.MISTAKE),
        (0.16, Verdict.BLUNDER), (1.9, Verdict.BLUNDER),
    ],
)  # fmt: skip
def test_a_loss_has_a_name(loss: float, called: Verdict):
    assert verdict(loss, 0) is called


@pytest.mark.parametrize("loss", [0.03, 0.1, 0.5])
def test_what_may_be_no_loss_at_all_is_none(loss: float):
    assert verdict(loss, loss / 1.9) is Verdict.BEST
    assert verdict(loss, loss / 2.1) is not Verdict.BEST


def test_a_loss_in_places_of_a_hundred_rounds():
    # From first to last of four is three places, and 2 in expected position.
    assert places_lost(2, 4) == 300
    assert places_lost(0.04, 4) == pytest.approx(6)
