"""Daifugō (§6): whole rounds compared with `daifugo_oracle`, and cases it cannot show.

Legal actions equal a brute-force enumeration over every subset of the hand and its meanings. This
is checked for thousands of positions, including locks, jokers and revolutions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest
from daifugo_oracle import Daifugo, OraclePlay
from hypothesis import given, settings
from hypothesis import strategies as st

from arschloch_gui.engine.actions import PASS, Action, Give, Pass, Play
from arschloch_gui.engine.cards import RED_JOKER, format_cards, parse_cards
from arschloch_gui.engine.climbing.events import RuleApplied
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.legal import meanings, meld_of
from arschloch_gui.engine.climbing.presets import PRESETS
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.events import CardsDealt, Event
from arschloch_gui.engine.family import Carry, FixedDeal, RoundSetup
from arschloch_gui.engine.rng import Rng
from deals import go, legal, match_of, refused, round_of
from long import times

RULES = PRESETS["daifugo"]
JOKER = RED_JOKER
SEATS = range(5)
LARGEST_HAND = 6
"""2 to the power of this many subsets are tried at every ply."""
LOW_SEED = 484
"""A seed that draws seats in numerical order."""


def both(rng: Rng) -> tuple[RoundState, Daifugo]:
    """Return one short random deal in both games, with similar cards, so that much can happen."""
    mixed = rng.shuffled(RULES_DECK)
    few = rng.below(3)
    if few:  # four ranks or two suits: sets, runs, revolutions, locks
        liked = [c for c in mixed if c % 4 < 2 or c >= 52] if few == 1 else [
            c for c in mixed if c // 4 in (1, 5, 6, 7, 8) or c >= 52]  # fmt: skip
        mixed = [c for c in mixed if c not in liked] + liked
    hands = [[mixed.pop() for _ in range(1 + rng.below(LARGEST_HAND))] for _ in SEATS]
    offices = tuple(rng.shuffled(SEATS)) if rng.below(2) else ()
    lead = rng.below(5)
    fixed = FixedDeal(tuple(map(tuple, hands)), None, lead)
    carry = Carry(tuple(rng.shuffled(SEATS)), offices)
    # A round with fixed seats and positions.
    state = CLIMBING.start_round(RULES, RoundSetup(rng.below(1000), 2, carry, fixed), None)
    second = Daifugo([list(format_cards(h)) for h in hands], state.order, offices, lead)
    state.reversed = second.reversed = not rng.below(4)
    return state, second


RULES_DECK = CLIMBING.cards.deck(RULES)


def key_of(second: Daifugo, action: Action) -> tuple[object, ...]:
    """Return an engine action in the reference's terms."""
    match action:
        case Pass():
            return ("pass",)
        case Give(given_, _):
            return ("give", *sorted(format_cards(given_)))
        case Play(played, said):
            found = second.understood(format_cards(played), said)
            assert found is not None, action
            return found.key
    raise AssertionError(action)


def compare(state: RoundState, second: Daifugo) -> None:
    """Check that the table and the list of legal actions are the same."""
    assert (state.to_act if state.to_act >= 0 else None) == second.to_act
    assert list(state.finished) == second.finished
    assert state.reversed == second.reversed
    assert (state.phase == "round_over") == second.over
    for mine, other in zip(state.hands, second.hands, strict=True):
        assert Counter(format_cards(mine)) == Counter(other)
    if second.over:
        return
    assert Counter(format_cards(state.top.cards) if state.top else ()) == Counter(
        second.top.cards if second.top else ()
    )
    listed = [key_of(second, action) for action in CLIMBING.legal(state)]
    assert len(set(listed)) == len(listed)
    assert set(listed) == set(second.legal())


def compare_refusals(state: RoundState, second: Daifugo, rng: Rng) -> None:
    """Check that both accept the same cards with the same meanings of the joker."""
    hand = format_cards(state.hands[state.to_act])
    subsets = [c for size in range(1, len(hand) + 1) for c in combinations(hand, size)]
    for cards in rng.shuffled(subsets)[:3]:
        card = rng.choice(hand)
        for said in (None, rng.choice(("2", "3", "8")), card):
            play = Play(parse_cards(cards), said)
            wanted = None if second.gifts else second.understood(cards, said)
            assert (CLIMBING.refusal(state, play) is None) == (wanted is not None), play
            meld = None if second.gifts else meld_of(state, play)
            if meld is not None and wanted is not None and "*R" in cards and len(cards) > 1:
                assert meanings(meld)[0] in wanted.names, play


def follow(second: Daifugo, action: Action, finished: Sequence[int]) -> None:
    """Make the reference do what the engine did."""
    match action:
        case Pass():
            second.pass_(finished[len(second.finished) :])
        case Give(given_, _):
            second.give(format_cards(given_))
        case Play(played, said):
            found = second.understood(format_cards(played), said)
            assert isinstance(found, OraclePlay)
            second.play(found)


def chosen(actions: tuple[Action, ...], rng: Rng) -> Action:
    """Choose any action, preferring large plays and those with a joker."""
    if rng.below(6) == 0:
        return rng.choice(actions)
    lay = [action for action in actions if action != PASS] or list(actions)
    jokers = [
        each
        for each in lay
        if isinstance(each, Play) and JOKER in each.cards and len(each.cards) > 1
    ]
    if jokers and rng.below(2):
        return rng.choice(jokers)
    if rng.below(2):
        sizes = [len(getattr(action, "cards", ())) for action in lay]
        lay = [action for action, size in zip(lay, sizes, strict=True) if size == max(sizes)]
    return rng.choice(lay)


