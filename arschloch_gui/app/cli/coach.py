"""`arschloch coach FILE.arl`: evaluate every option of a pending decision outside tricks.

Progress goes to stderr and the result to stdout. The result is the same for the same seed on any
number of processes. The exit status is 2 if there is no pending decision that can be judged.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tqdm import tqdm

from arschloch_gui.app.by_game.records import record_error
from arschloch_gui.app.cli.verify import half_written_line, unreadable_file
from arschloch_gui.app.console.failure import Failure
from arschloch_gui.app.console.output import complain, say, say_json
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, seat_names, translate
from arschloch_gui.coach.exercise import task_of
from arschloch_gui.coach.judgement import Judged, Judgement, WorkOut
from arschloch_gui.coach.racing import racing
from arschloch_gui.coach.task import LocalWorker, NotToBeJudged, Task
from arschloch_gui.coach.verdict import Verdict, places_lost, verdict
from arschloch_gui.coach.worker_pool import WorkerPool
from arschloch_gui.engine import record
from arschloch_gui.engine.action_lines import format_action
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.record import RecordError

_NOTHING = QT_TRANSLATE_NOOP(
    "CommandLine",
    "No pending decision can be judged: only decisions before the first trick can.",
)
_PHASES = {
    "exchange": QT_TRANSLATE_NOOP("CommandLine", "exchange"),
    "shift": QT_TRANSLATE_NOOP("CommandLine", "passing cards on"),
    "putsch": QT_TRANSLATE_NOOP("CommandLine", "putsch"),
    "discard": QT_TRANSLATE_NOOP("CommandLine", "discard"),
}
_CLASSES = {
    Verdict.BEST: QT_TRANSLATE_NOOP("CommandLine", "best"),
    Verdict.FINE: QT_TRANSLATE_NOOP("CommandLine", "good"),
    Verdict.INEXACT: QT_TRANSLATE_NOOP("CommandLine", "inaccuracy"),
    Verdict.MISTAKE: QT_TRANSLATE_NOOP("CommandLine", "mistake"),
    Verdict.BLUNDER: QT_TRANSLATE_NOOP("CommandLine", "blunder"),
}


def run(options: argparse.Namespace) -> int:
    """Judge the pending decision of a record and print the result."""
    match = _pending(options)
    task = task_of(match, options.seed)
    try:
        distinct = LocalWorker(task).distinct()
    except NotToBeJudged:
        raise Failure(_NOTHING) from None
    began = time.monotonic()
    with _workers(task, options.jobs) as work_out:
        judgement = _judged(racing(distinct, task.players, work_out, options.accuracy))
    seconds = time.monotonic() - began
    if options.json:
        say_json(_promised(match, task, judgement, seconds))
    else:
        say(_table(match, task, judgement, seconds))
    return 0


def _pending(options: argparse.Namespace) -> Match:
    """Replay the record up to its pending decision, dealing the next round if needed."""
    try:
        found = record.read(read_file(options.file))
        match = record.replay(found)
    except OSError as error:
        raise Failure("{sentence}", sentence=unreadable_file(error)) from None
    except RecordError as error:
        raise Failure(
            QT_TRANSLATE_NOOP("CommandLine", "Line {line}: {reason}"),
            line=error.line, reason=record_error(error),
        ) from None  # fmt: skip
    if found.truncated:
        complain(half_written_line(options.file))
    if match.to_act is None and not match.is_over:
        match.start_round()
    if match.to_act is None:
        raise Failure(QT_TRANSLATE_NOOP("CommandLine", "This match is over."))
    return match


@contextmanager
def _workers(task: Task, jobs: int) -> Iterator[WorkOut]:
    if jobs == 1:
        yield LocalWorker(task).work_out
        return
    pool = WorkerPool(jobs)
    try:
        pool.take(task)
        yield pool.work_out
    finally:
        pool.close()


def _judged(judgements: Iterator[Judgement]) -> Judgement:
    """Show a progress bar on stderr until the judging ends, and return the last judgement."""
    silent = None if sys.stderr else True  # None: show it only on a terminal
    tqdm.monitor_interval = 0  # updates are frequent enough without a monitor thread
    bar = tqdm(unit=" " + translate("CommandLine", "rounds"), disable=silent)
    with bar:
        for judgement in judgements:
            bar.update(judgement.rounds - bar.n)
            bar.set_postfix_str(f"± {judgement.best.stderr:.3f}")
    return judgement


def _promised(match: Match, task: Task, judgement: Judgement, seconds: float) -> dict[str, object]:
    """Return the JSON output documented in match-record.md.

    Each option also contains the action in record format.
    """
    decision = {
        "seat": match.to_act, "phase": match.phase, "hand": list(format_cards(task.view.hand)),
    }  # fmt: skip
    return {
        "decision": decision,
        "options": [_option(task.legal[each.index], each) for each in judgement.options],
        "best": _cards(task.legal[judgement.best.index]),
        "rounds": judgement.rounds,
        "seconds": round(seconds, 3),
    }


def _option(action: Action, judged: Judged) -> dict[str, object]:
    return {
        "cards": _cards(action), "value": round(judged.value, 4),
        "stderr": round(judged.stderr, 4), "p_highest": round(judged.p_highest, 4),
        "p_lowest": round(judged.p_lowest, 4), "loss": round(judged.loss, 4),
        "loss_stderr": round(judged.loss_stderr, 4), "class": _class_of(judged).value,
        "action": format_action(action),
    }  # fmt: skip


def _class_of(judged: Judged) -> Verdict:
    return verdict(judged.loss, judged.loss_stderr)


def _cards(action: Action) -> list[str]:
    return list(format_cards(getattr(action, "cards", ())))


def _table(match: Match, task: Task, judgement: Judgement, seconds: float) -> str:
    seat = match.to_act
    assert seat is not None
    phase = translate("CommandLine", _PHASES.get(match.phase, match.phase))
    # Make each column wide enough for its heading and its numbers.
    headings = [
        f"{heading:>{width}}"
        for heading, width in (
            (translate("CommandLine", "value"), 8), ("±", 7),
            ("  " + translate("CommandLine", "first"), 9),
            ("  " + translate("CommandLine", "last"), 8),
            ("  " + translate("CommandLine", "places lost in 100 rounds"), 20),
        )
    ]  # fmt: skip
    lines = [
        f"{seat_names(match.spec.seats)[seat]}, {phase}: {' '.join(format_cards(task.view.hand))}",
        f"  {'':<24}{''.join(headings)}",
    ]
    for each in judgement.options:
        action = task.legal[each.index]
        name = " ".join(_cards(action)) or str(format_action(action))
        figures = (
            f"{each.value:+.3f}", f"{each.stderr:.3f}", f"{each.p_highest:.0%}",
            f"{each.p_lowest:.0%}", f"{places_lost(each.loss, task.players):.1f}",
        )  # fmt: skip
        columns = (
            f"{figure:>{len(heading)}}" for figure, heading in zip(figures, headings, strict=True)
        )
        kind = translate("CommandLine", _CLASSES[_class_of(each)])
        lines.append(f"  {name:<24}{''.join(columns)}  {kind}")
    took = translate("CommandLine", "rounds: {rounds}, seconds: {seconds}")
    lines.append("  " + fill(took, rounds=judgement.rounds, seconds=f"{seconds:.1f}"))
    return "\n".join(lines)
