"""Screenshots of every screen, rendered off-screen from a real match in the real window.

Each scale is rendered by a separate process, because Qt reads the scale only once. The match is
always the same (fixed seed), so screenshots can be compared between versions. Only those taken
during an animation (see `tour.py`) can differ by a few pixels.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

MARK = "ARSCHLOCH_SHOWCASE_CHILD"


def render(out: Path, languages: Sequence[str], scales: Sequence[str]) -> Iterator[Path]:
    """Render everything into `out`, and yield the path of each picture when it is done.

    Raises `OSError` if the folder is not writable or a rendering process fails.
    """
    if os.environ.get(MARK):
        yield from _render_here(out, languages, scales[0])
        return
    for scale in scales:
        yield from _render_in_child(out, languages, scale)


def _render_in_child(out: Path, languages: Sequence[str], scale: str) -> Iterator[Path]:
    program = [] if getattr(sys, "frozen", False) else ["-m", "arschloch_gui"]
    command = [
        sys.executable, *program, "showcase",
        "--out", str(out), "--lang", ",".join(languages), "--scale", scale,
    ]  # fmt: skip
    environment = os.environ | {
        MARK: "1",
        "QT_QPA_PLATFORM": "offscreen",
        "QT_QUICK_BACKEND": "software",
        "QT_SCALE_FACTOR": scale,
        "QT_FONT_DPI": "96",
    }
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as child:
        assert child.stdout is not None
        for line in child.stdout:
            yield Path(line.strip())
    if child.returncode != 0:
        raise ChildProcessError(child.returncode, f"rendering at scale {scale} failed")


# -- child process ----------------------------------------------------------------------


def _render_here(out: Path, languages: Sequence[str], scale: str) -> Iterator[Path]:
    # Import Qt only in the child, because the parent does not draw.
    from arschloch_gui.app import main, start
    from arschloch_gui.app.files import paths
    from arschloch_gui.app.tour.screenshots import SEED, Screenshots

    application = start.application()
    with tempfile.TemporaryDirectory() as name:
        for language in languages:
            folder = Path(name) / language
            game = main.build(
                config=folder / "config",
                matches=folder / "matches",
                cache=paths.cache_folder(),
                remember_geometry=False,
                seeds=lambda: SEED,
            )
            start.keep_collection_here(game.session)
            tour = Screenshots(game, out, folder / "records", f"{language}-{scale}x")
            game.settings.change("language", language)
            try:
                yield from tour.pictures()
            finally:
                game.close()
    del application
