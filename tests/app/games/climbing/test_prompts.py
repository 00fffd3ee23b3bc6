"""The prompt of a turn describes the legal answers to the trick, under any rules."""

from __future__ import annotations

import json
from typing import Any

import pytest
from by_hand import Hands
from in_one_test import in_one_test

from arschloch_gui.app.games.climbing.judge import ClimbingJudge
from arschloch_gui.app.games.climbing.prompts import own_turn
from arschloch_gui.app.language import speak
from arschloch_gui.engine.actions import PASS
from deals import deal, match_of, play

MATCH: dict[str, Any] = {"match_or_skip": True}
LOCK = {"lock": True}
EQUAL = {"beat": "equal_or_higher"}
RUNS: dict[str, Any] = {"beat": "equal_or_higher", "runs": "suited"}
SUITS = {"suit_order": ["D", "C", "H", "S"]}
SPADE3 = {"preset": "daifugo", "redraw_seats": 0}
TURNED = {"revolution": "four", "beat": "equal_or_higher"}
BOMB = {"match_or_skip": True, "bomb": "any"}


def asked(
    dealt: str, played: tuple[str, ...], lead: int = 0, preset: str = "arschloch", **rules: Any
) -> str:
    """Return the prompt of the seat to act after these plays ("-" is a pass)."""
    rules["start_card_must_be_played"] = False
    match = match_of(preset, players=dealt.count("|") + 1, **rules)
    match.start_round(deal(dealt, lead=lead))
    for text in played:
        match.submit(match.state.to_act, PASS if text == "-" else play(text))
    seat = match.state.to_act
    return own_turn(ClimbingJudge.of(match.snapshot(seat)))


@in_one_test(
    ("dealt", "rules", "played", "told"),
    [
        # After two equal plays, neither the king nor a bomb is legal.
        ("7d 9d | 7c 10d | 8d kd 7h", MATCH, "7d 7c", "Match with a 7 or pass"),
        ("qd 9d | qc 9c | qh kd", MATCH, "qd qc", "Match with a queen or pass"),
        ("7d 9d | 7c 10d | 8d 8c 8h 8s 7h", BOMB, "7d 7c", "Match with a 7 or pass"),
        ("7d 9d | 7c 10d | 8d kd", MATCH, "7d 7c", "Nothing fits: you have to pass"),
        # A single one is no restriction yet.
        ("7d 9d | 7c kd | 8d kc", MATCH, "7d", "Play a 7 or stronger, or pass"),
        ("7d 9d | 8c kd | 8d kc", MATCH, "7d", "Beat the 7 of diamonds or pass"),
        ("7d 9d | 7s kd | 8d kc", EQUAL, "7d", "Play a 7 or stronger, or pass"),
        ("7d 7h | 7c 7s | 8d kc", EQUAL, "7d,7h", "Match with two sevens or pass"),
        ("7d 8d 9d kc | 7c 8c 9c kd | ks", RUNS, "7d,8d,9d",
         "Match with a run from 7 to 9 or pass"),
        ("7d 8d 9d kc | 8c 9c 10c kd | ks", RUNS, "7d,8d,9d",
         "Beat the run from 7 to 9 or pass"),
        # With a suit order, a higher suit beats, so it is no match.
        ("7d 9d | 7s kd | 8d kc | ks", SUITS, "7d", "Beat the 7 of diamonds or pass"),
        # Two cards of different ranks that beat each other are not alike, either.
        ("3s 9c | *r 6h kc | 4s 3d | 5d | 6d", SPADE3, "3s", "Beat the 3 of spades or pass"),
        ("*r 9c | 3s 6h kc | 4s 3d | 5d | 6d", SPADE3, "*r", "Beat the red joker or pass"),
        # A revolution reverses the ranks.
        ("7d 7c 7h 7s 9d | 8c 8d kc | kd ad", TURNED, "7d,7c,7h,7s - - 9d",
         "Reversed order: beat the 9 of diamonds or pass"),
        ("7d 7c 7h 7s 9d | 8c 9c kc | kd ad", TURNED, "7d,7c,7h,7s - - 9d",
         "Reversed order: play a 9 or stronger, or pass"),
        # The prompt mentions that a lead may be declined.
        ("7d 9d | 8c kc | 8d ad", {"may_pass_lead": True}, "", "Lead anything, or pass"),
        ("7d 9d | 8c kc | 8d ad", {}, "", "Lead anything"),
        # Only the suit is bound; a card of it must also be higher.
        ("7d kd | 8d kc | 10s kh ad", LOCK, "7d 8d", "Beat the 8 of diamonds or pass"),
    ],
)  # fmt: skip
def test_the_prompt_says_how_the_trick_may_be_answered(qapp, dealt, rules, played, told):
    plays = tuple(text.replace(",", " ") for text in played.split())
    assert asked(dealt, plays, **rules) == told


