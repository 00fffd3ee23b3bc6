"""The simulator keeps the melds of hands that it has searched, which nobody may change."""

from __future__ import annotations

import pytest

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.lowest import Chooser, Lowest
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import MOST_KEPT, Tables
from arschloch_gui.ai.climbing.search.learned_policy import exchanging
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.presets import PRESETS
from arschloch_gui.engine.seating import successors

GAMES = ("arschloch", "daifugo", "trouduc-joker", "dalmuti")


def dealt(known: Catalogue, generator: Generator) -> Position:
    """Return a position before the first lead, with random hands."""
    order = list(range(known.book.rules.players))
    position = Position(known.tables, order, list(successors(tuple(order))), generator)
    cards = [1 << known.layout.shift[known.layout.slot_of[card]] for card in known.book.deck]
    generator.shuffle(cards)
    position.take_up([sum(cards[seat :: len(order)]) for seat in order])
    position.to_act = 0
    return position


def positions(known: Catalogue, chooser: Chooser, seed: int = 5) -> list[Position]:
    """Return the positions of a round."""
    position, found = dealt(known, Generator(seed)), list[Position]()
    while not position.is_over:
        found.append(position.copy())
        position.apply(chooser.choose(position))
    return found


def kept(tables: Tables) -> int:
    """Return the number of answers that are kept in the blocks of all situations."""
    blocks = [block for each in tables.situations.values() for block in each.blocks]
    return sum(len(block.rare) + len(block.known) - block.known.count(None) for block in blocks)


@pytest.mark.parametrize("game", GAMES)
def test_melds_are_found_again_after_they_were_forgotten(game: str):
    known = Catalogue(compile_rules(PRESETS[game]))
    met = positions(known, Lowest())
    before = [position.moves() for position in met]
    assert kept(known.tables) == known.tables.kept > 1
    known.tables._forget()
    assert kept(known.tables) == 0
    assert [position.moves() for position in met] == before
    assert sum(map(len, before)) > len(met)


@pytest.mark.parametrize("game", GAMES)
def test_melds_are_forgotten_when_there_are_too_many(game: str):
    known = Catalogue(compile_rules(PRESETS[game]))
    positions(known, Lowest())
    full = known.tables.kept = MOST_KEPT
    for position in positions(known, exchanging()):
        position.moves()
    # Others are forgotten for the first new answer, which is kept but not counted.
    assert 1 < kept(known.tables) == known.tables.kept + 1 < full


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("chooser", [Lowest(), exchanging()])
def test_no_choice_changes_the_melds_that_are_kept(game: str, chooser: Chooser):
    known = Catalogue(compile_rules(PRESETS[game]))
    met = positions(known, chooser)
    before = [list(position.melds()) for position in met]
    for position in met:
        chooser.choose(position)
        position.moves()
    assert [position.melds() for position in met] == before


@pytest.mark.parametrize("game", [*GAMES, "president-revolution"])
def test_the_kept_situation_is_the_one_that_would_be_looked_up(game: str):
    known = Catalogue(compile_rules(PRESETS[game]))
    kept_in_orders = set[int]()
    for position in (each for seed in range(40) for each in positions(known, Lowest(), seed)):
        kept, position.facing = position.facing, None
        if kept is not None:
            assert kept is position.situation()
            kept_in_orders.add(position.flipped if position.top else 0)
    assert kept_in_orders >= ({0, 1} if game == "president-revolution" else {0})
