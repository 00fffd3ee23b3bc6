"""Whatever lies on the table, the next match lies there as after a fresh start."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from table_moments import moment, moments, sizes
from table_screens import Chair, Empty, Exercise, NewMatch, Place, Screen, Undecided, screens
from table_told import Mirror, Told, differences, read

from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.practice.background import Background
from arschloch_gui.app.practice.examination import Examination
from arschloch_gui.app.practice.own_choices import OwnChoices
from arschloch_gui.app.rooms import furnished
from arschloch_gui.app.settings.settings import LiveSettings, SettingsStore
from arschloch_gui.engine.families import presets


class Places:
    """Chairs at tables of their own, and how each screen looks at a table where it is the first."""

    def __init__(self, folder: Path, replay_of) -> None:
        self._folder, self._replay_of = folder, replay_of
        self._chairs: list[Chair] = []
        self._fresh: dict[str, Told] = {}

    def chair(self) -> tuple[Chair, Mirror]:
        """Sit down at a table that nobody has used."""
        own = self._folder / str(len(self._chairs))
        settings = LiveSettings(SettingsStore(own / "config"))
        for name, value in {"language": "en", "speed": 0, "tutor": True, "autoPass": False, "guided": True}.items():
            settings.change(name, value)
        rooms = furnished(
            settings, MatchStore(own / "matches"), own / "cache", warm=False, seeds=lambda: 7,
            players=Undecided(), clock=None,
        )  # fmt: skip
        self._chairs.append(Chair(rooms, self._folder / "records"))
        return self._chairs[-1], Mirror(rooms, self._replay_of)

    def fresh(self, screen: Place) -> Told:
        """What there is to be read where the screen is the first."""
        if screen.name not in self._fresh:
            chair, mirror = self.chair()
            screen.reach(chair)
            self._fresh[screen.name] = read(chair.rooms)
            assert differences(mirror.told(), self._fresh[screen.name]) == [], screen.name
            chair.rooms.close_rooms()
        return self._fresh[screen.name]

    def close(self) -> None:
        for chair in self._chairs:
            chair.rooms.close_rooms()


@pytest.fixture
def places(tmp_path: Path, replay_of, monkeypatch, qapp) -> Iterator[Places]:
    # What takes its time is told by hand (`table_screens.py`).
    monkeypatch.setattr(Background, "begin", lambda self, work: None)
    monkeypatch.setattr(Examination, "take_up", lambda self, task, known=None: 1)
    monkeypatch.setattr(OwnChoices, "_on_judged", lambda self, choice: None)
    made = Places(tmp_path, replay_of)
    yield made
    made.close()


def as_fresh(places: Places, chair: Chair, mirror: Mirror, before: Place, place: Place) -> None:
    """Go to a place: all there is to be read, and all QML has heard of, is as it should be."""
    place.reach(chair)
    for told in (read(chair.rooms), mirror.told()):
        found = differences(told, places.fresh(place))
        assert found == [], f"{before.name}, then {place.name}"


def test_dbg(places: Places):
    import time, sys, traceback, random, os
    ss=[]
    for p in presets():
        if p in os.environ.get("PP", "arschloch-hausregeln arschloch shithead seigneur thirteen grossundklein trouduc-joker president-revolution").split():
            for z in dict.fromkeys(sizes(p)):
                ss+= list(screens(moments(p, z)))
    ss += [Exercise("arschloch", s) for s in ("asking","weighing","again","judged")] + [Exercise("double-deck"), Empty(), Empty(True)] + [NewMatch(p, sizes(p)[1]) for p in presets()]
    rng=random.Random(int(os.environ.get("SEED","1")))
    print(len(ss), len(ss)**2)
    chair, mirror = places.chair(); before=Empty(); bad={}; n=0
    t=time.process_time()
    for _ in range(int(os.environ.get("N","300"))):
        s=rng.choice(ss); n+=1
        if s is before or getattr(getattr(s,'moment',1),'text',1)==getattr(getattr(before,'moment',2),'text',2): continue
        try:
            as_fresh(places, chair, mirror, before, s)
        except BaseException as e:
            if isinstance(e, AssertionError):
                txt=str(e); bad.setdefault(txt[txt.find("["):][:300] if "[" in txt else txt[:300],[]).append((before.name,s.name))
            else:
                bad.setdefault(repr(e)[:300]+traceback.format_exc(limit=-2)[-300:],[]).append((before.name,s.name))
            chair, mirror = places.chair(); before=Empty(); continue
        before=s
    print("CPU", (time.process_time()-t)/n)
    for k,v in sorted(bad.items(),key=lambda x:-len(x[1])): print(len(v),k,v[:3]); print()
