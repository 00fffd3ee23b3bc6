"""Settings: stored, checked, written atomically, and never an obstacle to the start."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arschloch_gui.app.settings.settings import LiveSettings, SettingsStore
from arschloch_gui.app.settings.values import DEFAULTS, Settings, accepts
from arschloch_gui.looks import BACKS, CLOTHS


def test_what_was_set_is_there_at_the_next_start(qapp, tmp_path: Path):
    first = LiveSettings(SettingsStore(tmp_path))
    first.change("speed", 5)
    first.change("playerName", "Ömer")
    first.change("houseRules", {"arschloch": {"players": 6}})
    first.close()
    again = LiveSettings(SettingsStore(tmp_path)).now
    assert (again.speed, again.playerName) == (5, "Ömer")
    assert again.houseRules == {"arschloch": {"players": 6}}


def test_every_cloth_and_back_there_is_can_be_chosen():
    for values, signals in ((CLOTHS, "cloth"), (BACKS, "back")):
        for value in values:
            assert accepts(signals, value)
    assert not accepts("cloth", "plaid")


def test_a_change_is_written_by_itself_after_a_moment(qapp, qtbot, tmp_path: Path):
    settings = LiveSettings(SettingsStore(tmp_path))
    settings.change("mild", True)
    qtbot.waitUntil((tmp_path / "settings.json").exists)
    assert json.loads((tmp_path / "settings.json").read_text("utf-8"))["mild"] is True


@pytest.mark.parametrize("damage", [b"", b"{", b"[1, 2]", b"\xff\xfe", b"null", b"[" * 20_000])
def test_a_damaged_file_is_kept_aside_and_named(qapp, tmp_path: Path, damage: bytes):
    file = tmp_path / "settings.json"
    file.write_bytes(damage)
    settings = LiveSettings(SettingsStore(tmp_path))
    assert settings.now == DEFAULTS
    assert (tmp_path / "settings.json.bak").read_bytes() == damage
    assert "settings.json.bak" in settings.property("message")


def test_strange_values_cost_only_themselves(tmp_path: Path):
    (tmp_path / "settings.json").write_text(
        json.dumps({"speed": 9, "textScale": "big", "mild": 1, "portrait": 3, "unknown": 1}),
        "utf-8",
        newline="\n",
    )
    store = SettingsStore(tmp_path)
    assert store.load() == Settings(portrait=3)
    assert not store.found.damaged


def test_a_folder_that_cannot_be_written_is_reported_in_one_sentence(qapp, tmp_path: Path):
    (tmp_path / "file").write_text("", "utf-8", newline="\n")
    settings = LiveSettings(SettingsStore(tmp_path / "file" / "config"))
    settings.change("speed", 1)
    settings.close()
    assert str(tmp_path / "file" / "config") in settings.property("message")
    assert settings.now.speed == 1


def test_every_setting_is_a_property_that_notifies(qapp, tmp_path: Path):
    live = LiveSettings(SettingsStore(tmp_path))
    meta = live.metaObject()
    names = {str(meta.property(at).name()) for at in range(meta.propertyCount())}
    for name in Settings.__struct_fields__:
        assert hasattr(live, name + "Changed"), name
        others = {
            "letters": "lettersWish", "houseRules": None, "ownGames": None, "renamedGames": None,
            "mixedLevels": None, "seatLevels": None, "practised": None,
            "windowPosition": None, "maximised": None, "fullScreen": None,
        }  # fmt: skip
        shown = others.get(name, name)
        assert shown is None or shown in names


def test_a_value_out_of_range_is_ignored(qapp, tmp_path: Path):
    live = LiveSettings(SettingsStore(tmp_path))
    live.change("speed", 6)
    live.change("theme", "pink")
    live.change("playerName", "x" * 21)
    live.change("playerName", "a\tb")
    assert live.now == DEFAULTS
    assert not accepts("speed", True)


def test_letters_follow_the_language_unless_wished_otherwise(qapp, tmp_path: Path):
    live = LiveSettings(SettingsStore(tmp_path))
    live.change("language", "fr")
    assert live.property("letters") == "fr"
    live.change("letters", "de")
    assert live.property("letters") == "de"