def play_both(seed: int) -> Counter[str]:
    """Play a whole random round in both games; count what occurred."""
    rng, met = Rng(seed, "daifugo"), Counter[str]()
    state, second = both(rng)
    told: list[Event] = []
    compare(state, second)
    while state.to_act >= 0:
        compare_refusals(state, second, rng)
        actions = CLIMBING.legal(state)
        action = chosen(actions, rng)
        met["plies"] += 1
        met["jokers"] += (
            isinstance(action, Play) and len(action.cards) > 1 and JOKER in action.cards
        )
        CLIMBING.advance(state, action, told.append)
        follow(second, action, state.finished)
        compare(state, second)
        met["reversed"] += state.reversed
    assert state.points() == tuple(second.points())
    met.update(each.rule for each in told if isinstance(each, RuleApplied))
    return met


@settings(max_examples=times(6, 30))
@given(seed=st.integers(0, 2**32))
def test_rounds_are_those_of_the_second_game(seed: int):
    play_both(seed)


def test_the_second_game_agrees_on_thousands_of_positions_of_every_sort():
    rounds = times(20, 80)
    met = sum((play_both(seed) for seed in range(rounds)), Counter[str]())
    assert met["plies"] > 25 * rounds
    assert met["jokers"] > rounds // 10
    assert met["reversed"] > rounds // 10
    assert met["lock"] > rounds // 4
    assert met["cut"] > rounds // 4
    assert met["spade3"] >= 1


def start(round_no: int, offices: tuple[int, ...], seed: int = LOW_SEED) -> RoundState:
    """Return a round dealt from a seed."""
    carry = Carry((0, 1, 2, 3, 4), offices)
    return CLIMBING.start_round(RULES, RoundSetup(seed, round_no, carry), None)


@pytest.mark.parametrize("round_no", [1, 101, 201])
def test_offices_are_forgotten_before_rounds_1_101_and_201(round_no: int):
    state = start(round_no, (3, 1, 4, 0, 2))
    assert state.offices == ()
    assert state.phase == "play"


@pytest.mark.parametrize("round_no", [2, 4, 7, 100, 102])
def test_other_rounds_remember_them(round_no: int):
    state = start(round_no, (3, 1, 4, 0, 2))
    assert state.offices == (3, 1, 4, 0, 2)
    assert state.phase == "exchange"


def test_seats_are_drawn_anew_before_rounds_1_4_7_and_stay_between():
    carry, orders = Carry((0, 1, 2, 3, 4)), []
    for round_no in range(1, 10):
        state = CLIMBING.start_round(RULES, RoundSetup(7, round_no, carry), None)
        orders.append(state.order)
        carry = Carry(state.order)
    assert orders == [orders[0]] * 3 + [orders[3]] * 3 + [orders[6]] * 3
    assert len(set(orders)) == 3
    assert all(sorted(order) == [0, 1, 2, 3, 4] for order in orders)


@pytest.mark.parametrize("round_no", [2, 4, 5, 7])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_highest_office_and_the_two_after_him_hold_eleven(round_no: int, seed: int):
    told: list[Event] = []
    carry = Carry((0, 1, 2, 3, 4), (3, 1, 4, 0, 2))
    state = CLIMBING.start_round(RULES, RoundSetup(seed, round_no, carry), told.append)
    dealt = [each for each in told if isinstance(each, CardsDealt)]
    at = state.order.index(3)
    assert [each.seat for each in dealt] == [*state.order[at:], *state.order[:at]]
    assert [each.count for each in dealt] == [11, 11, 11, 10, 10]


def test_in_a_first_round_any_seat_may_be_dealt_first():
    first = {start(1, (), seed).successor[start(1, (), seed).dealer] for seed in range(60)}
    assert first == set(SEATS)


def test_the_lot_is_drawn_among_those_still_in_and_told():
    ends = set()
    for seed in range(12):
        told: list[Any] = []
        state = round_of("4d | 5s | 6d jd | 7s | 9h 2c", "daifugo", lead=0, seed=seed)
        state = go(state, *["-"] * 19)
        state = CLIMBING.step(state, PASS, told.append)
        assert state.phase == "round_over"
        assert RuleApplied("lot", told[0].seat) in told
        assert sorted(state.finished) == [0, 1, 2, 3, 4]
        ends.add(tuple(state.finished))
    assert len(ends) > 6


def test_nobody_sees_from_a_view_how_the_lot_will_fall():
    state = go(round_of("4d | 5s | 6d jd | 7s | 9h 2c", "daifugo", lead=0), *["-"] * 19)
    view = CLIMBING.view(state, state.to_act)
    ends = {tuple(CLIMBING.step(view.world(Rng(n)), PASS, None).finished) for n in range(20)}
    assert len(ends) > 6


def test_refusals_say_what_stands_in_the_way():
    locked = go(round_of("5h | 6h | 7c 2s 4h | 8d | 9d", "daifugo", lead=0, seed=LOW_SEED), "5h")
    locked = go(locked, "6h")
    assert refused(locked, "7c") == "locked"
    assert refused(locked, "4h") == "too_low"
    run = round_of("3d 4d 5d kd | 5c 6c 7c | 9h | 9d | 9c", "daifugo", lead=0, seed=LOW_SEED)
    assert refused(go(run, "3d 4d 5d"), "5c 6c 7c") == "run_overlaps"
    joker = round_of("*r kd | 5c 3c | 9h | 9d | 9c", "daifugo", lead=0, seed=LOW_SEED)
    assert refused(go(joker, "*r"), "5c") == "joker_stands"


def test_the_whole_deal_is_fifty_three_cards():
    match: Any = match_of("daifugo", players=5)
    match.start_round()
    assert sorted(card for hand in match.state.hands for card in hand) == list(RULES_DECK)
    assert len(RULES_DECK) == 53
    assert legal(match.state)
