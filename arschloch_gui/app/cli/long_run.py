"""Common code of commands that play many matches: progress, log and resumption."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from msgspec import Struct, to_builtins
from tqdm import tqdm

from arschloch_gui.ai.arena import Way
from arschloch_gui.ai.arena_matches import MatchJob
from arschloch_gui.ai.external_player import is_external
from arschloch_gui.app.cli.levels import program_marks
from arschloch_gui.app.console.failure import Failure
from arschloch_gui.app.console.output import complain
from arschloch_gui.app.files import paths
from arschloch_gui.app.files.kept_run import BentRun, KeptRun
from arschloch_gui.app.files.log_file import LOG_NAME, keep_log
from arschloch_gui.app.wording.quoted import quoted_path
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate

FINE, FAILED = 0, 1
_NO_MATTER = ("run", "jobs", "json", "lang")
"""Arguments that have no effect on the result."""


def kept_run(
    options: argparse.Namespace, players: tuple[str, ...], work: Sequence[MatchJob]
) -> KeptRun:
    """Return the saved state of this command, including the matches of an earlier run.

    Raises `Failure` if the saved file is unusable.
    """
    arguments = {key: value for key, value in vars(options).items() if key not in _NO_MATTER}
    arguments["programs"] = program_marks(players)
    try:
        kept = KeptRun(paths.runs_folder(), arguments, work)
    except BentRun as bent:
        raise Failure(
            QT_TRANSLATE_NOOP(
                "CommandLine", "“{path}” cannot be continued: {why}. Delete it to start over."
            ),
            path=quoted_path(bent.path), why=bent.why,
        ) from None  # fmt: skip
    _tell_loss(kept)
    return kept


@contextmanager
def under_way(options: argparse.Namespace, kept: KeptRun, rounds: int) -> Iterator[Way]:
    """Show progress on stderr and write the log. After Ctrl+C, report how much has been saved."""
    silent = None if sys.stderr else True  # None: show it only on a terminal
    tqdm.monitor_interval = 0  # updates are frequent enough without a monitor thread
    bar = tqdm(
        total=rounds,
        initial=kept.rounds,
        unit=" " + translate("CommandLine", "rounds"),
        disable=silent,
    )
    was_lost = kept.lost
    try:
        with kept, closing(keep_log(paths.log_folder())), bar:
            yield Way(options.jobs, options.patience, bar.update, tuple(kept.before), kept.note)
    except KeyboardInterrupt:
        if kept.rounds and not kept.lost:
            said = translate(
                "CommandLine",
                "{kept} of {all} rounds are saved; run the same command again to continue.",
            )
            complain(fill(said, kept=kept.rounds, all=rounds))
        raise
    finally:
        if not was_lost:
            _tell_loss(kept)


def _tell_loss(kept: KeptRun) -> None:
    if kept.lost:
        said = translate(
            "CommandLine", "This run cannot be saved ({why}). If interrupted, it starts over."
        )
        complain(fill(said, why=kept.lost))


def status_of(players: Sequence[str], failures: int) -> int:
    """Return the exit status; report how often players failed, if any did."""
    if failures:
        log = Path(paths.log_folder()) / LOG_NAME
        said = translate(
            "CommandLine",
            "Players failed at %n decision(s), and a stand-in made them; see “{log}”.",
            None,
            failures,
        )
        complain(fill(said, log=log))
    return FAILED if failures and any(map(is_external, players)) else FINE


def json_result(result: Struct, players: Sequence[str]) -> dict[str, object]:
    """Return the JSON output documented in match-record.md.

    Only results with external players have the number of failures.
    """
    told: dict[str, object] = to_builtins(result)
    if not any(map(is_external, players)):
        del told["failures"]
    return told
