"""The real program with odd folders, variables and systems: it opens, or prints one sentence.

If it opens, it shows its pages, plays, writes a report and is closed. It prints nothing on the
command line, and the process ends.
"""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from arschloch_gui.app.desktop.window_system import PLATFORM
from long import mostly_long

PROGRAM = Path(__file__).with_name("real_process.py")
PATIENCE_S = 300
FOLDERS = ("CONFIG", "DATA", "CACHE", "STATE")
NOBODY = 54321
"""A user id unknown to the system."""

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="folders of Linux")


class Start:
    """A home, the variables, the user, and the sentence if the window cannot open."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.env = {name: os.environ[name] for name in ("PATH", "QML_DISK_CACHE_PATH")} | {
            "HOME": str(home), PLATFORM: "offscreen", "QT_QUICK_BACKEND": "software",
            **{f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in FOLDERS},
        }  # fmt: skip
        self.user: int | None = None

    def folder(self, kind: str) -> Path:
        return self.home / kind.lower()


Prepare = Callable[[Start], str | None]
"""Makes a start odd; returns part of the sentence if no window can open."""
STARTS: dict[str, Prepare] = {}


def odd(prepare: Prepare) -> Prepare:
    STARTS[prepare.__name__] = prepare
    return prepare


# -- folders ------------------------------------------------------------------------------


def _file(path: Path) -> None:
    path.write_bytes(b"x")


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _loop(path: Path) -> None:
    path.symlink_to(path.name)


def _elsewhere(path: Path) -> None:
    path.symlink_to("/nowhere/at/all")


KINDS: dict[str, Callable[[Path], None]] = {
    "a file": _file, "a pipe": _pipe, "a loop of links": _loop, "a link to nowhere": _elsewhere,
}  # fmt: skip
PLACES = ("", "arschloch", "arschloch/matches", "arschloch/log")
"""Places inside the folder of a kind; each is tried if that kind has it."""


def _in_place_of(kind: str, place: str, make: Callable[[Path], None]) -> Prepare:
    def prepare(start: Start) -> None:
        path = start.folder(kind) / place
        path.parent.mkdir(parents=True, exist_ok=True)
        make(path)

    return prepare


for _kind, _place, (_what, _make) in itertools.product(FOLDERS, PLACES, KINDS.items()):
    if (_place.endswith("matches"), _place.endswith("log")) in (
        (False, False), (_kind == "DATA", False), (False, _kind == "STATE"),
    ):  # fmt: skip
        STARTS[f"{_kind.lower()}/{_place} is {_what}"] = _in_place_of(_kind, _place, _make)

FILES = {
    "config/kdeglobals", "config/gtk-4.0/settings.ini", "config/arschloch/settings.json",
    "data/arschloch/matches/current.json", "data/arschloch/matches/a.arl",
    "data/arschloch/matches/a.note.json", "data/arschloch/practice.jsonl",
    "data/arschloch/rounds.jsonl", "cache/arschloch/stands-2.jsonl",
    "state/arschloch/log/arschloch.log",
}  # fmt: skip
for _name, (_what, _make) in itertools.product(sorted(FILES), KINDS.items()):
    _top, _, _below = _name.partition("/")
    if _what != "a file":
        STARTS[f"{_name} is {_what}"] = _in_place_of(_top.upper(), _below, _make)


@odd
def the_worst_of_all_that_opens(start: Start) -> None:
    for kind, place, make in (
        ("CONFIG", "kdeglobals", _pipe), ("CONFIG", "arschloch", _file), ("DATA", "", _loop),
        ("CACHE", "arschloch", _pipe), ("STATE", "", _elsewhere),
    ):  # fmt: skip
        _in_place_of(kind, place, make)(start)
    start.env["TZ"] = "UTC+24:59:59"


@odd
def cached_pictures_are_pipes(start: Start) -> None:
    run(Start(start.home))
    pictures = list(start.folder("CACHE").rglob("*.sprite"))
    assert pictures
    for picture in pictures:
        picture.unlink()
        os.mkfifo(picture)
    # Everything is as at the first start, except the pictures.
    shutil.rmtree(start.folder("DATA"))


@odd
def folders_may_not_be_looked_into(start: Start) -> None:
    for kind in FOLDERS:
        start.folder(kind).mkdir(mode=0)
    _as_nobody(start)


@odd
def home_may_not_be_written(start: Start) -> None:
    for kind in FOLDERS:
        del start.env[f"XDG_{kind}_HOME"]
    start.home.chmod(0o755)
    _as_nobody(start)


# -- variables ----------------------------------------------------------------------------


def _variables(**values: Any | None) -> Prepare:
    def prepare(start: Start) -> None:
        for name, value in values.items():
            start.env.pop(name, None)
            if value is not None:
                start.env[name] = value.replace("~", str(start.home))

    return prepare


def _all_folders(value: str | None) -> Prepare:
    return _variables(**{f"XDG_{kind}_HOME": value for kind in FOLDERS})


NOT_UTF8 = os.fsdecode(b"caf\xe9")
for _value in ("relative", "./x", "", "~/" + NOT_UTF8, "~/a\nb", "~/" + "y" * 300, "~/a:b",
               "/proc/1/x", "/dev/null", "/sys/x", "~/ä/<b>/%41"):  # fmt: skip
    STARTS[f"XDG_…_HOME={_value!a:.40}"] = _all_folders(_value)
for _zone in ("UTC+24:59:59", "UTC-24:59:59", "A-24:00B,M1.1.0,M2.1.0", ":/dev/zero", "nonsense/",
              NOT_UTF8, "", "x" * 5000):  # fmt: skip
    STARTS[f"TZ={_zone!a:.40}"] = _variables(TZ=_zone)
for _language in ("", "C", "POSIX", "xx_YY.nothing", "de_DE.ISO-8859-1", "de_AT@euro", "a/b"):
    STARTS[f"LANG={_language}"] = _variables(LANG=_language, LC_ALL=_language, LANGUAGE=_language)
STARTS["the user is not known"] = lambda start: _as_nobody(start)
STARTS["HOME is relative"] = _variables(
    HOME="x", **dict.fromkeys(f"XDG_{kind}_HOME" for kind in FOLDERS)
)


@odd
def no_home_at_all(start: Start) -> str:
    for name in ("HOME", *(f"XDG_{kind}_HOME" for kind in FOLDERS)):
        del start.env[name]
    _as_nobody(start)
    return "set HOME to a folder of your own"


def _no_window(why: str, **values: Any | None) -> Prepare:
    def prepare(start: Start) -> str:
        _variables(**values)(start)
        return why

    return prepare


UNKNOWN = "Could not find the Qt platform plugin"
STARTS |= {
    "no display": _no_window("There is no display here", QT_QPA_PLATFORM=None),
    "a display nobody answers": _no_window(
        "could not connect to display :77", QT_QPA_PLATFORM=None, DISPLAY=":77"
    ),
    "a display that is none": _no_window(
        "could not connect to display nonsense", QT_QPA_PLATFORM=None, DISPLAY="nonsense"
    ),
    "an unknown platform": _no_window(UNKNOWN, QT_QPA_PLATFORM="nonsense"),
    "an unknown platform, a display nobody answers": _no_window(
        UNKNOWN, QT_QPA_PLATFORM="nonsense", DISPLAY=":77"
    ),
    "a platform of letters": _no_window(UNKNOWN, QT_QPA_PLATFORM=NOT_UTF8 + "\x1b[2J\u202e"),
    "a blank platform": _no_window(UNKNOWN, QT_QPA_PLATFORM=" "),
    "no platform at all": _no_window("No window can be opened here", QT_QPA_PLATFORM=";"),
    "a screen that is not there": _no_window("there is no screen", QT_QPA_PLATFORM="linuxfb"),
    "a second platform is there": _variables(QT_QPA_PLATFORM="nonsense;offscreen"),
}


# -- the test -----------------------------------------------------------------------------


def _as_nobody(start: Start) -> None:
    """Run as a user unknown to the system, which only root can do."""
    if os.geteuid() != 0:
        pytest.skip("only root starts programs of others")
    start.user = NOBODY
    start.env["PYTHONDONTWRITEBYTECODE"] = "1"
    if start.home.stat().st_mode & 0o777 == 0o700:
        start.home.chmod(0o777)
    for path in start.home.rglob("*"):
        os.chown(path, NOBODY, NOBODY, follow_symlinks=False)


def run(start: Start) -> subprocess.CompletedProcess[str]:
    # The place must be accessible to every user.
    who: dict[str, Any] = {} if start.user is None else {"user": start.user, "group": start.user}
    return subprocess.run(
        [sys.executable, str(PROGRAM), "tour"], capture_output=True, text=True, env=start.env,
        cwd=start.home, timeout=PATIENCE_S, check=False, errors="backslashreplace", **who,
    )  # fmt: skip


@pytest.fixture
def home() -> Iterator[Path]:
    """Yield a folder accessible to all users, unlike pytest's own."""
    import tempfile

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        yield Path(name)


NORMAL = ["an unknown platform"]


@pytest.mark.sampled
@pytest.mark.parametrize("name", mostly_long(STARTS, normal=NORMAL))
def test_a_start_opens_the_window_or_says_one_sentence(name: str, home: Path):
    start = Start(home)
    sentence = STARTS[name](start)
    done = run(start)
    assert "Traceback" not in done.stderr
    if sentence is None:
        assert (done.returncode, done.stderr) == (0, ""), done.stdout[-200:]
        assert "played" in done.stdout
        assert "report: " in done.stdout
        return
    assert done.returncode == 2
    assert sentence in done.stderr
    [said] = done.stderr.splitlines()
    assert said.isprintable()
    assert said.endswith(".")
