"""The engine and a slow reference agree at every ply of the same rounds.

This confirms "legal actions equal a brute-force enumeration over all subsets of the hand" for hands
of up to thirteen cards in the middle of tricks.
"""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.thirteen.flow import DECK
from arschloch_gui.engine.thirteen.game import THIRTEEN
from arschloch_gui.engine.thirteen.rules import Rules
from arschloch_gui.engine.thirteen.state import RoundState
from reference_thirteen import Reference
from thirteen_rounds import choose, dealt

EACH = (1, 3, 5, 6, 7, 8, 9, 10)
"""The number of cards each; random rounds keep to some two thousand subsets per ply."""


def played(action: object) -> frozenset[str]:
    """Return an action in the reference's terms."""
    return frozenset(format_cards(action.cards)) if isinstance(action, Play) else frozenset()


def beside(state: RoundState) -> Reference:
    """Return the same round, as dealt, by the book."""
    return Reference(
        [list(format_cards(hand)) for hand in state.hands],
        cross_kind=state.rules.cross_kind,
        order=state.order,
        leader=state.to_act,
        first_card="" if state.offices else format_cards([state.required])[0],
    )


@given(seed=st.integers(0, 2**32), cross_kind=st.booleans(), each=st.sampled_from(EACH))
@example(seed=1, cross_kind=True, each=13)
@example(seed=2, cross_kind=False, each=13)
def test_both_games_agree_at_every_ply(seed: int, cross_kind: bool, each: int):
    state = dealt(seed, Rules(cross_kind=cross_kind), each=each)
    reference = beside(state)
    while state.to_act >= 0:
        assert not reference.over
        assert state.to_act == reference.to_act
        legal = THIRTEEN.legal(state)
        assert {played(action) for action in legal} == reference.legal()
        assert len(legal) == len(reference.legal())
        action = choose(state, seed)
        THIRTEEN.advance(state, action, None)
        reference.do(played(action))
    assert reference.over
    assert list(state.points()) == reference.points()


@given(seed=st.integers(0, 2**32), plies=st.integers(0, 40))
def test_any_cards_are_refused_or_not_as_the_second_game_says(seed: int, plies: int):
    state = dealt(seed)
    reference = beside(state)
    for _ in range(plies):
        action = choose(state, seed)
        THIRTEEN.advance(state, action, None)
        reference.do(played(action))
        if state.to_act < 0:
            return
    rng = Rng(seed, "others")
    for pool in (state.hands[state.to_act], DECK):
        for size in range(7):
            some = tuple(rng.shuffled(pool)[:size])
            allowed = bool(some) and reference.allowed(format_cards(some))
            assert (THIRTEEN.refusal(state, Play(some)) is None) == allowed
