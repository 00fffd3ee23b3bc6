"""The engine and the slow reference of `oracle.py` agree at every ply of the same rounds.

This confirms "legal actions equal a brute-force enumeration over all subsets of the hand" for
thousands of hands and tricks under random rules.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from arschloch_gui.engine.actions import PASS, Action, Give, Pass, Play, Shift
from arschloch_gui.engine.cards import format_cards, parse_cards
from arschloch_gui.engine.climbing.deck import deck_of
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.family import Carry, FixedDeal, RoundSetup
from arschloch_gui.engine.rng import Rng
from deals import rules as made
from long import times
from oracle import Class, Reference, same_cards, subsets
from random_rules import presets_and_rules

NOT_IN_THE_REFERENCE = {
    "exchange": ("best_for_worst", "best_for_any", "none"),
    "putsch": (False,),
    "run_of_three_bonus": (False,),
    "illegal_play_penalty": (False,),
    # The reference of Daifugō covers these (`test_daifugo.py`).
    "joker": ("high", "trump", "takes_trick", "wild"),
    "may_pass_lead": (False,),
    "forget_offices": (0,),
    "first_seating": ("as_seated",),
    "jester_revolution": (False,),
}
"""Options the reference does not know, with the values it can play."""
LARGEST_HAND = 8
"""2 to the power of this many subsets are tried at every ply."""


def both_rounds(rules: Any, rng: Rng) -> tuple[RoundState, Reference]:
    """Return one short random deal in the engine and in the reference."""
    seats = tuple(range(rules.players))
    order = tuple(rng.shuffled(seats))
    offices = tuple(rng.shuffled(seats)) if rng.below(3) else ()
    lead = rng.below(rules.players) if not rng.below(4) else None
    mixed = rng.shuffled(deck_of(rules))
    most = min(LARGEST_HAND, len(mixed) // rules.players)
    dealt = [[mixed.pop() for _ in range(1 + rng.below(most))] for _ in seats]
    fixed = FixedDeal(tuple(map(tuple, dealt)), None, lead)
    state = CLIMBING.start_round(
        rules, RoundSetup(rng.below(1000), 1, Carry(order, offices), fixed), None
    )
    reference = Reference(
        rules, [list(format_cards(hand)) for hand in dealt], state.order, state.dealer,
        offices, lead,
    )  # fmt: skip
    return state, reference


def known(rules: Any) -> Any:
    """Return the rules without options unknown to the reference."""
    off = {
        key: values[0]
        for key, values in NOT_IN_THE_REFERENCE.items()
        if getattr(rules, key) not in values
    }
    return replace(rules, **off)


KNOWN = presets_and_rules(CLIMBING).map(lambda chosen: (chosen[0], known(chosen[1])))


def class_of(reference: Reference, action: Action) -> Class:
    """Return an engine action in the reference's terms."""
    match action:
        case Pass():
            return ("pass",)
        case Play(played, name):
            return reference.play_class(format_cards(played), name)
        case Give(given_, _) | Shift(given_):
            return reference.gift_class(format_cards(given_))
    raise AssertionError(action)


def assert_same_situation(state: RoundState, reference: Reference) -> None:
    """Check that everything on the table is the same."""
    assert state.phase == reference.phase
    assert (state.to_act if state.to_act >= 0 else None) == reference.to_act
    assert list(state.finished) == reference.finished
    assert list(state.lowest) == reference.lowest
    assert state.reversed == reference.reversed
    for engine_hand, hand in zip(state.hands, reference.hands, strict=True):
        assert same_cards(format_cards(engine_hand), hand)
    if state.phase == "play":
        top = format_cards(state.top.cards) if state.top else ()
        assert same_cards(top, reference.top)


def assert_same_actions(state: RoundState, reference: Reference) -> None:
    """Check that `legal` lists the classes of the brute-force enumeration, each exactly once."""
    listed = [class_of(reference, action) for action in CLIMBING.legal(state)]
    expected = reference.legal()
    assert sorted(listed) == sorted(expected)


