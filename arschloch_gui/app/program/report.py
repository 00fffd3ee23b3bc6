"""A problem report: one file with the information needed to find out what went wrong.

It is written to the user's documents folder and never sent anywhere. The user's home folder and
names, and the names of the computer, are removed from all texts in it.
"""

from __future__ import annotations

import io
import json
import platform
import zipfile
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from arschloch_gui.app.files.log_file import HEAD, LOG_NAME
from arschloch_gui.app.files.new_file import write_new
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.program.libraries import shipped, version_of
from arschloch_gui.app.program.redaction import Redaction, this_person
from arschloch_gui.engine.record import Expectation, LineReader, RecordError, json_object, opened

FACTS = "system.txt"
MATCH = "match.arl"
SUFFIX = ".zip"
MOST_BENT = 1024 * 1024
"""Maximum number of bytes in a report that are not valid lines of a record."""


def write_report(
    folder: Path, store: MatchStore, logs: Path, facts: Mapping[str, str], now: datetime
) -> Path:
    """Write a report into a folder under a free name, and return its path.

    Raises `OSError` if it cannot be written. Files that cannot be read are left out and listed in
    it.
    """
    redacted = Redaction(this_person())
    members, missing = _members(store, logs, redacted)
    told = {**system_facts(), **facts, "Left out": "; ".join(missing) or "nothing"}
    lines = "".join(f"{name}: {redacted(value)}\n" for name, value in told.items())
    members[FACTS] = lines.encode(errors="replace")
    return write_new(folder, f"arschloch-report-{now:%Y-%m-%d-%H%M%S}", SUFFIX, _zipped(members))


def system_facts() -> dict[str, str]:
    """Return facts about the system and the libraries."""
    release = ""
    with suppress(OSError):
        release = platform.freedesktop_os_release().get("PRETTY_NAME", "")
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    facts = {"System": f"{system} ({release})" if release else system}
    return facts | {each.name: version_of(each) for each in shipped()}


def without_names(record: bytes, redacted: Redaction) -> bytes:
    """Return a match record without the user's names.

    Action lines are not changed, even if a name equals one of their words, such as “play”. Lines
    that are not valid are redacted like any other text, and cut after one mebibyte in total.
    """
    try:
        _, reader, _ = opened(record)
    except RecordError:
        return _text(record[:MOST_BENT], redacted)
    header, *lines = record.split(b"\n")
    told, left = [_header(header, redacted)], MOST_BENT
    for line in lines:
        if not _is_action(line, reader):
            line, left = _text(line[:left], redacted), max(0, left - len(line))
        told.append(line)
    return b"\n".join(told)


def _header(line: bytes, redacted: Redaction) -> bytes:
    told = json_object(1, line)
    named = told["seats"]
    assert isinstance(named, list)
    seats = [redacted(name) for name in named]
    if seats == named:
        return line
    return json.dumps(told | {"seats": seats}, ensure_ascii=False).encode()


def _is_action(line: bytes, reader: LineReader) -> bool:
    """Return whether a line is blank or an action, so that it cannot contain names."""
    try:
        return not line.strip() or not isinstance(reader.item(0, line), Expectation)
    except RecordError:
        return False


def _members(
    store: MatchStore, logs: Path, redacted: Redaction
) -> tuple[dict[str, bytes], list[str]]:
    """Return the report's files by name, and sentences about files that could not be read."""
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
        found[name] = without_names(data, redacted) if name == MATCH else _log(data, redacted)
    return found, missing


def _sources(store: MatchStore, logs: Path) -> dict[str, Path]:
    """Return the paths of the current or last match, the log, and the previous log."""
    sources = {name: logs / name for name in (LOG_NAME, f"{LOG_NAME}.1")}
    try:
        match = store.pointed_at()
    except OSError:
        # Reading the folder will give the reason.
        match = store.folder
    if not isinstance(match, Path):
        match = next(iter(store.records()), None)
    return sources if match is None else {MATCH: match, **sources}


def _log(data: bytes, redacted: Redaction) -> bytes:
    """Return the log without personal data. Times and logger names stay."""
    lines = data.decode(errors="replace").split("\n")
    heads = [found.group() if (found := HEAD.match(line)) else "" for line in lines]
    told = [head + redacted(line[len(head) :]) for head, line in zip(heads, lines, strict=True)]
    return "\n".join(told).encode(errors="replace")


def _text(data: bytes, redacted: Redaction) -> bytes:
    return redacted(data.decode(errors="replace")).encode(errors="replace")


def _zipped(members: Mapping[str, bytes]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return file.getvalue()
