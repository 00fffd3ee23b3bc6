"""The real window on a folder of corrupted files; for `bench/bent_files.py`."""

from __future__ import annotations

import os
import shutil
import sys
import traceback
from pathlib import Path
from time import monotonic, sleep

from by_hand import stands
from event_loop import catch_up

from arschloch_gui.app.files.match_metadata import note_path
from arschloch_gui.app.files.paths import practice_file
from arschloch_gui.app.files.store import POINTER
from arschloch_gui.app.library.library import ROUNDS
from arschloch_gui.app.library.match_progress import NAME as STANDS
from arschloch_gui.app.main import Program, build
from arschloch_gui.app.settings.settings_file import NAME as SETTINGS
from arschloch_gui.app.start import application
from arschloch_gui.app.tour.demonstration import wait_for
from arschloch_gui.coach import bank

SHM = Path("/dev/shm")
PLACE = str(SHM) if SHM.is_dir() else None
"""The folder of the corrupted files; its content is disposable."""
PAGES = ("newMatch", "matches", "statistics", "trophies", "dealOfTheDay", "settings",
         "practice", "start")  # fmt: skip
KINDS = ("settings", "practice", "rounds", "note", "pointer", "stands", "bank")
"""The kinds of files in the folders of a window."""
RECORD = Path(__file__).parent / "golden"
HEARD = ("Traceback", "TypeError", "ReferenceError", "Unable to assign", "Binding loop")
PATIENCE_S = 120.0


def opened(folder: Path, files: dict[str, bytes]) -> str:
    """Return what went wrong when the window used these files; "" if nothing did.

    The window starts, shows its screens, plays a little and closes, in a process of its own.
    """
    shutil.rmtree(folder, ignore_errors=True)
    matches, config = folder / "matches", folder / "config"
    for place in (matches, config, folder / "cache", folder / "banks"):
        place.mkdir(parents=True)
    record = matches / "a.arl"
    shutil.copy(next(iter(sorted(RECORD.rglob("*.arl")))), record)
    places = {
        "settings": config / SETTINGS,
        "practice": practice_file(matches),
        "rounds": folder / ROUNDS,
        "note": note_path(record),
        "pointer": matches / POINTER,
        "stands": folder / "cache" / STANDS,
        "bank": folder / "banks" / "arschloch.jsonl",
    }
    found = record.stat()
    stamp = f"[{found.st_size}, {found.st_mtime_ns}]".encode()
    for name, data in files.items():
        # The cached facts are about this record.
        real = data.replace(b"[1, 2]", stamp).replace(b'"/a.arl"', f'"{record}"'.encode())
        places[name].write_bytes(real)
    said = folder / "said.txt"
    pid = os.fork()
    if not pid:
        _in_child(folder, said)
    until = monotonic() + PATIENCE_S
    while (ended := os.waitpid(pid, os.WNOHANG))[0] == 0:
        if monotonic() > until:
            os.kill(pid, 9)
            os.waitpid(pid, 0)
            return "hangs\n" + said.read_text(errors="replace", encoding="utf-8")
        sleep(0.01)
    text = said.read_text(errors="replace", encoding="utf-8")
    if ended[1] or any(word in text for word in HEARD):
        return f"status {ended[1]}\n{text}\n{files}"
    return ""


def _in_child(folder: Path, said: Path) -> None:
    status = 1
    try:
        handle = os.open(said, os.O_WRONLY | os.O_CREAT)
        os.dup2(handle, 1)
        os.dup2(handle, 2)
        bank.load.__defaults__ = (folder / "banks",)
        _go_through(folder)
        status = 0
    except BaseException:
        traceback.print_exc()
    sys.stderr.flush()
    os._exit(status)


def _go_through(folder: Path) -> None:
    application()
    game = build(
        config=folder / "config", matches=folder / "matches", cache=folder / "cache", warm=False
    )

    catch_up(game)
    for page in PAGES:
        game.window.setProperty("page", page)
        wait_for(lambda: stands(game.window), page)
        catch_up(game)
    _play(game, folder)
    game.settings.change("portrait", 5)
    game.close()


def _play(game: Program, folder: Path) -> None:
    game.settings.change("speed", 0)
    if game.session.files.canResume:
        game.session.resume()
    else:
        game.session.openRecord(str(folder / "matches" / "a.arl"))
    catch_up(game)
    game.session.newMatch("arschloch", {}, "lowest")
    catch_up(game)
    assert game.session.match.active, game.session.files.property("message")
