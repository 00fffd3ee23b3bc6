"""What is said about a choice while it is being judged, and when it is certain."""

from __future__ import annotations

from collections.abc import Callable

from coach.test_judgement import PLAYERS, Rounds

from arschloch_gui.coach.judgement import CHUNK, FIRST
from arschloch_gui.coach.looks import GAP_S, Look, looks
from arschloch_gui.coach.racing import COARSE, FEWEST
from arschloch_gui.coach.verdict import Verdict, verdict

CHANCES = (0.8, 0.4, 0.3, 0.1)
"""Far from each other, so that few situations are enough."""


def ticking(step: float) -> Callable[[], float]:
    """Return a clock that advances by a step whenever it is read."""
    now = [0.0]

    def clock() -> float:
        now[0] += step
        return now[0]

    return clock


def looked(rounds: Rounds, taken: int, *, step: float = GAP_S) -> list[Look]:
    options = range(len(rounds.chances))
    return list(looks(options, PLAYERS, rounds, 0.06, taken, ticking(step)))


def test_the_clock_decides_how_often_to_look_and_nothing_else():
    often, seldom = looked(Rounds(*CHANCES), 1), looked(Rounds(*CHANCES), 1, step=0.0)
    assert len(often) > len(seldom)
    assert often[-1] == seldom[-1]
    assert all(look.judgement in [each.judgement for each in often] for look in seldom)


def test_the_first_look_comes_before_a_step_is_complete():
    first, *_ = looked(Rounds(*CHANCES), 1)
    assert first.judgement.situations == CHUNK < FIRST * CHUNK
    assert not first.is_clear


def test_a_blunder_is_certain_before_the_best_are_known():
    found = next(look for look in looked(Rounds(*CHANCES), 3) if look.is_clear)
    choice = found.judgement.of(3)
    assert verdict(choice.loss, choice.loss_stderr) is Verdict.BLUNDER
    assert FEWEST <= found.judgement.situations < 100
    assert found.judgement.best.stderr > COARSE


def test_what_is_certain_stays_so_and_before_an_answer_only_the_end_is():
    found = [look.is_clear for look in looked(Rounds(*CHANCES), 2)]
    assert found == sorted(found)
    assert [look.is_clear for look in looked(Rounds(*CHANCES), -1)].count(True) == 1
