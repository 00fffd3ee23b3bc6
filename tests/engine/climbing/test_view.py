"""The information of a seat, and samples of hidden cards consistent with it."""

from __future__ import annotations

from typing import Any

from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.pending import Given
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.rng import Rng
from deals import cards, go, round_of, rules

HANDS = "9d 10d jd | 8d 8c qd | 7d 7c kd | 7h ks ad"


def test_a_view_holds_the_own_hand_and_counts_of_the_others():
    view = SeatView.of(round_of(HANDS, lead=2), 2)
    assert view.hand == cards("7d 7c kd")
    assert view.counts == (3, 3, 3, 3)
    assert (view.to_act, view.phase, view.top) == (2, "play", None)


def test_a_spectator_sees_no_hand_and_no_gift():
    view = SeatView.of(round_of(HANDS, offices=(0, 1, 2, 3), exchange="best_for_worst"), None)
    assert (view.hand, view.given) == ((), ())
    assert view.counts == (3, 3, 3, 3)


def test_gifts_are_remembered_by_those_who_took_part():
    state = round_of(HANDS, offices=(0, 1, 2, 3), exchange_counts=[1], exchange="best_for_worst")
    outer = (Given(3, 0, cards("ad")), Given(0, 3, cards("9d")))
    inner = (Given(2, 1, cards("kd")), Given(1, 2, cards("8d")))
    assert set(SeatView.of(state, 0).given) == set(SeatView.of(state, 3).given) == set(outer)
    assert set(SeatView.of(state, 1).given) == set(inner)


def test_a_giver_knows_what_he_gave_until_it_is_laid():
    options: dict[str, Any] = {"exchange_counts": [1], "exchange": "best_for_worst"}
    state = round_of(HANDS, offices=(0, 1, 2, 3), lead=0, **options)
    assert SeatView.of(state, 3).known_holdings() == {0: list(cards("ad"))}
    assert SeatView.of(state, 0).known_holdings() == {3: list(cards("9d"))}
    state = go(state, "ad")
    assert SeatView.of(state, 3).known_holdings() == {}
    assert cards("ad")[0] in SeatView.of(state, 3).played()


def test_a_gift_that_came_back_is_no_longer_known():
    state = go(round_of(HANDS, offices=(0, 1, 2, 3), privileged=1), "ks ad")
    assert SeatView.of(state, 3).known_holdings() == {}
    assert SeatView.of(state, 0).known_holdings() == {3: list(cards("ks ad"))}


def test_a_card_given_twice_is_known_where_it_went_last():
    view = SeatView.of(round_of(HANDS, offices=(0, 1, 2, 3), privileged=1), 3)
    back_and_forth = [(3, 0), (0, 3), (3, 1), (1, 3), (3, 2)]
    for count, (_, holder) in enumerate(back_and_forth, 1):
        view.given = tuple(Given(giver, to, cards("ad")) for giver, to in back_and_forth[:count])
        view.hand = cards("7h ks ad") if holder == 3 else cards("7h ks")
        assert view.known_holdings() == ({} if holder == 3 else {holder: list(cards("ad"))})


def test_unseen_cards_are_all_but_the_own_and_the_laid():
    state = go(round_of("7d 8d | 9d 10d | jd qd", lead=0), "7d")
    unseen = SeatView.of(state, 1).unseen()
    assert len(unseen) == 32 - 3
    assert not set(unseen) & set(cards("7d 9d 10d"))


def test_known_cards_stay_where_they_are_when_hidden_ones_are_drawn():
    state = round_of(HANDS, offices=(0, 1, 2, 3), exchange_counts=[1], exchange="best_for_worst")
    view = SeatView.of(state, 3)
    worlds = [view.world(Rng(seed, "world")) for seed in range(20)]
    assert all(cards("ad")[0] in world.hands[0] for world in worlds)
    assert all(world.hands[3] == state.hands[3] for world in worlds)
    assert len({tuple(world.hands[1]) for world in worlds}) > 5
    assert len({world.seed for world in worlds}) == 20


def test_open_surplus_stays_aside_and_hidden_surplus_is_drawn():
    for how, openly in (("random_open", True), ("random_hidden", False)):
        chosen = rules("trouduc", players=5, surplus=how)
        state = CLIMBING.start_round(chosen, RoundSetup(1, 1, Carry((0, 1, 2, 3, 4))), None)
        view = SeatView.of(state, 0)
        assert view.aside == (state.aside if openly else ())
        assert view.aside_count == 2
        worlds = [view.world(Rng(seed, "world")) for seed in range(20)]
        assert len({world.aside for world in worlds}) == (1 if openly else 20)
        for world in worlds:
            held = [card for hand in world.hands for card in hand]
            assert sorted([*held, *world.aside]) == list(state.book.deck)


def test_a_view_knows_the_top_of_the_trick():
    state = go(round_of("7d 8d | 9d 10d | jd qd", lead=0), "7d")
    assert SeatView.of(state, 1).top == state.top


def test_a_determinized_exchange_keeps_the_lead_of_the_deal_line():
    state = round_of(HANDS, offices=(0, 1, 2, 3), privileged=1, lead=1)
    world = SeatView.of(state, 0).world(Rng(1, "world"))
    assert go(state, "9d 10d").to_act == 1
    assert go(world, "9d 10d").to_act == 1
