"""Every level at unlikely tables; the long version is `tests/bench/soak.py --random`.

No player is replaced on failure, so any exception fails the test.
"""

from __future__ import annotations

import pytest

from arschloch_gui.ai.arena import simulate
from arschloch_gui.ai.climbing.shapes import (
    Shape,
    beaters,
    penalised_ranks,
    set_ranks,
    takes_trick,
    victims,
)
from arschloch_gui.ai.levels import REFERENCES
from arschloch_gui.engine.cards import RANK_OF_NAME, TRUMP_NAMES, TRUMPS, rank_of
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.melds import SET
from arschloch_gui.engine.climbing.rulemods.trumps import MOST
from arschloch_gui.engine.games import family_of, presets, problems_of
from deals import rules
from long import mostly_long
from random_tables import RandomTable, play, seeds, table


@pytest.mark.sampled
@pytest.mark.parametrize("seed", seeds(2 * len(presets())))
def test_every_level_plays_at_tables_of_random_rules(seed: int):
    play(table(seed))


@pytest.mark.sampled
def test_the_tables_have_what_players_stumble_over():
    tables = [table(seed) for seed in range(130)]
    assert {chosen.preset for chosen in tables} == set(presets())
    assert {family_of(chosen.preset).key for chosen in tables if _odd(chosen)} == {
        "climbing", "shithead", "seigneur", "big_a",
    }  # fmt: skip
    for at in tables:
        assert not problems_of(at.preset, at.rules), at
        assert len(set(at.levels)) == min(len(REFERENCES), at.rules.players), at
    climbing = [at.rules for at in tables if family_of(at.preset).key == "climbing"]
    assert sum(bool(set(r.missing) & set(TRUMP_NAMES)) for r in climbing) > 1
    assert sum(bool(r.missing) for r in climbing) > 30
    assert sum(r.decks > 1 for r in climbing) > 15
    assert sum(bool(r.jokers) for r in climbing) > 15
    assert sum(at.deal is not None for at in tables) > 8


def _odd(chosen: RandomTable) -> bool:
    return chosen.rules.players % 2 == 1


@pytest.mark.sampled
def test_regular_plays_tarot_with_a_trump_missing():
    chosen = rules("tarot", missing=["T12"])
    simulate(chosen, "tarot", ("regular",) * 4, rounds=3, seed=1)


@pytest.mark.parametrize(
    "missing",
    mostly_long(
        [*([name] for name in TRUMP_NAMES), list(TRUMP_NAMES)],
        normal=[["T1"], ["T12"], ["T21"], list(TRUMP_NAMES)],
    ),
)
def test_a_row_may_be_named_by_a_trump_that_is_missing(missing: list[str]):
    book = compile_rules(rules("tarot", missing=missing, last_card_penalty=["K"]))
    for size in range(1, MOST + 1):
        for rank in map(rank_of, TRUMPS):
            shape = Shape(SET, size, rank)
            for reversed_ in (False, True):
                beaters(book, reversed_, shape)
                victims(book, reversed_, shape)
            takes_trick(book, shape)
    penalised_ranks(book)


def test_a_row_that_ends_in_a_missing_trump_is_reckoned_with():
    # Trump 1 or 21 can replace it.
    book = compile_rules(rules("tarot", missing=["T12"]))
    twelve = RANK_OF_NAME["T12"]
    assert twelve in set_ranks(book, 2)
    assert twelve not in set_ranks(book, 1)
    pair = Shape(SET, 2, RANK_OF_NAME["T11"])
    assert Shape(SET, 2, twelve) in beaters(book, False, pair)
