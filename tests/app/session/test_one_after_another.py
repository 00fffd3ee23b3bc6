"""After anything that was on the table, the next match looks as after a fresh start."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from table_moments import moments, sizes
from table_screens import Chair, Empty, Exercise, NewMatch, Place, Undecided, screens
from table_told import Mirror, Told, differences, read

from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.practice.background import Background
from arschloch_gui.app.practice.judge_client import JudgeClient
from arschloch_gui.app.practice.own_choices import OwnChoices
from arschloch_gui.app.services import create_services
from arschloch_gui.app.settings.settings import LiveSettings, SettingsStore
from long import IS_LONG, mostly_long, times

PRESETS = (
    "arschloch-hausregeln", "shithead", "seigneur", "thirteen", "grossundklein", "arschloch",
    "trouduc-joker", "president-revolution", "daifugo", "career", "tarot",
)  # fmt: skip


class Places:
    """Chairs at tables of their own, and the look of each screen at a fresh table."""

    def __init__(self, folder: Path, replay_of) -> None:
        self._folder, self._replay_of = folder, replay_of
        self._chairs: list[Chair] = []
        self._fresh: dict[str, Told] = {}

    def chair(self) -> tuple[Chair, Mirror]:
        """Return a chair at an unused table."""
        own = self._folder / str(len(self._chairs))
        settings = LiveSettings(SettingsStore(own / "config"))
        for name, value in {
            "language": "en",
            "speed": 0,
            "tutor": True,
            "autoPass": False,
            "guided": True,
        }.items():
            settings.change(name, value)
        services = create_services(
            settings, MatchStore(own / "matches"), own / "cache", warm=False, seeds=lambda: 7,
            players=Undecided(), clock=None,
        )  # fmt: skip
        self._chairs.append(Chair(services, self._folder / "records"))
        return self._chairs[-1], Mirror(services, self._replay_of)

    def fresh(self, screen: Place) -> Told:
        """Return all properties of the screen at a fresh table."""
        if screen.name not in self._fresh:
            chair, mirror = self.chair()
            screen.reach(chair)
            self._fresh[screen.name] = read(chair.services)
            assert differences(mirror.told(), self._fresh[screen.name]) == [], screen.name
            chair.services.close_services()
        return self._fresh[screen.name]

    def close(self) -> None:
        for chair in self._chairs:
            chair.services.close_services()


@pytest.fixture
def places(tmp_path: Path, replay_of, monkeypatch, qapp) -> Iterator[Places]:
    # Lengthy computations are simulated (`table_screens.py`).
    monkeypatch.setattr(Background, "begin", lambda self, work: None)
    monkeypatch.setattr(JudgeClient, "take_up", lambda self, task, known=None: 1)
    monkeypatch.setattr(OwnChoices, "_on_judged", lambda self, choice: None)
    made = Places(tmp_path, replay_of)
    yield made
    made.close()


def as_fresh(places: Places, chair: Chair, mirror: Mirror, before: Place, place: Place) -> None:
    """Go to a place; check that all properties, actual and notified, are as at a fresh table."""
    place.reach(chair)
    for told in (read(chair.services), mirror.told()):
        found = differences(told, places.fresh(place))
        assert found == [], f"{before.name}, then {place.name}"


def sequence(seed: int, many: int) -> list[Place]:
    """Return places in random order: moments of every kind of game, exercises, an empty table."""
    rng = random.Random(seed)
    chosen = PRESETS if IS_LONG else PRESETS[:3]
    found: list[Place] = [Empty()]
    found += [NewMatch(preset, sizes(preset)[1]) for preset in chosen]
    found += [Exercise("arschloch", state) for state in ("asking", "weighing", "again", "judged")]
    for preset in chosen:
        for players in dict.fromkeys(sizes(preset)) if IS_LONG else sizes(preset)[:1]:
            found += screens(moments(preset, players))
    return [rng.choice(found) for _ in range(many)]


def text_of(place: Place) -> object:
    """Return the record a place shows, which identifies its match."""
    return getattr(getattr(place, "moment", None), "text", place)


@pytest.mark.sampled
@pytest.mark.parametrize("seed", mostly_long(range(20), normal=[0]))
def test_every_place_looks_as_after_a_fresh_start_whatever_was_there_before(
    places: Places, seed: int
):
    chair, mirror = places.chair()
    before: Place = Empty()
    for place in sequence(seed, times(14, 300)):
        if text_of(place) != text_of(before):
            as_fresh(places, chair, mirror, before, place)
            before = place
