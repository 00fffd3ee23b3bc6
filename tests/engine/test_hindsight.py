"""Review of a round: every decision as it was, and the effects of other options."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from arschloch_gui.engine.climbing.events import Asked
from arschloch_gui.engine.events import CardsGiven, Event, Passed, Played
from arschloch_gui.engine.games import GAMES, family_of, presets
from arschloch_gui.engine.hindsight import foretold
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.review import review
from arschloch_gui.engine.shithead.events import BlindTurned
from deals import match_of
from long import mostly_long

NORMAL = ["arschloch", "dalmuti", "grossundklein", "seigneur", "shithead", "thirteen"]
PLAIN = (Played, Passed, CardsGiven)


def watched(match: Match, rounds: int, seed: int) -> list[list[tuple[Any, ...]]]:
    """Return rounds played at random, each with its decisions as they were made."""
    rng, found = Random(seed), []
    for _ in range(rounds):
        match.start_round()
        made = []
        while (seat := match.to_act) is not None:
            legal = match.legal()
            action = rng.choice(legal)
            if len(legal) > 1:
                view = match.family.view(match.state, seat)
                made.append((seat, match.plies.known_to(seat), view, legal, legal.index(action)))
            match.submit(seat, action)
        found.append(made)
    return found


@pytest.mark.parametrize("preset", mostly_long(sorted(presets()), normal=NORMAL))
def test_every_decision_is_found_as_its_seat_had_it(preset: str):
    match = match_of(preset, presets()[preset].players, 3)
    for round_no, made in enumerate(watched(match, 2, seed=1), 1):
        found = review(match, round_no).decided
        assert [(d.seat, d.number, d.view, d.legal, d.taken) for d in found] == made


@pytest.mark.parametrize("preset", mostly_long(sorted(presets()), normal=NORMAL))
def test_another_choice_is_told_as_it_would_have_been(preset: str):
    match = match_of(preset, presets()[preset].players, 4)
    watched(match, 2, seed=2)
    told = 0
    for decided in review(match, 2).decided:
        assert foretold(match.family, decided, decided.taken) is decided.events
        first = decided.events[0]
        if isinstance(first, PLAIN):
            # As if it had not been chosen: predicted from what the seat knew.
            again = foretold(match.family, replace(decided, taken=-1), decided.taken)
            assert again[0] == first
            told += 1
        other = (decided.taken + 1) % len(decided.legal)
        assert foretold(match.family, decided, other)
    assert told


def test_what_nobody_has_seen_is_not_foretold():
    asked = hidden("arschloch-hausregeln", lambda event: isinstance(event, Asked))
    assert asked
    assert all(event.got is None for event in asked)
    turned = hidden("shithead", lambda event: isinstance(event, BlindTurned))
    assert turned
    assert not any(event.cards or event.fits for event in turned)


def hidden(preset: str, tells: Callable[[Event], bool]) -> list[Any]:
    """Return the predicted effects of other options, as far as hidden cards decide them."""
    match = match_of(preset, presets()[preset].players, 4)
    watched(match, 2, seed=2)
    return [
        event
        for decided in review(match, 2).decided
        for option in range(len(decided.legal))
        if option != decided.taken
        for event in foretold(match.family, decided, option)
        if tells(event)
    ]


def test_every_family_is_among_those_of_a_normal_run():
    assert {family_of(preset) for preset in NORMAL} == set(GAMES)
