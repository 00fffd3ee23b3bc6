"""Values exposed to QML: the properties, the signals emitted, and their order."""

from __future__ import annotations

import pytest
from msgspec import Struct
from PySide6.QtCore import Signal

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.kept import Kept


class Weather(Struct, frozen=True):
    warm: bool = False
    clouds: list[str] = []


class Wind(Struct, frozen=True):
    speed: float = 0.0
    by_place: dict[str, int] = {}


class Sky(Exposed):
    weatherChanged = Signal()
    windChanged = Signal()
    shows = by_signal(weatherChanged=Weather, windChanged=Wind)

    def __init__(self) -> None:
        super().__init__()
        self.show(weatherChanged=Weather(), windChanged=Wind())


@pytest.fixture
def sky(qapp) -> Sky:
    return Sky()


def test_qml_reads_the_fields_by_their_names_and_types(sky: Sky):
    sky.show(weatherChanged=Weather(warm=True, clouds=["grey"]), windChanged=Wind(2.5, {"sea": 4}))
    assert sky.property("warm") is True
    assert sky.property("clouds") == ["grey"]
    assert sky.property("speed") == 2.5
    assert sky.property("by_place") == {"sea": 4}
    meta = sky.metaObject()
    told = {
        str(meta.property(at).name()): meta.property(at).notifySignal().name().toStdString()
        for at in range(meta.propertyOffset(), meta.propertyCount())
    }
    assert told == {
        "warm": "weatherChanged", "clouds": "weatherChanged",
        "speed": "windChanged", "by_place": "windChanged",
    }  # fmt: skip


def test_only_a_value_that_is_another_is_told(sky: Sky):
    heard: list[str] = []
    sky.weatherChanged.connect(lambda: heard.append("weather"))
    sky.windChanged.connect(lambda: heard.append("wind"))
    sky.show(weatherChanged=Weather(), windChanged=Wind())
    assert heard == []
    sky.show(weatherChanged=Weather(), windChanged=Wind(1.0))
    assert heard == ["wind"]


def test_all_values_are_there_before_anybody_is_told(sky: Sky):
    seen: list[float] = []
    sky.weatherChanged.connect(lambda: seen.append(sky.shown_value(Wind).speed))
    sky.show(weatherChanged=Weather(warm=True), windChanged=Wind(3.0))
    assert seen == [3.0]


def test_what_cannot_be_found_out_hides_nothing_else(sky: Sky, monkeypatch: pytest.MonkeyPatch):
    reported: list[type] = []
    monkeypatch.setattr("sys.excepthook", lambda kind, error, trace: reported.append(kind))

    def fails() -> Weather:
        raise LookupError

    sky.show(**sky.found(weatherChanged=fails, windChanged=lambda: Wind(4.0)))
    assert sky.shown_value(Wind).speed == 4.0
    assert sky.shown_value(Weather) == Weather()
    assert reported == [LookupError]


def test_a_name_has_one_meaning():
    with pytest.raises(AssertionError, match=r"Twice\.warm"):
        type(
            "Twice", (Exposed,),
            {"changed": Signal(), "shows": by_signal(changed=Weather), "warm": False},
        )  # fmt: skip


def test_cache_is_recomputed_when_inputs_change():
    kept: Kept[int] = Kept()
    asked: list[int] = []

    def work_out() -> int:
        asked.append(1)
        return len(asked)

    assert [kept.of(made_of, work_out) for made_of in ("a", "a", "b", "b", "a")] == [1, 1, 2, 2, 3]


class Moon(Struct, frozen=True):
    full: bool = False


class NightSky(Sky):
    moonChanged = Signal()
    shows = by_signal(moonChanged=Moon)


def test_a_class_has_the_values_of_the_one_it_extends(qapp):
    night = NightSky()
    night.show(weatherChanged=Weather(warm=True), moonChanged=Moon(full=True))
    assert night.shown_value(Weather).warm
    assert night.shown_value(Moon).full
    assert night.property("full")
