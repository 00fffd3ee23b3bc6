"""`arschloch simulate`: let computer players play each other and print the result.

The levels rotate over the seats (`ai/duplicate.py`) unless `--no-rotate` is given. Progress is
shown on stderr. An interrupted run continues when the same command is given again. The exit status
is 1 if an external program failed and a stand-in had to decide.
"""

from __future__ import annotations

import argparse

from arschloch_gui.ai.arena import Result, simulate, tables_of
from arschloch_gui.ai.levels import STANDARD
from arschloch_gui.app.cli.levels import checked_players
from arschloch_gui.app.cli.long_run import json_result, kept_run, status_of, under_way
from arschloch_gui.app.cli.ruleset import chosen_rules
from arschloch_gui.app.console.failure import Failure
from arschloch_gui.app.console.output import say, say_json
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate


def run(options: argparse.Namespace) -> int:
    """Play the rounds and print each seat's average place."""
    rules = chosen_rules(options.preset, options.rules, options.players)
    levels = _levels(options.seats, rules.players)
    tables = tables_of(levels, rotate=options.rotate)
    work = tables.jobs(options.preset, rules, options.rounds, options.seed)
    kept = kept_run(options, levels, work)
    with under_way(options, kept, options.rounds) as way:
        result = simulate(
            rules, options.preset, levels, options.rounds, options.seed, rotate=options.rotate,
            jobs=way.jobs, patience=way.patience, progress=way.progress, before=way.before,
            note=way.note,
        )  # fmt: skip
    status = status_of(levels, result.failures)
    if options.json:
        say_json(json_result(result, levels))
    else:
        say(_table(result, len(tables.levels)))
    kept.forget()
    return status


def _levels(text: str, players: int) -> tuple[str, ...]:
    levels = checked_players(text, "--seats") if text else (STANDARD,) * players
    if len(levels) != players:
        raise Failure(
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "--seats takes {players} names here, one per player, separated by "
                "commas, not {given}.",
            ),
            given=len(levels), players=players,
        )  # fmt: skip
    return levels


def _table(result: Result, tables: int) -> str:
    head = translate("CommandLine", "{preset}, players: {players}, rounds: {rounds}")
    row_of = translate(
        "CommandLine",
        "seat {seat}  {level}  average place {place} ± {stderr}  points {points} ± {points_stderr}",
    )
    lines = [fill(head, preset=result.preset, players=result.players, rounds=result.rounds)]
    if tables > 1:
        turned = translate("CommandLine", "every deal is played at {tables} tables")
        lines[0] += f" ({fill(turned, tables=tables)})"
    lines += [
        "  "
        + fill(
            row_of, seat=seat, level=f"{row.level:<10}",
            place=f"{row.mean_place:.3f}", stderr=f"{row.stderr:.3f}",
            points=f"{row.mean_points:.3f}", points_stderr=f"{row.points_stderr:.3f}",
        )
        for seat, row in enumerate(result.seats)
    ]  # fmt: skip
    speed = translate("CommandLine", "rounds per second: {number}")
    lines.append("  " + fill(speed, number=f"{result.rounds_per_second:.0f}"))
    return "\n".join(lines)
