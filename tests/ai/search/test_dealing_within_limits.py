"""Hidden cards are dealt again so that every seat holds only what it can hold."""

from __future__ import annotations

import pytest

from arschloch_gui.ai.climbing.search.dealing import _within
from arschloch_gui.engine.cards import rank_of
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.rng import Rng
from deals import cards, round_of

HANDS = "7d 8h 9s | 7c 8c 9d 10d | 7h 8d 9c 10h | 7s 8s 9h 10s"
SECOND = {rank_of(card) for card in cards("8c 9c")}
FIRST = {rank_of(card) for card in cards("7c 8c")}


@pytest.mark.parametrize("seed", range(8))
def test_a_deal_that_does_not_fit_is_dealt_again_as_a_whole(seed: int):
    """Seat 1 takes cards that seat 2 needs in some attempts; those are given up."""
    state = round_of(HANDS, lead=0)
    before = [list(hand) for hand in state.hands]
    limits = {1: lambda card: rank_of(card) in FIRST, 2: lambda card: rank_of(card) in SECOND}
    _within(state, CLIMBING.view(state, 0), limits, Rng(seed))
    assert state.hands[0] == before[0]
    assert sorted(card for hand in state.hands for card in hand) == sorted(
        card for hand in before for card in hand
    ), "each card is dealt once"
    assert [len(hand) for hand in state.hands] == [len(hand) for hand in before]
    fits = [{rank_of(card) for card in state.hands[seat]} for seat in (1, 2)]
    within = fits[0] <= FIRST and fits[1] <= SECOND
    assert within or state.hands == before, "after several attempts, nothing is changed"
