"""Possible hands of the other players, sampled as `expert` does in a trick."""

from __future__ import annotations

from collections.abc import Iterator

from arschloch_gui.ai.climbing.playout.catalogue import catalogue
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.reading import position_of
from arschloch_gui.ai.climbing.search.bounds import bounds
from arschloch_gui.ai.climbing.search.dealing import redealt
from arschloch_gui.ai.climbing.search.evidence import gathered
from arschloch_gui.ai.climbing.search.learned_policy import model_for
from arschloch_gui.ai.climbing.search.tributes import tributes
from arschloch_gui.ai.climbing.search.worlds import walk_from
from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng


def worlds(view: SeatView, count: int, seed: int = 1) -> Iterator[list[list[Card]]]:
    """Yield this many samples of the hands by seat."""
    known, generator = catalogue(view.book), Generator(seed)
    world = redealt(view, Rng(seed))
    position = position_of(known, world, generator)
    evidence = gathered(known, view, position, model_for(known.tables))
    evidence.tributes = tributes(known, view, world)
    walk = walk_from(known, view, position, evidence, generator, bounds(view, world))
    for _ in range(count):
        walk.go(20)
        yield [known.layout.unpack(hand) for hand in walk.hands[: len(view.counts)]]
