"""The simulator agrees with the engine: same moves, same hands, same places."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from ai.playout.side_by_side import play_both, random_round

from arschloch_gui.ai.climbing.lowest import LowestPlayer
from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.lowest import Lowest
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.supported_rules import inexpressible
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.presets import PRESETS
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng
from deals import cards, deal, rules
from long import times
from random_tables import table

TABLES = times(1, 200)
"""The number of random tables per preset: thousands in a long run."""


def any_move(seed: int):
    rng = Random(seed)

    def choose(state: RoundState, position: Position, legal: tuple[Any, ...]) -> int:
        return rng.randrange(len(legal))

    return choose


def lowest(state: RoundState, position: Position, legal: tuple[Any, ...]) -> int:
    view = SeatView.of(state, state.to_act)
    index = LowestPlayer().choose(view, legal, Rng(0))
    assert Lowest().choose(position) == position.moves()[index]
    return index


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_preset_is_played_as_by_the_engine(preset: str):
    catalogue = Catalogue(compile_rules(PRESETS[preset]))
    for seed in range(times(2, 50)):
        play_both(random_round(PRESETS[preset], seed), catalogue, seed, any_move(seed))


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_the_lowest_move_is_the_one_of_the_player(preset: str):
    catalogue = Catalogue(compile_rules(PRESETS[preset]))
    for seed in range(times(1, 30)):
        play_both(random_round(PRESETS[preset], seed), catalogue, seed, lowest, lowest=True)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_random_rules_are_played_as_by_the_engine(preset: str):
    for seed in range(TABLES):
        chosen = table(seed, preset)
        book = compile_rules(chosen.rules)
        if inexpressible(book):
            continue
        catalogue = Catalogue(book)
        state = random_round(chosen.rules, seed, chosen.deal)
        if seed % 3 == 2:
            play_both(state, catalogue, seed, lowest, lowest=True)
        else:
            play_both(state, catalogue, seed, any_move(seed))


def test_ranks_are_as_strong_as_in_the_rulebook():
    book = compile_rules(PRESETS["daifugo"])
    known = Catalogue(book)
    assert known.tables.strength[0] == [book.order[0][rank] for rank in known.layout.groups]
    assert known.tables.strength[0][0] == known.tables.strength[1][1] == 12, "2, and 3 reversed"


def test_where_all_pass_on_an_empty_table_the_fewest_cards_come_first():
    chosen = rules("arschloch", may_pass_lead=True, start_card_must_be_played=False)
    held = deal("7d 8d 9d | 7c | 8c 9c | 9h 10h jh qh")
    state = random_round(chosen, 1, held)
    play_both(state, Catalogue(compile_rules(chosen)), 1, passing)
    assert state.finished == (1, 2, 0, 3)


def test_a_leader_with_nothing_but_wild_cards_passes_the_card_on_that_has_to_open():
    opened = {"first_lead": "start_card", "next_lead": "start_card", "start_card": "2D"}
    chosen = rules("trouduc", two="wild_only", exchange="none", **opened)
    held = deal("2d 2c | 7c 8c | 8d 9c | 9h 10h", lead=0)
    state = random_round(chosen, 1, held)
    assert state.required == cards("2d")[0]
    play_both(state, Catalogue(compile_rules(chosen)), 1, any_move(1))


@pytest.mark.sampled
def test_after_too_many_passes_the_places_are_drawn():
    chosen = rules("daifugo", pass_lot=7)
    play_both(random_round(chosen, 1), Catalogue(compile_rules(chosen)), 1, passing)


@pytest.mark.sampled
def test_a_joker_alone_lifts_the_lock():
    chosen = rules("daifugo", spade3_sweeps=False, exchange="none")
    held = deal("5d 4c 9c | *r ks | 3s kd | qc qh | 7d 9d kh", lead=0)
    wanted = iter(cards("5d 7d *r 3s qc"))

    def choose(state: RoundState, position: Position, legal: tuple[Any, ...]) -> int:
        card = next(wanted, None)
        return 0 if card is None else legal.index(Play((card,)))

    state = random_round(chosen, 1, held)
    assert state.order == (0, 4, 1, 2, 3)
    play_both(state, Catalogue(compile_rules(chosen)), 1, choose)
    assert next(wanted, None) is None


def passing(state: RoundState, position: Position, legal: tuple[Any, ...]) -> int:
    return len(legal) - 1
