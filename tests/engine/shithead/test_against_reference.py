"""The engine and the slow reference of `reference_shithead.py` agree at every decision."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from arschloch_gui.engine.actions import Action, Pass, Play
from arschloch_gui.engine.cards import format_cards, parse_cards
from arschloch_gui.engine.family import Carry, FixedDeal, RoundSetup, Zone
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.shithead.actions import TAKE, Blind, Swap
from arschloch_gui.engine.shithead.game import SHITHEAD
from arschloch_gui.engine.shithead.rules import Rules, deck_of
from arschloch_gui.engine.shithead.state import GONE, RoundState
from long import times
from reference_shithead import ReferenceRound, rank, subsets
from shithead_rounds import any_rules, choose

LARGEST_HAND = 9
"""2 to the power of this many subsets are tried at a decision."""


def both(rules: Rules, rng: Rng) -> tuple[RoundState, ReferenceRound]:
    """Return a random deal, often in mid-round, in the engine and in the reference."""
    mixed = rng.shuffled(deck_of(rules))
    order = tuple(rng.shuffled(range(rules.players)))
    offices = tuple(rng.shuffled(order))
    stage = rng.below(4)
    few = 3 if rules.players > 5 else 4
    sizes = [[1 + rng.below(few), 0 if stage == 2 else 3, 3] for _ in order]
    if stage == 3:
        sizes = [[0, rng.below(4), 1 + rng.below(3)] for _ in order]
    piles = [[[mixed.pop() for _ in range(size)] for size in row] for row in sizes]
    stock = [mixed.pop() for _ in range(rng.below(len(mixed) + 1))] if stage < 2 else []
    played = rng.below(4) if mixed and rng.below(2) else 0
    pile = [mixed.pop() for _ in range(min(played, len(mixed)))]
    lead = rng.choice([None, *order])
    zones: dict[str, Any] = {
        "hand": [row[0] for row in piles], "open": [row[1] for row in piles],
        "blind": [row[2] for row in piles], "stock": stock, "pile": pile,
    }  # fmt: skip
    fixed = FixedDeal(
        tuple(map(tuple, zones["hand"])), None, lead,
        (
            Zone("open", tuple(map(tuple, zones["open"])), False),
            Zone("blind", tuple(map(tuple, zones["blind"])), False),
            Zone("stock", (tuple(stock),), True),
            Zone("pile", (tuple(pile),), True),
        ),
    )  # fmt: skip
    assert SHITHEAD.cards.deal_problem(rules, fixed) is None
    state = SHITHEAD.start_round(rules, RoundSetup(1, 2, Carry(order, offices), fixed), None)
    names = {
        key: list(format_cards(cards)) if key in ("stock", "pile") else [
            list(format_cards(pile)) for pile in cards
        ]
        for key, cards in zones.items()
    }  # fmt: skip
    options = {spec.key: getattr(rules, spec.key) for spec in rules.specs()}
    return state, ReferenceRound(names, order, state.dealer, lead, options)


def class_of(state: RoundState, action: Action) -> tuple[object, ...]:
    """Return an engine action in the reference's terms."""
    match action:
        case Play(cards):
            return "play", rank(format_cards(cards)[0]), len(cards)
        case Blind(place):
            return "blind", place
        case Swap(played, taken):
            hand = list(state.hands[state.to_act])
            for card in played:
                hand.remove(card)
            return "hand", *sorted(map(rank, format_cards([*hand, *taken])))
        case Pass():
            return "hand", *sorted(map(rank, format_cards(state.hands[state.to_act])))
    assert action == TAKE
    return ("take",)


def follow(reference: ReferenceRound, action: Action) -> None:
    """Make the reference do what the engine did."""
    match action:
        case Play(cards):
            reference.play(list(format_cards(cards)))
        case Blind(place):
            reference.turn_blind(place)
        case Swap(played, taken):
            reference.swap(format_cards(played), format_cards(taken))
        case Pass():
            reference.swap((), ())
        case _:
            reference.take()


def assert_same_situation(state: RoundState, reference: ReferenceRound) -> None:
    """Check that all cards are in the same places."""
    assert list(state.finished) == reference.out
    assert (state.to_act < 0) == reference.over
    if not reference.over:
        assert state.to_act == reference.turn
    for seat in state.order:
        assert sorted(format_cards(state.hands[seat])) == sorted(reference.hand[seat])
        assert sorted(format_cards(state.open[seat])) == sorted(reference.open[seat])
        left = {i: format_cards([c])[0] for i, c in enumerate(state.blind[seat]) if c != GONE}
        assert left == reference.blind[seat]
    assert list(format_cards(state.pile)) == reference.pile
    assert list(format_cards(state.stock)) == reference.stock


def play_both(rules: Rules, seed: int, *, every_subset: bool = False) -> int:
    """Play a whole random round in both; return the number of decisions compared."""
    rng = Rng(seed, "both")
    state, reference = both(rules, rng)
    plies = 0
    assert_same_situation(state, reference)
    while state.to_act >= 0:
        listed = [class_of(state, action) for action in SHITHEAD.legal(state)]
        if len(reference.source() or ()) <= LARGEST_HAND:
            assert len(set(listed)) == len(listed)
            assert set(listed) == reference.legal()
            if every_subset and not reference.swapping and reference.source():
                for chosen in subsets(reference.source()):
                    fine = SHITHEAD.refusal(state, Play(parse_cards(chosen))) is None
                    assert fine == reference.may_play(chosen), chosen
        action = choose(state, rng)
        SHITHEAD.advance(state, action, None)
        follow(reference, action)
        assert_same_situation(state, reference)
        plies += 1
    return plies


@given(rules=any_rules(), seed=st.integers(0, 2**32))
def test_legal_actions_and_what_follows_are_those_of_the_brute_force(rules: Rules, seed: int):
    play_both(rules, seed)


@given(rules=any_rules(), seed=st.integers(0, 2**32))
def test_every_subset_is_refused_or_taken_as_the_brute_force_says(rules: Rules, seed: int):
    play_both(rules, seed, every_subset=True)


def test_thousands_of_decisions_of_the_preset_are_those_of_the_brute_force():
    plies, rounds = 0, times(3, 12)
    for players in range(2, 7):
        plies += sum(play_both(Rules(players=players), seed) for seed in range(rounds))
    assert plies > 250 * rounds
