"""A rollout can end once the place of a seat is known, with the same place."""

from __future__ import annotations

from dataclasses import replace

import pytest
from ai.playout.plays import dealt

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.lowest import Lowest, place_of, play_out
from arschloch_gui.ai.climbing.playout.core.policy import Company
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import NOBODY
from arschloch_gui.ai.climbing.search.learned_policy import policy_for
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.presets import PRESETS
from deals import cards
from long import mostly_long, times

RULES = {**PRESETS, "penalised": replace(PRESETS["arschloch"], last_card_penalty=("A", "K", "9"))}


def start(catalogue: Catalogue, seed: int, putschist: int) -> Position:
    """Return a deal with randomness of its own."""
    position = dealt(catalogue, Generator(seed))
    position.putschist = putschist
    return position


@pytest.mark.sampled
@pytest.mark.parametrize("putschist", [NOBODY, 1])
@pytest.mark.parametrize("name", mostly_long(RULES, normal=["trouduc", "daifugo", "penalised"]))
def test_a_place_is_that_of_the_whole_round(name: str, putschist: int):
    catalogue = Catalogue(compile_rules(RULES[name]))
    learned = policy_for(catalogue.tables)
    for seed in range(times(6, 60)):
        for place, seat in enumerate(play_out(start(catalogue, seed, putschist), learned)):
            position = start(catalogue, seed, putschist)
            assert place_of(position, learned, seat) == place


def test_it_ends_when_the_place_is_known():
    catalogue = Catalogue(compile_rules(PRESETS["trouduc"]))
    first = play_out(start(catalogue, 3, NOBODY), Lowest())[0]
    position = start(catalogue, 3, NOBODY)
    place_of(position, Lowest(), first)
    assert not position.is_over


def test_in_company_everybody_plays_his_own_way():
    catalogue = Catalogue(compile_rules(PRESETS["trouduc"]))
    lowest, learned = Lowest(), policy_for(catalogue.tables)
    for seed in range(8):
        company = Company([learned if seat == 1 else lowest for seat in range(4)])
        together, apart = start(catalogue, seed, NOBODY), start(catalogue, seed, NOBODY)
        while not apart.is_over:
            apart.apply((learned if apart.to_act == 1 else lowest).choose(apart))
        assert play_out(together, company) == apart.finished


def test_the_lowest_card_is_discarded():
    catalogue = Catalogue(compile_rules(replace(PRESETS["arschloch"], run_of_three_bonus=True)))
    position, pack = dealt(catalogue, Generator(1)), catalogue.layout.pack
    position.take_up([pack(cards(hand)) for hand in ("9d jc 7h", "8d", "8h", "8s")])
    position.due = [0]
    position.apply(Lowest().choose(position))
    assert position.hands[0] == pack(cards("9d jc"))
