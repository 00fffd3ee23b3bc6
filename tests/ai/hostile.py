"""Hostile players, for the tests that they cannot do any harm.

For `make`, each kind is a level, so that one process can have them all.
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
    """Answers with values that are not an index."""

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
    """Answers with an object that cannot be pickled."""

    def choose(self, view, legal, rng):
        return lambda: 0


class Unshowable:
    """Answers with an object whose `repr` fails."""

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
    """Loops for ever and never releases the processor."""

    def choose(self, view, legal, rng):
        while True:
            pass


class Number:
    """Computes a number so large that Python does not respond for hours."""

    def choose(self, view, legal, rng):
        return 10**10**8 // 3


class Quitter:
    """Ends its process."""

    def choose(self, view, legal, rng):
        os._exit(3)


class Crasher:
    """Crashes its process with an invalid address."""

    def choose(self, view, legal, rng):
        return ctypes.string_at(0)


class Hoarder:
    """Allocates memory without end."""

    def choose(self, view, legal, rng):
        hoard = []
        while True:
            hoard.append(bytearray(1 << 22))


class LateAnswer:
    """Inserts an answer to an earlier question before the current one."""

    def choose(self, view, legal, rng):
        for line in [each for each in gc.get_objects() if isinstance(each, Connection)]:
            line.send_bytes(pickle.dumps((-1, len(legal) - 1, "")))
        return 0


class Brooder:
    """Decides well, and fails when asked for its evaluation."""

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
"""Kinds that do not harm their process."""
HANG = ("sleeps", "loops", "number")
DIE = ("quits", "crashes")


def make(level, game):
    """Return the player of a kind, or of a level."""
    return KINDS[level]() if level in KINDS else player(level, game)


def make_regular(kind, level, game):
    """Return a player of this kind in place of `regular` (with `functools.partial`)."""
    return KINDS[kind]() if level == "regular" else player(level, game)


class OnDemand:
    """A good player that behaves like one of a kind while a file exists."""

    def __init__(self, kind, path, good):
        self.kind, self.path, self.good = kind, path, good

    def choose(self, view, legal, rng):
        chooser = KINDS[self.kind]() if os.path.exists(self.path) else self.good
        return chooser.choose(view, legal, rng)


def make_on_demand(kind, path, level, game):
    """Return such a player of the level."""
    return OnDemand(kind, path, player(level, game))


def make_once(kind, path, level, game):
    """Return a player of the kind on the first call, good ones afterwards.

    This is remembered in a file, which outlives the process.
    """
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return player(level, game)
    return KINDS[kind]()


class QuitterOnce:
    """A good player that ends its process once, in a second round; a file remembers it."""

    def __init__(self, path, good):
        self.path, self.good = path, good

    def choose(self, view, legal, rng):
        if view.offices and not os.path.exists(self.path):
            os.close(os.open(self.path, os.O_CREAT))
            os._exit(3)
        return self.good.choose(view, legal, rng)


def make_quitter_once(path, level, game):
    """Return such a player of the level."""
    return QuitterOnce(path, player(level, game))


def cannot_be_made(level, game):
    """Fail instead of returning a player."""
    raise RuntimeError("no such player")


def make_never(level, game):
    """Block for ever, so that the process never becomes ready."""
    os._exit(4)
