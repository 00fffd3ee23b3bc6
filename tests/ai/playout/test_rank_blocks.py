"""Hands are read in blocks of ranks, with the same result as card by card."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.rank_blocks import BLOCK_BITS, COUNT_BIT, MOST_TIMES
from arschloch_gui.engine.cards import rank_of
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.presets import PRESETS

GAMES = ("arschloch", "daifugo", "dalmuti", "double-deck", "tarot", "trouduc-joker")
"""Few and many ranks, suits, several decks, and jokers."""


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_holds_the_cards_that_were_packed(game: str):
    known, random = Catalogue(compile_rules(PRESETS[game])), Random(game)
    tables, ranks = known.tables, known.layout.groups
    for _ in range(200):
        hand = random.sample(known.book.deck, random.randint(0, len(known.book.deck)))
        packed, held = known.layout.pack(hand), Counter(map(rank_of, hand))
        assert tables.size(packed) == len(hand)
        assert tables.numbers(packed) == [held[rank] for rank in ranks]
        found, rest = dict[int, int](), packed
        for block in tables.ranks:
            for item in block.held[rest & block.mask]:
                found[ranks[item & (1 << COUNT_BIT) - 1]] = item >> COUNT_BIT
            rest >>= block.bits
        assert found == held


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("flipped", [0, 1])
def test_strengths_are_held_so_often(game: str, flipped: int):
    known, random = Catalogue(compile_rules(PRESETS[game])), Random(game)
    tables, order = known.tables, known.book.order[flipped]
    for _ in range(200):
        hand = random.sample(known.book.deck, random.randint(0, len(known.book.deck)))
        held = Counter(map(rank_of, hand))
        strengths = tables.strengths(known.layout.pack(hand), flipped)
        for times in range(1, MOST_TIMES + 1):
            often = {order[rank] for rank, count in held.items() if count >= times} - {-1}
            mask = strengths >> (times - 1) * tables.span & (1 << tables.span) - 1
            assert {at for at in range(tables.span) if mask >> at & 1} == often
        assert not strengths >> MOST_TIMES * tables.span


@pytest.mark.parametrize("game", GAMES)
def test_blocks_are_small(game: str):
    tables = Catalogue(compile_rules(PRESETS[game])).tables
    assert all(0 < block.bits <= BLOCK_BITS for block in tables.ranks)
    assert len(tables.ranks) < len(tables.strength[0])
