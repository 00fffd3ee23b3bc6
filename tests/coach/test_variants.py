"""Variants: the same decision with other cards."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arschloch_gui.coach.dealt import dealt
from arschloch_gui.coach.exercise import Exercise, exercises, task_of
from arschloch_gui.coach.judgement import judging
from arschloch_gui.coach.task import LocalWorker
from arschloch_gui.coach.variants import (
    Change,
    _ladder,
    _legal_like,
    _other_suits,
    _swaps,
    variant_of,
)
from arschloch_gui.engine.actions import PASS, Give
from arschloch_gui.engine.cards import RANK_OF_NAME, Card, rank_of, suit_of
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import MatchSpec
from arschloch_gui.engine.rng import Rng
from deals import cards, deal, match_of
from long import long_param


def found(preset: str, seed: int = 3) -> list[Exercise]:
    rules = presets()[preset]
    return list(exercises(MatchSpec(preset, rules, tuple("ABCDEFGHIJKL"[: rules.players]), seed)))


def hand(exercise: Exercise) -> tuple[Card, ...]:
    match = exercise.match()
    return match.family.view(match.state, exercise.seat).hand


def moved_ranks(one: Exercise, other: Exercise) -> tuple[list[int], list[int]]:
    """Return the ranks that only one of two hands has."""
    here, there = (Counter(map(rank_of, hand(each))) for each in (one, other))
    return sorted((here - there).elements()), sorted((there - here).elements())


@pytest.mark.parametrize(
    ("preset", "number"), [("arschloch", 0), ("arschloch", 1), ("arschloch-hausregeln", 11)]
)
def test_a_variant_is_the_same_decision_with_other_cards(preset: str, number: int):
    exercise = found(preset)[number]
    for variant in (variant_of(exercise, 1), variant_of(exercise, 2)):
        assert hand(variant) != hand(exercise)
        facts = [(e.seat, e.phase, e.office, e.cards) for e in (exercise, variant)]
        assert facts[0] == facts[1]
        match, other = exercise.match(), variant.match()
        assert match.round_no == other.round_no
        assert match.carry.offices == other.carry.offices
        assert [len(h) for h in match.state.hands] == [len(h) for h in other.state.hands]
        gone, come = moved_ranks(exercise, variant)
        assert len(gone) == len(come) <= 1, "one card of the middle at most has another rank"
        if gone:
            assert abs(gone[0] - come[0]) == 1


def test_now_and_then_a_card_of_the_middle_has_another_rank():
    moved = [moved_ranks(found("arschloch", seed)[0], variant_of(found("arschloch", seed)[0], 1))
             for seed in (3, 4, 5)]  # fmt: skip
    assert any(gone for gone, _ in moved)
    lowest_and_highest = {rank_of(card) for name in ("7", "8", "K", "A")
                          for card in cards(f"{name}D")}  # fmt: skip
    assert not lowest_and_highest & {rank for both in moved for part in both for rank in part}


@pytest.mark.sampled
def test_only_a_single_card_of_the_middle_changes_with_a_neighbour_the_hand_has_not():
    middle = [rank_of(card) for card in cards("9D 10D JD QD")]
    changed = set()
    for exercise in (each for seed in range(10) for each in found("arschloch", seed)):
        held = Counter(map(rank_of, hand(exercise)))
        dealt_to = dealt(exercise)
        assert dealt_to is not None
        offered = set()
        for change in _swaps(exercise, dealt_to, hand(exercise), Rng(1)):
            (gone, come), (back, away) = change.cards.items()
            assert (gone, come) == (away, back), "two cards change places"
            offered.add((rank_of(gone), rank_of(come)))
        dealt_there = set(map(rank_of, set(hand(exercise)) & set(dealt_to.hands[exercise.seat])))
        assert offered == {
            (rank, other)
            for rank, other in [*pairwise(middle), *pairwise(middle[::-1])]
            if held[rank] == 1 and not held[other] and rank in dealt_there
        }
        changed |= offered
    assert len(changed) > 3


def test_the_options_are_the_same_but_for_the_cards_that_were_changed():
    exercise = found("arschloch")[0]
    for number in range(1, 6):
        variant = variant_of(exercise, number)
        ((gone, come),) = [*zip(*moved_ranks(exercise, variant), strict=True)] or [(-1, -1)]
        as_there = {gone: come}
        options = [Counter(map(ranks, each.match().legal())) for each in (exercise, variant)]
        renamed = Counter(
            tuple(sorted(as_there.get(rank, rank) for rank in each))
            for each in options[0].elements()
        )
        assert renamed == options[1]


def ranks(action: Any) -> tuple[int, ...]:
    return tuple(sorted(map(rank_of, action.cards)))


@pytest.mark.sampled
def test_no_card_gets_lost_or_comes_twice():
    for exercise in found("double-deck")[:1] + found("arschloch")[:1]:
        for number in (1, 2, 3):
            state = variant_of(exercise, number).match().state
            assert Counter(card for each in state.hands for card in each) == Counter(
                exercise.spec.family.cards.pack(exercise.spec.rules)
            )


def test_the_same_number_is_always_the_same_variant_and_another_seldom():
    exercise = found("arschloch")[0]
    assert variant_of(exercise, 1) == variant_of(exercise, 1)
    assert len({hand(variant_of(exercise, number)) for number in range(1, 7)}) > 3
    assert variant_of(exercise, 0) is exercise


def test_where_suits_count_or_there_are_none_the_exercise_stays_what_it_is():
    for preset in ("daifugo", "dalmuti"):
        exercise = found(preset)[0]
        assert variant_of(exercise, 1) == exercise


@pytest.mark.parametrize(
    ("preset", "seed", "number"),
    [
        long_param("arschloch", seed, number) for seed in (3, 4, 5) for number in (1, 2)
    ] + [long_param("arschloch-hausregeln", 3, 1)],
)  # fmt: skip
def test_a_variant_is_worth_nearly_the_same(preset: str, seed: int, number: int):
    exercise = [each for each in found(preset, seed) if each.cards][-1]
    variant = variant_of(exercise, number)
    best, again = (judged(each) for each in (exercise, variant))
    assert again == pytest.approx(best, abs=0.12)


def judged(exercise: Exercise) -> float:
    """Return the expected position of the best option, with a standard error of about 0.02."""
    task = task_of(exercise.match(), 5)
    here = LocalWorker(task)
    *_, last = judging(here.distinct(), task.players, here.work_out, 0.02)
    return last.best.value


def test_an_action_with_other_suits_is_the_legal_one_of_the_same_ranks():
    match = match_of("arschloch", players=4)
    hands = "7d 7h 8d 9d kd ks | 8c 9c 10c 10d jd | 8h 9h 10h jh qd | 8s 9s js qs ac as"
    match.start_round(deal(hands, offices=(0, 1, 2, 3)))
    legal = match.legal()
    own = next(each for each in legal if isinstance(each, Give) and each.cards == cards("7d 8d"))
    assert _legal_like(match, own) == own
    other = Give(cards("7h 8d"), own.to)
    assert other not in legal, "it is listed only once"
    assert _legal_like(match, other) == own
    assert _legal_like(match, Give(cards("qd 8d"), own.to)) is None, "the queen is elsewhere"
    assert _legal_like(match, PASS) is None


@given(st.permutations(range(8)), st.permutations(range(8)), st.sets(st.integers(0, 9)))
def test_two_changes_in_turn_are_one(first: list[int], second: list[int], some: set[int]):
    one, two = Change(dict(enumerate(first))), Change(dict(enumerate(second[:5])))
    hand_ = tuple(sorted(some))
    assert one.then(two).of(hand_) == two.of(one.of(hand_))
    assert Change({}).then(one).of(hand_) == one.of(hand_) == one.then(Change({})).of(hand_)
    assert len(one.of(hand_)) == len(hand_)


def test_ranks_are_in_the_order_of_the_deck_without_jokers():
    orders = {"arschloch": "7 8 9 10 J Q K A", "daifugo": "3 4 5 6 7 8 9 10 J Q K A 2"}
    for preset, names in orders.items():
        exercise = found(preset)[0]
        assert _ladder(exercise) == [RANK_OF_NAME[name] for name in names.split()]


def test_suits_are_permuted_without_a_change_of_ranks():
    exercise = found("arschloch")[0]
    deck = exercise.spec.family.cards.deck(exercise.spec.rules)
    seen = set()
    for seed in range(12):
        change = _other_suits(exercise, Rng(seed))
        assert change is not None
        assert sorted(change.of(deck)) == sorted(deck)
        assert all(rank_of(card) == rank_of(to) for card, to in change.cards.items())
        moved = {suit_of(card): suit_of(to) for card, to in change.cards.items()}
        assert sorted(moved.values()) == sorted(moved)
        assert any(suit != to for suit, to in moved.items())
        seen.add(tuple(sorted(moved.items())))
    assert len(seen) > 6
