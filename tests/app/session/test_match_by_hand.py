"""A match of three rounds in the real window, as a person plays it: mouse, drag and keys.

It runs from the start screen to the match summary, exchanges included; then the record on disk is
verified. A short round at normal speed follows, with all animations.
"""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest
from app.session.test_table_by_hand import Hands
from PySide6.QtCore import QPoint, Qt

from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.app.main import Program
from arschloch_gui.engine.actions import Action, Give, Play
from arschloch_gui.engine.record import read, replay, verify


class Person(Hands):
    """A user who plays a whole match, in another way at each decision."""

    def __init__(self, game: Program, qtbot) -> None:
        super().__init__(game, qtbot)
        self._brain = player("regular", "climbing")
        self._ways = itertools.cycle([self._by_click, self._by_drag, self._by_keys])
        self.gifts = 0

    def choice(self) -> Action:
        snapshot = self.session.snapshot
        rng = decision_rng(snapshot.spec.seed, snapshot.viewer, snapshot.ply)
        return snapshot.legal[self._brain.choose(snapshot.view, snapshot.legal, rng)]

    def on_card(self, key: str) -> QPoint:
        return self.spot(f"hand:{key}", 0.15, 0.25)

    def settle(self, timeout: int = 20_000) -> None:
        """Wait for a decision, or for the end of the round."""
        self.qtbot.waitUntil(lambda: self.session.turn.waits, timeout=timeout)

    def decide(self) -> None:
        """Make the pending decision, in the next of the three ways."""
        ply, action = self.session.snapshot.ply, self.choice()
        if isinstance(action, Give):
            self.gifts += 1
        next(self._ways)(action)
        self.qtbot.waitUntil(lambda: self.session.snapshot.ply > ply, timeout=20_000)

    def keys_of(self, action: Action) -> list[str]:
        if not isinstance(action, Play | Give):
            return []
        return list(self.session.stage.holding.keys_for(action.cards))

    def _by_click(self, action: Action) -> None:
        for key in self.keys_of(action):
            self.click(self.on_card(key))
        button = {Play: "playButton", Give: "giveButton"}.get(type(action), "passButton")
        self.click(self.spot(button))

    def _by_drag(self, action: Action) -> None:
        keys = self.keys_of(action)
        if isinstance(action, Give):
            for slot, key in enumerate(keys):
                self.drag(self.on_card(key), self.spot(f"giftSlot:{slot}"))
            self.click(self.spot("giveButton"))
        elif keys:
            for key in keys:
                self.click(self.on_card(key))
            self.drag(self.on_card(keys[0]), self.spot("tableDropZone"))
        else:
            self.click(self.spot("passButton"))

    def _by_keys(self, action: Action) -> None:
        keys = self.keys_of(action)
        if not keys:
            self.key(Qt.Key.Key_P)
            return
        rows = [row.key for row in self.session.stage.hand.rows]
        self.key(Qt.Key.Key_Home)
        at = 0
        for key in sorted(keys, key=rows.index):
            for _ in range(rows.index(key) - at):
                self.key(Qt.Key.Key_Right)
            at = rows.index(key)
            self.key(Qt.Key.Key_Space)
        self.key(Qt.Key.Key_Return)


@pytest.fixture
def person(game: Program, qtbot) -> Person:
    game.settings.change("autoPass", False)
    return Person(game, qtbot)


def records(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.arl"))


@pytest.mark.each_run
@pytest.mark.long
def test_three_rounds_are_played_by_mouse_drag_and_keys(person, own_folders):
    session = person.session
    session.newMatch("arschloch", {"players": 4, "rounds": 3}, "lowest")
    rounds = 0
    while rounds < 3:
        person.settle()
        if session.table.phase in ("round_over", "match_over"):
            rounds += 1
            if rounds < 3:
                person.qtbot.waitUntil(lambda: person.find("nextRoundButton") is not None)
                person.click(person.spot("nextRoundButton"))
                person.qtbot.waitUntil(lambda: session.table.phase != "round_over")
            continue
        person.decide()
    assert session.table.phase == "match_over"
    person.qtbot.waitUntil(lambda: person.find("podiumButton") is not None)
    person.click(person.spot("podiumButton"))
    person.qtbot.waitUntil(lambda: person.find("matchSummary") is not None)

    [path] = records(own_folders)
    record = read(path.read_bytes())
    assert verify(record).ok
    match = replay(record)
    assert len(match.rounds) == 3
    assert match.scores == session.snapshot.scores


def test_the_exchange_is_part_of_such_a_match(person, own_folders):
    path = own_folders / "exchange.arl"
    header = {
        "format": "arschloch-match", "version": 1, "preset": "arschloch", "rules": {"rounds": 1},
        "seats": ["You", "Ben", "Cleo", "Dora"], "seed": 3,
    }  # fmt: skip
    hands = [["7D", "8C", "KS", "AH"], ["7C", "9D", "QD", "JH"], ["8D", "10C", "JS", "KD"],
             ["9C", "QS", "KC", "AS"]]  # fmt: skip
    lines = [header, {"deal": hands, "offices": [0, 1, 2, 3]}]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8", newline="\n")
    person.session.openRecord(str(path))
    while person.session.table.phase != "match_over":
        person.settle()
        if person.session.table.phase != "match_over":
            person.decide()
    assert person.gifts == 1
    assert verify(read(path.read_bytes())).ok


@pytest.mark.long
def test_a_short_round_is_played_at_normal_speed(person, own_folders):
    person.game.settings.change("speed", 3)
    path = own_folders / "short.arl"
    header = {
        "format": "arschloch-match", "version": 1, "preset": "trouduc",
        "rules": {"players": 3, "rounds": 1}, "seats": ["You", "Ben", "Cleo"], "seed": 5,
    }  # fmt: skip
    deal = {"deal": [["3D", "9C", "KH"], ["4D", "JC", "AS"], ["5H", "10D", "QS"]], "lead": 0}
    path.write_text(
        "".join(json.dumps(line) + "\n" for line in (header, deal)), "utf-8", newline="\n"
    )
    person.session.openRecord(str(path))
    person.settle(30_000)
    while person.session.table.phase != "match_over":
        person.decide()
        person.settle(30_000)
    assert verify(read(path.read_bytes())).ok
