"""Who leads a round, what they are likely to lead, and what this means for a gift."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from coach.climbing.hands import dealt, why

from arschloch_gui.coach.climbing.first_lead import leader, lowest_groups, next_of, opening_card
from arschloch_gui.coach.climbing.hand import WINS, Hand
from arschloch_gui.coach.climbing.hand_value import value_of
from arschloch_gui.engine.cards import rank_of
from arschloch_gui.engine.climbing.game import CLIMBING
from deals import cards, go, round_of

HAND = "7d 7h 9d 9h 10c 10d jd qh kc as"


@pytest.mark.parametrize(
    ("next_lead", "seat"),
    [("lowest_office", 3), ("highest_office", 0), ("start_card", None)],
)
def test_the_leader_follows_from_the_rules(next_lead: str, seat: int | None):
    state = dealt(HAND, next_lead=next_lead)
    assert leader(CLIMBING.view(state, 0)) == seat


def test_the_lowest_group_is_as_likely_as_counting_all_hands_says():
    """All hands of three cards that the lowest position can have, counted one by one."""
    hands = "7d 8h kd as | 7c 8c 9d | 7h 8d kc | 7s 9s ah"
    state = round_of(hands, offices=range(4))
    view = CLIMBING.view(state, 0)
    found = {group: chance for group, chance in lowest_groups(view, 2).items() if chance}
    hidden = view.unseen()
    counted: dict[tuple[int, int], float] = {}
    every = list(combinations(hidden, view.counts[2]))
    for hand in every:
        ranks = sorted(map(rank_of, hand))
        group = ranks[0], ranks.count(ranks[0])
        counted[group] = counted.get(group, 0.0) + 1 / len(every)
    assert {group: pytest.approx(chance) for group, chance in counted.items()} == found


def test_a_pair_is_not_given_to_the_player_who_leads_first():
    """They would lead the pair of sevens, and no single card could follow it."""
    hand = "7c 7h 8s 9s 10d jh kc ac ah as"
    assert "follows_lead" in why(dealt(hand), "7c 7h", "10d jh")
    assert "follows_lead" not in why(dealt(hand, next_lead="highest_office"), "7c 7h", "10d jh")


@pytest.mark.parametrize("own", ["8d 9h jd qs kc", "9h jd ah ad", "8d 8s jd ah"])
def test_what_can_follow_the_first_lead_is_counted_hand_by_hand(own: str):
    """All hands of the player who leads next to us: can we beat their lowest group cheaply?"""
    others = " | 7c 8c 9d | 7h 8h kh | 7s 9c as ac"
    state = round_of(own + others, offices=range(4), next_lead="lowest_office")
    view = CLIMBING.view(state, 0)
    gone = cards("jd")
    hand = Hand(view, gone)
    low = {(each.rank, each.size) for each in hand.melds if hand.worth(each).control < WINS}
    assert low, "otherwise nothing could follow"
    hidden = view.unseen()
    every = list(combinations(hidden, view.counts[3]))
    can = 0
    for drawn in every:
        ranks = sorted(map(rank_of, (*drawn, *gone)))
        rank, size = ranks[0], ranks.count(ranks[0])
        can += any(own_size == size and own > rank for own, own_size in low)
    value = value_of(view, hand, gone, taker=3)
    assert 0 < can < len(every)
    assert value.follow == pytest.approx(can / len(every))
    assert value_of(view, hand, gone, taker=2).follow == 0, "they do not lead"
    assert value_of(view, hand, gone).follow == 0, "nobody gets the cards"


def test_nothing_follows_where_somebody_else_plays_second():
    state = round_of(
        "8d 9h jd qs kc | 7c 8c 9d | 7h 8d kc | 7s 9s 10h",
        offices=(1, 2, 0, 3), next_lead="highest_office",
    )  # fmt: skip
    view = CLIMBING.view(state, 0)
    assert leader(view) == 1
    assert next_of(view, 1) == 2
    gone = cards("jd")
    assert value_of(view, Hand(view, gone), gone, taker=1).follow == 0


@pytest.mark.parametrize(
    ("options", "card"),
    [
        ({"next_lead": "start_card"}, "7D"),
        ({"next_lead": "lowest_office"}, None),
    ],
)
def test_the_card_that_opens_a_round_is_known_where_a_card_decides(options, card):
    state = round_of("8d 9h | 7c 8c | 7h 7d | 7s 9s", offices=range(4), **options)
    assert opening_card(CLIMBING.view(state, 0)) == (cards(card)[0] if card else None)


def test_the_lowest_single_is_kept_where_a_low_card_comes_from_the_right():
    hands = "7d 8h 9s 9h jc jd | 7c 8c 8d 9d 10d jh | 7h 7s 9c 10h js qc | 8s 10c 10s qd qh qs"
    options: dict[str, Any] = {"exchange": "none", "pass_left": 1}
    state = round_of(hands, offices=range(4), **options)
    assert why(state, '{"shift": ["7D"]}', '{"shift": ["8H"]}') == ["may_pair 7D"]
    assert "may_pair 7D" not in why(state, '{"shift": ["JC"]}', '{"shift": ["7D"]}')


def test_the_value_of_a_hand_counts_what_it_says():
    state = dealt("7d 8h 9s 10c 10h jc qd kc kd as")
    view = CLIMBING.view(state, 0)
    gone = cards("7d 8h")
    value = value_of(view, Hand(view, gone), gone)
    assert value.turns == 6, "9, 10 10, J, Q, K K, A"
    assert value.lone_low == 1, "the 9"
    assert not value.opening
    assert value_of(view, Hand(view, cards("as 7d")), cards("as 7d")).strength > value.strength


@pytest.mark.parametrize(("dealer", "seat"), [(0, 1), (2, 3), (3, 0)])
def test_the_player_to_the_left_of_the_dealer_leads_if_the_rules_say_so(dealer: int, seat: int):
    view = CLIMBING.view(dealt(HAND, next_lead="left_of_dealer"), 0)
    assert leader(replace(view, dealer=dealer)) == seat
    assert leader(replace(view, dealer=dealer, offices=())) is None, "the first round"


def test_the_next_player_is_found_in_the_order_of_play():
    view = replace(CLIMBING.view(dealt(HAND), 0), order=(2, 0, 3, 1))
    assert [next_of(view, seat) for seat in (2, 0, 3, 1)] == [0, 3, 1, 2]


def test_the_card_that_opens_is_the_lowest_one_that_was_dealt():
    state = round_of("8d 9h | 7c 8c | 7h 7d | 7s 9s", offices=range(4), next_lead="start_card")
    view = CLIMBING.view(state, 0)
    assert opening_card(view) == cards("7d")[0]
    gone = replace(view, aside=cards("7d"), aside_count=1)
    assert opening_card(gone) not in (cards("7d")[0], None)
    assert opening_card(replace(view, aside=(), aside_count=1)) is None, "it may be face down"


def test_a_card_that_was_passed_on_is_the_lowest_for_sure():
    hands = "7d 8h 9s 10c | 7c 8c 9d 10d | 7h 8d 9c 10h | ks as ad jd"
    state = go(round_of(hands, offices=range(4), pass_left=1), "7d 8h")
    view = CLIMBING.view(state, 0)
    found = lowest_groups(view, 3)
    assert sum(found.values()) == pytest.approx(1)
    assert max(rank for rank, _ in found) == rank_of(cards("7d")[0])
    assert min(count for _, count in found) == 1
    more = lowest_groups(view, 3, cards("7s"))
    assert min(count for _, count in more) == 2
    assert sum(more.values()) == pytest.approx(1)
