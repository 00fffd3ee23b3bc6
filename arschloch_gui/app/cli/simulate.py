"""`arschloch simulate`: AI against AI; progress on stderr, the result on stdout."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from tqdm import tqdm

from arschloch_gui.ai.arena import Result, simulate
from arschloch_gui.ai.levels import LEVELS
from arschloch_gui.app.cli.failure import Failure
from arschloch_gui.app.cli.ruleset import chosen_rules


def run(options: argparse.Namespace) -> int:
    """Play the rounds and print places by seat."""
    rules = chosen_rules(options.preset, options.rules, options.players)
    levels = _levels(options.seats, rules.players)
    tqdm.monitor_interval = 0  # the bar is told often enough to do without a thread of its own
    with tqdm(total=options.rounds, unit=" rounds", disable=None) as bar:
        result = simulate(
            rules, options.preset, levels, options.rounds, options.seed,
            jobs=options.jobs, progress=bar.update,
        )  # fmt: skip
    print(json.dumps(asdict(result)) if options.json else _table(result))
    return 0


def _levels(text: str, players: int) -> tuple[str, ...]:
    levels = tuple(text.split(",")) if text else (LEVELS[-1],) * players
    unknown = [level for level in levels if level not in LEVELS]
    if unknown:
        raise Failure(f"There is no AI level “{unknown[0]}”; there are {', '.join(LEVELS)}.")
    if len(levels) != players:
        raise Failure(f"--seats names {len(levels)} levels for {players} players at the table.")
    return levels


def _table(result: Result) -> str:
    lines = [f"{result.preset}, {result.players} players, {result.rounds} rounds"]
    lines += [
        f"  seat {seat}  {row.level:<10} mean place {row.mean_place:.3f} ± {row.stderr:.3f}"
        for seat, row in enumerate(result.seats)
    ]
    lines.append(f"  {result.rounds_per_second:.0f} rounds per second")
    return "\n".join(lines)
