"""A report of a problem: one file with what somebody needs to find out what went wrong.

It is written where the person keeps documents and goes nowhere by itself. The folder of the
person, their names on this computer and those of the computer are left out of all texts in it.
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
"""Bytes of what is no line of a record that a report takes."""


def write_report(
    folder: Path, store: MatchStore, logs: Path, facts: Mapping[str, str], now: datetime
) -> Path:
    """Write a report into a folder under a name that was free; returns its path.

    Raises `OSError` when it cannot be written; what cannot be read is left out and named in it.
    """
    redacted = Redaction(this_person())
    members, missing = _members(store, logs, redacted)
    told = {**system_facts(), **facts, "Left out": "; ".join(missing) or "nothing"}
    lines = "".join(f"{name}: {redacted(value)}\n" for name, value in told.items())
    members[FACTS] = lines.encode(errors="replace")
    return write_new(folder, f"arschloch-report-{now:%Y-%m-%d-%H%M%S}", SUFFIX, _zipped(members))


def system_facts() -> dict[str, str]:
    """What the game runs on."""
    release = ""
    with suppress(OSError):
        release = platform.freedesktop_os_release().get("PRETTY_NAME", "")
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    facts = {"System": f"{system} ({release})" if release else system}
    return facts | {each.name: version_of(each) for each in shipped()}


def without_names(record: bytes, redacted: Redaction) -> bytes:
    """Return a match record whose players are not called like the person.

    Its actions stay: “play” is a word of theirs, even where somebody is called like that. What is
    no line of a record is redacted as any text is; of more than a mebibyte of it, the rest is cut.
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
    """Whether it is a line in which nobody can be named; a blank one is."""
    try:
        return not line.strip() or not isinstance(reader.item(0, line), Expectation)
    except RecordError:
        return False


def _members(
    store: MatchStore, logs: Path, redacted: Redaction
) -> tuple[dict[str, bytes], list[str]]:
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
        found[name] = without_names(data, redacted) if name == MATCH else _log(data, redacted)
    return found, missing


def _sources(store: MatchStore, logs: Path) -> dict[str, Path]:
    """The match that goes on, else the one played last; and the log with the one before it."""
    sources = {name: logs / name for name in (LOG_NAME, f"{LOG_NAME}.1")}
    try:
        match = store.pointed_at()
    except OSError:
        # Reading it then says why.
        match = store.folder
    if not isinstance(match, Path):
        match = next(iter(store.records()), None)
    return sources if match is None else {MATCH: match, **sources}


def _log(data: bytes, redacted: Redaction) -> bytes:
    """The log without the person; when and where something was logged stays."""
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
