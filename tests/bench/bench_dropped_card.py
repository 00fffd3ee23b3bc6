"""Measures the cost of a card dropped on the table; asserts nothing.

    .venv/bin/python tests/bench/bench_dropped_card.py [--modules 20] [--functions 20]

The real program runs off-screen inside `app.exec` (`driven.py`). A card of the hand is dragged to
the table with the mouse, in a match of *arschloch* with four players at the usual speed. Three
stages are counted in the window's thread: from the release of the button until the play is shown,
from there until all of the engine's answer is shown (the next player's turn), and until nothing
moves any more. For each, the counts are calls of Python functions, their files, judgements of
plays, updates of values for QML, the number of these values, and how many of them had changed.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType

from msgspec import Struct

from arschloch_gui.app.exposed import Exposed
from arschloch_gui.app.guide.guide import Guide
from arschloch_gui.app.practice.tutor import Tutor
from arschloch_gui.app.session.choice import CardChoice
from arschloch_gui.app.session.gesture import Gesture
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.session.turn import Turn
from arschloch_gui.app.show.event_animations import EventAnimations
from arschloch_gui.app.show.models.rows import RowModel
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.judge import Judge

sys.path.insert(0, str(Path(__file__).parents[1]))
import driven

PACKAGE = Path(__file__).parents[2] / "arschloch_gui"
TESTS = Path(__file__).parents[1]
HANDS = [
    ["8D", "9D", "9C", "QH", "KS", "10S", "JS", "AH"],
    ["10D", "10C", "KD", "JH", "7S", "8S", "QS", "AS"],
    ["JD", "JC", "KC", "QD", "7H", "9H", "9S", "AD"],
    ["7D", "7C", "KH", "QC", "8C", "8H", "10H", "AC"],
]
DROPPED = "9D"
STRETCHES = ("until the play is shown", "until the next turn is", "until nothing moves")
ENDS = (TableState.show_played.__qualname__, TableState.settle.__qualname__)
"""The calls that end the first stages."""
STATIONS = {
    station.__qualname__
    for station in (
        TableState._show_seats, TableState._show_trick, TableState._show_standings,
        TableState.refresh_hand, TableState._take, TableState.ask, TableState.note, Session._look,
        Turn.play_cards, Turn.act, Exposed.show, EventAnimations.steps, Guide._look, Tutor._look,
        RowModel.data, Session._on_stepped, CardChoice._tell, Gesture.release,
    )
}  # fmt: skip
"""Calls to which everything within is attributed, unless another of these is nearer."""


class Counted:
    """The calls in the window's thread during one stage."""

    def __init__(self) -> None:
        self.calls: Counter[CodeType] = Counter()
        self.within: Counter[str] = Counter()
        self.shows = self.values = self.changed = 0

    @property
    def ours(self) -> set[str]:
        """The files of the package that had something to do."""
        files = {code.co_filename for code in self.calls}
        return {name for name in files if name.startswith(str(PACKAGE))}

    def of(self, *qualified: str) -> int:
        """Return how often functions of these qualified names were called."""
        return sum(n for code, n in self.calls.items() if code.co_qualname in qualified)

    def told(self, name: str) -> str:
        """Return the line of a table."""
        judged = self.of(Judge.judged.__qualname__)
        return (
            f"{name:<26}{len(self.ours):>6}{self.calls.total():>8}{judged:>8}"
            f"{self.shows:>7}{self.values:>8}{self.changed:>9}"
        )

    def add(self, other: Counted) -> Counted:
        """Return both together."""
        both = Counted()
        both.calls, both.within = self.calls + other.calls, self.within + other.within
        both.shows, both.values = self.shows + other.shows, self.values + other.values
        both.changed = self.changed + other.changed
        return both


class Counting:
    """Counts calls by a profile function until the table is at rest."""

    def __init__(self, game) -> None:
        self.stretches = {name: Counted() for name in STRETCHES}
        self._coming = list(STRETCHES)
        self.now = self.stretches[self._coming.pop(0)]
        self.idle = False
        self._game = game

    def start(self) -> None:
        """Start counting."""
        global COUNTING
        COUNTING = self
        self._game.session.director.idle.connect(self._rest)
        sys.setprofile(self._note)

    def _rest(self) -> None:
        if not self._coming:
            sys.setprofile(None)
            self.idle = True

    def _note(self, frame: FrameType, event: str, _arg: object) -> None:
        code = frame.f_code
        if event == "call":
            if not code.co_filename.startswith(str(TESTS)):
                self.now.calls[code] += 1
                self.now.within[_station(frame)] += 1
        elif (
            event == "return"
            and self._coming
            and code.co_qualname == ENDS[len(ENDS) - len(self._coming)]
        ):
            self.now = self.stretches[self._coming.pop(0)]


