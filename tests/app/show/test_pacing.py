"""Consecutive passes take little time, without hurrying the players who play."""

from __future__ import annotations

from arschloch_gui.app.show import pace
from arschloch_gui.app.show.pacing import Pacing


def test_several_who_pass_go_together():
    wave = Pacing()
    first = wave.turn(4) + wave.passed(4)
    others = [wave.turn(4) + wave.passed(4) for _ in range(2)]
    assert first == pace.THINK + pace.PASS
    assert others == [pace.TURN_AFTER_PASS + pace.PASS_AFTER_PASS] * 2


def test_whoever_plays_after_a_pass_thinks_as_long_as_ever():
    wave = Pacing()
    wave.turn(4)
    wave.passed(4)
    little = wave.turn(4)
    rest, plays = wave.play(4)
    assert little < pace.THINK
    assert little + rest == pace.THINK
    assert plays == pace.PLAY + pace.READ_PLAY
    assert wave.turn(4) == pace.THINK


def test_twelve_players_are_round_in_six_seconds():
    wave = Pacing()
    plays = sum(wave.turn(12) + sum(wave.play(12)) for _ in range(11))
    assert 3000 <= plays <= 6000
