"""The arrow keys go from answer to answer, and a key that can do nothing now says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from by_hand import Hands
from PySide6.QtQuick import QQuickItem
from window_states import STATES, leading

from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import wait_for
from long import long_param

pytestmark = pytest.mark.one_window(screen="table")


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    game.settings.change("autoPass", False)
    return Hands(game, qtbot)


def answers(hands: Hands) -> list[QQuickItem]:
    """The buttons beside the one with the keys, which can be pressed, from the left."""
    row = hands.window.activeFocusItem().parentItem()
    buttons = [
        item
        for item in row.childItems()
        if item.inherits("QQuickAbstractButton") and item.isVisible() and item.isEnabled()
    ]
    return sorted(buttons, key=lambda item: (item.y(), item.x()))


@pytest.mark.parametrize(
    "state",
    [
        "round_summary",
        "judged",
        *map(long_param, ("match_summary", "thirteen_summary", "tried_in_vain")),
    ],
)
def test_arrow_keys_reach_every_answer_of_a_sheet(hands, tmp_path, state):
    STATES[state](hands, tmp_path)
    hands.settle()
    found = answers(hands)
    assert len(found) > 1, state
    for _ in found:
        hands.strike("Left")
    reached = [hands.window.activeFocusItem()]
    for _ in found[1:]:
        hands.strike("Right")
        reached.append(hands.window.activeFocusItem())
    assert reached == found
    hands.strike("Right")
    assert hands.window.activeFocusItem() == found[-1]


IDLE = {
    "T": "No trick has been taken yet.",
    "Ctrl+Z": "There is nothing to undo.",
    "Ctrl+Y": "There is nothing to redo.",
}


def says(hands: Hands, sentence: str) -> Callable[[], bool]:
    """Return whether the notice is this sentence, as a condition to wait for."""
    return lambda: hands.session.choice.notice == sentence


def test_keys_that_can_do_nothing_say_so_in_one_line(hands, tmp_path):
    leading(hands, tmp_path)
    before = hands.session.snapshot
    for key, sentence in IDLE.items():
        hands.strike(key)
        wait_for(says(hands, sentence), sentence, 1)
        assert hands.find("notice").isVisible()
    assert hands.session.snapshot is before


def test_what_was_selected_stays_selected(hands, tmp_path):
    leading(hands, tmp_path)
    hands.session.choice.toggle(0)
    hands.strike("Ctrl+Z")
    assert hands.session.choice.notice == "There is nothing to undo."
    assert hands.session.choice.selectedCount == 1


def test_a_hint_or_a_play_is_not_offered_while_others_decide(hands, tmp_path):
    hands.open(tmp_path, deal=[["7D"], ["AC", "AD"], ["9H", "10H"], ["8S", "9S"]], lead=0)
    hands.game.settings.change("speed", 1)
    hands.session.choice.toggle(0)
    hands.session.turn.playSelection()
    wait_for(lambda: not hands.session.turn.mine, "the others' turn", 1)
    hands.strike("H")
    assert (
        hands.session.choice.notice == "You can ask for a hint when you have something to decide."
    )
    hands.strike(".")
    assert hands.session.choice.notice == "You have no cards to choose from right now."
