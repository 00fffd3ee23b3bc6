"""A player in a process of its own: it may think long, but not for ever, and never in our way.

The process is spawned at the first decision and killed when it does not answer in time; the next
decision starts another. Views, actions and random generators are picklable values, so nothing is
shared. A failure shows as `NoAnswer`; `guard.Guarded` turns it into a stand-in's decision.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from arschloch_gui.ai.player import Player
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.rng import Rng


class NoAnswer(Exception):
    """The player's process ended or did not answer in time."""


class RemotePlayer:
    """A `Player` whose thinking happens elsewhere. `close` it when the match is over.

    `make` builds the player in its process (a module-level function or class); `patience` is the
    time for one decision in seconds.
    """

    def __init__(self, make: Callable[[], Player], patience: float) -> None:
        self._make = make
        self._patience = patience
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def choose(self, view: Any, legal: tuple[Action, ...], rng: Rng) -> int:
        """What the player in its process answers. Raises `NoAnswer`."""
        line = self._line or self._start()
        try:
            line.send((view, legal, rng))
            if line.poll(self._patience):
                return int(line.recv())
        except (EOFError, OSError, TypeError, ValueError) as error:
            self.close()
            raise NoAnswer(str(error)) from error
        self.close()
        raise NoAnswer(f"no answer within {self._patience} s")

    def close(self) -> None:
        """End the process; closing twice does no harm."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._line is not None:
            self._line.close()
        self._process = self._line = None

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self._line, far_end = context.Pipe()
        self._process = context.Process(target=_serve, args=(self._make, far_end), daemon=True)
        self._process.start()
        far_end.close()
        return self._line


def _serve(make: Callable[[], Player], line: Connection) -> None:
    """The process: answers until nobody asks any more."""
    player = make()
    while True:
        try:
            view, legal, rng = line.recv()
        except EOFError:
            return
        line.send(player.choose(view, legal, rng))
