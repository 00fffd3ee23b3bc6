"""The story of a match for its log."""

from __future__ import annotations

import pytest
from matches_on_disk import played

from arschloch_gui.app.engine.story import MOST_ROUNDS, story_of
from arschloch_gui.engine.events import RoundStarted
from arschloch_gui.engine.games import presets


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
