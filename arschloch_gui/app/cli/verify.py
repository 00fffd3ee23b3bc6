"""`arschloch verify FILE.arl…`: replay records and check what they expect.

One JSON object per file on stdout. Exit status 0: all fine; 1: an action or an expectation
failed; 2: a file cannot be read as a record.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from arschloch_gui.app.cli.output import complain, say_json
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.app.wording.quoted import quoted_path
from arschloch_gui.app.wording.records import failed_line, record_error
from arschloch_gui.app.wording.words import seat_names
from arschloch_gui.engine import record
from arschloch_gui.engine.record import RecordError

FINE, FAILED, UNREADABLE = 0, 1, 2


def run(options: argparse.Namespace) -> int:
    """Verify each file; the exit status is the worst of them."""
    return max(_verify(path) for path in options.files)


def _verify(path: Path) -> int:
    try:
        read = record.read(read_file(path))
    except OSError as error:
        return _report(path, UNREADABLE, None, f"The file cannot be read: {error.strerror}.", None)
    except RecordError as error:
        return _report(path, UNREADABLE, error.line, record_error(error), None)
    if read.truncated:
        complain(f"{quoted_path(path)}: a half-written last line was dropped.")
    verdict = record.verify(read)
    state = record.state_of(verdict.match) if verdict.match.state is not None else None
    if verdict.refusal is None:
        return _report(path, FINE, None, None, state)
    sentence = failed_line(verdict.refusal, seat_names(read.spec.seats))
    return _report(path, FAILED, verdict.line, sentence, state)


def _report(
    path: Path, status: int, line: int | None, error: str | None, state: dict[str, object] | None
) -> int:
    # A name that is no text is written as one: JSON can carry nothing else.
    name = os.fsencode(path).decode("utf-8", "backslashreplace")
    result = {
        "file": name, "ok": status == FINE, "line": line, "error": error, "state": state,
    }  # fmt: skip
    say_json(result)
    return status
