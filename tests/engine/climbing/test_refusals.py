"""The reason of a refusal is the true one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arschloch_gui.engine.actions import Play, Propose
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.melds import RUN_TIMES, Meld
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rulemods.run_reach import reach
from arschloch_gui.engine.family import Carry, Refusal, RoundSetup
from deals import about, cards, go, play, refused, round_of
from random_rules import presets_and_rules

MOST_PLIES = 60


def test_two_equals_have_to_be_matched_and_not_beaten():
    state = go(round_of("7d 9d | 7c 10d | 8d kd 7h", match_or_skip=True, lead=0), "7d", "7c")
    assert CLIMBING.refusal(state, play("kd")) == Refusal.of("must_match", rank="7")
    assert refused(state, "8d kd") == "mixed_ranks"
    assert refused(state, "7h") == ""


def test_an_equal_of_another_suit_is_refused_for_the_lock():
    rules: dict[str, Any] = {"match_or_skip": True, "lock": True, "decks": 2}
    state = go(round_of("7d 9d | 7d 10d | 7d 7h kd", lead=0, **rules), "7d", "7d")
    assert refused(state, "7h") == "locked"
    assert refused(state, "kd") == "must_match"


@pytest.mark.parametrize(
    ("wild", "rules"),
    [
        ("2d", {"deck": "french52", "rank_order": "3-2", "two": "wild_only"}),
        ("2d 2c", {"deck": "french52", "rank_order": "3-2", "two": "wild_only"}),
        ("*R", {"jokers": 2, "joker": "wild", "runs": "same_set"}),
    ],
)
def test_wild_cards_alone_are_refused_for_that_and_not_for_their_ranks(wild, rules):
    state = round_of(f"{wild} 9d 10c | 7c 10d | 8d kd", lead=0, **rules)
    assert refused(state, wild) == "wild_alone"
    assert refused(state, f"{wild} 9d") == ""


def test_a_bargain_names_the_card_or_the_rank_that_will_not_do():
    rules: dict[str, Any] = {
        "exchange": "negotiate",
        "jokers": 2,
        "joker": "high",
        "joker_exchangeable": False,
    }
    state = round_of("*R 9d kd | 7c 8h | 8d 10c ad", offices=(0, 1, 2), **rules)
    assert state.phase == "exchange"
    count = about(state).pair.count

    def why(give: str, *want: str) -> Refusal | None:
        return CLIMBING.refusal(state, Propose(cards(give)[:count], want[:count]))

    assert why("*R 9d", "K", "K") == Refusal.of("not_exchangeable", card="*R")
    assert why("9d kd", "PH", "PH") == Refusal.of("rank_not_asked", rank="PH")
    assert why("9d kd", "K", "K") is None


def is_higher(state: RoundState, meld: Meld, top: Meld) -> bool:
    """Return whether a play ranks above the top in the current order, by rank or last card."""
    if meld.kind in RUN_TIMES:
        last, of_top = reach(state.book, meld)[1], reach(state.book, top)[1]
        return last < of_top if state.reversed else last > of_top
    order = state.book.order[state.reversed]
    return order[meld.rank] > order[top.rank]


@given(chosen=presets_and_rules(CLIMBING), seed=st.integers(0, 2**32))
def test_only_what_is_not_higher_is_too_low(chosen, seed: int):
    _, rules = chosen
    rng = Random(seed)
    order = tuple(range(rules.players))
    state = CLIMBING.start_round(rules, RoundSetup(seed, 2, Carry(order, order)), None)
    for _ in range(MOST_PLIES):
        if state.to_act < 0:
            return
        top = state.top
        for meld in state.book.melds(state.hands[state.to_act]) if top and not state.due else ():
            alike = (meld.kind, meld.size) == (top.kind, top.size)
            refusal = CLIMBING.refusal(state, Play(meld.cards, meld.as_rank)) if alike else None
            if refusal is not None and refusal.key in ("too_low", "too_low_reversed"):
                assert not is_higher(state, meld, top)
                assert (refusal.key == "too_low_reversed") == state.reversed
        legal = CLIMBING.legal(state)
        plays = [action for action in legal if isinstance(action, Play)]
        CLIMBING.advance(state, rng.choice(plays or legal), None)
