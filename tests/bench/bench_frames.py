"""Measures how evenly the window draws while a player thinks hard; asserts nothing.

    xvfb-run -s "-screen 0 1280x800x24" .venv/bin/python tests/bench/bench_frames.py [--runs 5]

The real window, 1280×800 in software rendering, shows cards that rise and sink all the time. It is
idle and has the level `--level` thinking without a pause in its process, in turn. The results are
the intervals between frames (median, 95 % and 99 %) and their ratio. A frame due in a pause between
two movements does not count. With `--rounds`, whole rounds are played at speed 3 instead, by the
level `lowest` in every seat, and everything that moves at the table is measured. The table then
also has how many of each 60 frames in a row were drawn in time.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import threading
from bisect import bisect
from collections.abc import Sequence
from itertools import chain, pairwise
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("QT_QUICK_BACKEND", "software")

from PySide6.QtCore import Qt, QTimer

from arschloch_gui.ai.player import decision_rng
from arschloch_gui.ai.pool import Pool
from arschloch_gui.ai.question import NotWanted, PlayerQuestion
from arschloch_gui.app import main as program
from arschloch_gui.app import start
from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import Demonstration, spin
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match, MatchSpec

DRAWINGS = Path(__file__).resolve().parents[2] / ".cache" / "drawings"
"""Kept pictures of cards: in the checkout, so that the person's cache stays as it is."""
STROKE_MS = 120
"""From one card's movement to the next one's, which starts before the first has ended."""
FRAME = 1000 / 60
"""The duration of a frame in milliseconds."""
BEAT_MS = 3
PAUSE = 0.1
"""Seconds without a frame that mean there was nothing to draw."""


class Thinking:
    """A player process, kept busy by a thread that waits for it as the engine's does."""

    def __init__(self, level: str) -> None:
        match = Match(MatchSpec("trouduc", presets()["trouduc"], tuple("ABCD"), 11))
        match.start_round()
        seat = match.to_act
        assert seat is not None
        view, legal = match.family.view(match.state, seat), match.legal()
        self._question = PlayerQuestion(level, "climbing", view, legal, decision_rng(11, seat, 0))
        self._over = threading.Event()
        self._pool = Pool()
        self._pool.think(self._question, lambda: False)
        self.decisions = 0
        self._thread = threading.Thread(target=self._think)

    def _think(self) -> None:
        while not self._over.is_set():
            try:
                self._pool.think(self._question, self._over.is_set)
            except NotWanted:
                return
            self.decisions += 1

    def __enter__(self) -> Thinking:
        self._thread.start()
        return self

    def __exit__(self, *raised: object) -> None:
        self._over.set()
        self._thread.join()
        self._pool.close()


def intervals(game: Program, seconds: float) -> list[float]:
    """Return the times between frames, in ms, while cards move."""
    at: list[float] = []
    heard = game.window.frameSwapped.connect(lambda: at.append(perf_counter()))
    until, card = perf_counter() + seconds, 0
    count = len(game.session.stage.hand.rows)
    while perf_counter() < until:
        game.session.choice.toggle(card % count)
        card += 1
        spin(STROKE_MS)
    game.window.frameSwapped.disconnect(heard)
    gaps = (1000 * (after - before) for before, after in pairwise(at))
    return sorted(gap for gap in gaps if gap < 1000 * PAUSE)


def in_time(gaps: Sequence[float]) -> list[int]:
    """Return how many frames were drawn of each 60 due in a row, fewest first.

    `gaps` are the times between frames in the order they came, in ms.
    """
    due = [max(1, round(gap / FRAME)) for gap in gaps]
    drawn = [shown for each in due for shown in [0] * (each - 1) + [1]]
    return sorted(sum(drawn[at : at + 60]) for at in range(0, len(drawn) - 59, 60))


def playing(game: Program, rounds: int) -> tuple[list[float], list[float], list[int]]:
    """Play whole rounds and return their frame timing.

    This is the times between frames, the cost of each in the window's own thread, both in ms, and
    how many of each 60 were drawn in time.
    """
    at: list[tuple[float, float]] = []
    beats: list[float] = []
    heart = QTimer(interval=BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
    heart.timeout.connect(lambda: beats.append(perf_counter()))
    heart.start()
    demonstration = Demonstration(game, "lowest")
    heard = game.window.frameSwapped.connect(lambda: at.append((perf_counter(), thread_time())))
    demonstration.finish_round()
    for _ in range(rounds - 1):
        spin(1500)
        demonstration.next_round()
        demonstration.finish_round()
    spin(1500)
    game.window.frameSwapped.disconnect(heard)
    heart.stop()
    both = [
        (1000 * (b[0] - a[0]), 1000 * (b[1] - a[1]))
        for a, b in pairwise(at)
        if b[0] - a[0] < 1.5 * FRAME / 1000 or was_busy(beats, a[0], b[0])
    ]
    gaps, costs = [gap for gap, _ in both], [cost for _, cost in both]
    return sorted(gaps), sorted(costs), in_time(gaps)


def was_busy(beats: list[float], start: float, end: float) -> bool:
    """Return whether the window's thread was too busy for a frame between two frames.

    If it was responsive all the time, no frame was due.
    """
    inside = beats[bisect(beats, start) : bisect(beats, end)]
    return max(b - a for a, b in pairwise([start, *inside, end])) > FRAME / 1000


def told(name: str, gaps: list[float]) -> str:
    """Return one line of the table."""
    share = [gaps[int(part * (len(gaps) - 1))] for part in (0.5, 0.95, 0.99)]
    return f"{name:<10} {len(gaps):>6} frames  " + "  ".join(f"{each:6.1f} ms" for each in share)


def main() -> None:
    """Measure in turn and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measurement")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--rounds", type=int, default=0, help="rounds to be played, and no more")
    given = parser.parse_args()
    application = start.application()
    idle: list[list[float]] = []
    busy: list[list[float]] = []
    with tempfile.TemporaryDirectory() as name:
        game = program.build(
            config=Path(name) / "config", matches=Path(name) / "matches",
            cache=DRAWINGS, remember_geometry=False, seeds=lambda: 7,
        )  # fmt: skip
        start.keep_collection_here(game.session)
        game.window.resize(1280, 800)
        Demonstration(game, "lowest").begin("trouduc", {}, "lowest")
        spin(1000)
        if given.rounds:
            print(f"{'':<10} {'':>6}         {'median':>9}  {'95 %':>9}  {'99 %':>9}")
            gaps, costs, drawn = playing(game, given.rounds)
            print(told("playing", gaps))
            print(told("cpu", costs))
            most = drawn[int(0.05 * len(drawn))]
            print(f"of 60 in a row: {median(drawn):.0f} in the median, in 95 % {most} or more")
            game.close()
            return
        for _ in range(given.runs):
            idle.append(intervals(game, given.seconds))
            with Thinking(given.level) as thinking:
                busy.append(intervals(game, given.seconds))
            print(f"{thinking.decisions} decisions of {given.level} meanwhile", flush=True)
        game.close()
    print(f"{'':<10} {'':>6}         {'median':>9}  {'95 %':>9}  {'99 %':>9}")
    print(told("idle", sorted(chain.from_iterable(idle))))
    print(told("thinking", sorted(chain.from_iterable(busy))))
    at95 = [run[int(0.95 * len(run))] for run in idle], [run[int(0.95 * len(run))] for run in busy]
    ratios = [after / before for before, after in zip(*at95, strict=True)]
    print(f"thinking : idle at 95 %: {median(ratios):.2f} ({min(ratios):.2f} – {max(ratios):.2f})")
    del application


if __name__ == "__main__":
    main()
