"""A match played by calling the engine worker's slots in this thread, on a simulated disk."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from simulated_disk import SimulatedDisk

from arschloch_gui.app.engine.messages import Loaded, NewMatch, Stepped
from arschloch_gui.app.engine.worker import EngineWorker
from arschloch_gui.app.files import disk
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.match_metadata import Table
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import MatchSpec

SPEC = MatchSpec("arschloch", presets()["arschloch"], ("Anna", "Ben", "Cleo", "Dora"), 7)
TABLE = Table(0, ("", "lowest", "lowest", "lowest"))
HEADER = {
    "format": "arschloch-match", "version": 1, "preset": "arschloch",
    "rules": {"rounds": 1, "start_card_must_be_played": False},
    "seats": ["Anna", "Ben", "Cleo", "Dora"], "seed": 1,
}  # fmt: skip
SMALL_HANDS = [["8D", "9D"], ["10D", "JD"], ["QD", "KD"], ["7D", "AD"]]


class Window:
    """The worker of one window with all its signals; its slots are called in this thread."""

    def __init__(self, store: MatchStore) -> None:
        self.store = store
        self.worker = EngineWorker(store)
        self.said: list[object] = []
        self.sitting = 0
        for name in ("loaded", "stepped", "refused", "resumable", "trouble", "contested"):
            getattr(self.worker, name).connect(self.said.append)

    @property
    def match(self):
        return self.worker._match

    @property
    def path(self) -> Path:
        return self.worker._keeping.path

    @property
    def snapshot(self):
        return [m for m in self.said if isinstance(m, Loaded | Stepped)][-1].snapshot

    @property
    def troubles(self) -> list[str]:
        return [m.key for m in self.said if isinstance(m, FileProblem)]

    def of(self, kind: type) -> list:
        return [message for message in self.said if isinstance(message, kind)]

    def begin(self, spec: MatchSpec = SPEC) -> None:
        self.sitting += 1
        self.worker.begin(self.sitting, NewMatch(spec, TABLE))

    def open(self, path: Path) -> None:
        self.sitting += 1
        self.worker.open(self.sitting, path)

    def resume(self) -> None:
        self.sitting += 1
        self.worker.resume(self.sitting)

    def act(self, times: int = 1) -> None:
        """Take the first legal action, or deal the next round."""
        for _ in range(times):
            if self.match.is_over:
                return
            if self.match.to_act is None:
                self.worker.next_round(self.match.ply)
            else:
                self.worker.submit(self.match.ply, self.match.legal()[0])

    def undo(self) -> None:
        self.worker.undo(self.match.ply, False)

    def redo(self) -> None:
        self.worker.redo(self.match.ply, False)

    def ticks(self, times: int = 10) -> None:
        for _ in range(times):
            self.worker.tick()


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "data" / "matches")


@pytest.fixture
def new_window(qapp, store: MatchStore) -> Iterator[Callable[..., Window]]:
    made: list[Window] = []

    def make(of: MatchStore = store) -> Window:
        made.append(Window(of))
        return made[-1]

    yield make
    for window in made:
        window.worker.leave()


@pytest.fixture
def window(new_window) -> Window:
    return new_window()


@pytest.fixture
def simulated(monkeypatch) -> SimulatedDisk:
    """Simulate the disk for everything that is saved."""
    if os.name == "nt":
        pytest.skip("Windows syncs no folders, on which what survives a power cut depends here")
    made = SimulatedDisk()
    monkeypatch.setattr(disk, "os", made)
    return made


@pytest.fixture
def small_record(tmp_path: Path) -> Path:
    """Return an external record: one round of two cards each, with an expectation."""
    # Windows has no such names, so there it already has the one that the game would choose.
    name = "small- hands-.arl" if os.name == "nt" else "small: hands?.arl"
    path = tmp_path / "elsewhere" / name
    path.parent.mkdir()
    lines = [HEADER, {"deal": SMALL_HANDS, "lead": 0}, {"expect": {"to_act": 0}}]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8", newline="\n")
    return path
