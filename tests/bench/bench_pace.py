"""Measures the time from one's own play to one's next turn; asserts nothing.

    .venv/bin/python tests/bench/bench_pace.py [--rounds 3]

The director's steps are added up at speed 3 without a window, for players of the level `lowest` at
tables of 4, 8 and 12. The table has the median, 90 % and the maximum, in seconds, for turns within
one trick, for turns with a trick taken, and for all.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication

from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.app.engine.messages import Stepped
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.show.event_animations import EventAnimations
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.flights import Flights
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.app.table.step import Step
from arschloch_gui.engine.events import Played, RoundEnded, TrickTaken
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match, MatchSpec, SeenEvent

PRESETS = {4: "arschloch", 8: "arschloch", 12: "double-deck"}


def lasting(steps: Iterator[Step]) -> int:
    """Return the milliseconds of steps at speed 3, as the director plays them."""
    total, group = 0, 0
    for step in steps:
        if not step.together:
            total, group = total + group, 0
        group = max(group, step.lasts)
        step.act()
    return total + group


def ways(players: int, rounds: int, seed: int) -> Iterator[tuple[float, bool]]:
    """Yield the seconds between two turns of seat 0, and whether a trick was taken."""
    names = tuple(f"P{seat}" for seat in range(players))
    match = Match(MatchSpec(PRESETS[players], presets()[PRESETS[players]], names, seed))
    stage = TableState(Seating(names, tuple(range(players)), 0), table_of)
    animations, someone = EventAnimations(stage, Flights()), player("lowest", match.family.key)
    stage.settle(match.snapshot(0))
    for _ in range(rounds):
        told: list[SeenEvent] = []
        match.start_round(watch=match.watched_by(0, told.append))
        lasting(animations.steps(Stepped(0, match.ply, tuple(told), match.snapshot(0))))
        spent, taken, counts = 0, False, False
        while (seat := match.to_act) is not None:
            if seat == 0:
                if counts:
                    yield spent / 1000, taken
                spent, taken = 0, False
            view, legal = match.snapshot(seat).view, match.legal()
            action = legal[someone.choose(view, legal, decision_rng(seed, seat, match.ply))]
            told = []
            match.submit(seat, action, match.watched_by(0, told.append))
            events = [each.event for each in told]
            if seat == 0:
                counts = any(isinstance(event, Played) for event in events)
            taken |= any(isinstance(event, TrickTaken) for event in events)
            report = Stepped(0, match.ply, tuple(told), match.snapshot(0))
            spent += lasting(animations.steps(report))
            if any(isinstance(event, RoundEnded) for event in events):
                break


def told_line(name: str, spans: list[float]) -> str:
    """Return one line of the table."""
    if not spans:
        return f"{name:<22}    0"
    spans = sorted(spans)
    share = [spans[int(part * (len(spans) - 1))] for part in (0.5, 0.9, 1)]
    return f"{name:<22} {len(spans):>4}  " + "  ".join(f"{each:5.1f} s" for each in share)


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--players", type=int, nargs="+", choices=PRESETS, default=list(PRESETS))
    given = parser.parse_args()
    application = QCoreApplication([])
    print(f"{'':<22}       {'median':>7}  {'90 %':>7}  {'longest':>7}")
    for players in given.players:
        spans = list(ways(players, given.rounds, given.seed))
        print(told_line(f"{players} players, one trick", [s for s, taken in spans if not taken]))
        print(told_line(f"{players} players, taken", [s for s, taken in spans if taken]))
        print(told_line(f"{players} players, all", [s for s, _ in spans]))
    del application


if __name__ == "__main__":
    main()
