"""The endgame of two players: computed exactly, not estimated."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from every_card import every_card
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from arschloch_gui.ai.climbing import duel
from arschloch_gui.ai.climbing.duel import winning_action
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.table.public import ROUND_OVER
from deals import go, round_of, text_of
from endings import Reference, ending
from long import times
from players import decisions
from random_rules import presets_and_rules, repaired

OUT = "jd jc jh js ad ac ah as | "
"""Seat 0 goes out with unbeatable jacks and aces; then the other two are alone."""


def two_left(mine: str, theirs: str, **values: Any) -> RoundState:
    """Return a position with seats 1 and 2 alone with these cards, seat 1 to lead."""
    deck = {rank + suit for rank in ("7", "8", "9", "10", "J", "Q", "K", "A") for suit in "DCHS"}
    held = {*f"{OUT} {mine} {theirs}".upper().replace("|", " ").split()}
    state = round_of(
        f"{OUT}{mine} | {theirs}", lead=0, clear_on_finish=True, start_card_must_be_played=False,
        missing=sorted(deck - held), **values,
    )  # fmt: skip
    return go(state, "jd jc jh js", "-", "-", "ad ac ah as")


def winning(state: RoundState) -> set[str]:
    """Return the actions found to win, as text; each is queried alone."""
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


def test_tops_that_can_lock_other_suits_are_remembered_apart():
    # The nines lock the trick to the suits of the eights, so that the tens cannot answer.
    locking, free = (
        go(two_left(f"{low} 8s 10c 10s 7c", "9d 9s 7h", lock=True), f"{low} 8s")
        for low in ("8d", "8c")
    )
    search = duel._Search(2, 1, locking.book)
    assert search._wins(locking)
    assert not search._wins(free)
    assert winning(locking) == {"9D 9S"}
    assert winning(free) == set()


def after_one_card(text: str, **values: Any) -> RoundState:
    """Return a position after seat 0 has played its only card, a ten."""
    options = {"start_card_must_be_played": False, **values}
    state = go(round_of(f"10d | {text}", lead=0, **options), "10d")
    state.discarded = tuple(sorted(set(state.book.deck) - set(every_card(state))))
    return state


def test_who_inherits_by_lot_is_not_known_beforehand():
    # Seat 1 can only pass, and wins if it leads next.
    assert winning(after_one_card("7d 7h | 9d")) == {"-"}
    for seed in range(6):
        assert not winning(after_one_card("7d 7h | 9d", inherit="random", seed=seed))


def test_a_lot_that_may_end_the_round_is_no_win():
    # After the king, two passes end the trick, or the round by a draw.
    values = {"may_pass_lead": True, "owner_may_continue": True, "clear_on_finish": True}
    assert winning(after_one_card("kd 7d | 9d", **values)) == {"KD"}
    assert not winning(after_one_card("kd 7d | 9d", pass_lot=2, **values))
    assert "-" not in winning(go(after_one_card("9d | kd 7d", pass_lot=2, **values), "-"))


def test_a_rival_may_pass_the_lead_on_to_end_the_round_with_fewer_cards():
    # If both pass on an empty table, the fewest cards win. A lead would lose to the kings.
    state = two_left("kd kh 7d", "9d 8d", may_pass_lead=True, pass_policy="rejoin")
    assert winning(state) == {"7D", "KD", "KD KH"}


def brute(state: RoundState, seat: int) -> bool:
    """Return whether the seat beats the other with best play, without memory or shortcuts."""
    if state.phase == ROUND_OVER:
        return state.carry().offices[-1] != seat
    outcomes = [brute(CLIMBING.step(state, a, None), seat) for a in CLIMBING.legal(state)]
    return any(outcomes) if state.to_act == seat else all(outcomes)


SMALL = ["7d", "8d", "9d", "10d", "7c", "8c", "9c", "9h", "8h"]


@pytest.mark.sampled
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


@pytest.mark.sampled
@given(chosen=presets_and_rules(CLIMBING), seed=st.integers(0, 2**32))
@settings(max_examples=times(4, 15))
def test_a_won_ending_stays_won_under_random_rules(chosen: tuple[str, Any], seed: int):
    _, rules = chosen
    won = None
    for state, index in decisions(rules, ["regular"] * rules.players, seed):
        view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
        found = winning_action(view, legal, [index])
        # Once a seat is known to win, its choices are found to win to the end; with so few
        # cards, no search is abandoned.
        if sum(view.counts) > 7:
            continue
        if won == state.to_act and len(legal) > 1:
            assert found == index
        if found is not None:
            won = state.to_act


@pytest.mark.sampled
@given(
    chosen=presets_and_rules(CLIMBING),
    forced=st.lists(st.sampled_from(("lock", "may_pass_lead", "owner_may_continue")), unique=True),
    lot=st.integers(0, 6),
    seed=st.integers(0, 2**32),
)
@settings(max_examples=times(30, 120))
def test_small_endings_under_random_rules_agree_with_trying_everything(
    chosen: tuple[str, Any], forced: list[str], lot: int, seed: int
):
    preset, rules = chosen
    changed = replace(rules, pass_lot=lot, **dict.fromkeys(forced, True))
    state = ending(repaired(preset, changed), seed)
    assume(state is not None)
    assert state is not None
    view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
    assume(duel._is_open_duel(view))
    rival = next(seat for seat in state.holders() if seat != state.to_act)
    reference = Reference(state.to_act, rival)
    expected = {text_of(action) for action in legal if reference.wins_after(state, action)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(duel, "POSITIONS", 10**6)
        assert winning(state) == expected
