"""`surplus`: cards that remain when the deck does not divide by the players."""

from __future__ import annotations

from typing import Any

import pytest

from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.family import Carry, RoundSetup
from deals import rules


def dealt(seed: int = 1, **values: Any) -> RoundState:
    """Return a deal of 32 cards for five players, two too many."""
    chosen = rules("arschloch", **{"players": 5, **values})
    return CLIMBING.start_round(
        chosen, RoundSetup(seed, 1, Carry(tuple(range(chosen.players)))), None
    )


def test_uneven_deals_them_all():
    state = dealt(surplus="uneven")
    assert state.aside == ()
    assert sorted(map(len, state.hands)) == [6, 6, 6, 7, 7]


@pytest.mark.parametrize(
    ("values", "aside"),
    [
        ({}, ("7C", "7H")),
        ({"start_card": "7C"}, ("7D", "7H")),
        ({"start_card": "AS"}, ("7D", "7C")),
        ({"rank_order": "8-7"}, ("8C", "8H")),
        ({"players": 7}, ("7C", "7H", "7S", "8D")),
        ({"missing": ["7D", "8D"]}, ()),
    ],
)
def test_chosen_open_lays_the_lowest_aside_but_never_the_start_card(
    values: dict[str, Any], aside: tuple[str, ...]
):
    state = dealt(surplus="chosen_open", **values)
    assert format_cards(state.aside) == aside
    assert state.aside_open
    assert len(set(map(len, state.hands))) == 1


@pytest.mark.parametrize(("how", "openly"), [("random_open", True), ("random_hidden", False)])
def test_random_lays_any_cards_aside(how: str, openly: bool):
    seen = {dealt(seed, surplus=how).aside for seed in range(30)}
    assert len(seen) > 20
    state = dealt(surplus=how)
    assert len(state.aside) == 2
    assert state.aside_open == openly
    assert len(set(map(len, state.hands))) == 1
    assert dealt(surplus=how) == dealt(surplus=how)
