"""A random user finds no defect in the real program, but finds those put in on purpose."""

from __future__ import annotations

import sys
import threading
from collections import Counter
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from bench import monkey

from long import mostly_long
from random_user import events, runs
from random_user.defect import Defect
from random_user.events import Event
from random_user.runs import Ran
from random_user.shrink import shorten
from random_user.task import EVENTS, Outcome, Task
from random_user.walker import SCREENS, Habits, Walker

EVENTS_OF_A_NORMAL_RUN = 2_000
SEED_OF_A_NORMAL_RUN = "4"
EVENTS_OF_A_LONG_RUN = 20_000
"""Every long run makes this many more of the million events."""


@pytest.mark.each_run
def test_a_random_user_finds_nothing(tmp_path: Path):
    # A normal run always uses the same seed; a long run uses others.
    seed = SEED_OF_A_NORMAL_RUN
    print(f"tests/bench/monkey.py --seed {seed} --events {EVENTS_OF_A_NORMAL_RUN}")
    ran = runs.begin(tmp_path / "run", seed, events=EVENTS_OF_A_NORMAL_RUN)
    assert not ran.defects, "\n".join(f"{each.name}\n{each.text}" for each in ran.defects)
    outcome = ran.outcome
    print(monkey.covered(outcome.coverage))
    assert outcome.events >= EVENTS_OF_A_NORMAL_RUN
    assert outcome.compared > 5, "record and table were hardly compared"
    assert len(outcome.coverage["places"]) > 6, "it has hardly been anywhere"
    assert len(outcome.coverage["used"]) > 10, "it has hardly used anything"


@pytest.mark.long
def test_more_of_a_million_events_find_nothing(capsys: pytest.CaptureFixture[str]):
    kept = Path(__file__).parents[2] / ".cache" / "monkey"
    made = monkey.Tally(kept).done["events"]
    found = monkey.go_on(min(made + EVENTS_OF_A_LONG_RUN, 1_000_000), 60, kept, 10)
    assert not found, capsys.readouterr().err


@pytest.mark.long
def test_a_seed_leads_to_the_same_events_and_a_list_of_them_too(tmp_path: Path):
    first, second = (runs.begin(tmp_path / name, "4", events=400) for name in ("first", "second"))
    made, again = (events.read(each.folder / EVENTS) for each in (first, second))
    same = next(
        (at for at, (a, b) in enumerate(zip(made, again, strict=False)) if a != b), len(made)
    )
    assert same > 100, "what follows from the seed does not depend on the moment"
    replayed = runs.again(first, tmp_path / "third", first.folder / EVENTS)
    assert replayed.outcome.events == first.outcome.events
    assert not replayed.defects


@pytest.mark.parametrize("page", [*SCREENS, "table", "playback"])
def test_every_screen_has_a_way_on(page: str):
    sight: Any = SimpleNamespace(page=page, there=lambda name: None, places=Counter())
    walker = Walker(sight, "1", Habits())
    assert {event.do for _ in range(100) for event in walker._travel()} <= {"key", "click"}


# -- faults are found -------------------------------------------------------------------------


START = [
    Event("set", more="speed=0"),
    Event("key", more="Ctrl+N"),
    Event("rest"),
    Event("click", "startMatchButton"),
    Event("rest"),
]
"""The events that start a match."""
IN_THE_WINDOW = """
from PySide6.QtCore import QTimer, qWarning
from random_user import user
def begin(self, *given, begin=user.User.__init__):
    begin(self, *given)
    QTimer.singleShot(0, wrong)
user.User.__init__ = begin
def wrong():
    """
FAULTS = {
    "exception": IN_THE_WINDOW + "raise KeyError",
    "exception of a thread": IN_THE_WINDOW + "threading.Thread(target=lambda: 1 / 0).start()",
    "message": IN_THE_WINDOW + "qWarning('something')",
    "log": IN_THE_WINDOW + "logging.getLogger('arschloch_gui.ai').warning('something')",
    "slow": IN_THE_WINDOW + "time.sleep(8)",
    "said": "print('something', file=sys.stderr)",
    "left": "import subprocess; subprocess.Popen(['sleep', '600'])",
    "died": IN_THE_WINDOW + "import ctypes; ctypes.string_at(0)",
    "record": """
from msgspec.structs import replace
from arschloch_gui.app.engine import worker
def stepped(sitting, ply, events, snapshot, review, stepped=worker.Stepped):
    wrong = replace(snapshot, scores=(7,) * len(snapshot.scores))
    return stepped(sitting, ply, events, wrong, review)
worker.Stepped = stepped
""",
    "table": """
from msgspec.structs import replace
from arschloch_gui.app.show import table_state
def rows(shown, sitters, rows=table_state.seat_rows):
    at_the_table = shown.parent() is not None
    return [replace(row, count=row.count + at_the_table) for row in rows(shown, sitters)]
table_state.seat_rows = rows
""",
}
"""The faults put into the program, by the kind of defect they cause."""
LIFE = """
import logging, sys, threading, time
from pathlib import Path
{fault}
from random_user.life import main
sys.exit(main(Path(sys.argv[-1])))
"""


