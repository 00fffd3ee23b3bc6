"""Kills the game a thousand times: `python tests/bench/hard_kills.py [--until 1000]`.

A process plays, practises and changes settings as fast as the disk allows (`killed_person.py`) and
is killed (SIGKILL) at a random moment. Afterwards, everything that was reported as stored must be
there. Record, note, pointer, settings, answers and rounds must be readable, with none set aside as
damaged, and no process may be left. The next process continues from there. After `LIVES` kills, one
quits properly, and no file of the killed ones may be left. One kill of `WINDOW_EVERY` hits the real
window, which also practises with the trainer and counts its rounds. One of `POOL_EVERY` hits a game
whose opponents think in a process of their own.

The progress is stored in `.cache/bench/hard_kills.json`. Each kill is determined by its
number, apart from the timing of the machine.
"""

from __future__ import annotations

import argparse
import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import traceback
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic, perf_counter, sleep
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))  # as pytest has it

import killed_person as person  # noqa: E402

from arschloch_gui.app.files.atomic import temporaries  # noqa: E402
from arschloch_gui.app.files.match_metadata import note_path, read_note  # noqa: E402
from arschloch_gui.app.files.paths import practice_file  # noqa: E402
from arschloch_gui.app.files.store import MatchStore  # noqa: E402
from arschloch_gui.app.library.ledger import Ledger  # noqa: E402
from arschloch_gui.app.practice.memory import Memory  # noqa: E402
from arschloch_gui.app.settings.settings_file import BACKUP, SettingsFile  # noqa: E402
from arschloch_gui.engine.json_text import decode  # noqa: E402
from arschloch_gui.engine.restoring import restore  # noqa: E402
from processes import group  # noqa: E402

KEPT = ROOT / ".cache" / "bench"
LIVES = 10
"""The number of kills of one person, whose files they share, between two proper ends."""
WINDOW_EVERY, POOL_EVERY = 10, 25
GAMES = ("arschloch", "trouduc", "daifugo", "thirteen", "shithead", "grossundklein", "seigneur")
PLACES = [str(each) for each in (Path("/dev/shm"), Path(tempfile.gettempdir())) if each.is_dir()]
"""The places of the persons' files in turn.

In memory, much more happens before the kill. A disk takes longer to sync, so kills happen there
more often.
"""
PATIENCE_S = 60.0
WINDOW = ROOT / "tests" / "app" / "crash" / "player_process.py"


@dataclass
class Shown:
    """Everything shown to a person before the kill, which must be found again."""

    record: str = ""
    lines: list[str] = field(default_factory=list)
    settings: int = 0
    answers: set[str] = field(default_factory=set)
    rounds: set[str] = field(default_factory=set)
    taking_back: bool = False
    ply: int = 0
    """For a window, the number of actions shown."""
    heard: Counter[str] = field(default_factory=Counter)
    """The number of reports in this life, by kind."""

    def hear(self, told: dict) -> None:
        """Process a line of `killed_person.py` or `player_process.py`."""
        self.heard.update(told.keys() - {"will", "kept", "record"})
        self.taking_back = told.get("will") == "undo"
        if "added" in told:
            self.lines = [*self.lines[: told["kept"]], *told["added"]]
            self.record = told["record"]
        self.settings = told.get("settings", self.settings)
        self.ply = told.get("ply", self.ply)
        if "answer" in told:
            self.answers.add(told["answer"])
        if "round" in told:
            self.rounds.add(told["round"])


# -- one life -----------------------------------------------------------------------------


def listen(pipe: int, shown: Shown, seconds: float, rest: bytes = b"", enough: str = "") -> bytes:
    """Process output for some time, or until there is `enough` of a kind.

    Return an incomplete last line.
    """
    until = monotonic() + seconds
    while (left := until - monotonic()) > 0 and not shown.heard[enough]:
        if not select.select([pipe], [], [], left)[0]:
            break
        data = os.read(pipe, 1 << 16)
        if not data:
            break
        *whole, rest = (rest + data).split(b"\n")
        for line in whole:
            shown.hear(json.loads(line))
    return rest


