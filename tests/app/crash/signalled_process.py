"""The real program until a signal ends it: what it does meanwhile is said on the command line.

    python signalled_process.py start|idle|slot|playing|hanging [RECORD]

Says on standard output what it is at, one word a line. Started by test_end_signals.py.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path

from player_process import advance  # beside this file
from PySide6.QtCore import QTimer

from arschloch_gui.app import start
from arschloch_gui.app.main import Game


def main() -> int:
    state, *record = sys.argv[1:]
    furnished = start._furnished

    def watched(*arguments: object, **more: object) -> Game:
        game = furnished(*arguments, **more)
        _every(1, lambda: STATES[state](game), game.session)
        return game

    start._furnished = watched
    say("begun")
    return start.run_window(Path(record[0]) if record else None)


def say(word: str) -> None:
    print(word, flush=True)


def _every(milliseconds: int, do: Callable[[], object], owner: object) -> None:
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
    game.settings.speed = 0
    advance(game)


def hanging(game: Game) -> None:
    """Closing never comes to its end."""
    game.session.shutdown = lambda: time.sleep(3600)
    say("hanging")


STATES = {"start": idle, "idle": idle, "slot": slot, "playing": playing, "hanging": hanging}

if __name__ == "__main__":
    sys.exit(main())
