"""`arschloch simulate`: AI against AI; progress on stderr, the result on stdout.

Exit status 1 where a player from outside failed and a stand-in had to decide.
"""

from __future__ import annotations

import argparse
import os
import stat
import sys
from contextlib import closing
from dataclasses import asdict

from tqdm import tqdm

from arschloch_gui.ai.arena import Result, simulate
from arschloch_gui.ai.levels import LEVELS
from arschloch_gui.ai.visitor import is_outside
from arschloch_gui.app.cli.failure import Failure
from arschloch_gui.app.cli.levels import checked_level
from arschloch_gui.app.cli.output import complain, say, say_json
from arschloch_gui.app.cli.ruleset import chosen_rules
from arschloch_gui.app.files import paths
from arschloch_gui.app.files.log_file import keep_log
from arschloch_gui.app.wording.quoted import quoted_path

FINE, FAILED = 0, 1


def run(options: argparse.Namespace) -> int:
    """Play the rounds and print places by seat."""
    rules = chosen_rules(options.preset, options.rules, options.players)
    levels = _levels(options.seats, rules.players)
    visited = any(map(is_outside, levels))
    silent = None if sys.stderr else True  # None: unless a person sees it
    tqdm.monitor_interval = 0  # the bar is told often enough to do without a thread of its own
    with (
        closing(keep_log(paths.log_folder())) as log,
        tqdm(total=options.rounds, unit=" rounds", disable=silent) as bar,
    ):
        result = simulate(
            rules, options.preset, levels, options.rounds, options.seed,
            jobs=options.jobs, patience=options.patience, progress=bar.update,
        )  # fmt: skip
    if result.failures:
        complain(
            f"Players failed at {result.failures} decisions, and a stand-in made them; "
            f"see “{log.baseFilename}”."
        )
    if options.json:
        say_json(_promised(result, visited))
    else:
        say(_table(result))
    return FAILED if visited and result.failures else FINE


def _promised(result: Result, visited: bool) -> dict[str, object]:
    """What record-format.md promises, and nothing else."""
    told = asdict(result)
    if not visited:
        del told["failures"]
    return told


def _levels(text: str, players: int) -> tuple[str, ...]:
    levels = tuple(text.split(",")) if text else (LEVELS[-1],) * players
    for level in levels:
        if is_outside(level):
            _check_program(level)
        else:
            checked_level(level)
    if len(levels) != players:
        raise Failure(f"--seats names {len(levels)} levels for {players} players at the table.")
    return levels


def _check_program(path: str) -> None:
    """Say what would keep a program from playing. Raises `Failure`."""
    try:
        mode = os.stat(path).st_mode
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "no file has such a name"
        raise Failure(f"“{quoted_path(path)}” cannot play: {why}.") from None
    if stat.S_ISDIR(mode):
        raise Failure(f"“{quoted_path(path)}” cannot play: it is a folder.")
    if not stat.S_ISREG(mode) or not os.access(path, os.X_OK):
        raise Failure(f"“{quoted_path(path)}” cannot play: it is no program that may be executed.")


def _table(result: Result) -> str:
    lines = [f"{result.preset}, {result.players} players, {result.rounds} rounds"]
    lines += [
        f"  seat {seat}  {row.level:<10} mean place {row.mean_place:.3f} ± {row.stderr:.3f}"
        for seat, row in enumerate(result.seats)
    ]
    lines.append(f"  {result.rounds_per_second:.0f} rounds per second")
    return "\n".join(lines)