@pytest.mark.parametrize(
    ("language", "bound", "either"),
    [
        ("de", "Leg auch eine Dame oder passe", "Leg eine Dame oder stärker, oder passe"),
        ("fr", "Pose aussi une dame, ou passe", "Pose une dame ou plus fort, ou passe"),
    ],
)
def test_the_prompt_is_said_as_at_a_table(qapp, language, bound, either):
    with speak(language):
        assert asked("qd 9d | qc 9c | qh kd", ("qd", "qc"), **MATCH) == bound
        assert asked("qd 9d | qc kc | qh kd", ("qd",), **MATCH) == either


@pytest.mark.parametrize(
    ("language", "run", "pairs", "again"),
    [
        ("en", "Beat the run from 7 to 9 or pass", "Beat the run of pairs from 10 to queen or pass",
         "Match with a run from queen to ace or pass"),
        ("de", "Überbiete die Folge von 7 bis 9 oder passe",
         "Überbiete die Paarfolge von 10 bis Dame oder passe",
         "Leg auch eine Folge von Dame bis Ass oder passe"),
        ("fr", "Bats la suite du 7 au 9 ou passe",
         "Bats la suite de paires du 10 à la dame ou passe",
         "Pose aussi une suite de la dame à l’as, ou passe"),
    ],
)  # fmt: skip
def test_a_run_is_told_as_at_a_table(qapp, language, run, pairs, again):
    single = "7d 8d 9d kc | 8c 9c 10c kd | ks"
    double = "10d 10h jd jh qd qh 8s | jc js qc qs kc ks 8c | ad 7d"
    high = "qd kd ad 8c | qc kc ac 8d | 7s 7d"
    with speak(language):
        assert asked(single, ("7d 8d 9d",), **RUNS) == run
        assert asked(double, ("10d 10h jd jh qd qh",), runs="same_set") == pairs
        assert asked(high, ("qd kd ad",), **RUNS) == again


@pytest.mark.long
def test_what_the_trick_is_bound_to_stays_readable_above_a_refusal(game, qtbot, tmp_path):
    """The prompt used to grow over it with the reason why the king is illegal."""
    hands = Hands(game, qtbot)
    path = hands.sit_down(tmp_path, MATCH, lead=2)
    played = [{"seat": 2, "play": ["QD"]}, {"seat": 3, "play": ["QC"]}]
    with path.open("a") as record:
        record.writelines(json.dumps(line) + "\n" for line in played)
    hands.session.openRecord(str(path))
    qtbot.waitUntil(lambda: hands.session.turn.prompt == "Match with a queen or pass")
    with speak("de"):
        hands.click(hands.card("KS"))
        hands.click(hands.spot("playButton"))
    badge, notice = hands.spot("bindingBadge", 0, 1), hands.spot("notice", 0, 0)
    assert hands.session.choice.noticeWarns
    assert badge.y() < notice.y() - hands.find("prompt").height()
