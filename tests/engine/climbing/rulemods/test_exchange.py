"""The exchange: givers, receivers, numbers of cards, and choices."""

from __future__ import annotations

from typing import Any

import pytest

from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.tribute import exchange_pairs
from arschloch_gui.engine.events import CardsGiven, Event
from deals import cards, go, hands, legal, match_of, round_of

HANDS = "9d 10d jd | 8d 8c qd | 7d 7c kd | 7h ks ad"
OFFICES = (0, 1, 2, 3)


def held(state: RoundState, text: str) -> bool:
    """Return whether the hands by seat are these."""
    return tuple(map(tuple, state.hands)) == hands(text)


def test_best_for_any_gives_the_best_at_once_and_asks_the_upper_for_a_return():
    state = round_of(HANDS, offices=OFFICES)
    assert (state.phase, state.to_act) == ("exchange", 0)
    assert held(state, "9d 10d jd ks ad | 8d 8c qd kd | 7d 7c | 7h")
    state = go(state, "9d ad")
    assert (state.phase, state.to_act) == ("exchange", 1)
    assert legal(state) == {"8D", "QD", "KD"}
    state = go(state, "8c")
    assert (state.phase, state.to_act) == ("play", 3)
    assert held(state, "10d jd ks | 8d qd kd | 7d 7c 8c | 7h 9d ad")


def test_best_for_worst_asks_nobody():
    state = round_of(HANDS, offices=OFFICES, exchange="best_for_worst")
    assert state.phase == "play"
    assert held(state, "jd ks ad | 8c qd kd | 7d 7c 8d | 7h 9d 10d")


def test_automatic_gifts_cross():
    # The lower position's gift is not among the worst cards the upper returns.
    state = round_of("ks kh | 9d | 7d 8d", offices=(0, 1, 2), exchange="best_for_worst")
    assert held(state, "7d 8d | 9d | kh ks")


def test_with_short_hands_both_of_a_pair_give_as_many():
    state = round_of("ks kh qd | 9d | 7d", offices=(0, 1, 2), exchange="best_for_worst")
    assert held(state, "7d kh ks | 9d | qd")
    state = round_of("qd | 9d | ks kh 7d", offices=(0, 1, 2), exchange="best_for_worst")
    assert held(state, "ks | 9d | 7d qd kh")


def test_players_without_returnable_cards_receive_none():
    # Table 10226 of bench/soak.py: the seat without cards could never go out.
    state = round_of("* | 9 | 8 | 7", "career", offices=(0, 1, 2, 3), joker="takes_trick")
    assert held(state, "* | 8 | 9 | 7")


def test_none_exchanges_nothing():
    state = round_of(HANDS, offices=OFFICES, exchange="none")
    assert state.phase == "play"
    assert held(state, HANDS)


def test_in_a_first_round_nobody_exchanges():
    for how in ("best_for_any", "best_for_worst"):
        assert held(round_of(HANDS, exchange=how), HANDS)


def test_best_and_worst_follow_the_rank_order_and_then_the_suits():
    state = round_of("3d ad 2d | 4d | ah as 2c", "trouduc", offices=(0, 1, 2), exchange_counts=[2])
    assert held(state, "2d 2c as | 4d | 3d ad ah")
    turned = round_of(
        "3d ad 2d | 4d | ah as 2c", "trouduc", offices=(0, 1, 2), exchange_counts=[2],
        suit_order=["S", "H", "C", "D"],
    )  # fmt: skip
    assert held(turned, "2d 2c ah | 4d | 3d ad as")


def test_gifts_are_told_to_giver_and_taker():
    events: list[Event] = []
    state = round_of(HANDS, offices=OFFICES, exchange_counts=[1], privileged=1, emit=events.append)
    go(state, "9d", emit=events.append)
    assert [event for event in events if isinstance(event, CardsGiven)] == [
        CardsGiven(3, 0, 1, cards("ad")),
        CardsGiven(0, 3, 1, cards("9d")),
    ]


@pytest.mark.parametrize(
    ("players", "options", "pairs"),
    [
        (3, {}, [(0, 2, 2)]),
        (4, {}, [(0, 3, 2), (1, 2, 1)]),
        (5, {}, [(0, 4, 2), (1, 3, 1)]),
        (6, {}, [(0, 5, 2), (1, 4, 1)]),
        (4, {"privileged": 1}, [(0, 3, 2)]),
        (6, {"privileged": 3, "exchange_counts": [3, 2, 1]}, [(0, 5, 3), (1, 4, 2), (2, 3, 1)]),
        (7, {"privileged": "all", "exchange_counts": [3, 2, 1]},
         [(0, 6, 3), (1, 5, 2), (2, 4, 1)]),
        (8, {"privileged": "all"}, [(0, 7, 2), (1, 6, 1), (2, 5, 1), (3, 4, 1)]),
        (6, {"exchange_counts": [0, 2]}, [(1, 4, 2)]),
        (6, {"exchange_counts": []}, []),
    ],
)  # fmt: skip
def test_pairs_go_from_the_outside_in(
    players: int, options: dict[str, Any], pairs: list[tuple[int, int, int]]
):
    state = round_of(" | ".join(["9d"] * players), decks=4, **options)
    state.offices = tuple(range(players))
    assert [(p.upper, p.lower, p.count) for p in exchange_pairs(state)] == pairs


def test_who_has_fewer_cards_than_due_gives_them_all_and_gets_as_many_back():
    state = round_of("9d 10d jd | 8d | 7d", offices=(0, 1, 2))
    assert held(state, "7d 9d 10d jd | 8d | ")
    assert legal(state) == {"7D", "9D", "10D", "JD"}
    state = go(state, "7d")
    assert state.phase == "play"


def test_a_free_gift_may_return_the_very_cards_received():
    state = go(round_of(HANDS, offices=OFFICES), "ks ad")
    assert tuple(state.hands[3]) == cards("7h ks ad")


def test_gifts_from_a_very_large_hand_are_counted_by_rank():
    # 72 cards of 13 ranks and 4 to give: a million choices of cards, but at most 1820 of ranks.
    match = match_of("trouduc", players=3, decks=4, exchange="best_for_any", exchange_counts=[4])
    match.start_round()
    while match.to_act is not None:
        match.submit(match.to_act, match.legal()[0])
    match.start_round()
    gifts = match.legal()
    assert match.phase == "exchange"
    assert len(gifts) == len(set(gifts)) <= 1820
    assert all(match.refusal(match.to_act, gift) is None for gift in gifts[::50])
