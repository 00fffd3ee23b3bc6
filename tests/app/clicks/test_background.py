"""The background is chosen in the settings, and heard only while the window is in use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from clicks import Clicks
from PySide6.QtGui import QWindow

from arschloch_gui.app.sound.output import Silence
from arschloch_gui.app.tour.demonstration import wait_for
from arschloch_gui.background import Ambience

OFF = (Ambience.OFF, 0.0)


class Tape(Silence):
    """An output that records which background it should play."""

    def __init__(self) -> None:
        self.heard = [OFF]

    def surround(self, background: Ambience, gain: float) -> None:
        self.heard.append((background, gain))


@pytest.fixture
def tape(person: Clicks) -> Tape:
    """What is heard in the settings, with the window in front."""
    window = person.game.window
    window.requestActivate()
    wait_for(window.isActive, "the window in front")
    tape = person.game.background_sound._output = Tape()
    person.press_on(person.named("settingsButton"))
    wait_for(lambda: person.find("backgroundRow") is not None, "the settings")
    assert person.game.settings.now.background == "off"
    return tape


def test_a_background_is_chosen_by_mouse_and_keys_and_has_its_own_volume(
    person: Clicks, tape: Tape, own_folders: Path
):
    person.press_on(person.named("background:rain"))
    assert tape.heard == [OFF, (Ambience.RAIN, 0.25)]
    person.strike("Left")
    assert tape.heard[2:] == [(Ambience.TAVERN, 0.25)]
    for _ in range(3):
        person.strike("Tab")
        if person.game.window.activeFocusItem().inherits("QQuickSlider"):
            break
    person.strike("Right")
    assert person.game.settings.now.backgroundVolume == 60
    assert tape.heard[3:] == [(Ambience.TAVERN, 0.6**2)]
    assert person.game.settings.now.volume == 50
    person.press_on(person.named("background:off"))
    assert tape.heard[4:] == [OFF]
    person.press_on(person.named("background:tavern"))

    def written() -> bool:
        (file,) = (own_folders / "config").rglob("settings.json")
        found = json.loads(file.read_text("utf-8"))
        return [found.get("background"), found.get("backgroundVolume")] == ["tavern", 60]

    wait_for(lambda: any((own_folders / "config").rglob("settings.json")), "the file")
    wait_for(written, "the file")


def test_it_stops_while_another_window_is_in_front_or_this_one_is_minimised(
    person: Clicks, tape: Tape
):
    window, other = person.game.window, QWindow()
    person.press_on(person.named("background:rain"))
    rain = (Ambience.RAIN, 0.25)
    other.show()
    other.requestActivate()
    wait_for(lambda: not window.isActive(), "the other window in front")
    assert tape.heard == [OFF, rain, OFF]
    window.requestActivate()
    wait_for(window.isActive, "the window in front again")
    assert tape.heard == [OFF, rain, OFF, rain]
    window.showMinimized()
    wait_for(lambda: tape.heard[-1] == OFF, "silence")
    window.showNormal()
    window.requestActivate()
    wait_for(lambda: tape.heard[-1] == rain, "the background again")
    other.close()


def test_it_is_muted_with_the_sounds(person: Clicks, tape: Tape):
    person.press_on(person.named("background:tavern"))
    tavern = tape.heard[-1]
    person.press_on(person.named("soundsRow"))
    assert tape.heard[-1] == OFF
    person.press_on(person.named("soundsRow"))
    assert tape.heard[-1] == tavern
    person.game.settings.change("backgroundVolume", 0)
    assert tape.heard[-1] == OFF
