"""Reasons why one play is better: facts of the hand, only if they outweigh the rest."""

from __future__ import annotations

import pytest

from arschloch_gui.coach.climbing.hand import Hand
from arschloch_gui.coach.climbing.playing import (
    BROKEN,
    CONTROL,
    KEYS,
    MORE,
    OUT,
    SINGLE,
    TOP,
    _AfterPlay,
    _found,
)
from arschloch_gui.coach.climbing.playing import (
    play_reasons as all_reasons,
)
from arschloch_gui.coach.climbing.weighed import TURN_ALONE
from arschloch_gui.coach.games import play_reasons
from arschloch_gui.coach.reasons import Reason
from arschloch_gui.engine.actions import PASS, Declare
from arschloch_gui.engine.cards import RANK_OF_NAME, format_cards
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


def weighed(hand: str, chosen: str, best: str) -> dict[str, tuple[float, str]]:
    """Return all reasons for a play by key: the weight, and the cards and figures as text."""
    state = round_of(f"{hand} | {OTHERS}", lead=0)
    view = CLIMBING.view(state, 0)
    plays = (PASS if each == "pass" else action(state, each) for each in (best, chosen))
    found = _found(view, *(_AfterPlay(view, each) for each in plays))
    return {reason.key: (weight, text(reason)) for weight, reason in found}


def text(reason: Reason) -> str:
    figures = [str(each) for each in (reason.count, reason.other_count) if each]
    return " ".join([*format_cards(reason.cards), *(["=", *figures] if figures else [])])


@pytest.mark.parametrize(
    ("hand", "chosen", "best", "key", "weight", "said"),
    [
        ("ah ac", "ah", "ah ac", "play_goes_out", OUT, ""),
        # A set stays together, or a single card that wins a trick stays in the hand.
        ("8h 8c 8d jc", "8h", "jc", "play_keeps_set", BROKEN, "8D 8C 8H = 3"),
        ("8c 8h 9h ah", "8c", "9h", "play_keeps_set", BROKEN, "8C 8H = 2"),
        ("7h 8c ah jd", "ah", "pass", "play_keeps_top", TOP, "AH"),
        ("7h 7c ah ac jd", "ah ac", "7h 7c", "play_keeps_top", 2 * TOP, "AH AC"),
        # Cards are gone that would be hard to play later, or more of them.
        ("7h 8c 9h ah", "ah", "7h", "play_sheds_low", SINGLE, "7H"),
        ("7h 8h 8c 8d", "7h", "8h 8c 8d", "play_sheds_more", 2 * MORE, "= 3"),
        ("7h 7c 7d jd", "7h", "7h 7c", "play_sheds_more", MORE, "= 2"),
        ("7h 7c 7d jd", "pass", "7h 7c", "play_sheds_more", MORE, "= 2"),
        # Fewer turns are left.
        ("7h 8c ah ac jd", "pass", "7h", "play_turns", TURN_ALONE, "= 3 4"),
        ("8h 8c 8d jc", "8h", "jc", "play_turns", TURN_ALONE, "= 1 2"),
    ],
)
def test_a_reason_has_its_weight_its_cards_and_its_figures(
    hand: str, chosen: str, best: str, key: str, weight: float, said: str
):
    found = weighed(hand, chosen, best)[key]
    assert found[0] == pytest.approx(weight)
    assert found[1] == said


def test_a_play_that_likely_wins_has_its_chance():
    state = round_of(f"7h 8h 8c 8d | {OTHERS}", lead=0)
    hand = Hand(CLIMBING.view(state, 0))
    (triple,) = (each for each in hand.melds if each.size == 3)
    single = hand.single(RANK_OF_NAME["7"]).control
    control = hand.worth(triple).control
    weight, said = weighed("7h 8h 8c 8d", "7h", "8h 8c 8d")["play_likely_wins"]
    assert weight == pytest.approx(CONTROL * (control - single))
    assert said == f"= {round(100 * control)}"
    assert "play_likely_wins" not in weighed("7h jh jc", "jh jc", "7h"), "it hardly wins"
    assert "play_likely_wins" not in weighed("ah ac 7h", "ah", "ac"), "as likely as the other"
    assert "play_likely_wins" not in weighed("7h 8c ah jd", "ah", "pass"), "a pass wins nothing"


@pytest.mark.parametrize(
    ("hand", "chosen", "best", "absent"),
    [
        ("7h jh jc", "jh", "jh jc", "play_keeps_set"),  # the better one gives it away
        ("8h 8c 8d jc", "8h 8c 8d", "jc", "play_keeps_set"),  # nothing is torn
        ("8h 8c 8d jc", "jc", "8h", "play_keeps_set"),
        ("7h 8c 9h ah", "7h", "8c", "play_keeps_top"),
        ("7h ah ac", "ah", "ac", "play_keeps_top"),  # one ace for the other
        ("7h 8c 9h ah", "8c", "7h", "play_sheds_low"),  # both are low
        ("7h 8h 8c 8d", "8h 8c 8d", "7h", "play_sheds_more"),
        ("7h 8h 8c 8d", "pass", "7h", "play_sheds_more"),  # one card is not more than none
        ("7h 8c 9h ah", "7h", "8c", "play_turns"),
        ("ah ac", "ah", "ac", "play_goes_out"),
    ],
)
def test_what_is_not_so_is_not_said(hand: str, chosen: str, best: str, absent: str):
    assert absent not in weighed(hand, chosen, best)


def test_going_out_is_all_there_is_to_say():
    assert weighed("ah ac", "ah", "ah ac").keys() == {"play_goes_out"}
    assert not weighed("ah ac", "ah ac", "pass").keys() & {"play_goes_out"}


def test_reasons_come_by_weight():
    state = round_of(f"7h 7c ah ac | {OTHERS}", lead=0)
    view = CLIMBING.view(state, 0)
    found = all_reasons(view, action(state, "ah"), action(state, "7h 7c"))
    weights = weighed("7h 7c ah ac", "ah", "7h 7c")
    assert [each.key for each in found] == sorted(weights, key=lambda key: -weights[key][0])
    assert len(found) == 4
