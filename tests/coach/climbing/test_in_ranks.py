"""Decisions as rank numbers: 0 is the lowest rank of the exchange, jokers are the highest."""

from __future__ import annotations

import json
from typing import Any

import pytest

from arschloch_gui.coach.climbing.in_ranks import choices_in_ranks, hand_in_ranks
from arschloch_gui.coach.rules_of_thumb import ChoiceInRanks, HandInRanks
from arschloch_gui.engine.actions import PASS, Declare
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from deals import action, give, go, round_of

OTHERS = "7c 8c 9d 10d jd qh | 7h 8d 9c 10h js qc | 7s 8s 9h ac ah kc"


def choice(state: RoundState, given: Any) -> ChoiceInRanks:
    view = CLIMBING.view(state, state.to_act)
    (found,) = choices_in_ranks(view, [given])
    return found


def exchange(hand: str = "7d 8h 9s jc qd ks", **options: Any) -> RoundState:
    return round_of(f"{hand} | {OTHERS}", offices=range(4), **options)


def test_a_hand_is_numbered_from_the_lowest_rank():
    state = exchange(exchange="negotiate")
    assert hand_in_ranks(CLIMBING.view(state, 0)) == HandInRanks((0, 1, 2, 4, 5, 6), 8)


def test_the_rules_order_the_ranks_and_jokers_come_last():
    turned = ["A", "K", "Q", "J", "10", "9", "8", "7"]
    state = exchange(
        "7d 8h 9s jc qd *r", jokers=1, joker_exchangeable=True, exchange="negotiate",
        rank_order=turned,
    )  # fmt: skip
    assert hand_in_ranks(CLIMBING.view(state, 0)) == HandInRanks((2, 3, 5, 6, 7, 8), 8)
    assert choice(state, give("*r 7d", 3)) == ChoiceInRanks((7, 8))


def test_a_gift_gives_its_ranks_in_ascending_order():
    assert choice(exchange(), give("ks 8h", 3)) == ChoiceInRanks((1, 6))


def test_a_question_asks_for_a_rank():
    state = exchange(exchange="ask")
    assert choice(state, action(state, '{"ask": "A"}')) == ChoiceInRanks((), (7,), says=True)


def test_an_offer_names_both_sides_and_its_answer_is_a_yes_or_a_no():
    state = exchange(exchange="negotiate")
    offer = json.dumps({"propose": {"give": ["KS", "QD"], "want": ["K", "9"]}})
    assert choice(state, action(state, offer)) == ChoiceInRanks((5, 6), (2, 6))
    state = go(state, offer)
    accept, refuse = (action(state, f'{{"answer": {word}}}') for word in ("true", "false"))
    assert choice(state, accept) == ChoiceInRanks((2, 6), (5, 6), says=True)
    assert choice(state, refuse) == ChoiceInRanks(says=False)


@pytest.mark.parametrize(("given", "says"), [(Declare("putsch"), True), (PASS, False)])
def test_a_declaration_is_a_yes_or_a_no(given: Any, says: bool):
    assert choice(exchange(), given) == ChoiceInRanks(says=says)
