"""A simulated person who acts as fast as the disk allows until the process is killed.

For `bench/hard_kills.py`. The person plays, practises and changes settings. Everything shown is
reported immediately, one JSON line each: the record's lines since the last report (`{"kept": n,
"added": […]}`: the first n stay), and `{"settings": n}`, `{"answer": line}`, `{"round": deal}` once
these should be on disk. An undo is reported before it is done (`{"will": "undo"}`).
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication

from answers import answer
from arschloch_gui.ai.guard import Guard
from arschloch_gui.ai.pool import Pool
from arschloch_gui.app.engine.messages import NewMatch, Resumable
from arschloch_gui.app.engine.worker import EngineWorker
from arschloch_gui.app.files.match_metadata import Table
from arschloch_gui.app.files.paths import practice_file
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.library.counting import just_over
from arschloch_gui.app.library.ledger import Ledger
from arschloch_gui.app.library.library import ROUNDS
from arschloch_gui.app.practice.memory import Memory
from arschloch_gui.app.present import present
from arschloch_gui.app.settings.settings import LiveSettings, SettingsStore
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.record import entry_line, header_line

LEVEL = "lowest"
GAME = {"preset": "arschloch", "rules": {"max_set": 3}}


def config_of(folder: Path) -> Path:
    """Return the folder of a person's settings."""
    return folder / "config"


def matches_of(folder: Path) -> Path:
    """Return the folder of the matches."""
    return folder / "matches"


def rounds_of(folder: Path) -> Path:
    """Return the folder of the rounds for the statistics."""
    return folder / ROUNDS


class Person:
    """One life, from the start of the program to the kill."""

    def __init__(
        self, folder: Path, rng: Random, say: Callable[[dict[str, object]], None], in_pool: bool
    ) -> None:
        self._rng, self._say = rng, say
        self._told: list[str] = []
        self._seen: list[object] = []
        self._live = LiveSettings(SettingsStore(config_of(folder)))
        matches = matches_of(folder)
        self._memory = Memory(practice_file(matches))
        self._ledger = Ledger(rounds_of(folder))
        self.worker = EngineWorker(MatchStore(matches), Guard(Pool()) if in_pool else None)
        self.worker.loaded.connect(self._shown)
        self.worker.stepped.connect(self._shown)
        self.worker.resumable.connect(self._seen.append)

    @property
    def match(self) -> Match:
        """The match at the table, as the engine has it."""
        return self.worker._match

    def sit_down(self, preset: str) -> None:
        """Continue the waiting match, or start one of this game."""
        self.worker.tidy()
        self.worker.look()
        found = self._seen[-1]
        assert isinstance(found, Resumable)
        if found.snapshot is not None:
            self.worker.resume(1)
        else:
            self._start(preset)

    def _start(self, preset: str) -> None:
        rules = presets()[preset].lasting(0)
        names = tuple(f"Seat {seat}" for seat in range(rules.players))
        spec = MatchSpec(preset, rules, names, self._rng.randrange(1 << 32))
        table = Table(0, ("", *[LEVEL] * (rules.players - 1)))
        self.worker.begin(1, NewMatch(spec, table))

    def go_on(self) -> None:
        """Do the next action."""
        dice = self._rng.random()
        if dice < 0.78:
            self._act()
        elif dice < 0.84:
            self._say({"will": "undo"})
            self.worker.undo(self.match.ply, False)
        elif dice < 0.88:
            self._say({"will": "redo"})
            self.worker.redo(self.match.ply, False)
        elif dice < 0.94:
            self._set()
        else:
            self._practise()

    def close(self) -> None:
        """Quit the program properly."""
        self.worker.hang_up()
        self._live.close()

    def _act(self) -> None:
        match = self.match
        if match.is_over:
            self._start(match.spec.preset)
        elif match.to_act is None:
            self.worker.next_round(match.ply)
        else:
            self.worker.submit(match.ply, self._rng.choice(match.legal()))

    def _set(self) -> None:
        number = self._live.now.company + 1
        games = {f"Game {each}": GAME for each in range(number % 30)}
        self._live.change("company", number)
        self._live.change("ownGames", games)
        self._live.flush()
        if self._live._store.has(self._live.now):
            self._say({"settings": number})

    def _practise(self) -> None:
        number = len(self._memory.answers) + 1
        given = answer(0.01, seed=number, days=number)
        if self._memory.add(given) is None:
            self._say({"answer": json.dumps(given.line())})

    def _shown(self, message) -> None:
        journal = self.match.journal
        lines = [header_line(self.match.spec), *map(entry_line, journal)]
        pairs = enumerate(zip(lines, self._told, strict=False))
        fewer = min(len(lines), len(self._told))
        kept = next((at for at, (now, then) in pairs if now != then), fewer)
        self._told = lines
        self._say({"kept": kept, "added": lines[kept:], "record": self.worker._keeping.path.name})
        for played in just_over(message.snapshot, ("", LEVEL), present()):
            if self._ledger.add([played]) is None:
                self._say({"round": played.deal})


def live(pipe: int, folder: Path, seed: str, preset: str, *, in_pool: bool, moves: int) -> None:
    """Run one life in this process; with `moves` 0, until it is killed."""
    application = QCoreApplication([])
    rng = Random(seed)

    def say(told: dict[str, object]) -> None:
        os.write(pipe, json.dumps(told).encode() + b"\n")

    person = Person(folder, rng, say, in_pool)
    person.sit_down(preset)
    while moves != 1:
        person.go_on()
        application.processEvents()
        moves -= 1
    person.close()
