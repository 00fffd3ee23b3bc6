"""The real program in some state, until a signal ends it or the state does.

    python real_process.py start|idle|slot|playing|hanging|tour [RECORD]

Says on standard output what it is at, one word a line. Started by test_end_signals.py and
test_odd_starts.py.
"""

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from player_process import advance  # beside this file
from PySide6.QtCore import QObject, QTimer

from arschloch_gui.app import start
from arschloch_gui.app.main import Game


def main() -> int:
    state, *record = sys.argv[1:]
    furnished = start._furnished

    def watched(*arguments: Any, **more: Any) -> Game:
        game = furnished(*arguments, **more)
        _every(1, lambda: STATES[state](game), game.session)
        return game

    start._furnished = watched
    say("begun")
    return start.run_window(Path(record[0]) if record else None)


def say(word: str) -> None:
    print(word, flush=True)


def _every(milliseconds: int, do: Callable[[], object], owner: QObject) -> None:
    timer = QTimer(owner)
    timer.timeout.connect(do)
    timer.start(milliseconds)


def idle(game: Game) -> None:
    say("idle")


def slot(game: Game) -> None:
    """A slot that takes long, in Python, and changes a setting at its end."""
    say("slot")
    until = time.monotonic() + 0.4
    while time.monotonic() < until:
        sum(range(1000))
    game.settings.change("speed", 2)


def playing(game: Game) -> None:
    """Moves as fast as they come; each line is what has been shown."""
    settings: Any = game.settings
    settings.speed = 0
    advance(game)


def hanging(game: Game) -> None:
    """Closing never comes to its end."""
    game.session.shutdown = lambda: time.sleep(3600)
    say("hanging")


def tour(game: Game) -> None:
    """Every page is shown, a match is begun and played for a while, and the window is closed."""
    window: Any = game.window
    if not hasattr(window, "steps"):
        window.steps = _tour(game)
    elif (step := next(window.steps, None)) is not None:
        say(step)


def _tour(game: Game) -> Iterator[str | None]:
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
