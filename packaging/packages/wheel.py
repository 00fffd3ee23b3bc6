"""Builder of the source archive and of the wheel, which is built only from the archive."""

from __future__ import annotations

from pathlib import Path

from packages.building import BuildError, dist, run, version


def build_wheel(root: Path, python: Path) -> Path:
    """Build both into `dist/`, and return the wheel's path."""
    folder = dist(root)
    for old in folder.glob("arschloch_gui-*"):
        old.unlink()
    run([python, "-m", "build", "--no-isolation", "--outdir", folder, root], root)
    wheels = list(folder.glob(f"arschloch_gui-{version(root)}-*.whl"))
    if len(wheels) != 1:
        raise BuildError("Out of the source archive came no wheel.")
    return wheels[0]
