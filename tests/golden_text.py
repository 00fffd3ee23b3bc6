"""Golden files: texts that only change on purpose."""

from __future__ import annotations

import difflib
from pathlib import Path


def compare(path: Path, now: str, *, regen: bool) -> None:
    """Assert that a file has this text, or write it (`--regen`) and print the difference."""
    was = path.read_text("utf-8") if path.exists() else ""
    diff = "\n".join(
        difflib.unified_diff(was.splitlines(), now.splitlines(), "was", "now", lineterm="", n=2)
    )
    if regen:
        path.parent.mkdir(exist_ok=True)
        path.write_text(now, "utf-8", newline="\n")
        print(diff)  # noqa: T201 - shown by pytest -s or -rP, to be reviewed
        return
    assert was, f"there is no {path.name}: run the test with --regen"
    assert not diff, diff
