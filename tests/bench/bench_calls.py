"""Measures how long single turns of the window's event loop take; asserts nothing.

    .venv/bin/python tests/bench/bench_calls.py [--only table] [--size 3840x2160] [--most 50]

The real program, off-screen, inside `app.exec` (`driven.py`), visits every screen and every state
of the table (`window_states.py`), and matches with as many players as a game allows. For each state
it prints the longest turn, in processor time of the window's thread, so that other load on the
machine does not count. Everything that Qt does in a turn counts, including QML, except drawing:
off-screen, that is done without the graphics card.

A second table names every turn longer than `--most` milliseconds, and where a second thread, which
samples 500 times a second, saw it most often: in the slot, property or event handler that Qt
called, or in Qt itself.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

from msgspec import Struct
from PySide6.QtCore import QAbstractEventDispatcher, QObject, Qt
from PySide6.QtQuick import QQuickWindow

sys.path.insert(0, str(Path(__file__).parents[1]))
import driven

DIRECT = Qt.ConnectionType.DirectConnection
LOOK_S = 0.002
SETTLED_MS = 600
TABLES = {
    "arschloch": {"players": 12, "decks": 2}, "dalmuti": {"players": 8}, "shithead": {"players": 5},
    "thirteen": {"players": 4}, "seigneur": {"players": 12}, "daifugo": {"players": 5},
    "tarot": {"players": 6}, "career": {"players": 8}, "grossundklein": {"players": 6},
}  # fmt: skip
"""Presets, and rules for full tables of them."""


class Turn(Struct):
    """A turn of the event loop."""

    where: str
    """The code seen most often during it."""
    seconds: float


class Watchdog(threading.Thread):
    """Measures each turn of the window's event loop, and samples where it is."""

    def __init__(self, window: QQuickWindow) -> None:
        super().__init__(daemon=True)
        self._main = threading.get_ident()
        self._clock = time.pthread_getcpuclockid(self._main)
        self._over = threading.Event()
        self._seen: Counter[str] = Counter()
        self._since = self._now()
        self._drawing = self._drawn = 0.0
        self.longest = Turn("", 0.0)
        """The longest turn since the last `take`."""
        self._connections = [
            QAbstractEventDispatcher.instance().aboutToBlock.connect(self._end_turn),
            window.beforeSynchronizing.connect(self._begin_drawing, DIRECT),
            window.afterRendering.connect(self._end_drawing, DIRECT),
        ]

    def take(self) -> Turn:
        """Return the longest turn since the previous call."""
        longest, self.longest = self.longest, Turn("", 0.0)
        return longest

    def run(self) -> None:
        """Sample until `stop`."""
        while not self._over.wait(LOOK_S):
            inner = sys._current_frames().get(self._main)
            called = _called_by_qt(inner)
            if inner is None or called is None:
                self._seen["Qt"] += 1
            else:
                self._seen[f"{_name(called)}, within {_name(inner)}"] += 1
            del inner, called

    def stop(self) -> None:
        """Stop measuring."""
        self._over.set()
        self.join()
        for each in self._connections:
            QObject.disconnect(each)

    def _now(self) -> float:
        return time.clock_gettime(self._clock)

    def _end_turn(self) -> None:
        # Waiting for the next event takes no processor time.
        now = self._now()
        lasted = now - self._since - self._drawn
        if lasted > self.longest.seconds:
            [(where, _)] = self._seen.most_common(1) or [("Qt", 0)]
            self.longest = Turn(where, lasted)
        self._seen.clear()
        self._since, self._drawn = now, 0.0

    def _begin_drawing(self) -> None:
        self._drawing = self._now()

    def _end_drawing(self) -> None:
        self._drawn += self._now() - self._drawing


def _called_by_qt(frame: FrameType | None) -> FrameType | None:
    """Return the outermost frame above the event loop; None if the thread is in Qt."""
    above: FrameType | None = None
    while frame is not None:
        if frame.f_code.co_name == "_run" and frame.f_code.co_filename.endswith("start.py"):
            return above
        above, frame = frame, frame.f_back
    return None


def _name(frame: FrameType) -> str:
    path = Path(frame.f_code.co_filename)
    return f"{path.stem}.{frame.f_code.co_qualname}:{frame.f_lineno}"


def states(game, only: str, folder: Path) -> Iterator[str | driven.Wait]:
    """Bring the window into one state after the other, and yield its name."""
    import window_states
    from by_hand import Hands
    from driven_scripts import PAGES, Waits, after, begin

    from arschloch_gui.app.practice import session_at_table
    from arschloch_gui.app.tour.demonstration import Stuck

    game.settings.change("autoPass", False)
    for preset, rules in TABLES.items():
        if only in ("", "table", preset):
            game.window.setProperty("page", "newMatch")
            yield after(SETTLED_MS)
            yield f"{preset}, set up"
            yield from begin(game, preset, **rules)
            yield after(4 * SETTLED_MS)
            yield f"{preset}, {rules['players']} players"
            game.session.dealAgain()
            yield lambda: game.session.turn.waits
            yield after(4 * SETTLED_MS)
            yield f"{preset}, dealt again"
    for page in PAGES:
        if only in ("", "page", page):
            game.window.setProperty("page", page)
            yield after(SETTLED_MS)
            yield f"page {page}"
    for name in window_states.STATES:
        if only in ("", "state", name):
            # What a state waits for must not be left over from the previous match or exercise.
            game.trainer.stop()
            game.session.leave()
            game.window.setProperty("page", "start")
            yield after(SETTLED_MS)
            yield f"left for {name}"
            own = folder / name
            own.mkdir()
            announced = session_at_table.ANNOUNCED_MS
            try:
                window_states.STATES[name](Hands(game, Waits()), own)
            except Stuck as what:  # for example a search in all matches played here
                print(f"state {name}: no {what}")
            yield after(SETTLED_MS)
            yield f"state {name}"
            session_at_table.ANNOUNCED_MS = announced  # one state changes it


def measure(game, size: tuple[int, int], only: str, most: float, folder: Path):
    """Run as the script: visit all states and report each."""
    from driven_scripts import after

    game.window.resize(*size)
    # The players of the next match are loaded a while after the start.
    yield after(4 * SETTLED_MS)
    dog = Watchdog(game.window)
    dog.start()
    slow: list[tuple[str, Turn]] = []
    try:
        for step in states(game, only, folder):
            if not isinstance(step, str):
                yield step
                continue
            turn = dog.take()
            print(f"{step:<28}{turn.seconds * 1000:8.0f} ms", flush=True)
            if turn.seconds * 1000 > most:
                slow.append((step, turn))
    finally:
        dog.stop()
    print(f"\n{len(slow)} took longer than {most:.0f} ms")
    for step, turn in slow:
        print(f"  {step}: {turn.seconds * 1000:.0f} ms in {turn.where}")
    game.window.close()


def main() -> int:
    """Measure and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--size", default="3840x2160")
    parser.add_argument("--only", default="", help="table, page, state, or the name of one of them")
    parser.add_argument("--most", type=float, default=50.0, help="milliseconds")
    given = parser.parse_args()
    width, height = map(int, given.size.split("x"))
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(driven.environment(Path(home)))
        import driven_scripts

        driven_scripts.let_no_key_wait()
        folder = Path(home, "records")
        folder.mkdir()
        return driven.drive(measure, (width, height), given.only, given.most, folder)


if __name__ == "__main__":
    sys.exit(main())