def _station(frame: FrameType | None) -> str:
    """Return the nearest of the `STATIONS` around a call, or the function called by Qt."""
    outer = "nothing"
    while frame is not None and not frame.f_code.co_filename.startswith(str(TESTS)):
        name = frame.f_code.co_qualname
        if name == SHOW:
            caller = frame.f_locals.get("self")
            return f"{name} of {type(caller).__name__}"
        if name in STATIONS:
            return name
        if frame.f_code.co_filename.startswith(str(PACKAGE)) and name != "_run":
            outer = name
        frame = frame.f_back
    return outer


SHOW = Exposed.show.__qualname__
COUNTING: Counting | None = None


def count_shows() -> None:
    """Count the values passed to QML from now on; call this before anything is built."""

    def show(self: Exposed, **values: Struct) -> None:
        counting = COUNTING
        if counting is not None and not counting.idle:
            counting.now.shows += 1
            counting.now.values += len(values)
            counting.now.changed += sum(
                value != vars(self.exposed).get(name) for name, value in values.items()
            )
        inner(self, **values)

    inner, Exposed.show = Exposed.show, show


def drop(game, given: argparse.Namespace, folder: Path) -> Iterator[driven.Wait]:
    """Run as the script: open a match, drag a card to the table and count what follows."""
    from by_hand import CLIMBING, Hands
    from driven_scripts import Waits, after, draw_nothing

    draw_nothing()
    game.guide.skip()
    game.settings.change("autoPass", False)
    game.window.resize(1280, 800)
    path = folder / "table.arl"
    header = {
        "format": "arschloch-match", "version": 1, "preset": "arschloch", "rules": CLIMBING,
        "seats": ["You", "Ben", "Cleo", "Dora"], "seed": 1,
    }  # fmt: skip
    path.write_text(
        "".join(json.dumps(line) + "\n" for line in (header, {"deal": HANDS, "lead": 0})),
        "utf-8",
        newline="\n",
    )
    game.session.openRecord(str(path))
    yield lambda: game.session.turn.waits
    yield after(1000)
    hands = Hands(game, Waits())
    start, end = hands.card(DROPPED), hands.spot("tableDropZone")
    hands.press(start)
    hands.move(start, end)
    yield after(500)
    counter = Counting(game)
    counter.start()
    hands.release(end)
    yield lambda: counter.idle
    report(counter, given)
    game.window.close()


def report(counter: Counting, given: argparse.Namespace) -> None:
    """Print the tables."""
    print(f"{'':<26}{'files':>6}{'calls':>8}{'judged':>8}{'shows':>7}{'values':>8}{'changed':>9}")
    whole, sums = Counted(), {}
    for name, part in counter.stretches.items():
        print(part.told(name))
        whole = sums[name] = whole.add(part)
    print(sums[STRETCHES[1]].told("the first two"))
    print(whole.told("all"))
    for title, part in (("the first two", sums[STRETCHES[1]]), ("all", whole)):
        if given.modules:
            print(f"\nby module, {title}")
            by_file: Counter[str] = Counter()
            for code, n in part.calls.items():
                name = code.co_filename
                by_file[str(Path(name).relative_to(PACKAGE)) if name in part.ours else
                        Path(name).name] += n  # fmt: skip
            for name, n in by_file.most_common(given.modules):
                print(f"{n:>7}  {name}")
        if given.stations:
            print(f"\nwithin, {title}")
            for name, n in part.within.most_common(given.stations):
                print(f"{n:>7}  {name}")
        if given.functions:
            print(f"\nby function, {title}")
            for code, n in part.calls.most_common(given.functions):
                print(f"{n:>7}  {Path(code.co_filename).name}: {code.co_qualname}")


def main() -> int:
    """Count and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--modules", type=int, default=0, help="how many modules to list")
    parser.add_argument("--stations", type=int, default=0, help="how many callers to list")
    parser.add_argument("--functions", type=int, default=0, help="how many functions to list")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(driven.environment(Path(home)))
        folder = Path(home, "records")
        folder.mkdir()
        count_shows()
        driven.BEAT_MS = 100  # each beat is a filtered event
        return driven.drive(drop, given, folder)


if __name__ == "__main__":
    sys.exit(main())
