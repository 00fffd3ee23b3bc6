"""Version of the project: that of `arschloch_gui`, with the commit if it is no release.

    1.1.0                     the commit with the tag v1.1.0, or a source archive of it
    1.1.0.dev79+gf92f3d4      79 commits after the release before
    1.1.0.post3+gf92f3d4      three commits after v1.1.0, until the version is raised
    ….dirty                   with changes that are not committed

hatchling loads this file alone (`[tool.hatch.version]`), so it uses only the standard library.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def released(root: Path = ROOT) -> str:
    """Return the version of the next release, or of this one."""
    text = (root / "arschloch_gui" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^RELEASE = "([^"]+)"$', text, re.MULTILINE)
    if not found:
        raise ValueError("arschloch_gui/__init__.py has no RELEASE.")
    return found[1]


def current(root: Path = ROOT) -> str:
    """Return the version of this tree. Without git, it is that of the release."""
    archive = root / "PKG-INFO"  # a source archive says what it was made from
    if archive.is_file():
        found = re.search(r"^Version: (\S+)$", archive.read_text(encoding="utf-8"), re.MULTILINE)
        return found[1] if found else released(root)
    base = released(root)
    commit = _git(root, "rev-parse", "--short=7", "HEAD") if (root / ".git").exists() else ""
    if not commit:
        return base
    dirty = ".dirty" if _git(root, "status", "--porcelain", "--untracked-files=no") else ""
    tag = _git(root, "describe", "--tags", "--abbrev=0", "--match", "v[0-9]*")
    count = _git(root, "rev-list", "--count", f"{tag}..HEAD" if tag else "HEAD")
    if tag != f"v{base}":
        return f"{base}.dev{count}+g{commit}{dirty}"
    return f"{base}.post{count}+g{commit}{dirty}" if count != "0" or dirty else base


def _git(root: Path, *arguments: str) -> str:
    """Return what git prints, or "" if it fails or is not installed."""
    command = ["git", "-C", str(root), *arguments]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
