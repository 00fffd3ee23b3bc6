"""`arschloch showcase --out DIR`: every screen as a PNG file, off-screen."""

from __future__ import annotations

import argparse

from arschloch_gui.app.cli.failure import Failure
from arschloch_gui.app.cli.languages import checked_language
from arschloch_gui.app.showcase import render

SCALES = ("1", "1.5", "2", "3")


def run(options: argparse.Namespace) -> int:
    """Render in each language and scale; name each picture on stdout."""
    languages = tuple(checked_language(name) for name in options.lang.split(","))
    scales = tuple(options.scale.split(","))
    if unknown := [scale for scale in scales if scale not in SCALES]:
        raise Failure(f"There is no scale “{unknown[0]}”; there are {', '.join(SCALES)}.")
    try:
        options.out.mkdir(parents=True, exist_ok=True)
        for picture in render(options.out, languages, scales):
            print(picture)
    except OSError as error:
        raise Failure(f"“{options.out}” cannot be written: {error.strerror}.") from None
    return 0
