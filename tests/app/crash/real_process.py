"""The real program in some state, until a signal or the state itself ends it.

    python real_process.py start|idle|slot|playing|hanging|tour [RECORD]

It reports its state on standard output, one word per line. Started by test_end_signals.py and
test_odd_starts.py.
"""

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from player_process import advance  # from the same folder
from PySide6.QtCore import QObject, QTimer

from arschloch_gui.app import start
from arschloch_gui.app.desktop import end_signals
from arschloch_gui.app.main import Program


def main() -> int:
    state, *record = sys.argv[1:]
    build_program = start._build_program

    def watched(*arguments: Any, **more: Any) -> Program:
        game = build_program(*arguments, **more)
        _every(1, lambda: STATES[state](game), game.session)
        return game

    start._build_program = watched
    say("begun")
    return start.run_window(Path(record[0]) if record else None)


def say(word: str) -> None:
    print(word, flush=True)


def _every(milliseconds: int, do: Callable[[], object], owner: QObject) -> None:
    timer = QTimer(owner)
    timer.timeout.connect(do)
    timer.start(milliseconds)


def idle(game: Program) -> None:
    say("idle")


def slot(game: Program) -> None:
    """Run a long Python slot that changes a setting at its end."""
    say("slot")
    until = time.monotonic() + 0.4
    while time.monotonic() < until:
        sum(range(1000))
    game.settings.change("speed", 2)


def playing(game: Program) -> None:
    """Play as fast as possible; each line is the state shown."""
    settings: Any = game.settings
    settings.speed = 0
    advance(game)


def hanging(game: Program) -> None:
    """Close without ever finishing; no time limit ends the program either."""
    end_signals.LONGEST_CLOSING = 3600

    def hang() -> None:
        say("closing")
        time.sleep(3600)

    game.session.shutdown = hang
    say("hanging")


def tour(game: Program) -> None:
    """Show every page, start a match, play for a while, and close the window."""
    window: Any = game.window
    if not hasattr(window, "steps"):
        window.steps = _tour(game)
    elif (step := next(window.steps, None)) is not None:
        say(step)


def _tour(game: Program) -> Iterator[str | None]:
    session = game.session
    for page in PAGES:
        game.window.setProperty("page", page)
        for _ in range(5):
            yield None
        yield page
    game.settings.change("speed", 0)
    session.newMatch("arschloch", {}, "lowest")
    while not session.match.active:
        yield None
    while session.snapshot.ply < 12:
        if session.turn.mine or session.table.phase == "round_over":
            advance(game)
        yield None
    yield f"played {session.snapshot.ply}"
    game.about_program.report()
    while game.about_program.saving:
        yield None
    yield f"report: {game.about_program.message}"
    game.settings.change("portrait", 5)
    game.window.close()
    while True:
        yield None


STATES = {"start": idle, "idle": idle, "slot": slot, "playing": playing, "hanging": hanging,
          "tour": tour}  # fmt: skip
PAGES = ("newMatch", "matches", "statistics", "practice", "settings", "rules", "about", "start")

if __name__ == "__main__":
    sys.exit(main())
