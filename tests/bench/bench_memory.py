"""Measures the memory of the program after a long time; asserts nothing.

    .venv/bin/python tests/bench/bench_memory.py [--changes 1000] [--rounds 300] [--only language]

The real program runs off-screen inside `app.exec` (`driven.py`), in a home of its own. First
everything is visited once: every page, language, size and theme, and a match; what that loads stays
loaded. Then, from there,

* `--changes` changes one after the other: page, language, size of the window, theme, another match,
* `--rounds` rounds at one table of four,

each reported at ten moments: resident memory, memory allocated by the C library, Python's blocks,
Python's objects that refer to others, and Qt objects that Python knows, with the growth of resident
memory. `--only` restricts the changes to one kind.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))
import driven

MIB = 2**20
LOOKS = 10
SETTLED_MS = 400
"""Milliseconds for the effects of a change: pictures, closed threads, deleted objects."""


class _Given(ctypes.Structure):
    """`struct mallinfo2` of glibc."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks",
                     "uordblks", "fordblks", "keepcost")
    ]  # fmt: skip


def given_out() -> int:
    """Return the bytes allocated by the C library; 0 if it cannot report them."""
    try:
        ask = ctypes.CDLL(None).mallinfo2
    except AttributeError:
        return 0
    ask.restype = _Given
    told = ask()
    return int(told.uordblks + told.hblkhd)


def resident() -> int:
    """Return the bytes of this process in the machine's memory (Linux)."""
    pages = int(Path("/proc/self/statm").read_text("utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def look(name: str, before: int) -> int:
    """Print one line of the table; return the resident memory."""
    import shiboken6

    now = resident()
    grown = f"{now / before - 1:+8.1%}" if before else f"{'':8}"
    print(
        f"{name:<22}{now / MIB:9.1f}{grown}{given_out() / MIB:10.1f}{sys.getallocatedblocks():10,}"
        f"{len(gc.get_objects()):10,}{len(shiboken6.getAllValidWrappers()):8,}",
        flush=True,
    )
    return now


def measure(game, changes: int, rounds: int, only: str, seed: int) -> Iterator[driven.Wait]:
    """Run as the script: visit everything, change, play, and report."""
    from driven_scripts import LANGUAGES, PAGES, SIZES, after, begin, play_on

    rng = Random(seed)
    window, settings = game.window, game.settings
    presets = ("arschloch", "shithead", "thirteen", "seigneur", "tarot", "dalmuti")
    kinds: dict[str, Callable[[], object]] = {
        "page": lambda: window.setProperty("page", rng.choice(PAGES)),
        "language": lambda: settings.change("language", rng.choice([*LANGUAGES])),
        "size": lambda: window.resize(*rng.choice(SIZES)),
        "theme": lambda: settings.change("theme", rng.choice(("light", "dark"))),
        "match": lambda: None,
    }
    if only:
        kinds = {only: kinds[only]}
    settings.change("speed", 0)
    settings.change("autoPass", False)

    def change(kind: str) -> Iterator[driven.Wait]:
        if kind == "match":
            yield from begin(game, rng.choice(presets))
        else:
            kinds[kind]()
        yield after(30)

    print(f"{'':<22}{'resident':>9}{'':8}{'malloc':>10}{'blocks':>10}{'objects':>10}{'Qt':>8}")
    yield after(1500)
    look("started", 0)
    for page in PAGES:
        for size in SIZES:
            window.resize(*size)
            for language in LANGUAGES:
                settings.change("language", language)
                window.setProperty("page", page)
                yield after(30)
    for preset in presets:
        for size in SIZES:
            window.resize(*size)
            yield from begin(game, preset)
            yield after(SETTLED_MS)
    yield after(3000)
    before = look("all seen once", 0)
    for at in range(1, changes + 1):
        yield from change(rng.choice([*kinds]))
        if at % max(1, changes // LOOKS) == 0:
            yield after(SETTLED_MS)
            look(f"{at} changes", before)
    yield from begin(game, players=4, rounds=0)
    window.resize(*SIZES[0])
    ended: list[None] = []
    game.session.roundEnded.connect(lambda: ended.append(None))
    told = 0
    for warm in (True, False):
        aim = len(ended) + (max(1, rounds // 20) if warm else rounds)
        while rounds and len(ended) < aim:
            yield from play_on(game)
            if len(ended) > told and not warm and len(ended) % max(1, rounds // LOOKS) == 0:
                told = len(ended)
                look(f"{told} rounds", before)
        if rounds and warm:
            ended.clear()
            before = look("some rounds", 0)
    window.close()


def main() -> int:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--changes", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--only", default="", help="page, language, size, theme or match")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(driven.environment(Path(home)))
        return driven.drive(measure, given.changes, given.rounds, given.only, given.seed)


if __name__ == "__main__":
    sys.exit(main())
