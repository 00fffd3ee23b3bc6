"""Gifts are announced at the giver's seat, and the person's own one after another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from msgspec import structs

from arschloch_gui.app.engine.messages import Stepped
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.language import speak
from arschloch_gui.app.show.event_animations import EventAnimations
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.flights import Flights
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.engine.cards import parse_cards
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.events import CardsGiven
from arschloch_gui.engine.match import Match, MatchSpec, SeenEvent

NAMES = ("You", "Ben", "Cleo", "Dora", "Emil")


@pytest.fixture
def dealt(qapp) -> Iterator[tuple[TableState, Stepped]]:
    """Yield a stage with five hands on it, and a report without events."""
    rules = replace(CLIMBING.presets["arschloch"], players=5)
    match = Match(MatchSpec("arschloch", rules, NAMES, 3))
    match.start_round()
    snapshot = match.snapshot(0)
    stage = TableState(Seating(NAMES, tuple(range(5)), 0), table_of)
    stage.settle(snapshot)
    with speak("en"):
        yield stage, Stepped(1, 0, (), snapshot)


def told(stage: TableState, stepped: Stepped, *gifts: CardsGiven) -> list[tuple[dict, set]]:
    """Return the words at each seat and the gifts in the air, from moment to moment.

    The hands stay as they were dealt, because only the words matter here.
    """
    flights = Flights()
    events = tuple(SeenEvent(gift, stepped.snapshot) for gift in gifts)
    air: set[tuple[int, int]] = set()
    flights.given.connect(lambda giver, taker, *_: air.add((giver, taker)))
    moments: list[tuple[dict[int, str], set[tuple[int, int]]]] = []
    for step in EventAnimations(stage, flights).steps(structs.replace(stepped, events=events)):
        if not step.together:
            air.clear()
        step.act()
        if air:
            while moments and moments[-1][1] <= air:
                moments.pop()
            moments.append((dict(stage.sayings), set(air)))
    return moments


def test_gifts_that_cross_among_others_are_each_told_at_their_giver(dealt):
    stage, stepped = dealt
    [(said, air)] = told(stage, stepped, CardsGiven(1, 3, 1, ()), CardsGiven(3, 1, 1, ()))
    assert air == {(1, 3), (3, 1)}
    assert said == {1: "1 card for Dora!", 3: "1 card for Ben!"}
    assert stage.sayings == {}


def test_gifts_of_the_person_come_one_after_another(dealt):
    stage, stepped = dealt
    own = stepped.snapshot.view.hand[:2]
    moments = told(
        stage,
        stepped,
        CardsGiven(1, 3, 1, ()),
        CardsGiven(4, 0, 2, parse_cards(["7D", "8D"])),
        CardsGiven(0, 4, 2, own),
        CardsGiven(3, 1, 1, ()),
    )
    assert [air for _, air in moments] == [{(1, 3)}, {(4, 0)}, {(0, 4)}, {(3, 1)}]
    assert [said for said, _ in moments] == [
        {1: "1 card for Dora!"},
        {4: "2 cards for you!"},
        {0: "2 cards for Emil!"},
        {3: "1 card for Ben!"},
    ]
    assert [(gift.giver, gift.taker) for gift in stage.gifts] == [(4, 0), (0, 4)]
