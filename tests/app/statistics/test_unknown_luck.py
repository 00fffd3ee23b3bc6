"""The luck of counted rounds is computed from their records."""

from __future__ import annotations

from pathlib import Path

import pytest
from matches_on_disk import played, put
from msgspec.structs import replace

from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.library.library import Library
from arschloch_gui.app.practice.background import Background, WorkFailed
from arschloch_gui.app.statistics import unknown_luck
from arschloch_gui.app.statistics.unknown_luck import UnknownLuck, _LuckSearch, _SearchOver
from arschloch_gui.coach import luck as measured
from arschloch_gui.coach.played import PlayedRound
from arschloch_gui.coach.task import in_this_thread


@pytest.fixture(autouse=True)
def rough(monkeypatch) -> None:
    monkeypatch.setattr(measured, "USUAL", 0.3)
    monkeypatch.setattr(measured, "AS_DEALT", 0.3)


def counted(folder: Path) -> tuple[PlayedRound, ...]:
    """Return the rounds of all records of a folder."""
    shelf = Library(MatchStore(folder), folder.parent / "cache")
    for record in shelf.records():
        shelf.look_closely(shelf.glance(record), lambda: None)
    shelf.count_found()
    return shelf.ledger.rounds


def search(folder: Path, rounds: tuple[PlayedRound, ...]) -> list[tuple[PlayedRound, ...]]:
    unknown = frozenset(each.deal for each in rounds if each.luck is None)
    return list(
        _LuckSearch(MatchStore(folder), rounds, unknown, lambda: None, in_this_thread).found()
    )


@pytest.mark.sampled
def test_every_counted_round_with_a_record_gets_its_luck_and_is_else_as_it_was(
    tmp_path: Path, monkeypatch
):
    folder = tmp_path / "matches"
    match = played(rounds=3, until=2)
    put(folder, "one", match)
    put(folder, "copy", match)
    put(folder, "climbing", played("thirteen", rounds=1, until=1))
    (folder / "broken.arl").write_bytes(b"{")
    rounds = counted(folder)
    gone = replace(rounds[0], deal="gone", match="gone")
    monkeypatch.setattr(unknown_luck, "AT_ONCE", 1)
    found = search(folder, (*rounds, gone))
    assert [len(each) for each in found] == [1, 1]
    first, second = (each for some in found for each in some)
    before = [each for each in rounds if each.preset == "arschloch"]
    assert [replace(each, luck=None) for each in (first, second)] == before
    assert first.luck.office == measured.NO_OFFICE
    assert second.luck.office == match.rounds[0].offices.index(0)
    asked = (first, *(each for each in rounds if each.deal != first.deal))
    assert search(folder, asked) == [(second,)], "what is known is not worked out again"


def test_luck_is_not_taken_from_matches_with_other_results(tmp_path: Path):
    folder = tmp_path / "matches"
    put(folder, "one", played(rounds=3, until=2))
    rounds = counted(folder)
    other = replace(rounds[0], place=rounds[0].place % 4 + 1)
    assert search(folder, (other, rounds[1])) == []


def test_what_was_left_when_a_process_died_is_sought_once_more(qapp, tmp_path: Path, monkeypatch):
    folder = tmp_path / "matches"
    put(folder, "one", played(rounds=3, until=2))
    first, second = counted(folder)
    begun: list[object] = []
    monkeypatch.setattr(Background, "begin", lambda self, work: begun.append(work))
    seeking = UnknownLuck(MatchStore(folder), qapp)
    seeking.seek((first, second))
    seeking._on_heard((first,))
    seeking._on_heard(WorkFailed("a process has died"))
    assert not seeking.busy
    seeking.seek((first, second))
    assert len(begun) == 1, "it would fail over and over while somebody looks"
    seeking.rest()
    seeking.seek((first, second))
    assert len(begun) == 2
    seeking._on_heard(_SearchOver())
    seeking.seek((first, second))
    assert len(begun) == 2, "what has been sought in vain is not sought again"
