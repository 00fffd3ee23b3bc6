"""Speed of the engine: `python tests/bench/bench_engine.py [seconds per figure]`.

It measures random play of four seats under each preset, with and without events, and the single
steps of a search. The figures depend on the machine; no test uses them.

`--against CHECKOUT [--only PRESET,…]` compares with another checkout: rounds per CPU-second by
preset and kind of play. Both play the same rounds in turn, so that other load affects both. The
figures are medians, the ratio is the median of the pairs.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from arschloch_gui.ai.arena_matches import MatchJob, play_match
from arschloch_gui.ai.levels import player
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.games import family_of, presets
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.rng import Rng


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Return how many units of work are done per second."""
    start, done, n = time.perf_counter(), 0, 0
    while (spent := time.perf_counter() - start) < seconds:
        done += work(n)
        n += 1
    return done / spent


def start(preset: str, seed: int) -> Any:
    """Return a later round, so that there is an exchange."""
    rules = presets()[preset]
    order = tuple(range(rules.players))
    return family_of(preset).start_round(rules, RoundSetup(seed, 2, Carry(order, order)), None)


def round_of(preset: str, emitting: bool) -> Callable[[int], int]:
    """Return a task that plays a whole random round; one unit."""
    family = family_of(preset)

    def work(seed: int) -> int:
        events: list[Event] = []
        emit = events.append if emitting else None
        state, rng = start(preset, seed), Rng(seed, "bench")
        while state.to_act >= 0:
            family.advance(state, rng.choice(family.legal(state)), emit)
        return 1

    return work


def repeated(task: Callable[[], object]) -> Callable[[int], int]:
    """Return a task that repeats another a hundred times; a hundred units."""

    def work(_: int) -> int:
        for _ in range(100):
            task()
        return 100

    return work


# -- by turns with another checkout --------------------------------------------------------


def by_level(level: str) -> Callable[[str, int], None]:
    """Return a task that plays one round with a level's players, as in the arena."""

    def play(preset: str, seed: int) -> None:
        rules = presets()[preset]
        play_match(MatchJob(preset, rules, (level,) * rules.players, seed, rounds=1))

    return play


def watched(preset: str, seed: int) -> None:
    """Play one random round of a match with a viewer, as at the table."""
    rules = presets()[preset]
    match = Match(MatchSpec(preset, rules, ("random",) * rules.players, seed))
    chooser, rng = player("random", match.family.key), Rng(seed, "bench")
    watch = match.watched_by(0, lambda told: None)
    match.start_round(watch=watch)
    while (seat := match.to_act) is not None:
        shown = match.snapshot(seat)
        match.submit(seat, shown.legal[chooser.choose(shown.view, shown.legal, rng)], watch)


KINDS: dict[str, Callable[[str, int], object]] = {
    "random": lambda preset, seed: round_of(preset, emitting=False)(seed),
    "events": lambda preset, seed: round_of(preset, emitting=True)(seed),
    "match": watched,
    "lowest": by_level("lowest"),
    "regular": by_level("regular"),
}
PAIRS = 9


def serve() -> None:
    """Play the rounds requested on standard input; answer with their CPU seconds."""
    for line in sys.stdin:
        preset, kind, first, rounds = line.split()
        began = time.process_time()
        for seed in range(int(first), int(first) + int(rounds)):
            KINDS[kind](preset, seed)
        print(time.process_time() - began, flush=True)


class Checkout:
    """A process that plays with the engine of one checkout."""

    def __init__(self, root: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--serve"], env={**os.environ, "PYTHONPATH": str(root)},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
        )  # fmt: skip

    def seconds(self, *question: object) -> float:
        """Return the CPU time of (preset, kind, first seed, rounds)."""
        ask, answers = self._process.stdin, self._process.stdout
        assert ask is not None
        assert answers is not None
        print(*question, file=ask)
        return float(answers.readline())


def compare(other: Path, chosen: list[str], seconds: float) -> None:
    """Print a table: rounds per CPU-second there, here, and the ratio."""
    there, here = Checkout(other), Checkout(Path(__file__).parents[2])
    print(f"| preset | {' | '.join(KINDS)} |\n|---|{'---|' * len(KINDS)}")
    for preset in chosen:
        cells = []
        for kind in KINDS:
            # Computations made once per rule set are no cost of a round.
            warm = max(side.seconds(preset, kind, 0, 2) / 2 for side in (there, here))
            rounds = max(1, round(seconds / warm))
            pairs = [
                [side.seconds(preset, kind, 2 + at * rounds, rounds) for side in (there, here)]
                for at in range(PAIRS)
            ]
            before, now = (rounds / median(side) for side in zip(*pairs, strict=True))
            ratio = median(slow / fast for slow, fast in pairs)
            cells.append(f"{before:.0f} → {now:.0f} **{ratio:.1f}×**")
        print(f"| {preset} | {' | '.join(cells)} |", flush=True)


def steps(seconds: float) -> None:
    """Print a table of single steps."""
    for preset in presets():
        family, state = family_of(preset), start(preset, 1)
        while state.phase != "play":
            family.advance(state, family.legal(state)[0], None)
        action = family.legal(state)[0]
        view, rng = family.view(state, state.to_act), Rng(1, "bench")
        figures = {
            "rounds, no events": round_of(preset, emitting=False),
            "rounds with events": round_of(preset, emitting=True),
            "legal()": repeated(lambda: family.legal(state)),  # noqa: B023 - called at once
            "clone()": repeated(state.clone),
            "step()": repeated(lambda: family.step(state, action, None)),  # noqa: B023
            "view()": repeated(lambda: family.view(state, 0)),  # noqa: B023
            "world()": repeated(lambda: view.world(rng)),  # noqa: B023
        }
        for name, work in figures.items():
            print(f"{preset:12} {name:20} {rate(work, seconds):12,.0f} / s")


def main() -> None:
    """Print one of the two tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", type=float, nargs="?", default=1.0)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--only", help="presets, with commas between them")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve()
    elif options.against:
        chosen = options.only.split(",") if options.only else list(presets())
        compare(options.against, chosen, options.seconds)
    else:
        steps(options.seconds)


if __name__ == "__main__":
    main()
