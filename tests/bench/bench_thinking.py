"""Measures a level's thinking time by game, table size and decision; asserts nothing.

    .venv/bin/python tests/bench/bench_thinking.py [PRESET[:PLAYERS] ...] [--decisions 40]

Matches are played by `regular` players. Some of their decisions are drawn, and the level is asked
what it would do. The result is the processor time of this process in seconds: median, 95 % and
maximum of the decisions that needed thought, and the median of all with a choice. The targets are
0.5 s at the median and 1.5 s at 95 %. `ARSCHLOCH_UNCOMPILED=1` measures the game without its
compiled part, which may take twice as long.
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
from arschloch_gui.ai.player import Explainable, decision_rng
from arschloch_gui.engine.games import family_of, presets
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.rng import Rng
from deals import NAMES, rules

PLAY = "play"
ONE_IN = 3
"""One in this many plays is used, so that they come from several rounds.

Outside tricks, every decision is used.
"""
MOST_ROUNDS, MOST_MATCHES = 30, 50


def sizes(preset: str) -> list[int]:
    """Return the fewest players of a preset, its usual number and the most."""
    fewest, most = family_of(preset).table_sizes[preset]
    return sorted({fewest, presets()[preset].players, most})


def decisions(preset: str, players: int, seed: int) -> Iterator[tuple[str, Any, Any, Rng]]:
    """Yield (kind, view, legal actions, randomness) of decisions by `regular` players."""
    match = Match(MatchSpec(preset, rules(preset, players=players), NAMES[:players], seed))
    usual = player("regular", match.family.key)
    drawn = Rng(seed, "asked about")
    for _ in range(MOST_ROUNDS):
        match.start_round()
        while (seat := match.to_act) is not None:
            view, legal = match.snapshot(seat).view, match.legal()
            kind = kind_of(view)
            if len(legal) > 1 and (kind != PLAY or not drawn.below(ONE_IN)):
                yield kind, view, legal, decision_rng(seed, seat, match.ply)
            rng = decision_rng(seed, seat, match.ply)
            match.submit(seat, legal[usual.choose(view, legal, rng)])
        if match.is_over:
            return


def kind_of(view: Any) -> str:
    """Return the kind of a decision: a play, or the game's name for it."""
    due = getattr(view, "due", ())
    return str(due[0].kind if due else view.phase)


class Spent:
    """The seconds of one kind of decision, and the number that needed no thought."""

    def __init__(self) -> None:
        self.thought: list[float] = []
        self.without = 0

    def line(self) -> str:
        """Format the number and median of all; median, 95 % and maximum of those with thought."""
        spans = sorted(self.thought)
        every = [0.0] * self.without + spans
        figures = [at(every, 0.5), at(spans, 0.5), at(spans, 0.95), spans[-1]]
        return f"{len(spans):>4}  " + "  ".join(f"{each:7.3f}" for each in figures)


def at(spans: list[float], share: float) -> float:
    """Return the value at a fraction of ascending figures."""
    return spans[min(len(spans) - 1, int(share * len(spans)))]


def timed(
    preset: str, players: int, level: str, wanted: int, seed: int, until: str = PLAY
) -> dict[str, Spent]:
    """Measure decisions by kind: a number of one kind, and at most as many of each other.

    The measurement ends after `MOST_MATCHES`, for games with hardly any thought.
    """
    someone = player(level, family_of(preset).key)
    assert isinstance(someone, Explainable), level
    spent = {until: Spent()}
    for each in range(seed, seed + MOST_MATCHES):
        for kind, view, legal, rng in decisions(preset, players, each):
            taken = spent.setdefault(kind, Spent())
            if len(taken.thought) >= wanted:
                continue
            began = process_time()
            if someone.thoughts(view, legal, rng):
                taken.thought.append(process_time() - began)
            else:
                taken.without += 1
            if len(spent[until].thought) >= wanted:
                return spent
    return spent


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tables", nargs="*", metavar="PRESET[:PLAYERS]")
    parser.add_argument("--decisions", type=int, default=40, help="of each kind (default 40)")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--level", default="expert", choices=LEVELS)
    parser.add_argument("--until", default=PLAY, metavar="KIND", help="of this kind all")
    given = parser.parse_args()
    print(
        f"{'preset':<22} {'players':>7}  {'decision':<12} {'n':>4}"
        "   of all   median     95 %  longest"
    )
    for table in given.tables or presets():
        preset, _, number = table.partition(":")
        for players in [int(number)] if number else sizes(preset):
            found = timed(preset, players, given.level, given.decisions, given.seed, given.until)
            for kind, spans in found.items():
                if spans.thought:
                    print(f"{preset:<22} {players:>7}  {kind:<12} {spans.line()}", flush=True)


if __name__ == "__main__":
    main()
