"""The climbing game as the table shows it."""

from __future__ import annotations

import pytest

from arschloch_gui.app.by_game.refusals import refusal
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.language import speak
from arschloch_gui.app.session.prompts import prompt
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.engine.actions import PASS
from arschloch_gui.engine.climbing.game import CLIMBING
from deals import NAMES, deal, go, match_of, play, round_of
from deals import rules as rules_of

JESTERS_LOW = "1 2 3 | 4 5 6 | 7 8 9 | * * 10"
"""The lowest position has both jesters."""


@pytest.mark.parametrize(
    ("rules", "waits"),
    [
        ({}, ["Dora holds both jesters"]),
        ({"putsch": True}, ["Dora may try a putsch", "Dora holds both jesters"]),
    ],
)
def test_what_is_asked_before_the_exchange_is_told_by_its_kind(qapp, rules, waits):
    match = match_of("dalmuti", **rules)
    match.start_round(deal(JESTERS_LOW, offices=(0, 1, 2, 3)))
    stage = TableState(Seating(NAMES[:4], tuple(range(4)), 0, "dalmuti"), table_of)
    told = []
    while match.phase == "putsch":
        stage.settle(match.snapshot(0))
        told.append(prompt(stage))
        match.submit(3, PASS)
    assert sorted(told) == sorted(waits)


@pytest.mark.parametrize(
    ("dealt", "rules", "played", "tried", "told"),
    [
        (
            "7d 9d | 7c 10d | 8d kd 7h",
            {"match_or_skip": True},
            ("7d", "7c"),
            "kd",
            "Two equal ranks in a row: match the 7, or pass and skip this turn.",
        ),
        (
            "5h kd | 7h 3c | 10s kh | 6c 8s | jc qs",
            {"preset": "daifugo", "redraw_seats": 0},
            ("5h", "7h"),
            "10s",
            "The trick is locked: only ♥ may be played.",
        ),
        (
            "7d kd | 8d kc | 10s kh",
            {"lock": True},
            ("7d", "8d"),
            "10s",
            "The trick is locked: only ♦ may be played.",
        ),
    ],
)
def test_why_a_higher_card_may_not_be_laid_is_told(qapp, dealt, rules, played, tried, told):
    state = go(round_of(dealt, lead=0, **rules), *played)
    reason = CLIMBING.refusal(state, play(tried))
    assert reason is not None
    assert refusal(reason) == told


@pytest.mark.parametrize(
    ("preset", "language", "told"),
    [
        ("daifugo", "en", "52 cards, 1 joker"),
        ("trouduc-54", "en", "52 cards, 2 jokers"),
        ("trouduc-54", "de", "52 Karten, 2 Joker"),
        ("trouduc-54", "fr", "52 cartes, 2 jokers"),
        ("double-deck", "en", "2 × 52 cards"),
        ("dalmuti", "en", "80 cards, 1 to 12"),
    ],
)
def test_deck_name_is_shown(qapp, preset, language, told):
    with speak(language):
        assert table_of("climbing").deck_name(rules_of(preset)) == told
