"""The quick loop for plain rules ends every round as the general one does with `lowest`."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.lowest import Lowest, play_out
from arschloch_gui.ai.climbing.playout.core.plain import PlainPlayout, play_lowest
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import NOBODY
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.conflicts import problems
from arschloch_gui.engine.climbing.presets import PRESETS
from arschloch_gui.engine.climbing.rules import Rules
from long import times
from tests.ai.playout.plays import dealt

PLAIN = {"arschloch", "trouduc", "trouduc-30", "trouduc-32", "double-deck"}


def plain_rules(rng: Random) -> Rules:
    """Rules the quick loop knows, in any combination."""
    return replace(
        PRESETS["trouduc"],
        players=rng.randint(3, 8),
        decks=rng.choice((1, 1, 2)),
        rank_order=rng.choice(("3-2", "2-A")),
        missing=tuple(rng.sample(("4D", "4C", "4H", "4S", "AS", "7H"), rng.choice((0, 2, 5)))),
        all_distinct=True,
        beat=rng.choice(("higher", "equal_or_higher")),
        max_set=rng.choice((0, 0, 1, 2, 3)),
        revolution=rng.choice(("none", "four")),
        two=rng.choice(("plain", "cuts")),
        eight_cuts=rng.random() < 0.3,
        clear_on_finish=rng.random() < 0.5,
        inherit=rng.choice(("next", "lowest_office", "highest_office")),
        last_card_penalty=rng.choice(((), ("A",), ("2", "7"))),
    )


def some_way_into(position: Position, rng: Random) -> Position:
    """The position after some random moves, if the round lasts so long."""
    position.to_act = rng.choice(position.order)
    rng.shuffle(position.offices)
    for _ in range(rng.randrange(40)):
        before = position.copy()
        position.apply(rng.choice(position.moves()))
        if position.is_over:
            return before
    return position


@pytest.mark.parametrize("seed", range(times(25, 2_000)))
def test_rounds_end_alike(seed: int):
    rng, generator = Random(seed), Generator(seed)
    rules = plain_rules(rng)
    assert not problems(rules)
    catalogue = Catalogue(compile_rules(rules))
    assert catalogue.tables.plain
    playout = PlainPlayout(catalogue.tables, catalogue.tables.plain)
    for _ in range(5):
        position = some_way_into(dealt(catalogue, generator), rng)
        before = position.hands[:]
        places = playout.play_out(position)
        assert position.hands == before
        assert places == play_out(position.copy(), Lowest())
        # Of a putsch it knows nothing, so it has to leave such a round to the general loop.
        position.putschist = rng.choice([NOBODY, *position.order])
        assert play_lowest(position.copy()) == play_out(position, Lowest())


def test_a_new_deal_is_played_by_it_with_every_card():
    catalogue, generator = Catalogue(compile_rules(PRESETS["trouduc"])), Generator(1)
    assert catalogue.tables.plain
    playout = PlainPlayout(catalogue.tables, catalogue.tables.plain)
    position, ranks = dealt(catalogue, generator), [rank for rank in range(13) for _ in range(4)]
    firsts = set()
    for _ in range(40):
        places = playout.play_deal(position, ranks, generator)
        assert sorted(places) == position.order
        firsts.add(places[0])
    assert firsts == set(position.order)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_the_presets_that_are_plain(preset: str):
    tables = Catalogue(compile_rules(PRESETS[preset])).tables
    assert (tables.plain is not None) == (preset in PLAIN)
