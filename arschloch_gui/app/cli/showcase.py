"""`arschloch showcase --out DIR`: render every screen off-screen to a PNG file."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from arschloch_gui.app.console.failure import Failure
from arschloch_gui.app.console.output import say
from arschloch_gui.app.tour.showcase import render
from arschloch_gui.app.wording.quoted import quoted_path
from arschloch_gui.app.wording.text import system_reason
from arschloch_gui.languages import QT_TRANSLATE_NOOP


def run(options: argparse.Namespace) -> int:
    """Render the screens in every language and scale, and print the path of each picture."""
    languages, scales = tuple(options.lang.split(",")), tuple(options.scale.split(","))
    for picture in _rendered(options.out, languages, scales):
        say(str(picture))
    return 0


def _rendered(out: Path, languages: tuple[str, ...], scales: tuple[str, ...]) -> Iterator[Path]:
    try:
        out.mkdir(parents=True, exist_ok=True)
        yield from render(out, languages, scales)
    except OSError as error:
        raise Failure(
            QT_TRANSLATE_NOOP("CommandLine", "“{path}” cannot be written: {reason}."),
            path=quoted_path(out), reason=system_reason(error),
        ) from None  # fmt: skip
