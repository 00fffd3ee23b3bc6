"""The plays of earlier rounds are public knowledge, so a view contains them."""

from __future__ import annotations

from typing import Any

import pytest

from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.marks import OFFICES_DRAWN
from arschloch_gui.engine.climbing.past import REMEMBERED, PastRound
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.rng import Rng
from deals import rules


def played(preset: str, rounds: int, **options: Any) -> list[RoundState]:
    """Return the ends of this many rounds of a match, and the start of the next one."""
    chosen, rng = rules(preset, **options), Rng(5)
    carry, states = Carry(tuple(range(chosen.players))), []
    for number in range(1, rounds + 1):
        state = CLIMBING.start_round(chosen, RoundSetup(5, number, carry), None)
        while state.to_act >= 0:
            CLIMBING.advance(state, rng.choice(CLIMBING.legal(state)), None)
        states.append(state)
        carry = state.carry()
    return [*states, CLIMBING.start_round(chosen, RoundSetup(5, rounds + 1, carry), None)]


def as_seen(over: RoundState) -> PastRound:
    """Return what is remembered of a finished round."""
    return PastRound(over.order, over.offices, over.history, tuple(map(tuple, over.hands)))


def test_nothing_is_remembered_in_a_first_round():
    (first,) = played("arschloch", 0)
    assert CLIMBING.view(first, 0).before == ()


@pytest.mark.parametrize("seat", [0, 3, None])
def test_everybody_remembers_what_was_laid_and_what_was_left(seat: int | None):
    first, second, now = played("arschloch", 2)
    assert CLIMBING.view(now, seat).before == (as_seen(first), as_seen(second))
    assert second.offices == first.finished


def test_what_was_left_is_all_that_was_not_laid():
    _, over, now = played("trouduc", 2)
    (past,) = now.before[-1:]
    on_table = [card for _, meld in past.history if meld for card in meld.cards]
    left = [card for hand in past.left for card in hand]
    assert sorted([*on_table, *left]) == sorted(CLIMBING.cards.deck(over.book.rules))


def test_only_the_last_rounds_are_remembered():
    *over, now = played("president-sober", REMEMBERED + 2)
    assert now.before == tuple(map(as_seen, over[-REMEMBERED:]))


def test_where_offices_are_forgotten_what_was_laid_is_not():
    first, second, now = played("daifugo", 2, forget_offices=2)
    assert now.offices == ()
    assert now.before == (as_seen(first), as_seen(second))


def test_where_seats_are_drawn_anew_it_is_not_either():
    first, second, now = played("career", 2, first_seating="draw", forget_offices=2)
    assert now.marks[OFFICES_DRAWN]
    assert now.before == (as_seen(first), as_seen(second))