@pytest.mark.parametrize("kind", mostly_long(FAULTS, normal=["record", "table"]))
def test_what_is_wrong_with_the_program_is_found(tmp_path: Path, kind: str):
    home, replay = tmp_path / "run" / "home", tmp_path / "replay"
    home.mkdir(parents=True)
    events.write(replay, START)
    task = Task(str(home.parent), str(home), "1", 100, replay=str(replay))
    ran = runs.run(
        task, (sys.executable, "-X", "faulthandler", "-c", LIFE.format(fault=FAULTS[kind]))
    )
    assert ran.defects, "nothing was found"
    found = {each.kind.removesuffix(" at closing") for each in ran.defects}
    assert found == {kind.split()[0]}, ran.defects


@pytest.mark.parametrize(
    ("script", "kind"),
    [
        ("import os; os.abort()", "died"),
        ("raise SystemExit(1)", "died"),
        ("print('something')", "said"),
        ("import subprocess; subprocess.Popen(['sleep', '600'])", "left"),
        ("", ""),
    ],
)
def test_a_run_that_goes_wrong_has_a_defect(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str, kind: str
):
    monkeypatch.setattr(runs, "ENDS_S", 0)
    home = tmp_path / "run" / "home"
    home.mkdir(parents=True)
    task = Task(str(home.parent), str(home), "1", 10)
    ran = runs.run(task, (sys.executable, "-S", "-c", script))
    assert [each.kind for each in ran.defects] == [kind] * bool(kind), ran.defects


def test_a_run_ended_from_outside_tells_nothing(tmp_path: Path):
    home = tmp_path / "run" / "home"
    home.mkdir(parents=True)
    task = Task(str(home.parent), str(home), "1", 10)
    script = "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"
    with pytest.raises(runs.KilledFromOutsideError):
        runs.run(task, (sys.executable, "-S", "-c", script))


# -- lists of events ----------------------------------------------------------------------------


def test_a_list_of_events_is_read_as_it_was_written(tmp_path: Path):
    made = [Event("click", "playButton", 0.25), Event("text", more="Zoë\n👑"), Event("rest")]
    events.write(tmp_path / "list", made)
    assert events.read(tmp_path / "list") == made
    with (tmp_path / "list").open("ab") as file:
        file.write(b'{"do": "cli')  # killed while writing
    assert events.read(tmp_path / "list") == made
    assert events.count(made) == 4  # a move, a press and a release; a text


@pytest.mark.parametrize("seed", range(20))
def test_the_shortest_list_that_fails_is_found(seed: int):
    rng = Random(seed)
    items = list(range(rng.randrange(1, 60)))
    needed = set(rng.sample(items, rng.randrange(1, min(5, len(items)) + 1)))
    tried: list[list[int]] = []

    def fails(left: list[int]) -> bool:
        tried.append(left)
        return needed <= set(left)

    assert shorten(items, fails) == sorted(needed)
    assert len(tried) <= 40 * len(needed) + 40
    assert shorten(items, fails, enough=lambda: True) == items


def test_the_same_defect_has_the_same_name():
    one = Defect("exception", "KeyError: 17\nTraceback (one line)", 5)
    other = Defect("exception", "KeyError: 23\nTraceback (another)", 900)
    assert one.name == other.name != Defect("message", "KeyError: 17").name


def test_it_goes_on_where_it_stopped_and_tries_defects_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    asked: list[str] = []
    wrong = {"1"}

    def begin(folder: Path, seed: str, **how: Any) -> Ran:
        asked.append(seed)
        folder.mkdir(parents=True)
        task = Task(str(folder), "", seed, 10)
        defects = (Defect("died", "SIGSEGV"),) if seed in wrong else ()
        coverage = {"places": {"start": 1}, "used": {"a": 2}}
        return Ran(task, folder, Outcome(100, 3, coverage=coverage), defects)

    monkeypatch.setattr(runs, "begin", begin)
    assert monkey.go_on(300, 1, tmp_path, 0), "seed 1 has a defect"
    assert (tmp_path / "1").is_dir()
    wrong.clear()
    assert not monkey.go_on(500, 1, tmp_path, 0), "which is mended"
    assert asked == ["0", "1", "2", "1", "3", "4"]
    said = capsys.readouterr().out.splitlines()[-1]
    assert said.startswith("500 events by 5 seeds so far, record and table compared 15 times")
    assert said.endswith("0 seeds with a defect []")


def test_runs_at_the_same_time_leave_no_seed_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    third = threading.Event()
    asked: list[str] = []

    def begin(folder: Path, seed: str, **how: Any) -> Ran:
        asked.append(seed)
        if seed == "2":
            third.set()
        # The first run ends last, and only if others run beside it.
        assert seed != "0" or third.wait(60)
        folder.mkdir(parents=True)
        return Ran(Task(str(folder), "", seed, 10), folder, Outcome(100, 3), ())

    monkeypatch.setattr(runs, "begin", begin)
    assert not monkey.go_on(300, 1, tmp_path, 0, jobs=3)
    assert sorted(asked, key=int) == [str(number) for number in range(len(asked))]
    done = monkey.Tally(tmp_path).done
    assert (done["next"], done["events"]) == (len(asked), 100 * len(asked))
