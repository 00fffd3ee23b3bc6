"""The last two: worked out, not guessed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arschloch_gui.ai.climbing import duel
from arschloch_gui.ai.climbing.duel import winning_action
from arschloch_gui.engine.climbing.family import CLIMBING
from arschloch_gui.engine.climbing.state import ROUND_OVER, RoundState
from deals import go, round_of, text_of
from players import decisions
from random_rules import presets_and_rules

OUT = "jd jc jh js ad ac ah as | "
"""Seat 0 goes out with jacks and aces that nobody can answer, then the other two are alone."""


def two_left(mine: str, theirs: str, **values: object) -> RoundState:
    """Seats 1 and 2 alone with these cards, seat 1 to lead; no other card is in the deck."""
    deck = {rank + suit for rank in ("7", "8", "9", "10", "J", "Q", "K", "A") for suit in "DCHS"}
    held = {*f"{OUT} {mine} {theirs}".upper().replace("|", " ").split()}
    state = round_of(
        f"{OUT}{mine} | {theirs}", lead=0, clear_on_finish=True, start_card_must_be_played=False,
        missing=sorted(deck - held), **values,
    )  # fmt: skip
    return go(state, "jd jc jh js", "-", "-", "ad ac ah as")


def winning(state: RoundState) -> set[str]:
    """The actions found to win, as text; each is asked about alone."""
    view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
    return {text_of(a) for i, a in enumerate(legal) if winning_action(view, legal, [i]) == i}


def test_of_several_winning_actions_the_first_asked_about_is_taken():
    state = two_left("7d 8d kd", "9d qd")
    view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
    assert [text_of(action) for action in legal] == ["7D", "8D", "KD"]
    assert winning_action(view, legal, [2, 1, 0]) == 1
    assert winning_action(view, legal, [0, 1, 2]) == 0
    assert winning_action(view, legal, [2]) is None


def test_the_king_has_to_be_kept_until_the_rival_has_followed():
    assert winning(two_left("7d 8d kd", "9d qd")) == {"7D", "8D"}


def test_a_pair_wins_where_the_rival_has_only_singles():
    assert winning(two_left("7d 7c 8d", "9d qd")) == {"7D 7C"}


def test_a_lost_ending_has_no_winning_action():
    assert winning(two_left("7d 8d", "9d")) == set()


def test_more_than_one_rival_is_left_to_judgement():
    assert not winning(round_of("7d kd | 9d qd | 10d", lead=0))


def test_cards_that_may_be_elsewhere_are_left_to_judgement():
    state = go(round_of("as ah | 7d kd | 9d qd", lead=0, clear_on_finish=True), "ah as")
    assert not winning(state)


def test_a_search_that_grows_too_large_is_given_up(monkeypatch: pytest.MonkeyPatch):
    state = two_left("7d 8d 9d 10d", "7c 8c 9c 10c")
    assert winning(state)
    monkeypatch.setattr(duel, "POSITIONS", 3)
    assert not winning(state)


def brute(state: RoundState, seat: int) -> bool:
    """Whether the seat gets ahead of the other with best play of both; no memory, no shortcuts."""
    if state.phase == ROUND_OVER:
        return CLIMBING.carry(state).offices[-1] != seat
    outcomes = [brute(CLIMBING.step(state, a, None), seat) for a in CLIMBING.legal(state)]
    return any(outcomes) if state.to_act == seat else all(outcomes)


SMALL = ["7d", "8d", "9d", "10d", "7c", "8c", "9c", "9h", "8h"]


@given(
    st.permutations(SMALL),
    st.integers(1, 3),
    st.integers(2, 4),
)
@settings(max_examples=40)
def test_small_endings_agree_with_trying_everything(cards: list[str], mine: int, theirs: int):
    state = two_left(" ".join(cards[:mine]), " ".join(cards[mine : mine + theirs]))
    legal = CLIMBING.legal(state)
    expected = {text_of(a) for a in legal if brute(CLIMBING.step(state, a, None), state.to_act)}
    assert winning(state) == expected


@given(chosen=presets_and_rules(CLIMBING), seed=st.integers(0, 2**32))
@settings(max_examples=15)
def test_a_won_ending_stays_won_under_random_rules(chosen: tuple[str, Any], seed: int):
    _, rules = chosen
    won = None
    for state, index in decisions(rules, ["regular"] * rules.players, seed):
        view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
        found = winning_action(view, legal, [index])
        # Once a seat is known to win, its choices are found to win up to the end; with so few
        # cards no search is given up.
        if sum(view.counts) > 7:
            continue
        if won == state.to_act and len(legal) > 1:
            assert found == index
        if found is not None:
            won = state.to_act
