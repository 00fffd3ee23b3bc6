"""`arschloch tournament`: play every pair of levels on the same deals and rate the levels.

Progress goes to stderr and the result to stdout. An interrupted run continues when the same command
is given again. The exit status is 1 if an external program failed and a stand-in had to decide.
"""

from __future__ import annotations

import argparse

from arschloch_gui.ai.tournament import PairResult, TournamentResult, jobs_of, tournament
from arschloch_gui.app.cli.levels import checked_players
from arschloch_gui.app.cli.long_run import json_result, kept_run, status_of, under_way
from arschloch_gui.app.cli.ruleset import chosen_rules
from arschloch_gui.app.console.failure import Failure
from arschloch_gui.app.console.output import say, say_json
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate


def run(options: argparse.Namespace) -> int:
    """Play all pairs, and print the ratings and the result of each pair."""
    rules = chosen_rules(options.preset, options.rules, options.players)
    levels = _levels(options.levels)
    work = jobs_of(rules, options.preset, levels, options.rounds, options.seed)
    kept = kept_run(options, levels, work)
    with under_way(options, kept, sum(job.rounds for job in work)) as way:
        result = tournament(rules, options.preset, levels, options.rounds, options.seed, way)
    status = status_of(levels, result.failures)
    if options.json:
        say_json(json_result(result, levels))
    else:
        say(_table(result))
    kept.forget()
    return status


def _levels(text: str) -> tuple[str, ...]:
    levels = checked_players(text, "--levels")
    if len(levels) < 2:
        raise Failure(
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "--levels takes two or more names, separated by commas, not “{name}”.",
            ),
            name=levels[0],
        )
    for level in levels:
        if levels.count(level) > 1:
            raise Failure(
                QT_TRANSLATE_NOOP("CommandLine", "--levels names “{name}” more than once."),
                name=level,
            )
    return levels


def _table(result: TournamentResult) -> str:
    wide = max(len(rating.level) for rating in result.ratings)
    head = translate("CommandLine", "{preset}, players: {players}, rounds for each pair: {rounds}")
    lines = [
        fill(head, preset=result.preset, players=result.players, rounds=result.rounds),
        "  " + translate("CommandLine", "Rating: places better than the average of all levels"),
    ]
    lines += [f"  {each.level:<{wide}}  {each.rating:+.3f} ± {each.stderr:.3f}"
              for each in result.ratings]  # fmt: skip
    lines.append("  " + translate("CommandLine", "Pairs: by how many places a level is ahead"))
    lines += [_pair_line(pair, wide) for pair in result.pairs]
    speed = translate("CommandLine", "rounds per second: {number}")
    lines.append("  " + fill(speed, number=f"{result.rounds_per_second:.0f}"))
    return "\n".join(lines)


def _pair_line(pair: PairResult, wide: int) -> str:
    better, worse = pair.levels if pair.lead >= 0 else pair.levels[::-1]
    ahead = fill(translate("CommandLine", "ahead of {level}"), level=worse)
    return f"  {better:<{wide}}  {abs(pair.lead):.3f} ± {pair.stderr:.3f}  {ahead}"
