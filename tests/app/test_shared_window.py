"""A window shared by several tests is like new for each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from by_hand import Hands
from shared_window import SharedWindow, state_of
from window_states import counted_round, log, setup_rules

from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import wait_for


@pytest.fixture
def shared(request, build_game: Callable[[], Program], own_folders: Path) -> Iterator[SharedWindow]:
    made = SharedWindow(build_game, own_folders, getattr(request, "param", "start"))
    yield made
    made.close()


def at_the_table(hands: Hands, folder: Path) -> None:
    log(hands, folder)
    hands.strike("I")
    hands.strike("M")
    hands.session.choice.toggle(0)


def with_other_settings(hands: Hands, folder: Path) -> None:
    for name, value in {"language": "fr", "textScale": 2.0, "cloth": "blue", "speed": 2}.items():
        hands.game.settings.change(name, value)
    hands.window.resize(960, 600)
    hands.window.setProperty("page", "settings")
    wait_for(hands.stands, "the settings")


@pytest.mark.parametrize("shared", ["start", "table"], indirect=True)
@pytest.mark.parametrize("leave_behind", [at_the_table, with_other_settings])
def test_whatever_a_test_did_the_window_is_as_new(shared: SharedWindow, qtbot, tmp_path_factory,
                                                  leave_behind):  # fmt: skip
    game = shared.game()
    new = state_of(game)
    leave_behind(Hands(game, qtbot), tmp_path_factory.mktemp("record"))
    assert state_of(game) != new
    shared.tidy()
    assert shared.differed == {}
    assert shared.game() is game
    assert state_of(game) == new
    assert list(shared.home.rglob("*.arl")) == []


@pytest.mark.parametrize(
    ("leave_behind", "noticed"),
    [(setup_rules, "setup.preset"), (counted_round, "statistics.careerSentence")],
)
def test_what_cannot_be_undone_costs_the_window(shared: SharedWindow, qtbot, tmp_path_factory,
                                                leave_behind, noticed: str):  # fmt: skip
    game = shared.game()
    new = state_of(game)
    leave_behind(Hands(game, qtbot), tmp_path_factory.mktemp("record"))
    shared.tidy()
    assert noticed in shared.differed
    assert game.closed
    assert state_of(shared.game()) == new


def test_a_window_that_was_closed_is_replaced(shared: SharedWindow, qtbot):
    game = shared.game()
    Hands(game, qtbot).strike("Ctrl+Q")
    shared.tidy()
    assert shared.game() is not game
