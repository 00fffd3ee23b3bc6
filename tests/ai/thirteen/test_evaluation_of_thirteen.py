"""The features of a play at Thirteen Cards, counted by hand."""

from __future__ import annotations

from typing import Any

import pytest

from arschloch_gui.ai.thirteen.evaluation import Evaluator, Figures
from arschloch_gui.engine.thirteen.combos import combo_of
from arschloch_gui.engine.thirteen.game import THIRTEEN
from deals import cards
from thirteen_rounds import act, thirteen

OTHERS = " | 4c 5h 9s 2s | 4s 6h 9h 2h | 5s 7h 9c 2c"


def figures(hand: str, play: str | None, others: str = OTHERS, *acts: str) -> Figures:
    """Return the features of a play from this hand, or those of a pass after others have acted."""
    state = thirteen(hand + others, lead=1 if acts else 0)
    state = act(state, *acts)
    weights = Figures(cards=1, singles=1, pairs=1, triples=1, fives=1)
    combo = combo_of(cards(play)) if play is not None else None
    return Evaluator(THIRTEEN.view(state, 0), weights).figures(combo)


def shown(found: Figures, *names: str) -> list[Any]:
    return [getattr(found, name) for name in names]


@pytest.mark.parametrize(
    ("hand", "play", "counts"),
    [
        ("6d 8d 8c 9h", "6d", (1, 1, 0, 0)),
        ("6d 8d 8c 9h", "8d 8c", (2, 0, 0, 0)),
        ("6d 8d kd kc kh", "6d", (1, 0, 1, 0)),
        ("6d 8d kd kc kh", "kd kc kh", (2, 0, 0, 0)),
        ("6d 8d 8c kd kc kh", "6d", (0, 0, 0, 1)),
    ],
)
def test_the_combinations_left_are_counted(hand: str, play: str, counts: tuple[int, ...]):
    found = figures(hand, play)
    assert tuple(shown(found, "singles", "pairs", "triples", "fives")) == counts
    left = len(hand.split()) - len(play.split())
    assert shown(found, "cards", "points", "passing") == [left, left, 0]


@pytest.mark.parametrize(
    ("hand", "play", "last", "last_two", "last_five"),
    [
        ("6d 8d", "6d", 1, 0, 0),
        ("6d 8d 8c", "6d", 1, 0, 0),
        ("6d 8d jd", "6d", 0, 1, 0),
        ("6d 8d jd qd", "6d", 0, 0, 0),
        ("3d 7d 8c 10h js qd", "3d", 0, 0, 0),
        ("3d 10c jh qs kd as", "3d", 1, 0, 1),
    ],
)
def test_the_last_combinations_are_marked(hand, play, last, last_two, last_five):
    found = figures(hand, play)
    assert shown(found, "last", "last_two", "last_five") == [last, last_two, last_five]
    stands = found.standing_singles + found.standing_pairs + found.standing_fives
    assert found.weak_last == (pytest.approx(1 - stands) if last else 0)


def test_a_card_is_the_weaker_the_lower_it_is():
    weak = {card: figures(f"3d {card}", "3d").weak_singles for card in ("3c", "8c", "2s")}
    assert weak["2s"] == 0
    assert 0 < weak["8c"] < 0.5 < weak["3c"] < 1
    assert weak["3c"] == pytest.approx((1 - 1 / 51) ** 2), "the second lowest of 52 cards"


def test_a_card_that_nobody_can_beat_leads_again():
    best = figures("3d 2s 8c", "2s", " | 4c 5h | 4s 6h | 5s 7h")
    weak = figures("3d 2s 8c", "3d", " | 4c 5h | 4s 6h | 5s 7h")
    assert best.lead == 1
    assert weak.lead < 1
    assert shown(best, "lead_cards", "lead_turns") == [2, 2]
    assert best.danger_lead == 1 / 2, "a rival has two cards"
    assert shown(best, "danger_cards", "danger_turns") == [1, 1]


def test_a_pass_keeps_all_cards_and_leads_nothing():
    found = figures("3d 8c", None, OTHERS, "9s", "-", "-")
    assert shown(found, "passing", "lead", "cards", "feeding") == [1, 0, 2, 0]
    assert shown(found, "singles", "danger_cards") == [2, 2 / 3]


@pytest.mark.parametrize(("others", "feeds"), [("2s", True), ("2s 3h", False)])
def test_a_play_feeds_a_rival_with_as_many_cards(others: str, feeds: bool):
    found = figures("3d 8c 9c", "3d", f" | {others} | 4s 6h 9h | 5s 7h 9s")
    assert found.feeding == (1 - found.lead if feeds else 0)
    assert 0 < found.lead < 1
    pair = figures("3d 8c 8d", "8c 8d", f" | {others} | 4s 6h 9h | 5s 7h 9s")
    assert (pair.feeding > 0) is not feeds


def test_the_cost_is_the_sum_of_features_times_weights():
    found = Figures(cards=3, lead=0.5, singles=2)
    assert found.cost(Figures(cards=10, lead=-4, singles=1)) == 30 - 2 + 2
    assert found.cost(Figures()) == 0
