"""Nothing covers anything else, is cut off or leaves the window, in any state of any game.

Every state of `window_states`, and the first moment of each kind in every game, are checked with
the largest letters in German, in the smallest window and in the usual one.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from by_hand import Hands
from event_loop import remaining
from near_changes import near_states, with_near
from table_moments import DEALING, NEXT, moments, sizes
from window_states import STATES

from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import wait_for
from arschloch_gui.engine.games import presets
from geometry import faults

LEAST_WINDOW, USUAL = (640, 400), (1280, 800)


def faults_in_both(game: Program) -> list[str]:
    """Return the faults in either size, one line each."""
    game.settings.change("textScale", 2.0)
    game.settings.change("language", "de")
    found = []
    for wide, high in (LEAST_WINDOW, USUAL):
        game.window.resize(wide, high)
        # Items that choose a place of their own need several frames.
        wrong = remaining(game.window, partial(faults, game.window))
        found += [f"{wide}×{high}: {fault}" for fault in wrong]
    return found


@pytest.mark.parametrize(
    "state", with_near(STATES, normal=["offered"], near=near_states(STATES), most=1)
)
def test_nothing_covers_anything_in_any_state(game: Program, qtbot, tmp_path: Path, state: str):
    STATES[state](Hands(game, qtbot), tmp_path)
    found = faults_in_both(game)
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("preset", presets())
def test_nothing_covers_anything_in_any_game(game: Program, qtbot, tmp_path: Path, preset: str):
    game.settings.change("autoPass", False)
    found = []
    for players in dict.fromkeys(sizes(preset)):
        for moment in moments(preset, players):
            # Decisions of other players are over before they can be checked.
            if moment.kind[2:3] not in (("own",), ()) or moment.kind in (DEALING, NEXT):
                continue
            before = game.session.snapshot
            game.session.openRecord(str(moment.put(tmp_path)))
            wait_for(lambda: game.session.snapshot is not before, moment.name)  # noqa: B023
            wait_for(lambda: not game.session.pace.busy, moment.name)
            found += [f"{moment.name}: {fault}" for fault in faults_in_both(game)]
    assert not found, "\n".join(found)
