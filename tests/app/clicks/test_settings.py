"""Every setting is changed by mouse and keys, shown, and written to the file.

The controls are found by walking the screen. A setting without a control fails by its name, and so
does a control that nothing here can use.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from clicks import Clicks, called, controls, is_a, plain
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.settings.values import DEFAULTS, Settings
from arschloch_gui.app.tour.demonstration import wait_for
from long import IS_LONG

ELSEWHERE = {
    # chosen in the match setup
    "company", "seatLevels", "lastPreset", "houseRules", "ownGames", "renamedGames",
    # chosen in practice
    "practised",
    # of the window itself, and whether the first steps were shown
    "windowWidth", "windowHeight", "windowPosition", "maximised", "fullScreen", "guided",
}  # fmt: skip
"""Settings without a control on the settings screen (test_every_control.py)."""


def test_every_setting_is_changed_by_mouse_and_keys(person: Clicks, own_folders: Path):
    """A normal run uses one value of each setting, a long one all of them."""
    person.press_on(person.named("settingsButton"))
    wait_for(lambda: person.find("nameRow") is not None, "the settings")
    column = person.named("nameRow").parentItem()
    changed: dict[str, str] = {}
    for row in column.childItems():
        if controls(row):
            fields = Row(person, row).use()
            assert not fields & changed.keys(), (called(row), fields)
            changed |= dict.fromkeys(fields, called(row))
    assert changed.keys() ^ set(Settings.__struct_fields__) == ELSEWHERE
    left = [
        each for each in controls(person.named("settingsScreen")) if not is_inside(each, column)
    ]
    assert [each.objectName() for each in left if not is_bar(each)] == ["backButton"]
    stands_in_the_file(person, own_folders)


def stands_in_the_file(person: Clicks, folder: Path) -> None:
    """Check that the changes are written after a moment."""
    now = person.game.settings.now
    wait_for(lambda: any((folder / "config").rglob("settings.json")), "the file")
    (file,) = (folder / "config").rglob("settings.json")

    def written() -> bool:
        found = json.loads(file.read_text("utf-8"))
        return all(found.get(name) == getattr(now, name) for name in differing(DEFAULTS, now))

    wait_for(written, "the file")


def differing(before: Settings, after: Settings) -> dict[str, Any]:
    """Return the settings that have changed, with their new values."""
    names = Settings.__struct_fields__
    return {
        name: getattr(after, name)
        for name in names
        if getattr(after, name) != getattr(before, name)
    }


class Row:
    """A line of the screen with one or more controls for one setting."""

    def __init__(self, person: Clicks, item: QQuickItem) -> None:
        self.person, self.item = person, item
        self._fields: set[str] = set()

    def use(self) -> set[str]:
        """Use its controls, and return the names of the settings they change."""
        found = controls(self.item)
        chips = [each for each in found if is_chip(each)]
        for chip in self._tried(chips):
            self._choose(chip, chips)
        for control in found:
            if is_a(control, "SwitchRow"):
                self._switch(control)
            elif control.inherits("QQuickSlider"):
                self._slide(control)
            elif control.inherits("QQuickTextField"):
                self._write(control)
            else:
                assert control in chips, f"nothing knows how to use {called(control)}"
        return self._fields

    def _tried(self, chips: list[QQuickItem]) -> list[QQuickItem]:
        others = [chip for chip in chips if not chip.property("checked")]
        return chips if IS_LONG else others[-1:]

    def _now(self) -> Settings:
        return self.person.game.settings.now

    def _change(self, before: Settings) -> dict[str, Any]:
        """Return the change since, which must be to this row's setting alone."""
        changed = differing(before, self._now())
        self._fields |= changed.keys()
        return changed

    def _choose(self, chip: QQuickItem, chips: list[QQuickItem]) -> None:
        before, was_chosen = self._now(), chip.property("checked")
        self.person.press_on(chip)
        change = self._change(before)
        assert bool(change) != was_chosen, called(chip)
        assert [each for each in chips if each.property("checked")] == [chip], called(chip)
        value = value_of(chip)
        if list(change) not in ([], ["mixedLevels"]) and value not in ("large", "four", "both"):
            assert list(change.values()) == [value], called(chip)
        before = self._now()
        self.person.strike("Right")
        at = (chips.index(chip) + 1) % len(chips)
        assert self._change(before), called(chip)
        assert [each for each in chips if each.property("checked")] == [chips[at]], called(chip)

    def _switch(self, switch: QQuickItem) -> None:
        for use in (self.person.press_on, lambda _: self.person.strike("Space")):
            before, was_on = self._now(), switch.property("checked")
            use(switch)
            ((name, value),) = self._change(before).items()
            assert value == (not getattr(before, name)), called(switch)
            assert switch.property("checked") != was_on, called(switch)

    def _slide(self, slider: QQuickItem) -> None:
        person = self.person
        before = self._now()
        person.drag(person.reach(slider, 0.3), person.reach(slider, 0.8))
        ((name, value),) = self._change(before).items()
        # Growing letters make the slider longer, so only the direction is certain.
        assert getattr(before, name) < value == self._of(slider), called(slider)
        for key, way in (("Left", -1), ("Up", 1)):
            before = self._now()
            person.strike(key)
            change = self._change(before)
            assert change.keys() == {name}, called(slider)
            assert round(change[name] - getattr(before, name), 3) == round(
                way * slider.property("stepSize"), 3
            )
            assert change[name] == self._of(slider)

    def _of(self, slider: QQuickItem) -> float:
        return float(round(slider.property("value"), 6))

    def _write(self, field: QQuickItem) -> None:
        before = self._now()
        self.person.press_on(field)
        self.person.strike("Ctrl+A")
        self.person.write("Zoe")
        self.person.strike("Return")
        assert list(self._change(before).values()) == ["Zoe"]
        assert field.property("text") == "Zoe"


def is_chip(control: QQuickItem) -> bool:
    """Return whether a control is one of several values."""
    return bool(control.property("checkable")) and not is_a(control, "SwitchRow")


def value_of(chip: QQuickItem) -> Any:
    """Return the value that a chip, a picture or a face stands for."""
    data = plain(chip.property("modelData"))
    return chip.property("index") if data is None else data["value"]


def is_bar(item: QQuickItem) -> bool:
    """Return whether this is the scroll bar of a pane."""
    return item.inherits("QQuickScrollBar")


def is_inside(item: QQuickItem | None, outer: QQuickItem) -> bool:
    while item is not None and item != outer:
        item = item.parentItem()
    return item is not None
