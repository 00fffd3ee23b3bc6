"""Players that mean no good, for the tests that nothing comes of it.

To `make` each kind is a level, so that one process can hold them all.
"""

import ctypes
import gc
import os
import pickle
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from arschloch_gui.ai.levels import player


class NoIndex:
    """Answers with things that are no index."""

    def __init__(self, answer=999):
        self.answer = answer

    def choose(self, view, legal, rng):
        return self.answer


class Thrower:
    """Fails at every decision."""

    def __init__(self, error=RuntimeError):
        self.error = error

    def choose(self, view, legal, rng):
        raise self.error("no")


class Unpicklable:
    """Answers with something that cannot travel."""

    def choose(self, view, legal, rng):
        return lambda: 0


class Unshowable:
    """Answers with something that cannot even be shown."""

    class Answer:
        def __repr__(self):
            raise ValueError("not to be shown")

    def choose(self, view, legal, rng):
        return self.Answer()


class Sleeper:
    """Sleeps instead of deciding."""

    def choose(self, view, legal, rng):
        while True:
            time.sleep(1)


class Looper:
    """Never comes to a decision, and never lets go of the processor."""

    def choose(self, view, legal, rng):
        while True:
            pass


class Number:
    """Works out a number so large that Python hears of nothing else for hours."""

    def choose(self, view, legal, rng):
        return 10**10**8 // 3


class Quitter:
    """Ends its process."""

    def choose(self, view, legal, rng):
        os._exit(3)


class Crasher:
    """Takes its process down with a bad address."""

    def choose(self, view, legal, rng):
        return ctypes.string_at(0)


class Hoarder:
    """Takes memory without end."""

    def choose(self, view, legal, rng):
        hoard = []
        while True:
            hoard.append(bytearray(1 << 22))


class LateAnswer:
    """Slips an answer to an earlier question in before its own."""

    def choose(self, view, legal, rng):
        for line in [each for each in gc.get_objects() if isinstance(each, Connection)]:
            line.send_bytes(pickle.dumps((-1, len(legal) - 1, "")))
        return 0


class Brooder:
    """Decides well, and fails when it is asked why."""

    def choose(self, view, legal, rng):
        return 0

    def thoughts(self, view, legal, rng, also=None):
        raise RuntimeError("no")


class Last:
    """Takes the last of the legal actions."""

    def choose(self, view, legal, rng):
        return len(legal) - 1


KINDS: dict[str, Callable[[], Any]] = {
    "nonsense": NoIndex, "text": lambda: NoIndex("ace"), "negative": lambda: NoIndex(-1),
    "nothing": lambda: NoIndex(None), "yes": lambda: NoIndex(True), "raises": Thrower,
    "exits": lambda: Thrower(SystemExit), "interrupts": lambda: Thrower(KeyboardInterrupt),
    "base": lambda: Thrower(BaseException), "unpicklable": Unpicklable, "unshowable": Unshowable,
    "sleeps": Sleeper, "loops": Looper, "number": Number, "quits": Quitter, "crashes": Crasher,
    "hoards": Hoarder, "late": LateAnswer, "last": Last, "broods": Brooder,
}  # fmt: skip
FAIL_AT_ONCE = (
    "nonsense", "text", "negative", "nothing", "yes", "raises", "exits", "interrupts", "base",
    "unpicklable", "unshowable",
)  # fmt: skip
"""Kinds that do no harm to the process they are in."""
HANG = ("sleeps", "loops", "number")
DIE = ("quits", "crashes")


def make(level, game):
    """The player of a kind, or of a level."""
    return KINDS[level]() if level in KINDS else player(level, game)


def make_regular(kind, level, game):
    """A player of the kind in the place of `regular` (with `functools.partial`)."""
    return KINDS[kind]() if level == "regular" else player(level, game)


class OnDemand:
    """A good player who turns into one of a kind while a file is there."""

    def __init__(self, kind, path, good):
        self.kind, self.path, self.good = kind, path, good

    def choose(self, view, legal, rng):
        chooser = KINDS[self.kind]() if os.path.exists(self.path) else self.good
        return chooser.choose(view, legal, rng)


def make_on_demand(kind, path, level, game):
    """Such a player of the level."""
    return OnDemand(kind, path, player(level, game))


def make_once(kind, path, level, game):
    """A player of the kind in the place of the first to be made, good ones after that.

    It is remembered in a file, which outlives the process.
    """
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return player(level, game)
    return KINDS[kind]()


class QuitterOnce:
    """A good player who ends its process once, in a second round; a file remembers that."""

    def __init__(self, path, good):
        self.path, self.good = path, good

    def choose(self, view, legal, rng):
        if view.offices and not os.path.exists(self.path):
            os.close(os.open(self.path, os.O_CREAT))
            os._exit(3)
        return self.good.choose(view, legal, rng)


def make_quitter_once(path, level, game):
    """Such a player of the level."""
    return QuitterOnce(path, player(level, game))


def cannot_be_made(level, game):
    """No player at all."""
    raise RuntimeError("no such player")


def make_never(level, game):
    """A process that makes this player never gets ready."""
    os._exit(4)
