"""Reduction of ICU's data, 32 MB in Qt for Linux, to the languages of the game.

Qt uses ICU for sorting and for names of time zones, which the game does not show. The game formats
dates and numbers itself. The data is a table of files, and ICU works without any of them, because
it treats a missing file as an unknown language.
"""

from __future__ import annotations

import re
import struct
from pathlib import Path

from arschloch_gui.languages import LANGUAGES
from packages.building import BuildError, run

FORMAT = b"CmnD"
"""Identifies the kind of data, twelve bytes after the start of the data."""
_LANGUAGE = re.compile(r"(?:coll/)?(?!res_index)([a-z]{2,3})[_.]")
_ASSEMBLER = """
    .section .note.GNU-stack, "", @progbits
    .section .rodata
    .global {symbol}
    .type {symbol}, @object
    .balign 16
{symbol}:
    .incbin "{data}"
    .size {symbol}, . - {symbol}
"""


def shrink(folder: Path, work: Path) -> None:
    """Replace ICU's data in a folder with the part that the game uses; do nothing without ICU."""
    for library in folder.rglob("libicudata.so.*"):
        if library.is_symlink():
            continue
        release = library.name.rpartition(".")[2]
        data, source = work / "icu.dat", work / "icu.s"
        data.write_bytes(reduced(library.read_bytes()))
        text = _ASSEMBLER.format(symbol=f"icudt{release}_dat", data=data)
        source.write_text(text, encoding="utf-8", newline="\n")
        run(["gcc", "-shared", "-nostdlib", f"-Wl,-soname,{library.name}", "-o", library, source],
            work)  # fmt: skip


def is_wanted(name: str) -> bool:
    """Return whether the game uses a file of the data, given its name, such as `coll/de.res`."""
    folder, _, file = name.rpartition("/")
    if folder not in ("", "coll") or not file.endswith((".res", ".icu", ".nrm")):
        return False
    language = _LANGUAGE.match(name)
    return not language or language[1] in LANGUAGES


def reduced(library: bytes) -> bytes:
    """Return the data in an ICU library, without the files that the game does not use."""
    start = library.find(FORMAT) - 12
    if start < 0 or library[start + 2 : start + 4] != b"\xda\x27":
        raise BuildError("In the library with ICU's data there is none that we can read.")
    (header,) = struct.unpack_from("<H", library, start)
    files = _files(library, start + header)
    return library[start : start + header] + _table([each for each in files if _inside(each[0])])


def _inside(name: bytes) -> bool:
    return is_wanted(name.decode("ascii").partition("/")[2])


def _files(library: bytes, table: int) -> list[tuple[bytes, bytes]]:
    """Return the name and content of each file. A content ends where the next one starts."""
    (count,) = struct.unpack_from("<I", library, table)
    places = [struct.unpack_from("<II", library, table + 4 + 8 * i) for i in range(count)]
    ends = [*(data for _, data in places[1:]), len(library) - table]
    return [
        (library[table + name : library.index(b"\0", table + name)],
         library[table + data : table + end])
        for (name, data), end in zip(places, ends, strict=True)
    ]  # fmt: skip


def _table(files: list[tuple[bytes, bytes]]) -> bytes:
    """Return the table, the names and the contents, each content at a multiple of sixteen bytes."""
    names, contents, entries = b"", b"", b""
    before = 4 + 8 * len(files)
    first = before + sum(len(name) + 1 for name, _ in files)
    padding = -first % 16
    for name, content in files:
        place = first + padding + len(contents)
        entries += struct.pack("<II", before + len(names), place)
        names += name + b"\0"
        contents += content + bytes(-len(content) % 16)
    return struct.pack("<I", len(files)) + entries + names + bytes(padding) + contents
