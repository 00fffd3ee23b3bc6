"""The theme of a gift follows from the hand."""

from __future__ import annotations

from typing import Any

import pytest
from coach.decisions import gift

from arschloch_gui.coach.bank import FOLDER, load
from arschloch_gui.coach.climbing.themes import THEMES
from arschloch_gui.coach.games import themes
from arschloch_gui.coach.task import Task


def themes_of(hand: str, **options: Any) -> set[str]:
    taken = set(hand.upper().split())
    rest = [r + s for r in ("7", "8", "9", "10", "J", "Q", "K", "A") for s in "DCHS"]
    left = [card for card in rest if card not in taken]
    others = (" ".join(left[at::3]) for at in range(3))
    return set(themes(gift(hands=" | ".join([hand, *others]), **options)))


@pytest.mark.parametrize(
    ("hand", "theme"),
    [
        ("7d 8h 8c 10h qc kd kh as", "breaks_set"),
        ("7d 8h 9c 10h qc kd kh as", "low_singles"),
        ("7d 7h 9c 10h 10c kd kh as", "few_singles"),
        ("7d 7h 9c 9h qc kd kh as", "no_low_single"),
        ("7d 8h jc jh qc qd kh as", "last_low"),
        ("7d 8h 10c 10h 10d kd kh as", "three_alike"),
        ("7d 8h qc kd kh ks ad as", "many_high"),
    ],
)
def test_a_hand_has_its_theme(hand, theme):
    plain = {"7d 8h 9c 10h jd jc qd kh": {"low_singles"}}
    assert theme in themes_of(hand)
    for other, expected in plain.items():
        assert themes_of(other) == expected


def test_lowest_cards_that_are_all_of_their_rank_break_nothing():
    assert "breaks_set" not in themes_of("7d 7h 9c 10h qc kd kh as")
    assert "no_low_single" not in themes_of("7d 7h 9c 10h qc kd kh as")


def test_a_pair_is_no_single_and_no_three_alike():
    assert not {"low_singles", "three_alike"} & themes_of("7d 7h 9c 9h qc kd kh as")
    assert "low_singles" not in themes_of("7d 8h 8c 9h 9c kd kh as")


def test_a_pair_or_a_lone_card_is_no_question_if_both_or_neither_are_there():
    assert "few_singles" not in themes_of("7d 7h 9c 10h qc kd kh as"), "two lone cards are enough"
    assert "few_singles" not in themes_of("7d 8h 8c jh jc kd kh as"), "the lowest break a pair"
    assert "few_singles" not in themes_of("7d 7h 8c 8h jc kd kh as"), "only pairs are low"


def test_every_shipped_gift_has_a_theme():
    without = [
        each.key
        for path in sorted(FOLDER.glob("*.jsonl"))
        for bank in [load(path.stem)]
        if bank is not None
        for each in bank.entries
        if each.cards and not each.themes
    ]
    assert without == []


def test_nobody_can_keep_the_last_low_card_where_there_is_none():
    assert "last_low" not in themes_of("jd jh qc qh kc kd kh as")


def test_other_games_have_no_themes():
    assert themes(Task("thirteen", None, (), 0)) == ()


def test_a_joker_is_a_theme_and_no_rank():
    hands = "7d 7h 9c 9h qc kd *r as | 8d 9d 10c jd | 8c 10h js qd | 8h 10s qh ks"
    task = gift(hands=hands, jokers=1, joker="wild", joker_exchangeable=True)
    assert "wild" in themes(task)
    assert "wild" not in themes_of("7d 7h 9c 9h qc kd kh as")


@pytest.mark.parametrize(
    ("hand", "theme", "has_it"),
    [
        # Kings and aces are high, 7 to 10 are low. Two more high cards were received.
        ("7d 8h 9c qc kd kh ks ad", "many_high", True),
        ("7d 8h 9c 10c qc kd kh ad", "many_high", False),
        ("7d 8h qc qd kd kh ks ad", "last_low", True),
        ("7d 8h 9c qd kd kh ks ad", "last_low", False),
    ],
)
def test_a_theme_begins_at_its_number_of_cards(hand: str, theme: str, has_it: bool):
    assert (theme in themes_of(hand)) is has_it


def test_themes_come_in_their_order():
    hands = "7d 8h qc qd kd kh ks ad | 8d 9d 10c jd ah ac | 8c 10h js qh qs 9c | 7h 7s jh 9h as kc"
    found = themes(gift(hands=hands))
    assert list(found) == [each for each in THEMES if each in found]
    assert len(found) > 1
