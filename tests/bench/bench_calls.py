"""How long the window waits for a single call of ours. Run it; nothing is asserted.

    .venv/bin/python tests/bench/bench_calls.py [--only table] [--size 3840x2160] [--most 50]

The real program, off-screen, inside `app.exec` (`driven.py`), goes through every screen and every
state of the table (`window_states.py`), and through matches with as many players as a game takes.
Meanwhile a thread looks 500 times a second at what the window's thread is doing. What runs between
two returns to Qt is one call: a slot, a property that is read, an event handler. For each state:
the longest call and where it was when it was seen last, in processor time of that thread, so that
other work on the machine counts for nothing.

A second table names every call that took longer than `--most` milliseconds. Drawing itself is left
out: it is Qt's, and off-screen it is done without the graphics card.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

from msgspec import Struct

sys.path.insert(0, str(Path(__file__).parents[1]))
import driven

LOOK_S = 0.002
SETTLED_MS = 600
TABLES = {
    "arschloch": {"players": 12, "decks": 2}, "dalmuti": {"players": 8}, "shithead": {"players": 5},
    "thirteen": {"players": 4}, "seigneur": {"players": 12}, "daifugo": {"players": 5},
    "tarot": {"players": 6}, "career": {"players": 8}, "grossundklein": {"players": 6},
}  # fmt: skip
"""Presets, and rules for full tables of them."""


class Call(Struct):
    """One call from Qt into our code."""

    what: str
    """The function that Qt called."""
    within: str
    """What was running in it when it was seen last."""
    seconds: float


class Watchdog(threading.Thread):
    """Looks at the window's thread again and again and notes its calls."""

    def __init__(self, main_thread: int) -> None:
        super().__init__(daemon=True)
        self._main = main_thread
        self._clock = time.pthread_getcpuclockid(main_thread)
        self._over = threading.Event()
        self.longest: Call | None = None
        """Since it was last taken."""

    def take(self) -> Call | None:
        """The longest call since this was asked last."""
        longest, self.longest = self.longest, None
        return longest

    def run(self) -> None:
        """Look until `stop`."""
        outer: FrameType | None = None
        since = 0.0
        while not self._over.wait(LOOK_S):
            inner = sys._current_frames().get(self._main)
            called = _called_by_qt(inner)
            now = time.clock_gettime(self._clock)
            if called is not outer:
                outer, since = called, now
            if inner is not None and called is not None:
                lasts = now - since
                if self.longest is None or lasts > self.longest.seconds:
                    self.longest = Call(_name(called), _name(inner), lasts)
            del inner, called

    def stop(self) -> None:
        """Look no more."""
        self._over.set()
        self.join()


def _called_by_qt(frame: FrameType | None) -> FrameType | None:
    """The outermost frame above the event loop; None where the thread is in Qt."""
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
    """Bring the window into one state after the other, and say which it is."""
    import window_states
    from by_hand import Hands
    from driven_scripts import PAGES, Waits, after, begin

    game.settings.change("autoPass", False)
    for preset, rules in TABLES.items():
        if only in ("", "table", preset):
            yield from begin(game, preset, **rules)
            yield after(4 * SETTLED_MS)
            yield f"{preset}, {rules['players']} players"
    for page in PAGES:
        if only in ("", "page", page):
            game.window.setProperty("page", page)
            yield after(SETTLED_MS)
            yield f"page {page}"
    for name in window_states.STATES:
        if only in ("", "state", name):
            own = folder / name
            own.mkdir()
            window_states.STATES[name](Hands(game, Waits()), own)
            yield after(SETTLED_MS)
            yield f"state {name}"


def measure(game, size: tuple[int, int], only: str, most: float, folder: Path):
    """The script: go through all states and tell of each."""
    from driven_scripts import after

    game.window.resize(*size)
    yield after(SETTLED_MS)
    dog = Watchdog(threading.get_ident())
    dog.start()
    slow: list[tuple[str, Call]] = []
    try:
        for step in states(game, only, folder):
            if not isinstance(step, str):
                yield step
                continue
            call = dog.take()
            if call is None:
                continue
            print(f"{step:<28}{call.seconds * 1000:8.0f} ms  {call.what}", flush=True)
            if call.seconds * 1000 > most:
                slow.append((step, call))
    finally:
        dog.stop()
    print(f"\n{len(slow)} took longer than {most:.0f} ms")
    for step, call in slow:
        print(f"  {step}: {call.seconds * 1000:.0f} ms in {call.what}, within {call.within}")
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
        folder = Path(home, "records")
        folder.mkdir()
        return driven.drive(measure, (width, height), given.only, given.most, folder)


if __name__ == "__main__":
    sys.exit(main())
