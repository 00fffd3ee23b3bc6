"""The story of a match for its log."""

from __future__ import annotations

import pytest
from matches_on_disk import played

from arschloch_gui.app.engine.story import MOST_ROUNDS, story_of
from arschloch_gui.engine.events import Reseated, RoundStarted
from arschloch_gui.engine.family import FixedDeal
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match


def begun(rounds: int) -> list[int]:
    """Return the rounds of the story of a match in its next round."""
    story = story_of(played(rounds=0, until=rounds, exchange="none"), 0)
    return [event.round_no for event in story if isinstance(event, RoundStarted)]


def test_the_story_has_every_round_up_to_a_limit_and_then_the_latest():
    assert begun(2) == [1, 2, 3]
    assert begun(MOST_ROUNDS - 1) == [*range(1, MOST_ROUNDS + 1)]
    assert begun(MOST_ROUNDS + 1) == [*range(3, MOST_ROUNDS + 3)]


@pytest.mark.parametrize("preset", ["arschloch", "thirteen", "seigneur"])
def test_in_every_game_a_story_begins_with_a_round(preset: str):
    story = story_of(played(preset, until=1, players=presets()[preset].players), 0)
    assert isinstance(story[0], RoundStarted)


@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_a_story_has_no_hand_that_only_others_see(viewer: int | None):
    assert all(event == event.seen_by(viewer) for event in story_of(played(until=1), viewer))


def test_a_fixed_deal_takes_seats_before_its_round_starts():
    match = played(until=1)
    given = Match(match.spec)
    given.start_round(FixedDeal(tuple(map(tuple, dealt_hands(match))), offices=(2, 0, 3, 1)))
    first, second, *_ = story_of(given, 0)
    assert isinstance(first, Reseated)
    assert isinstance(second, RoundStarted)


def dealt_hands(match: Match) -> list[list[int]]:
    """Return hands that the rules of a match allow."""
    fresh = Match(match.spec)
    fresh.start_round()
    return [list(hand) for hand in fresh.state.hands]
