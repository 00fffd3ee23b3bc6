"""The two-player ending of Shithead: positions found to be won are won."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from every_card import every_card

from arschloch_gui.ai.levels import player
from arschloch_gui.ai.shithead.ending import Solver, ending_of, outcomes
from arschloch_gui.ai.shithead.players import searching_player
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.shithead.game import SHITHEAD
from arschloch_gui.engine.shithead.pile import NO_RANK
from arschloch_gui.engine.shithead.rules import Rules, deck_of
from arschloch_gui.engine.shithead.state import RoundState
from long import times
from shithead_rounds import shithead, text_of

QUICK = searching_player(playouts=16)


def ending(text: str, **more: Any) -> RoundState:
    """Return an ending in which seat 0 is to act and every other card is burned."""
    state = shithead(text, swap=False, **more)
    state.required = NO_RANK
    there = every_card(state)
    state.burned = tuple(card for card in deck_of(state.rules) if card not in there)
    assert state.to_act == 0
    return state


def known(state: RoundState) -> dict[str, bool]:
    """Return what is known of the actions, as text."""
    legal = SHITHEAD.legal(state)
    found = outcomes(SHITHEAD.view(state, state.to_act), legal)
    return {text_of(legal[index]): wins for index, wins in found.items()}


def chosen(level: str, state: RoundState) -> str:
    """Return the choice of a level, or with "expert" of the searching player, as text."""
    someone = QUICK if level == "expert" else player(level, "shithead")
    view, legal = SHITHEAD.view(state, 0), SHITHEAD.legal(state)
    return text_of(legal[someone.choose(view, legal, Rng(1))])


@pytest.mark.parametrize(
    ("text", "pile", "move"),
    [
        # The jack cannot answer a queen, so its owner picks up, and the eight goes out.
        ("qd 8c | jh", "", "QD"),
        # Three sevens at once would let the seven out.
        ("6d 7c 7d 7h | 2h 7s", "", "6D"),
        # After a two here, the ten must burn the pile, and nothing is left for the next one.
        ("2d 10h | 10c 8h", "4d qs", "10H"),
    ],
)
def test_an_ending_regular_would_lose_is_won(text: str, pile: str, move: str):
    state = ending(text, pile=pile)
    assert known(state) == {move: True}
    assert chosen("expert", state) == move
    assert chosen("regular", state) != move


def test_what_loses_for_certain_is_not_done():
    # Any answer to the six is a queen, and then nothing stops her from going out.
    state = ending("6d 7d | qd")
    assert known(state) == {"6D": False, "7D": False}
    assert chosen("expert", state) in ("6D", "7D")


def test_an_ending_with_a_hidden_card_is_left_to_playouts():
    assert ending_of(SHITHEAD.view(ending("qd 8c | jh"), 0)) is not None
    for hidden in ({"blind": "3d | "}, {"blind": " | 3d"}, {"stock": "3d"}):
        assert ending_of(SHITHEAD.view(ending("qd 8c | jh", **hidden), 0)) is None
    # After a partial deal, the other cards are nowhere, so the opponent's hand is unknown.
    assert ending_of(SHITHEAD.view(shithead("qd 8c | jh", pile="3d"), 0)) is None
    assert ending_of(SHITHEAD.view(ending("qd 8c | jh | 9d"), 0)) is None


@pytest.mark.sampled
def test_nothing_is_claimed_when_too_many_positions_are_met():
    state = ending("3d 5d 7d 9d jd | 4d 6d 8d qd kd", pile="3c")
    assert Solver(state.rules, most=3)._left == 3
    view, legal = SHITHEAD.view(state, 0), SHITHEAD.legal(state)
    assert set(outcomes(view, legal)) <= set(range(len(legal)))


def small_ending(seed: int) -> RoundState:
    """Return a random ending of a few cards under random rules."""
    dice = Random(seed)
    rules: dict[str, Any] = {
        "may_take": dice.random() < 0.3,
        "open_strictly_higher": dice.random() < 0.5,
    }
    if dice.random() < 0.3:
        rules |= {"joker": "reverse", "jokers": 2}
    deck = list(deck_of(Rules(players=2, **rules)))
    dice.shuffle(deck)
    cut = [dice.randint(1, 4), dice.randint(1, 3), dice.randint(0, 2), dice.randint(0, 2)]
    parts = [" ".join(format_cards(deck.pop() for _ in range(count))) for count in cut]
    table = " | ".join(" ".join(format_cards([deck.pop()])) for _ in range(2))
    pile = parts[2]
    return ending(f"{parts[0]} | {parts[1]}", pile=pile, open=table if cut[3] else "", **rules)


@pytest.mark.sampled
def test_who_is_said_to_win_does_so_against_any_play():
    won = lost = 0
    for seed in range(times(35, 2000)):
        state = small_ending(seed)
        verdict = known(state)
        if True in verdict.values():
            won += 1
            assert winner_of(state, Rng(seed), perfect=0) == 0
        elif len(verdict) == len(SHITHEAD.legal(state)):
            lost += 1
            assert winner_of(state, Rng(seed), perfect=1) == 1
    assert won > 10
    assert lost > 3


def winner_of(state: RoundState, rng: Rng, perfect: int) -> int:
    """Return who gets out first if one plays to win and the other at random."""
    state = state.clone()
    for _ in range(200):
        if state.to_act < 0:
            return state.finished[0]
        legal = SHITHEAD.legal(state)
        move = rng.below(len(legal))
        if state.to_act == perfect:
            found = outcomes(SHITHEAD.view(state, perfect), legal)
            assert True in found.values()
            move = next(index for index, wins in found.items() if wins)
        SHITHEAD.advance(state, legal[move], None)
    raise AssertionError("nobody gets out")
