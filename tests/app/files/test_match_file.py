"""Saving an action costs the same at the end of a long match as at its start."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from arschloch_gui.app.files import match_file
from arschloch_gui.app.files.atomic import write_through
from arschloch_gui.app.files.match_file import MatchFile, load
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.match import Match, MatchSpec

ACTIONS = 400


class CountedJournal(list):
    """A journal that counts the entries read or compared."""

    __hash__ = None
    touched = 0

    def __iter__(self):
        self.touched += len(self)
        return super().__iter__()

    def __getitem__(self, at):
        found = super().__getitem__(at)
        self.touched += len(found) if isinstance(at, slice) else 1
        return found

    def __eq__(self, other):
        self.touched += len(self)
        return super().__eq__(other)


def begun() -> Match:
    rules = replace(CLIMBING.presets["arschloch"], players=4, rounds=0)
    match = Match(MatchSpec("arschloch", rules, ("A", "B", "C", "D"), 7))
    match.journal = CountedJournal()
    return match


def act(match: Match) -> None:
    if match.to_act is None:
        match.start_round()
    match.submit(match.to_act, match.legal()[0])


def test_saving_an_action_touches_one_entry_and_writes_one_line_however_long_the_match_is(
    tmp_path: Path, monkeypatch
):
    match, file = begun(), MatchFile(tmp_path / "match.arl")
    written: list[bytes] = []
    through = write_through

    def write(handle: int, data: bytes) -> None:
        written.append(data)
        through(handle, data)

    monkeypatch.setattr(match_file, "write_through", write)
    monkeypatch.setattr("arschloch_gui.app.files.disk.sync", lambda _handle: None)
    act(match)
    file.save(match)
    touched = set()
    journal: Any = match.journal
    for _ in range(ACTIONS):
        act(match)
        journal.touched = 0
        file.save(match)
        touched.add(journal.touched)
    file.close()
    assert touched == {1}
    assert [data.count(b"\n") for data in written] == [1] * ACTIONS
    assert load(file.path).journal == list(match.journal)


def test_the_rounds_are_listed_once_a_round_and_not_for_every_event():
    match = begun()
    while len(match.rounds) < 2:
        act(match)
    before = match.snapshot(0).rounds
    act(match)
    assert match.snapshot(0).rounds is match.frame(1).rounds is before
    assert before == tuple(match.rounds)
