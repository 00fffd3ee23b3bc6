"""Selected cards, and the plays they can still become."""

from __future__ import annotations

from arschloch_gui.engine.cards import rank_of, suit_of
from arschloch_gui.engine.together import can_be_joined
from deals import cards


def is_suited(some: tuple[int, ...]) -> bool:
    return len(set(map(suit_of, some))) == 1


def test_a_run_of_one_suit_is_completed_with_its_own_cards_before_others_of_their_rank():
    hand, run = cards("7d 8c 8d 9d"), cards("7d 8d 9d")
    assert can_be_joined(cards("7d"), hand, [run], rank_of, is_suited)
    assert not can_be_joined(cards("8c"), hand, [run], rank_of, is_suited)
