"""`arschloch showcase --out DIR`: every screen as a PNG file, off-screen."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from arschloch_gui.app.cli.languages import checked_language
from arschloch_gui.app.console.failure import Failure
from arschloch_gui.app.console.output import say
from arschloch_gui.app.tour.showcase import render
from arschloch_gui.app.wording.quoted import quoted_path

SCALES = ("1", "1.5", "2", "3")


def run(options: argparse.Namespace) -> int:
    """Render in each language and scale; name each picture on stdout."""
    languages = tuple(checked_language(name) for name in options.lang.split(","))
    scales = tuple(options.scale.split(","))
    if unknown := [scale for scale in scales if scale not in SCALES]:
        raise Failure(f"There is no scale “{unknown[0]}”; there are {', '.join(SCALES)}.")
    for picture in _rendered(options.out, languages, scales):
        say(str(picture))
    return 0


def _rendered(out: Path, languages: tuple[str, ...], scales: tuple[str, ...]) -> Iterator[Path]:
    try:
        out.mkdir(parents=True, exist_ok=True)
        yield from render(out, languages, scales)
    except OSError as error:
        raise Failure(f"“{quoted_path(out)}” cannot be written: {error.strerror}.") from None
