"""The engine and a slow reference agree at every ply of the same rounds.

This confirms "legal actions equal a brute-force enumeration over all subsets of the hand".
"""

from __future__ import annotations

from big_a_rounds import choose, dealt
from hypothesis import example, given
from hypothesis import strategies as st
from reference_big_a import Reference

from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.big_a.deck import A_CARDS, DECK
from arschloch_gui.engine.big_a.game import BIG_A
from arschloch_gui.engine.big_a.rules import Rules
from arschloch_gui.engine.big_a.state import RoundState
from arschloch_gui.engine.cards import format_cards, parse_cards
from arschloch_gui.engine.rng import Rng

EACH = (1, 2, 3, 4, 5, 6, 7, 8)
"""The number of cards each; random rounds keep to some hundred subsets per ply."""
LAPS = ("one", "until_pass")


def played(action: object) -> tuple[str, ...]:
    """Return an action in the reference's terms."""
    return tuple(sorted(format_cards(action.cards))) if isinstance(action, Play) else ()


def beside(state: RoundState) -> Reference:
    """Return the same round, as dealt, by the book."""
    at = state.order.index(state.to_act)
    return Reference(
        {seat: list(format_cards(hand)) for seat, hand in enumerate(state.hands)},
        [*state.order[at:], *state.order[:at]],
        state.rules.laps,
    )


def assert_same_situation(state: RoundState, reference: Reference) -> None:
    assert (state.to_act < 0) == reference.over
    if not reference.over:
        assert state.to_act == reference.to_act
        assert state.tricks == reference.taken
    for seat, hand in reference.hands.items():
        assert sorted(format_cards(state.hands[seat])) == sorted(hand)
    assert list(format_cards(state.on_table)) == reference.on_table


@given(
    seed=st.integers(0, 2**32), laps=st.sampled_from(LAPS), each=st.sampled_from(EACH),
    players=st.integers(3, 9),
)  # fmt: skip
@example(seed=1, laps="one", each=12, players=3)
@example(seed=2, laps="until_pass", each=12, players=4)
def test_both_games_agree_at_every_ply(seed: int, laps: str, each: int, players: int):
    state = dealt(seed, Rules(players=players, laps=laps), each=each)
    reference = beside(state)
    while state.to_act >= 0:
        assert_same_situation(state, reference)
        legal = BIG_A.legal(state)
        assert {played(action) for action in legal} == reference.legal()
        assert len(legal) == len(reference.legal())
        action = choose(state, seed)
        BIG_A.advance(state, action, None)
        reference.do(played(action))
    assert_same_situation(state, reference)
    assert list(state.points()) == reference.points()


@given(seed=st.integers(0, 2**32), laps=st.sampled_from(LAPS), players=st.integers(3, 9))
def test_both_games_agree_from_the_deal_to_the_count(seed: int, laps: str, players: int):
    state = dealt(seed, Rules(players=players, laps=laps))
    reference = beside(state)
    while state.to_act >= 0:
        assert_same_situation(state, reference)
        assert all(reference.allowed(played(action)) for action in BIG_A.legal(state))
        action = choose(state, seed)
        BIG_A.advance(state, action, None)
        reference.do(played(action))
    assert_same_situation(state, reference)
    assert list(state.points()) == reference.points()


@given(seed=st.integers(0, 2**32), plies=st.integers(0, 40), laps=st.sampled_from(LAPS))
def test_any_cards_are_refused_or_not_as_the_second_game_says(seed: int, plies: int, laps: str):
    state = dealt(seed, Rules(laps=laps), each=9)
    reference = beside(state)
    for _ in range(plies):
        action = choose(state, seed)
        BIG_A.advance(state, action, None)
        reference.do(played(action))
        if state.to_act < 0:
            return
    rng = Rng(seed, "others")
    hand = state.hands[state.to_act]
    for size in range(7):
        some = tuple(sorted(rng.shuffled(hand)[:size]))
        allowed = bool(some) and reference.allowed(tuple(sorted(format_cards(some))))
        assert (BIG_A.refusal(state, Play(some)) is None) == allowed
    for card in (*A_CARDS, *parse_cards(["1", "13", "*"])):
        if card not in hand:
            assert BIG_A.refusal(state, Play((card,))).key == "not_held"
    assert set(hand) <= set(DECK)
