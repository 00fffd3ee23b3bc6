"""A press or a key changes a control once, and a screen reader is notified once."""

from __future__ import annotations

import sys

import pytest
from app.accessibility.conftest import Listener
from event_loop import run_pending
from PySide6.QtGui import QAccessible
from sent_events import Kind, Sent, sent_events

from arschloch_gui.app.tour.demonstration import wait_for

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="Qt's library is called by its name on Linux"
)


def by_keys(listener: Listener, name: str, *keys: str) -> list[Sent]:
    """Return the events sent while keys are pressed on the control of a name."""
    item = listener.find(name)
    item.forceActiveFocus()
    run_pending()
    with sent_events() as sent:
        for key in keys:
            listener.strike(key)
            run_pending()
    return sent


def by_mouse(listener: Listener, name: str) -> list[Sent]:
    """Return the events sent by a click on the control of a name."""
    at = listener.spot(name)
    with sent_events() as sent:
        listener.click(at)
        run_pending()
    return sent


def by_reader(listener: Listener, name: str) -> list[Sent]:
    """Return the events sent when a screen reader presses the control of a name."""
    found = QAccessible.queryAccessibleInterface(listener.find(name))
    actions = found.actionInterface()
    with sent_events() as sent:
        actions.doAction(actions.actionNames()[0])
        run_pending()
    return sent


def checked(*changes: tuple[str, bool]) -> list[Sent]:
    return [Sent(Kind.StateChanged, name, value) for name, value in changes]


@pytest.fixture
def setup(listener: Listener) -> Listener:
    listener.window.setProperty("page", "newMatch")
    wait_for(listener.stands, "the screen")
    listener.catch_up()
    return listener


def test_each_step_of_a_number_is_one_change_of_its_value(setup: Listener):
    sent = by_keys(setup, "playersRow:value", "Right", "Up", "Left", "Down")
    assert [each.value for each in sent if each.item == "playersRow:value"] == [5, 6, 5, 4]
    assert setup.game.setup.players == 4
    sent = by_mouse(setup, "playersRow:more")
    assert sent == [Sent(Kind.ValueChanged, "playersRow:value", 5)]
    # Values shown as words are sent as numbers.
    setup.game.setup.opponents.choose("mixed")
    run_pending()
    before = setup.game.setup.opponents.seats[0]
    sent = by_keys(setup, "opponent:0:value", "Right")
    assert [each.value for each in sent if each.item == "opponent:0:value"] == [before + 1]
    for game in ("thirteen", "arschloch", "dalmuti", "shithead"):
        setup.game.setup.choose(game)
        run_pending()
        shown = setup.find("playersRow:value").property("value")
        assert shown == setup.game.setup.players, "whatever its bounds are now"


def test_what_is_checked_is_sent_once_however_it_is_pressed(setup: Listener):
    # A picture or a choice sends one event when deselected and one when selected.
    chosen = setup.game.setup.preset
    other = next(each["value"] for each in setup.game.setup.variants if each["value"] != chosen)
    sent = by_mouse(setup, f"variant:{other}")
    assert sorted(each for each in sent if each.item.startswith("variant:")) == sorted(
        checked((f"variant:{chosen}", False), (f"variant:{other}", True))
    )
    for press in (by_keys, by_mouse, by_reader):
        more = ("Space",) if press is by_keys else ()
        now = not setup.game.settings.now.mild
        assert press(setup, "mildRow", *more) == checked(("mildRow", now)), press
        assert setup.game.settings.now.mild == now
    was, then = (f"level:{each['value']}" for each in setup.game.setup.opponents.choices[1:3])
    by_mouse(setup, was)
    for press in (by_mouse, by_reader):
        assert sorted(press(setup, then)) == sorted(checked((was, False), (then, True))), press
        assert press(setup, then) == [], "chosen already"
        was, then = then, was
