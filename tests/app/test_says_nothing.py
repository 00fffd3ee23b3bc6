"""The program writes nothing to its outputs, whatever it is doing when its window closes.

Other tests see only the Qt messages that come while they listen. Here the real program is started
as users start it (`driven.py`), and its whole output is checked.
"""

from __future__ import annotations

import random
from pathlib import Path

import driven
import pytest
from window_states import STATES

from long import mostly_long, times


def says_nothing(script: str, home: Path, *arguments: object) -> None:
    done = driven.start(script, home, *arguments)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", ""), (script, *arguments)


@pytest.mark.sampled
def test_leaving_pages_quickly_playing_and_closing_in_the_middle_of_it(tmp_path: Path):
    seed, steps, rounds = times((1, 6, 0), (random.randrange(10**6), 300, 200))
    says_nothing("wander", tmp_path, seed, steps, rounds)


@pytest.mark.parametrize("state", mostly_long([*STATES], normal=[]))
def test_closing_in_every_state(state: str, tmp_path: Path):
    says_nothing("close_in", tmp_path, state)
