"""Everything shown is on disk, or the person was warned, with every disk call failing.

A match is started, played, undone, redone, left and continued, and an external record is opened and
played to its end. The checks cover what a killed window leaves after each single call, and what a
power cut leaves whenever something is shown.
"""

from __future__ import annotations

import errno
import json
import random
import shutil
from functools import cache
from itertools import count, pairwise

import pytest
from simulated_disk import CALLS, SHORT

from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.match_metadata import note_path, read_note
from arschloch_gui.app.files.store import POINTER
from arschloch_gui.engine.restoring import restore
from long import long_param, mostly_long, times

ERRORS = {"ENOSPC": errno.ENOSPC, "EIO": errno.EIO, "EACCES": errno.EACCES, "short": SHORT}


class Witness:
    """Compares what is shown with what is on disk."""

    def __init__(self, window, disk) -> None:
        self.window, self.disk = window, disk
        self.shown: dict = {}
        """By record: the journal shown last."""
        self.telling = False
        """Whether the last message to the person was that the match is not saved."""
        self.told: list[str] = []
        self.keeping = None
        worker = window.worker
        worker.trouble.connect(self._on_trouble)
        worker.loaded.connect(self._on_shown)
        worker.stepped.connect(self._on_shown)
        disk.after = self._on_call

    def _on_trouble(self, trouble: FileProblem) -> None:
        self.told.append(trouble.key)
        if trouble.key in ("not_saved", "saved_again"):
            self.telling = trouble.key == "not_saved"
            self.shown = {}

    def _on_shown(self, _message: object) -> None:
        """Check that any power cut now leaves what is shown."""
        keeping = self.window.worker._keeping
        journal = tuple(self.window.match.journal)
        if keeping is not self.keeping:
            self.keeping, self.telling = keeping, self.telling and keeping.behind
        if self.telling:
            return
        path = keeping.path
        assert path is not None
        for content in self.disk.after_power_cut(path):
            assert content is not None, "no record after a power cut"
            assert journal_of(content) == journal
        for content in self.disk.after_power_cut(note_path(path)):
            assert content is not None, "no note after a power cut"
            assert json.loads(content)["levels"]
        for content in self.disk.after_power_cut(path.parent / POINTER):
            named = json.loads(content)["record"] if content is not None else None
            assert (named == path.name) is not self.window.match.is_over
        self.shown = {path: journal}

    def _on_call(self) -> None:
        """Check that a kill now leaves what was shown, or already the next step."""
        match = self.window.match
        for path, journal in self.shown.items():
            found = journal_of(path.read_bytes())
            if not self.telling:
                assert found in (journal, tuple(match.journal) if match else journal)


@cache
def journal_of(content: bytes) -> tuple:
    """Return the journal of a record, which must be valid except for an incomplete last line."""
    restored = restore(content)
    assert restored.error is None, f"a hole in line {restored.line + 1}: {restored.error}"
    return tuple(restored.match.journal)


def play(window, small_record) -> None:
    """Do everything that writes; whatever happens, the match must continue."""
    window.begin()
    window.act(2)
    window.undo()
    window.act()
    window.undo()
    window.redo()
    window.worker.leave()
    window.worker.look()
    if window.worker._waiting is not None:
        window.resume()
        window.act()
    window.open(small_record)
    window.act(4)
    assert window.match.is_over
    window.undo()
    window.redo()


@pytest.fixture
def witness(window, simulated) -> Witness:
    return Witness(window, simulated)


def test_without_faults_everything_shown_is_on_the_disk_and_nothing_is_said(
    window, witness, small_record, simulated
):
    play(window, small_record)
    assert witness.told == []
    assert set(simulated.calls) == set(CALLS)


@pytest.mark.sampled
@pytest.mark.parametrize("first", mostly_long(range(len(ERRORS)), normal=range(2)))
def test_no_single_fault_costs_anything_unsaid(
    new_window, tmp_path, small_record, simulated, first
):
    """Each call fails once, in a match of its own; the errors take turns."""
    errors = list(ERRORS.values())
    original = small_record.read_bytes()
    # A normal run lets every seventh of these calls fail.
    for at in count(first, len(errors) * times(7, 1)):
        shutil.rmtree(tmp_path / "data", ignore_errors=True)
        window = new_window()
        simulated.forget()
        error = errors[(at // len(errors)) % len(errors)]
        simulated.fault = lambda number, call, at=at, error=error: error if number == at else None
        witness = Witness(window, simulated)
        play(window, small_record)
        mended(window, witness)
        if at >= len(simulated.calls):
            break
        window.worker.leave()
    assert small_record.read_bytes() == original


@pytest.mark.parametrize(
    ("name", "call"),
    # A normal run tries every call with one error, and writing with every error.
    [
        (name, call) if name == "EIO" or call == "write" else long_param(name, call)
        for name in ERRORS
        for call in CALLS
    ],
)
def test_a_fault_that_stays_is_said_once_and_once_when_it_is_gone(
    window, witness, small_record, simulated, name, call
):
    error = ERRORS[name]
    window.begin()
    window.act(2)
    simulated.fault = lambda number, of: error if of == call else None
    shown = [len(window.said)]
    for _ in range(3):
        window.act()
        window.undo()
        window.act(2)
        window.redo()
        shown.append(len(window.said))
    assert sorted(set(shown)) == shown, "play goes on"
    window.ticks()
    assert witness.told in ([], ["not_saved"])
    if call in ("write", "fsync"):
        assert witness.told == ["not_saved"]
        if error != SHORT:
            assert window.of(FileProblem)[0].reason
    mended(window, witness)
    assert witness.told in ([], ["not_saved", "saved_again"])


@pytest.mark.sampled
@pytest.mark.parametrize("number", mostly_long(range(3), normal=[0]))
def test_no_hole_comes_into_a_record_where_most_writes_fail(
    window, witness, small_record, simulated, number
):
    # They are drawn here, not on collection, so that every process collects the same tests.
    seed = random.randrange(2**31)
    print(f"number {number}, seed {seed}")
    rng = random.Random(seed)
    errors = list(ERRORS.values())
    simulated.fault = lambda number, call: rng.choice(errors) if rng.random() < 0.6 else None
    window.begin()
    for _ in range(60):
        rng.choice([window.act, window.act, window.act, window.undo, window.redo])()
    mended(window, witness)


def mended(window, witness) -> None:
    """Check that the whole match is on disk after the fault, and that the person knows."""
    witness.disk.fault = lambda number, call: None
    window.ticks()
    keeping = window.worker._keeping
    assert not keeping.behind
    assert not witness.telling
    assert journal_of(keeping.path.read_bytes()) == tuple(window.match.journal)
    assert read_note(keeping.path).table.levels == window.worker._table.levels
    for before, after in pairwise(witness.told):
        assert (before, after) != ("saved_again", "saved_again")
