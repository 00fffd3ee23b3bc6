"""The expectations about hidden cards; figures checked by hand."""

from __future__ import annotations

import math
from typing import Any

import pytest
from ai.seen import seen
from hypothesis import given, settings
from hypothesis import strategies as st

from arschloch_gui.ai.climbing.shapes import Shape, natural_ranks
from arschloch_gui.ai.climbing.threats import threats_of
from arschloch_gui.engine.cards import RANK_OF_NAME, rank_of
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.melds import SET
from arschloch_gui.engine.climbing.rulebook import RoundState
from deals import cards, go, round_of
from players import decisions
from random_rules import presets_and_rules

ACE, KING, QUEEN, TEN, SEVEN = (RANK_OF_NAME[name] for name in ("A", "K", "Q", "10", "7"))

ALL_BUT_QUEENS_UP = "7d 7c 7h 7s 8d 8c 8h 8s 9d 9c 9h 9s 10d 10c 10h 10s"


def single(rank: int) -> Shape:
    return Shape(SET, 1, rank)


def playable(state: RoundState) -> list[int]:
    """Return the cards of the seat to act that can be played singly."""
    natural = natural_ranks(state.book)
    return [card for card in state.hands[state.to_act] if rank_of(card) in natural]


def aces_and_kings() -> RoundState:
    """Return a round in which two rivals have all jacks to aces, eight cards each."""
    return round_of(
        f"{ALL_BUT_QUEENS_UP} | jd jc qd qc kd kc ad ac | jh js qh qs kh ks ah as",
        lead=0, start_card_must_be_played=False,
    )  # fmt: skip


def test_nothing_threatens_a_set_of_the_highest_rank():
    assert seen(aces_and_kings()).threat(single(ACE)) == 0


def test_a_threat_counts_the_rivals_sets_to_be_expected():
    # Each rival has half of the hidden cards, so at least one of four aces with 15/16.
    assert math.isclose(seen(aces_and_kings()).threat(single(KING)), 2 * 15 / 16)
    # Two or more of four: 11/16.
    assert math.isclose(seen(aces_and_kings()).threat(Shape(SET, 2, KING)), 2 * 11 / 16)


def test_prey_counts_whole_sets_that_could_be_beaten():
    # Exactly one of four jacks: 4/16 for each rival; nothing is left below the jacks.
    outlook = seen(aces_and_kings())
    assert math.isclose(outlook.prey(single(QUEEN)), 2 * 4 / 16)
    assert outlook.prey(single(TEN)) == 0


def test_only_those_who_have_not_passed_can_answer():
    state = round_of("7d 9s | 8d ad as | 9d ah kd | 8s ac ks", lead=0)
    state = go(state, "7d", "8d", "-", "-")
    assert state.to_act == 0
    outlook = seen(state)
    assert outlook.rivals == [1, 2, 3]
    assert outlook.answering == [1]
    assert outlook.threat(single(KING), answering=True) < outlook.threat(single(KING))


def test_a_rival_cannot_hold_a_set_larger_than_his_hand():
    state = round_of("7d 7c 9s | 8d | 9d ah | 8s ac", lead=0, start_card_must_be_played=False)
    pair = Shape(SET, 2, SEVEN)
    assert seen(state).chance_to_go_out_on(1, pair) == 0
    assert 0 < seen(state).chance_to_go_out_on(2, pair) < 1


def test_cards_laid_or_taken_out_are_no_threat():
    def threat(**values: Any) -> float:
        state = go(round_of("kd ks 9s | ad ah | qd qc qh", lead=1, **values), "ad", "-")
        return seen(state).threat(single(KING))

    assert threat() > 0
    assert threat(missing=["AC", "AS"]) < threat()


def test_cards_of_an_open_hand_are_counted_once():
    view = CLIMBING.view(aces_and_kings(), 0)
    view.open_hands = ((1, cards("jd jc qd qc kd kc ad ac")),)
    outlook = threats_of(view)
    assert sum(outlook.hidden) + sum(outlook.shown[1]) == len(view.unseen())
    assert (outlook.hidden[ACE], outlook.shown[1][ACE]) == (2, 2)


@pytest.mark.sampled
@given(chosen=presets_and_rules(CLIMBING), seed=st.integers(0, 2**32))
@settings(max_examples=15)
def test_chances_are_chances_under_random_rules(chosen: tuple[str, Any], seed: int):
    _, made = chosen
    for state, _ in decisions(made, ["lowest"] * made.players, seed):
        outlook = seen(state)
        rivals = len(outlook.rivals)
        ranks = len({rank_of(card) for card in state.book.deck})
        for card in playable(state)[:2]:
            for size in (1, 2, 3):
                rank = rank_of(card)
                shape = Shape(SET, size, rank)
                answering = outlook.threat(shape, answering=True)
                # Rivals can have the size in every rank, a bomb, and single jokers as well.
                most = rivals * (2 * ranks + 2) + 1e-9
                assert -1e-9 <= answering <= outlook.threat(shape) + 1e-9 <= most + 1
                for seat in outlook.rivals:
                    assert -1e-9 <= outlook.chance_to_go_out_on(seat, shape) <= 1 + 1e-9
                assert -1e-9 <= outlook.prey(shape) <= rivals * 3 * ranks
