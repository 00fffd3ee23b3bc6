"""The course of a round: deal, turns, tricks, going out, and the events for them."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from arschloch_gui.engine.action_lines import format_expected
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.climbing.events import SurplusDealt
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.past import PastRound
from arschloch_gui.engine.events import (
    CardsDealt,
    CardsGiven,
    CardsSetAside,
    Event,
    LeadInherited,
    Passed,
    PlayBegan,
    Played,
    Reseated,
    RoundStarted,
    TrickTaken,
    TurnBegan,
    WentOut,
)
from arschloch_gui.engine.family import Carry, RoundSetup
from deals import cards, go, round_of, rules


def dealt(preset: str = "arschloch", round_no: int = 1, carry: Carry | None = None, **more: Any):
    """Return a round dealt from seed 5, and its events."""
    events: list[Event] = []
    chosen = rules(preset, **more)
    carry = carry or Carry(tuple(range(chosen.players)))
    state = CLIMBING.start_round(chosen, RoundSetup(5, round_no, carry), events.append)
    return state, events


@pytest.mark.parametrize("preset", ["arschloch", "trouduc"])
@pytest.mark.parametrize("players", range(3, 9))
def test_a_deal_shares_out_the_whole_deck(preset: str, players: int):
    state, _ = dealt(preset, players=players)
    held = [card for hand in state.hands for card in hand]
    assert sorted([*held, *state.aside]) == list(state.book.deck)
    assert all(hand == sorted(hand) for hand in state.hands)
    counts = [len(hand) for hand in state.hands]
    assert max(counts) - min(counts) <= 1
    assert bool(state.aside) == (preset == "trouduc" and 52 % players > 0)


def test_cards_that_do_not_divide_go_to_the_first_seats_left_of_the_dealer():
    state, _ = dealt(players=5)
    after = [state.successor[state.dealer]]
    after.append(state.successor[after[0]])
    more = [seat for seat in range(5) if len(state.hands[seat]) == 7]
    assert sorted(more) == sorted(after)


def test_the_same_seed_and_round_deal_the_same_cards_and_others_other_ones():
    first, again, second = dealt()[0], dealt()[0], dealt(round_no=2)[0]
    assert first.hands == again.hands != second.hands


def test_the_dealer_is_drawn_first_and_later_the_lowest_office():
    dealers = {
        CLIMBING.start_round(rules(), RoundSetup(seed, 1, Carry((0, 1, 2, 3))), None).dealer
        for seed in range(40)
    }
    assert dealers == {0, 1, 2, 3}
    later, _ = dealt(round_no=2, carry=Carry((0, 1, 2, 3), (2, 0, 3, 1)))
    assert later.dealer == 1


def test_a_round_tells_what_happened_in_order():
    events: list[Event] = []
    state = round_of("7d 9d | 8d 10d | as", lead=0, emit=events.append)
    go(state, "7d", "8d", "as", "-", "-", "9d", emit=events.append)
    order, dealer = (0, 1, 2), state.dealer
    hands = {0: "7d 9d", 1: "8d 10d", 2: "as"}
    left = [*order[dealer + 1 :], *order[: dealer + 1]]
    assert events == [
        RoundStarted(1, order, dealer, ()),
        *(CardsDealt(seat, len(cards(hands[seat])), cards(hands[seat])) for seat in left),
        PlayBegan(0),
        TurnBegan(0, "play"),
        Played(0, cards("7d"), "set", None, 1),
        TurnBegan(1, "play"),
        Played(1, cards("8d"), "set", None, 1),
        TurnBegan(2, "play"),
        Played(2, cards("as"), "set", None, 0),
        WentOut(2, 1),
        TurnBegan(0, "play"),
        Passed(0),
        TurnBegan(1, "play"),
        Passed(1),
        TrickTaken(2, 3),
        LeadInherited(0),
        TurnBegan(0, "play"),
        Played(0, cards("9d"), "set", None, 0),
        WentOut(0, 2),
    ]


def test_a_later_round_tells_seats_and_gifts():
    events: list[Event] = []
    carry = Carry((0, 1, 2), (2, 0, 1))
    chosen = rules("trouduc", players=3, exchange_counts=[1])
    state = CLIMBING.start_round(chosen, RoundSetup(5, 2, carry), events.append)
    assert events[:2] == [Reseated((2, 0, 1)), RoundStarted(2, (2, 0, 1), 1, (2, 0, 1))]
    aside = events[2]
    assert aside == CardsSetAside(1, state.aside)
    gifts = [event for event in events if isinstance(event, CardsGiven)]
    assert [(gift.giver, gift.taker, gift.count) for gift in gifts] == [(1, 2, 1), (2, 1, 1)]
    assert isinstance(events[-2], PlayBegan)
    assert events[-1] == TurnBegan(state.to_act, "play")


def test_cards_laid_aside_hidden_are_shown_to_nobody():
    _, events = dealt("trouduc", players=5, surplus="random_hidden")
    assert [e for e in events if isinstance(e, CardsSetAside)] == [CardsSetAside(2, ())]


def test_cards_left_over_go_to_the_lowest_player_and_are_named():
    carry = Carry((0, 1, 2, 3, 4), (3, 1, 0, 4, 2))
    state, events = dealt("career", round_no=2, carry=carry)
    extra = [event for event in events if isinstance(event, SurplusDealt)]
    assert extra == [SurplusDealt(2, len(state.book.deck) % 5)]
    counts = {event.seat: event.count for event in events if isinstance(event, CardsDealt)}
    assert counts == {0: 13, 1: 13, 2: 15, 3: 13, 4: 13}
    assert events.index(extra[0]) < events.index(next(e for e in events if type(e) is CardsGiven))


@pytest.mark.parametrize(("surplus", "round_no"), [("uneven", 2), ("to_last", 1)])
def test_cards_left_over_are_not_named_if_nobody_in_particular_gets_them(
    surplus: str, round_no: int
):
    carry = Carry((0, 1, 2, 3, 4), (3, 1, 0, 4, 2))
    _, events = dealt("career", round_no=round_no, carry=carry, surplus=surplus)
    assert not [event for event in events if isinstance(event, SurplusDealt)]


def test_turns_go_clockwise_as_the_players_sit():
    state = round_of("7d 8d | 9d ad | 10d kd | jd qd", offices=(2, 0, 3, 1), exchange="none")
    assert state.order == (2, 0, 3, 1)
    assert state.to_act == 1
    state = go(state, "9d")
    assert state.to_act == 2
    state = go(state, "10d")
    assert state.to_act == 0
    state = go(state, "-")
    assert state.to_act == 3


def test_the_taker_of_a_trick_leads_the_next():
    state = go(round_of("7d 8d | 9d ad | 10d kd | jd qd", lead=0), "7d", "-", "10d", "-")
    assert state.to_act == 0, "whoever has not passed is asked again"
    state = go(state, "-")
    assert (state.to_act, state.top, state.trick, state.passed) == (2, None, (), 0)


def test_what_was_taken_is_counted_and_lies_with_its_taker():
    state = go(round_of("7d 8d kd | 9d ad | jd jc qd qc", lead=0), "7d", "9d", "-", "-")
    assert state.taken == ((1, 2),)
    state = go(state, "ad", "-", "-")
    assert state.taken == ((1, 2), (1, 1)), "whoever is out by it has taken it all the same"
    state = go(state, "jd jc", "-")
    assert CLIMBING.view(state, 0).taken == ((1, 2), (1, 1), (2, 2))
    assert state.trick == ()
    state = go(state, "qd qc")
    assert state.taken[3:] == (), "the last trick of a round is left where it lies"


def test_nobody_is_asked_to_beat_his_own_cards():
    state = go(round_of("7d 8d kd | 9d ad | 10d jd", lead=0), "7d", "-", "-")
    assert (state.to_act, state.top) == (0, None)


def test_players_without_cards_are_passed_over():
    state = go(round_of("7d | 8d kd | 9d qd | 10d jd", lead=0), "7d", "8d", "9d", "10d")
    assert state.finished == (0,)
    assert state.to_act == 1


def test_who_plays_his_last_card_on_others_can_be_beaten():
    state = go(round_of("7d | 8d kd | 9d qd", lead=0), "7d")
    assert state.top is not None
    state = go(state, "8d", "-")
    assert (state.to_act, state.top) == (1, None)


def test_the_round_ends_when_one_player_still_holds_cards():
    state = go(round_of("7d | 8d | 9d 10d", lead=0), "7d", "8d")
    assert (state.phase, state.to_act) == ("round_over", -1)
    assert state.finished == (0, 1, 2)
    assert state.points() == (2, 1, 0)
    past = PastRound((0, 1, 2), (), state.history, ((), (), cards("9d 10d")))
    assert state.carry() == Carry((0, 1, 2), (0, 1, 2), (), (past,))


def test_the_lead_of_a_deal_line_holds_after_an_exchange_too():
    state = round_of("7d 8d 9d | 10d jd | qd kd ad", offices=(0, 1, 2), lead=1)
    assert state.phase == "exchange"
    state = go(state, "7d 8d")
    assert (state.phase, state.to_act) == ("play", 1)


def test_a_lead_by_deal_line_lifts_the_duty_of_who_lacks_the_start_card():
    assert round_of("7d 8d | 9d jd | qd kd", lead=0).required == cards("7d")[0]
    assert round_of("7d 8d | 9d jd | qd kd", lead=1).required == -1


def test_step_leaves_the_given_state_alone():
    state = round_of("7d 8d | 9d jd | qd kd", lead=0)
    before = state.clone()
    after = go(state, "7d")
    assert state == before
    assert after != before
    other: object = "a state"
    assert state != other


def test_a_clone_shares_nothing_that_changes():
    state = go(round_of("7d 8d | 9d jd | qd kd", offices=(0, 1, 2)), "7d 8d")
    twin = state.clone()
    for name in (each.name for each in fields(state)):
        one, other = getattr(state, name), getattr(twin, name)
        assert one == other
        if isinstance(one, list | dict | set):
            assert one is not other, name
    assert all(one is not other for one, other in zip(state.hands, twin.hands, strict=True))


def test_describing_a_state_gives_json_values():
    state = go(round_of("7d 8d | 9d jd | qd kd", lead=0), "7d")
    assert state.described() == {
        "to_act": 1,
        "top": ["7D"],
        "hands": [1, 2, 2],
        "hand_of": {"0": ["8D"], "1": ["9D", "JD"], "2": ["QD", "KD"]},
        "finished": [],
        "offices": [],
        "reversed": False,
        "phase": "play",
    }
    shown = [format_expected(action) for action in CLIMBING.legal(state)]
    assert shown == [["9D"], ["JD"], "pass"]
    assert format_cards(state.hands[0]) == ("8D",)
