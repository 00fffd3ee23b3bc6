"""Cost of a long match: `python tests/bench/bench_long.py [--actions 100000] [--rounds 1000]`.

It measures two processor times: the cost of saving one action after this many actions, compared
with the start of a match (in turn, on two matches), and the time to open a record of this many
rounds. Syncing the disk is left out: its cost does not depend on the length, and would hide the
rest.
"""

from __future__ import annotations

import argparse
import tempfile
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import process_time

from arschloch_gui.app.files import disk
from arschloch_gui.app.files.match_file import MatchFile, load
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.record import write
from arschloch_gui.engine.rng import Rng

MEASURED = 200
"""The number of actions saved on either side."""


def begun() -> Match:
    """Return an endless match of four."""
    rules = replace(CLIMBING.presets["arschloch"], players=4, rounds=0)
    return Match(MatchSpec("arschloch", rules, ("A", "B", "C", "D"), 7))


def act(match: Match, rng: Rng) -> None:
    """Play one action, any."""
    if match.to_act is None:
        match.start_round()
    seat = match.to_act
    assert seat is not None
    match.submit(seat, rng.choice(match.legal()))


def saving(actions: int, folder: Path) -> None:
    """Print the cost of saving an action at the start and after `actions`."""
    rng, sides = Rng(1, "bench"), [begun(), begun()]
    for _ in range(actions):
        act(sides[1], rng)
    files = [MatchFile(folder / f"{side}.arl") for side in range(2)]
    spent: list[list[float]] = [[], []]
    for turn in range(MEASURED + 1):
        for match, file, seconds in zip(sides, files, spent, strict=True):
            act(match, rng)
            started = process_time()
            file.save(match)
            match.snapshot(0)
            if turn:  # the first save writes the whole file
                seconds.append(process_time() - started)
    for file in files:
        file.close()
    first, late = (1e6 * median(seconds) for seconds in spent)
    print(
        f"saving an action: {first:.0f} us at the beginning, {late:.0f} us behind {actions} actions"
        f"  (ratio {late / first:.2f})"
    )


def opening(rounds: int, folder: Path) -> None:
    """Print how long a record of this many rounds takes to open."""
    rng, match = Rng(2, "bench"), begun()
    while len(match.rounds) < rounds:
        act(match, rng)
    path = folder / "long.arl"
    path.write_text(write(match), encoding="utf-8", newline="\n")
    started = process_time()
    opened = load(path)
    seconds = process_time() - started
    assert opened.journal == match.journal
    print(f"opening {rounds} rounds, {match.ply} actions: {seconds:.2f} s of processor time")


def main() -> None:
    """Read the command line and print both figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=1_000)
    args = parser.parse_args()
    disk.sync = lambda handle: None
    with tempfile.TemporaryDirectory() as folder:
        saving(args.actions, Path(folder))
        opening(args.rounds, Path(folder))


if __name__ == "__main__":
    main()
