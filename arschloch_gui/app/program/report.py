"""A report of a problem: one file with what somebody needs to find out what went wrong.

It is written where the person keeps documents and goes nowhere by itself. The folder of the
person and their name on this computer are left out of all texts in it.
"""

from __future__ import annotations

import getpass
import io
import platform
import re
import zipfile
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from arschloch_gui.app.files.log_file import LOG_NAME
from arschloch_gui.app.files.new_file import write_new
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.program.libraries import shipped, version_of

FACTS = "system.txt"
MATCH = "match.arl"
SUFFIX = ".zip"
_SHORTEST_NAME = 3
"""A shorter login name is part of too many words to be left out."""


def write_report(
    folder: Path, store: MatchStore, logs: Path, facts: Mapping[str, str], now: datetime
) -> Path:
    """Write a report into a folder under a name that was free; returns its path.

    Raises `OSError` when it cannot be written; what cannot be read is left out and named in it.
    """
    members, missing = _members(store, logs)
    told = {**system_facts(), **facts, "Left out": "; ".join(missing) or "nothing"}
    lines = "".join(f"{name}: {value}\n" for name, value in told.items())
    members[FACTS] = without_person(lines).encode()
    return write_new(folder, f"arschloch-report-{now:%Y-%m-%d-%H%M%S}", SUFFIX, _zipped(members))


def system_facts() -> dict[str, str]:
    """What the game runs on."""
    release = ""
    with suppress(OSError):
        release = platform.freedesktop_os_release().get("PRETTY_NAME", "")
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    facts = {"System": f"{system} ({release})" if release else system}
    return facts | {each.name: version_of(each) for each in shipped()}


def without_person(text: str) -> str:
    """The text with “~” for the person's folder and “…” for their name on this computer."""
    home = str(Path.home())
    if len(home) > 1:
        for each in {home, home.replace("\\", "\\\\"), Path(home).as_posix()}:
            text = text.replace(each, "~")
    name = ""
    with suppress(OSError, KeyError, ImportError):
        name = getpass.getuser()
    if len(name) < _SHORTEST_NAME:
        return text
    return re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "…", text)


def _members(store: MatchStore, logs: Path) -> tuple[dict[str, bytes], list[str]]:
    """What goes in by name, and sentences about what could not be read."""
    found: dict[str, bytes] = {}
    missing: list[str] = []
    for name, path in _sources(store, logs).items():
        try:
            data = read_file(path)
        except FileNotFoundError:
            continue
        except (OSError, ValueError) as error:
            missing.append(f"{name} ({getattr(error, 'strerror', None) or error})")
            continue
        found[name] = data if name == MATCH else _log(data)
    return found, missing


def _sources(store: MatchStore, logs: Path) -> dict[str, Path]:
    """The match that goes on, else the one played last; and the log with the one before it."""
    sources = {name: logs / name for name in (LOG_NAME, f"{LOG_NAME}.1")}
    match = store.pointed_at()
    if not isinstance(match, Path):
        match = next(iter(store.records()), None)
    return sources if match is None else {MATCH: match, **sources}


def _log(data: bytes) -> bytes:
    return without_person(data.decode(errors="replace")).encode()


def _zipped(members: Mapping[str, bytes]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return file.getvalue()
