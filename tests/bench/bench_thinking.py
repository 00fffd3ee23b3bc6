"""How long a level thinks, by game, table size and kind of decision. Run it; nothing is asserted.

    .venv/bin/python tests/bench/bench_thinking.py [PRESET[:PLAYERS] ...] [--decisions 40]

`regular` players play matches; of their decisions some are drawn, and the level is asked what it
would do. Told is the processor time of this one process for those it took a thought for (most
decisions need none): median, 95 %, longest, in seconds. At most 0.5 and 1.5 s are wanted of the
first two; `ARSCHLOCH_UNCOMPILED=1` measures the game without its compiled part, which may take
twice that.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from arschloch_gui.ai.levels import LEVELS, player
from arschloch_gui.ai.player import FarSighted, decision_rng
from arschloch_gui.engine.families import family_of, presets
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.rng import Rng
from deals import NAMES, rules

PLAY = "play"
ONE_IN = 3
"""Of the plays one in so many is asked about, so that they come from several rounds; of what is
decided outside tricks all."""
MOST_ROUNDS = 30


def sizes(preset: str) -> list[int]:
    """The fewest players of a preset, its own number and the most."""
    fewest, most = family_of(preset).table_sizes[preset]
    return sorted({fewest, presets()[preset].players, most})


def decisions(preset: str, players: int, seed: int) -> Iterator[tuple[str, Any, Any, Rng]]:
    """(kind, view, legal actions, randomness) of decisions in a match of `regular` players."""
    match = Match(MatchSpec(preset, rules(preset, players=players), NAMES[:players], seed))
    usual, family = player("regular", match.family.key), match.family
    drawn = Rng(seed, "asked about")
    for _ in range(MOST_ROUNDS):
        match.start_round()
        while (seat := match.to_act) is not None:
            view, legal = match.snapshot(seat).view, match.legal()
            rng = decision_rng(seed, seat, match.ply)
            kind = kind_of(view)
            if len(legal) > 1 and (kind != PLAY or not drawn.below(ONE_IN)):
                yield kind, view, legal, rng
            chosen = usual.choose(view, legal, decision_rng(seed, seat, match.ply))
            match.submit(seat, legal[chosen])
        if match.is_over:
            return
    del family


def kind_of(view: Any) -> str:
    """What is decided: a play, or what the game calls it."""
    due = getattr(view, "due", ())
    return due[0].kind if due else view.phase


def timed(preset: str, players: int, level: str, wanted: int, seed: int) -> dict[str, list[float]]:
    """Seconds of thought by kind of decision: so many plays, and at most as many of each other."""
    someone = player(level, family_of(preset).key)
    assert isinstance(someone, FarSighted), level
    spent: dict[str, list[float]] = {PLAY: []}
    while len(spent[PLAY]) < wanted:
        for kind, view, legal, rng in decisions(preset, players, seed):
            taken = spent.setdefault(kind, [])
            if len(taken) >= wanted:
                continue
            began = process_time()
            if someone.thoughts(view, legal, rng):
                taken.append(process_time() - began)
            if len(spent[PLAY]) >= wanted:
                break
        seed += 1
    return {kind: taken for kind, taken in spent.items() if taken}


def told_line(spans: list[float]) -> str:
    """Number, median, 95 % and longest."""
    spans = sorted(spans)
    shares = [spans[min(len(spans) - 1, int(part * len(spans)))] for part in (0.5, 0.95, 1)]
    return f"{len(spans):>4}  " + "  ".join(f"{each:7.3f}" for each in shares)


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("tables", nargs="*", metavar="PRESET[:PLAYERS]")
    parser.add_argument("--decisions", type=int, default=40, help="of each kind (default 40)")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--level", default="king", choices=LEVELS)
    given = parser.parse_args()
    print(f"{'preset':<22} {'players':>7}  {'decision':<16} {'n':>4}  {'median':>7}     95 %  longest")
    for table in given.tables or presets():
        preset, _, number = table.partition(":")
        for players in [int(number)] if number else sizes(preset):
            found = timed(preset, players, given.level, given.decisions, given.seed)
            for kind, spans in found.items():
                print(f"{preset:<22} {players:>7}  {kind:<16} {told_line(spans)}", flush=True)


if __name__ == "__main__":
    main()
