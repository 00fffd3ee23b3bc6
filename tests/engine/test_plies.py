"""The number of actions so far, and the number that a seat knows of."""

from __future__ import annotations

from arschloch_gui.engine.plies import Plies


def test_what_is_done_in_secret_counts_for_its_seat_alone():
    plies = Plies(3)
    plies.count(0, secret=False)
    plies.count(2, secret=True)
    plies.count(2, secret=True)
    plies.count(1, secret=False)
    assert plies.total == 4
    assert [plies.known_to(seat) for seat in (0, 1, 2, None)] == [2, 2, 4, 2]
