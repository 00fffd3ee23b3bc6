"""A bargain is private to two players: the others' views of it, and their sampled worlds."""

from __future__ import annotations

import pytest

from arschloch_gui.engine.actions import Answer, Propose
from arschloch_gui.engine.climbing.events import Proposed
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng
from deals import about, cards, round_of

HANDS = "7d 8d 9d | 7c 8c jd | qd qc 10c | kd kc ad"


def bargaining() -> RoundState:
    """Return a round in which the highest has proposed and the lowest must answer."""
    state = round_of(HANDS, offices=(0, 1, 2, 3), exchange="negotiate")
    return CLIMBING.step(state, Propose(cards("7d 9d"), ("A", "K")), None)


@pytest.mark.parametrize("viewer", [0, 3])
def test_the_two_see_the_offer(viewer: int):
    assert about(SeatView.of(bargaining(), viewer)).offer == Propose(cards("7d 9d"), ("A", "K"))


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_others_see_only_that_there_is_one(viewer: int | None):
    offer = about(SeatView.of(bargaining(), viewer)).offer
    assert offer == Propose((), ())


def test_the_event_of_an_offer_tells_its_cards_to_the_two_alone():
    told = Proposed(0, 3, 2, cards("7d 9d"), ("A", "K"))
    assert [told.seen_by(seat) for seat in (0, 3)] == [told, told]
    for other in (1, 2, None):
        assert told.seen_by(other) == Proposed(0, 3, 2, (), ())


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_every_imagined_bargain_can_be_accepted_and_looks_the_same(viewer: int | None):
    view = SeatView.of(bargaining(), viewer)
    for seed in range(30):
        world = view.world(Rng(seed))
        assert SeatView.of(world, viewer) == view
        offer = about(world).offer
        assert set(offer.give) <= set(world.hands[0])
        if CLIMBING.refusal(world, Answer(True)) is None:
            after = CLIMBING.step(world, Answer(True), None)
            assert sum(map(len, after.hands)) == 12


def test_whoever_is_offered_cards_knows_where_they_are():
    assert SeatView.of(bargaining(), 3).known_holdings() == {0: list(cards("7d 9d"))}
