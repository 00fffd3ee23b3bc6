"""The effects of clicks on the window's controls, listed for `test_every_control.py`.

An effect brings a window into a state, clicks there, and checks the result in the program.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from clicks import Clicks

from arschloch_gui.app.tour.demonstration import wait_for

Effect = Callable[[Clicks, Path], None]
EFFECTS: dict[Effect, frozenset[str]] = {}


def uses(file: str, *names: str) -> Callable[[Effect], Effect]:
    """Register the controls of a QML file that an effect uses, by their `qml_controls` names."""

    def taken(effect: Effect) -> Effect:
        found = {f"{file}/{name}" for name in names}
        EFFECTS[effect] = EFFECTS.get(effect, frozenset()) | found
        return effect

    return taken


def page(person: Clicks) -> str:
    """Return the current screen."""
    return str(person.window.property("page"))


def comes_to(person: Clicks, screen: str) -> None:
    """Check that a click has led to a screen."""
    wait_for(lambda: page(person) == screen, screen)
    wait_for(lambda: person.find(screen + "Screen") is not None, screen)


def returns(person: Clicks, screen: str) -> None:
    """Go back with the back button of a screen."""
    wait_for(lambda: person.find("backButton") is not None, "the way back")
    person.use("backButton")
    assert page(person) == screen


def seen(person: Clicks, name: str) -> bool:
    """Return whether an item of this name is visible."""
    item = person.find(name)
    return item is not None and item.isVisible()


def menu(person: Clicks, entry: str) -> None:
    """Choose an entry of the menu at the table."""
    person.use("menuButton")
    wait_for(lambda: seen(person, "menu:continue"), "the menu")
    person.use("menu:" + entry)
    wait_for(lambda: not seen(person, "menu:continue"), "the end of the menu")


def acted(person: Clicks, ply: int) -> None:
    """Wait until an action was played and it is the person's turn again."""
    person.qtbot.waitUntil(lambda: person.session.snapshot.ply > ply)
    person.settle()
