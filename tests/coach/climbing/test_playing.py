"""Reasons why one play is better: facts of the hand, only if they outweigh the rest."""

from __future__ import annotations

import pytest

from arschloch_gui.coach.climbing.playing import KEYS
from arschloch_gui.coach.games import play_reasons
from arschloch_gui.engine.actions import PASS, Declare
from arschloch_gui.engine.climbing.game import CLIMBING
from deals import action, cards, round_of

OTHERS = "9d 10d qd kd | jd qs 8s 7s | qc kc 9c 10s"


def why(hand: str, chosen: str, best: str, *, seat: int = 0) -> list[str]:
    state = round_of(f"{hand} | {OTHERS}", lead=seat)
    view = CLIMBING.view(state, 0)
    pair = [PASS if each == "pass" else action(state, each) for each in (chosen, best)]
    return [each.key for each in play_reasons("climbing", view, *pair)]


@pytest.mark.parametrize(
    ("hand", "chosen", "best", "first"),
    [
        ("7h 7c ah ac", "ah", "7h 7c", "play_keeps_top"),
        ("8h 8c 8d jc", "8h", "jc", "play_keeps_set"),
        ("7h jh jc", "jh jc", "7h", "play_sheds_low"),
        ("ah ac", "ah", "ah ac", "play_goes_out"),
        ("7h 8h 8c 8d", "7h", "8h 8c 8d", "play_likely_wins"),
    ],
)
def test_the_strongest_reason_comes_first(hand: str, chosen: str, best: str, first: str):
    assert why(hand, chosen, best)[:1] == [first]
    assert first in KEYS


def test_nothing_is_told_where_more_speaks_against_it():
    assert why("7h 7c ah ac", "7h 7c", "ah") == []


def test_what_is_named_is_what_is_held():
    state = round_of(f"8h 8c 8d jc | {OTHERS}", lead=0)
    view = CLIMBING.view(state, 0)
    told = play_reasons("climbing", view, action(state, "8h"), action(state, "jc"))
    assert told[0].cards == cards("8d 8c 8h")
    assert play_reasons("thirteen", view, action(state, "8h"), action(state, "jc")) == ()


def test_only_a_player_gets_reasons_and_only_for_plays():
    state = round_of(f"8h 8c 8d jc | {OTHERS}", lead=0)
    own, watching = CLIMBING.view(state, 0), CLIMBING.view(state, None)
    chosen, best = action(state, "8h"), action(state, "jc")
    assert play_reasons("climbing", own, chosen, best)
    assert play_reasons("climbing", watching, chosen, best) == ()
    for other in ((Declare("putsch"), best), (chosen, Declare("putsch"))):
        assert play_reasons("climbing", own, *other) == ()
