"""No other player can notice who is asked for a bomb, by display or by timing.

The same round is played twice with a user who is not asked: once with secret questions, once
without. Every displayed state and every pause must be the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from event_loop import ask_the_engine, run_pending

from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.engine.messages import Loaded, Stepped
from arschloch_gui.app.engine.opponents import Opponents
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.language import speak
from arschloch_gui.app.session import prompts
from arschloch_gui.app.show.event_animations import EventAnimations
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.flights import Flights
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.engine.actions import PASS, Action, Play
from arschloch_gui.engine.cards import Seat, parse_cards
from arschloch_gui.engine.match import Match

Scene = tuple[int, object]
NAMES = ["You", "Ben", "Cleo", "Dora", "Emil"]
HANDS = ["2C 10D KH 4S", "MJ 3C 5D JC", "9C 9D 9H 9S 2D", "6C 7C 8C JS 10C KD", "4D 4C 4H QD"]
"""Cleo has a bomb."""
PLAYED: tuple[tuple[Seat, str], ...] = (
    (1, "MJ"), (2, "2D"), (3, "6C"), (4, "QD"), (0, "KH"), (1, ""), (2, ""), (3, ""), (4, ""),
    (0, "2C"), (1, "3C"), (2, ""), (3, "7C"), (4, ""), (0, "10D"),
)  # fmt: skip
"""Cleo is asked after every play except her own pass; after Emil’s queen, the viewer acts."""


class Round:
    """The round at a table in which everyone except the viewer follows the script."""

    def __init__(self, folder: Path, store: MatchStore, *, in_secret: bool) -> None:
        header = {
            "format": "arschloch-match", "version": 1, "preset": "seigneur", "seats": NAMES,
            "rules": {"players": 5, "bombs_out_of_turn": in_secret}, "seed": 3,
        }  # fmt: skip
        path = folder / f"round-{in_secret}.arl"
        deal = {"deal": [hand.split() for hand in HANDS]}
        path.write_text(
            "".join(json.dumps(line) + "\n" for line in (header, deal)), "utf-8", newline="\n"
        )
        self.script = list(PLAYED)
        self.declined = 0
        self.stage = TableState(Seating(tuple(NAMES), (0, 1, 2, 3, 4), 0), table_of)
        self.animations = EventAnimations(self.stage, Flights())
        self.scenes: list[Scene] = []
        self.reports: list[Stepped] = []
        self.engine = EngineLink(store)
        self.engine.loaded.connect(self._load)
        self.engine.stepped.connect(self._show)
        self.engine.stepped.connect(self.answer)
        self.path = path

    def choice(self, match: Match, seat: Seat) -> Action | None:
        """Return the action of a scripted player."""
        if match.phase == "bomb":
            self.declined += 1
            return PASS
        return self._next(seat)

    def answer(self, stepped: Stepped) -> None:
        """Make the viewer's move if it is their turn."""
        snapshot = stepped.snapshot
        if self.script and self.script[0][0] == 0 and snapshot.legal:
            action = self._next(0)
            assert action is not None
            self.engine.submit(snapshot.ply, action)

    def _next(self, seat: Seat) -> Action | None:
        if not self.script or self.script[0][0] != seat:
            return None
        _, cards = self.script.pop(0)
        return Play(parse_cards(cards.split())) if cards else PASS

    def _load(self, loaded: Loaded) -> None:
        self.stage.put(loaded.snapshot)
        self.stage.tell(loaded.snapshot)

    def _show(self, stepped: Stepped) -> None:
        self.reports.append(stepped)
        for step in self.animations.steps(stepped):
            step.act()
            seen = picture(self.stage)
            if self.scenes and self.scenes[-1][1] == seen:
                self.scenes[-1] = (self.scenes[-1][0] + step.lasts, seen)
            else:
                self.scenes.append((step.lasts, seen))


def picture(stage: TableState) -> object:
    """Return everything visible."""
    return (
        tuple(stage.seats.rows), tuple(stage.trick.rows), tuple(stage.hand.rows),
        tuple(row.text for row in stage.log.rows), stage.turn, stage.phase, stage.moment,
        prompts.prompt(stage), stage.judge is not None and stage.judge.may_act,
    )  # fmt: skip


@pytest.fixture
def cinema(
    qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[bool], Round]]:
    rounds: list[Round] = []

    def play(in_secret: bool) -> Round:
        made = Round(tmp_path, MatchStore(tmp_path / str(in_secret)), in_secret=in_secret)
        rounds.append(made)
        monkeypatch.setattr(
            Opponents, "choice", lambda self, match, level, seat: made.choice(match, seat)
        )
        # Only now, because the engine's thread asks the players immediately.
        made.engine.open(made.path)
        qtbot.waitUntil(lambda: not made.script)
        # After the script, it is somebody's turn for whom nothing is written.
        ask_the_engine(made.engine)
        run_pending()
        return made

    with speak("en"):
        yield play
    for each in rounds:
        each.engine.close()


def test_pictures_and_pauses_are_the_same_whether_somebody_was_asked_or_not(cinema):
    asked, never = cinema(True), cinema(False)
    assert asked.declined > 5
    assert never.declined == 0
    assert [seen for _, seen in asked.scenes] == [seen for _, seen in never.scenes]
    assert [lasts for lasts, _ in asked.scenes] == [lasts for lasts, _ in never.scenes]


def test_no_report_says_that_somebody_was_asked(cinema):
    asked, never = cinema(True), cinema(False)
    kinds = [[type(told.event).__name__ for told in each.events] for each in asked.reports]
    assert kinds == [[type(told.event).__name__ for told in each.events] for each in never.reports]
    assert {each.snapshot.phase for each in asked.reports} == {"play"}