def assert_same_refusals(state: RoundState, reference: Reference) -> None:
    """Check that `refusal` accepts exactly the subsets the brute force accepts, in any suits."""
    assert reference.to_act is not None
    for chosen in subsets(reference.hands[reference.to_act]):
        cards = parse_cards(chosen)
        fine = reference.phase == "play" and reference.may_play(chosen)
        assert (CLIMBING.refusal(state, Play(cards)) is None) == fine, chosen
        for shape in reference.shapes(chosen):
            fine = reference.phase == "play" and reference.may_play(chosen, shape.rank)
            assert (CLIMBING.refusal(state, Play(cards, shape.rank)) is None) == fine, shape
        if reference.phase == "exchange":
            due, fits = reference.gifts[0], reference.may_give(chosen)
            assert (CLIMBING.refusal(state, Give(cards, due.taker)) is None) == fits, chosen
        if reference.phase == "shift":
            fits = reference.may_give(chosen)
            assert (CLIMBING.refusal(state, Shift(cards)) is None) == fits, chosen
    passes = ("pass",) in reference.legal()
    assert (CLIMBING.refusal(state, PASS) is None) == passes


def follow(reference: Reference, action: Action, heir: int) -> None:
    """Make the reference do what the engine did; `heir` is drawn for `inherit=random`."""
    match action:
        case Pass():
            reference.pass_(heir)
        case Play(played, name):
            reference.play(format_cards(played), heir, name)
        case Give(given_, _) | Shift(given_):
            reference.give(format_cards(given_))


def play_both(rules: Any, seed: int, *, every_subset: bool) -> int:
    """Play a whole random round in both; return the number of decisions compared."""
    rng = Rng(seed, "both")
    state, reference = both_rounds(rules, rng)
    plies = 0
    assert_same_situation(state, reference)
    while state.to_act >= 0:
        assert_same_actions(state, reference)
        if every_subset:
            assert_same_refusals(state, reference)
        action = rng.choice(CLIMBING.legal(state))
        CLIMBING.advance(state, action, None)
        follow(reference, action, state.to_act)
        assert_same_situation(state, reference)
        plies += 1
    assert reference.legal() == {}
    return plies


@settings(max_examples=times(15, 240))
@given(chosen=KNOWN, seed=st.integers(0, 2**32))
def test_legal_actions_are_those_of_the_brute_force(chosen: tuple[str, Any], seed: int):
    play_both(chosen[1], seed, every_subset=False)


@settings(suppress_health_check=list(HealthCheck))
@given(chosen=KNOWN, seed=st.integers(0, 2**32))
@example(chosen=("arschloch", made("arschloch", suit_order=["D", "C", "H", "S"])), seed=1)
def test_every_subset_of_the_hand_is_refused_or_taken_as_the_brute_force_says(
    chosen: tuple[str, Any], seed: int
):
    play_both(chosen[1], seed, every_subset=True)


def test_two_thousand_decisions_of_the_plain_presets_are_those_of_the_brute_force():
    for preset in ("arschloch", "trouduc"):
        for players in range(3, 9):
            rules = made(preset, players=players)
            rounds = times(4, 20)
            plies = sum(play_both(rules, seed, every_subset=False) for seed in range(rounds))
            assert plies > 15 * rounds, (preset, players, plies)


def test_cards_passed_to_the_left_go_as_in_the_reference():
    for order in ("simultaneous", "one_by_one"):
        for count in (1, 2, 3):
            for exchange in ("none", "best_for_any"):
                made_rules = made(
                    players=4, exchange=exchange, pass_left=count, pass_left_order=order
                )
                rounds = times(1, 8)
                plies = sum(
                    play_both(made_rules, seed, every_subset=False) for seed in range(rounds)
                )
                assert plies > 12 * rounds, (order, count, plies)
