"""The rounds on disk: every deal once, despite crashes, other versions and windows."""

from __future__ import annotations

import errno
import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from matches_on_disk import played as played_match
from matches_on_disk import put
from msgspec.structs import replace
from simulated_disk import SimulatedDisk

from arschloch_gui.ai.estimate import Estimate
from arschloch_gui.app.files import disk
from arschloch_gui.app.files.match_metadata import MatchMetadata, write_note
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.guide.deal import DEAL, PRESET, VALUES
from arschloch_gui.app.library.ledger import Ledger
from arschloch_gui.app.library.library import ROUNDS, Library
from arschloch_gui.coach.luck import Luck
from arschloch_gui.coach.played import PlayedRound
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.options import with_values
from arschloch_gui.engine.proof import SHORT

NOW = datetime(2026, 11, 1, 20, 0, tzinfo=UTC)
SOME = [
    PlayedRound(
        f"{at:016x}", NOW + timedelta(hours=at), "arschloch", 4, ("expert",) * 3, at + 1, at + 1
    )
    for at in range(3)
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / ROUNDS


def read(path: Path) -> tuple[PlayedRound, ...]:
    ledger = Ledger(path)
    assert ledger.look() is None
    return ledger.rounds


def test_what_was_counted_is_there_again_in_its_order(path: Path):
    ledger = Ledger(path)
    assert ledger.add(SOME[1:]) is None
    assert ledger.add(SOME[:1]) is None
    assert ledger.rounds == read(path) == tuple(SOME)


def test_a_deal_counts_once_as_it_first_ended(path: Path):
    one, two = Ledger(path), Ledger(path)
    one.add(SOME[:1])
    better = replace(SOME[0], place=3)
    one.add([better])
    two.add([better, SOME[1]])
    assert one.rounds == tuple(SOME[:1])
    assert two.rounds == read(path) == tuple(SOME[:2])


def test_killed_at_any_call_to_the_disk_nothing_counted_before_is_lost(path: Path, monkeypatch):
    simulated = SimulatedDisk()
    monkeypatch.setattr(disk, "os", simulated)
    ledger = Ledger(path)
    safe: list[Any] = []

    def killed_here() -> None:
        if safe:
            assert set(safe) <= set(read(path))

    simulated.after = killed_here
    for each in SOME:
        ledger.add([each])
        safe.append(each)
        for content in simulated.after_power_cut(path):
            assert content is not None
            assert content.count(b"\n") == 1 + len(safe)
    safe.clear()
    simulated.after = lambda: None
    ledger.forget()
    assert read(path) == ()


def test_on_a_full_disk_rounds_count_and_are_written_when_there_is_room(path: Path, monkeypatch):
    ledger = Ledger(path)
    ledger.add(SOME[:1])
    real = disk.open_end

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr(disk, "open_end", full)
    told = ledger.add(SOME[1:2])
    assert told is not None
    assert (told.key, told.reason) == ("rounds_not_saved", "no space left")
    assert ledger.add([]) is None, "said once"
    assert ledger.behind
    assert len(ledger.rounds) == 2
    monkeypatch.setattr(disk, "open_end", real)
    assert ledger.add(SOME[2:]) is None
    assert read(path) == tuple(SOME)


def test_lines_of_a_newer_version_stay_also_when_the_rest_is_deleted(path: Path):
    ledger = Ledger(path)
    ledger.add(SOME)
    newer = b'{"dealt":"otherwise"}\n{"deal":"x","time":"later"}\n'
    path.write_bytes(path.read_bytes() + newer + b'{"deal": "cut o')
    ledger = Ledger(path)
    ledger.add([replace(SOME[0], deal="y")])
    assert ledger.unread == 2
    assert ledger.forget() is None
    assert newer in path.read_bytes()
    assert read(path) == ()


def test_what_was_deleted_never_counts_again_in_no_window(path: Path):
    ledger, other = Ledger(path), Ledger(path)
    ledger.add(SOME)
    other.look()
    assert ledger.forget() is None
    other.add(SOME)
    ledger.add(SOME)
    assert ledger.rounds == other.rounds == read(path) == ()
    told = [json.loads(line) for line in path.read_bytes().splitlines()][1:]
    assert all(each.keys() == {"deal", "forgotten"} for each in told), "nothing else is kept"


def test_records_count_when_they_are_looked_at_and_outlive_being_deleted(tmp_path: Path):
    folder = tmp_path / "matches"
    match = played_match(rounds=3, until=2)
    path = put(folder, "one", match)
    put(folder, "copy", match)
    shelf = Library(MatchStore(folder), tmp_path / "cache")
    for record in shelf.records():
        shelf.look_closely(shelf.glance(record), lambda: None)
    assert shelf.count_found() is None
    counted = shelf.ledger.rounds
    assert [each.round_no for each in counted] == [1, 2], "the copy is the same match"
    assert [each.place for each in counted] == [
        finished.offices.index(0) + 1 for finished in match.rounds
    ]
    assert {each.final for each in counted} == {0}, "not played to the end"
    put(folder, "copied", played_match(rounds=3, until=2, seed=9))
    write_note(folder / "copied.arl", MatchMetadata(copied=1))
    shelf.look_closely(shelf.glance(folder / "copied.arl"), lambda: None)
    shelf.count_found()
    assert len(shelf.ledger.rounds) == 3, "what was played elsewhere is not one's own"
    counted = shelf.ledger.rounds
    shelf.delete(path)
    assert read(tmp_path / ROUNDS) == counted


def test_the_luck_of_a_round_that_is_worked_out_later_joins_it(path: Path):
    ledger, other = Ledger(path), Ledger(path)
    ledger.add(SOME)
    other.look()
    lucky = replace(SOME[1], luck=Luck(2, 0, Estimate(0.4, 0.1), Estimate(0.1, 0.02)))
    ledger.add([replace(lucky, place=4)])
    again = replace(lucky, luck=Luck(2, 0, Estimate(0.9, 0.1), Estimate(0.1, 0.02)))
    ledger.add([again])
    other.look()
    assert ledger.rounds == other.rounds == read(path) == (SOME[0], lucky, SOME[2])
    lines = [json.loads(line) for line in path.read_bytes().splitlines()][1:]
    assert ["luck" in line for line in lines] == [False, False, False, True]
    assert ledger.forget() is None
    ledger.add([lucky])
    assert ledger.rounds == read(path) == ()


def test_the_guided_first_round_does_not_count_nor_where_it_once_did(path: Path):
    chosen, _ = with_values(family_of(PRESET).presets[PRESET], VALUES)
    match = Match(MatchSpec(PRESET, chosen, tuple("ABCD"), DEAL))
    match.start_round()
    deal = match.round_start(1).fingerprint[:SHORT]
    guided = replace(SOME[0], deal=deal)
    ledger = Ledger(path)
    ledger.add([guided, SOME[1]])
    assert ledger.rounds == (SOME[1],)
    path.write_bytes(path.read_bytes() + json.dumps(guided.line()).encode() + b"\n")
    assert read(path) == (SOME[1],)