def begin(folder: Path, number: int, *, moves: int = 0) -> tuple[int, int]:
    """Start a process in a session of its own; return its id and its output pipe."""
    ours, its = os.pipe()
    pid = os.fork()
    if pid:
        os.close(its)
        return pid, ours
    status = 1
    try:
        os.close(ours)
        os.setsid()
        said = os.open(folder / "said.txt", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(said, 1)
        os.dup2(said, 2)
        preset = GAMES[number // LIVES % len(GAMES)]
        in_pool = number % POOL_EVERY == 0
        person.live(its, folder, f"kill/{number}", preset, in_pool=in_pool, moves=moves)
        status = 0
    except BaseException:
        traceback.print_exc()
        sys.stderr.flush()
    finally:
        os._exit(status)


def kill_person(folder: Path, number: int, shown: Shown) -> None:
    """Let a person run for a moment, and kill the process."""
    rng = Random(f"moment/{number}")
    pid, pipe = begin(folder, number)
    if rng.random() < 0.15:
        rest = listen(pipe, shown, rng.random() * 0.05)
    else:
        rest = listen(pipe, shown, PATIENCE_S, enough="added")
        rest = listen(pipe, shown, rng.random() * 0.3, rest)
    os.kill(pid, signal.SIGKILL)
    listen(pipe, shown, PATIENCE_S, rest)
    os.waitpid(pid, 0)
    os.close(pipe)
    gone(pid)


def kill_window(folder: Path, drawings: Path, number: int, shown: Shown) -> None:
    """Do the same with the real window, off-screen, with opponents in their own process."""
    rng = Random(f"moment/{number}")
    env = {
        **os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software",
        "QML_DISK_CACHE_PATH": str(ROOT / ".cache" / "qml"),
    }  # fmt: skip
    with (folder / "said.txt").open("ab") as said:
        window = subprocess.Popen(
            [sys.executable, str(WINDOW), str(folder), str(drawings), "go-on"],
            stdout=subprocess.PIPE, stderr=said, start_new_session=True,
            env={**env, "PYTHONPATH": str(ROOT)},
        )  # fmt: skip
    pipe = window.stdout.fileno()
    # Some are killed at the table, others in practice, or while a round is being counted.
    enough = rng.choice(("ply", "round", "answer", "answer"))
    rest = listen(pipe, shown, PATIENCE_S, enough="ply")
    shown.heard.clear()
    rest = listen(pipe, shown, PATIENCE_S, rest, enough=enough)
    rest = listen(pipe, shown, rng.random() * 1.5, rest)
    window.send_signal(signal.SIGKILL)
    listen(pipe, shown, PATIENCE_S, rest)
    window.wait()
    window.stdout.close()
    gone(window.pid)


def gone(leader: int) -> None:
    """Check that every process of a session ends with the one that was killed."""
    until = monotonic() + PATIENCE_S
    while group(leader):
        assert monotonic() < until, f"processes left: {group(leader)}"
        sleep(0.005)


# -- checks -------------------------------------------------------------------------------


def look(folder: Path, shown: Shown, kills: int) -> None:
    """Check that everything shown is there, and that everything there can be read."""
    said = folder / "said.txt"
    assert not said.exists() or "Traceback" not in said.read_text("utf-8"), said.read_text("utf-8")
    assert not list(folder.rglob("*.bak*")), "something was put aside as damaged"
    _look_at_match(MatchStore(person.matches_of(folder)), shown)
    _look_at_settings(person.config_of(folder), shown)
    memory = Memory(practice_file(person.matches_of(folder)))
    found = {json.dumps(each.line()) for each in memory.answers}
    assert memory.trouble is None, memory.trouble
    assert shown.answers <= found, shown.answers - found
    assert len(found) == len(memory.answers), "an answer counts twice"
    ledger = Ledger(person.rounds_of(folder))
    assert ledger.look() is None
    deals = {each.deal for each in ledger.rounds}
    assert shown.rounds <= deals, shown.rounds - deals
    # A kill may leave an incomplete line.
    assert memory.unread <= kills, memory.unread
    assert ledger.unread <= kills, ledger.unread
    shown.answers, shown.rounds = found, deals


def _look_at_match(store: MatchStore, shown: Shown) -> None:
    path = store.pointed_at()
    if path is None:
        assert not shown.lines or _is_over(store.folder, shown), "it cannot be continued"
        shown.record, shown.lines, shown.ply = "", [], 0
        return
    assert isinstance(path, Path), path
    assert path.name == shown.record or not shown.record, path
    data = path.read_bytes()
    restored = restore(data)
    assert restored.error is None, restored.error
    lines = data.decode().split("\n")
    half = lines.pop()
    assert not half or not restored.complete
    common = min(len(lines), len(shown.lines)) if shown.taking_back else len(shown.lines)
    assert lines[:common] == shown.lines[:common], "what was shown is not in the record"
    assert restored.match.ply >= shown.ply, "what the window showed is not in the record"
    decode(note_path(path).read_bytes())
    assert read_note(path).table.levels, "nobody sits there"
    shown.record, shown.lines, shown.ply = path.name, lines, 0


def _is_over(folder: Path, shown: Shown) -> bool:
    """Return whether a record with everything shown has a finished match, which points end."""
    for path in folder.glob("*.arl"):
        data = path.read_bytes()
        if data.decode().split("\n")[: len(shown.lines)] == shown.lines:
            return restore(data).match.is_over
    return False


def _look_at_settings(folder: Path, shown: Shown) -> None:
    try:
        found = SettingsFile(folder).read()
    except FileNotFoundError:
        assert not shown.settings
        return
    assert not found.damaged
    company: Any = found.data["company"]
    assert company >= shown.settings, company
    if (backup := folder / BACKUP).exists():
        assert isinstance(decode(backup.read_bytes()), dict)
    shown.settings = company


def look_tidied(folder: Path) -> None:
    """Check that a proper end removes all files of the killed runs."""
    left = [
        str(path.relative_to(folder))
        for place in (folder, *(each for each in folder.rglob("*") if each.is_dir()))
        for paths in temporaries(place).values()
        for path in paths
    ]
    left += [path.name for path in folder.rglob(".*.arl.*")]
    assert not left, f"left behind: {left}"


# -- all of them --------------------------------------------------------------------------


def lives(first: int, last: int, drawings: Path) -> tuple[Counter[str], str]:
    """Run the kills of one person.

    Return how many reports there were by kind, in windows and in all, and the defect or "".
    """
    heard: Counter[str] = Counter()
    place = PLACES[first // LIVES % len(PLACES)]
    with tempfile.TemporaryDirectory(prefix="hard_kills-", dir=place) as name:
        folder, shown, number = Path(name), Shown(), first
        try:
            for number in range(first, last):
                shown.heard.clear()
                if number % WINDOW_EVERY == WINDOW_EVERY // 2:
                    kill_window(folder, drawings, number, shown)
                    for kind, many in shown.heard.items():
                        heard[f"{kind} in windows"] += many
                else:
                    kill_person(folder, number, shown)
                heard.update(shown.heard)
                look(folder, shown, number - first + 1)
            pid, pipe = begin(folder, number, moves=30)
            listen(pipe, shown, PATIENCE_S)
            assert os.waitpid(pid, 0)[1] == 0, (folder / "said.txt").read_text("utf-8")
            os.close(pipe)
            gone(pid)
            look(folder, shown, last - first)
            look_tidied(folder)
        except Exception as error:
            return heard, f"kill {number}: {error!r}\n{traceback.format_exc()}"
    return heard, ""


def main() -> int:
    """Continue the previous run; the status is 1 if there was any defect."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--until", type=int, default=1_000)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--kept", type=Path, default=KEPT / "hard_kills.json")
    args = parser.parse_args()
    done: dict[str, Any] = {"killed": 0, "told": {}, "defects": []}
    if args.kept.exists():
        done |= json.loads(args.kept.read_text(encoding="utf-8"))
    args.kept.parent.mkdir(parents=True, exist_ok=True)
    end = perf_counter() + 60 * args.minutes
    with tempfile.TemporaryDirectory() as drawings:
        while done["killed"] < args.until and perf_counter() < end:
            first = done["killed"]
            last = min(first + LIVES, args.until)
            told, defect = lives(first, last, Path(drawings))
            if defect:
                done["defects"].append(first)
                print(defect, file=sys.stderr, flush=True)
            done["killed"] = last
            done["told"] = Counter(done["told"]) + told
            beside = args.kept.with_suffix(".new")
            beside.write_text(json.dumps(done), encoding="utf-8", newline="\n")
            beside.replace(args.kept)
            print(f"{last} of {args.until}", end="\r", file=sys.stderr, flush=True)
    told = Counter(done["told"])
    shown = sum(many for kind, many in told.items() if not kind.endswith("in windows"))
    windows = (done["killed"] + WINDOW_EVERY // 2 - 1) // WINDOW_EVERY
    print(
        f"{done['killed']} of {args.until} hard kills so far, {windows} of the real window: {shown}"
        f" things shown were all there ({told['answer']} answers, {told['round']} rounds, of which"
        f" {told['answer in windows']} and {told['round in windows']} in the window),"
        f" {len(done['defects'])} with a defect {done['defects'][:10]}"
    )
    return bool(done["defects"])


if __name__ == "__main__":
    raise SystemExit(main())
