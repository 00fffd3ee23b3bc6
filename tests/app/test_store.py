"""Match records on disk: nothing is lost, damage is kept aside."""

from pathlib import Path

import pytest

from arschloch_gui.app.store import Damaged, MatchFile, MatchStore, Resumed, Table, load
from arschloch_gui.engine import record
from arschloch_gui.engine.families import presets
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.record import RecordError

SPEC = MatchSpec("arschloch", presets()["arschloch"], ("Anna", "Ben", "Cleo", "Dora"), 7)
TABLE = Table(0, ("", "regular", "lowest", "regular"))


def play(match: Match, file: MatchFile, plies: int) -> None:
    for _ in range(plies):
        if match.to_act is None:
            match.start_round()
        before = len(match.journal)
        match.submit(match.to_act, match.legal()[0])
        for entry in match.journal[before:]:
            file.append(entry)


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "matches")


def test_a_match_goes_on_where_it_was(store):
    file, match = store.start(SPEC, TABLE), Match(SPEC)
    play(match, file, 30)
    file.close()

    resumed = store.resume()

    assert isinstance(resumed, Resumed)
    assert resumed.match.state == match.state
    assert resumed.table == TABLE
    play(match, resumed.file, 5)
    assert load(file.path).journal == match.journal
    resumed.file.close()


def test_every_action_is_on_the_disk_before_append_returns(store):
    file, match = store.start(SPEC, TABLE), Match(SPEC)
    play(match, file, 3)
    assert file.path.read_bytes().count(b"\n") == 4
    file.close()


@pytest.mark.parametrize("cut", [1, 5, 20])
def test_a_line_cut_off_by_a_crash_is_dropped_and_play_goes_on(store, cut):
    file, match = store.start(SPEC, TABLE), Match(SPEC)
    play(match, file, 10)
    file.close()
    whole = file.path.read_bytes()
    file.path.write_bytes(whole[:-cut])

    resumed = store.resume()
    play(resumed.match, resumed.file, 4)
    resumed.file.close()

    assert load(file.path).state == resumed.match.state


def test_a_last_line_without_its_newline_is_not_glued_to_the_next(store):
    file, match = store.start(SPEC, TABLE), Match(SPEC)
    play(match, file, 2)
    file.close()
    file.path.write_bytes(file.path.read_bytes()[:-1])
    again, match = MatchFile.open(file.path)
    play(match, again, 1)
    again.close()
    assert record.verify(record.read(file.path.read_bytes())).ok


def test_a_damaged_record_is_kept_aside_and_the_next_start_is_clean(store):
    file = store.start(SPEC, TABLE)
    file.close()
    file.path.write_bytes(b"\x00\xff garbage\nmore\n")

    damaged = store.resume()

    assert isinstance(damaged, Damaged)
    assert damaged.kept.name.endswith(".bak")
    assert damaged.kept.read_bytes() == b"\x00\xff garbage\nmore\n"
    assert isinstance(damaged.error, RecordError)
    assert store.resume() is None


def test_a_record_with_an_illegal_action_is_kept_aside(store):
    file = store.start(SPEC, TABLE)
    file.close()
    with file.path.open("a") as lines:
        lines.write('{"seat": 0, "pass": true}\n' * 2)
    assert isinstance(store.resume(), Damaged)


def test_a_damaged_pointer_falls_back_to_the_newest_record(store):
    file = store.start(SPEC, TABLE)
    file.close()
    (store.folder / "current.json").write_text("{nonsense")
    resumed = store.resume()
    assert isinstance(resumed, Resumed)
    assert resumed.table.viewer == 0
    resumed.file.close()


def test_a_pointer_to_a_record_that_is_gone_is_no_match(store):
    file = store.start(SPEC, TABLE)
    file.close()
    file.path.unlink()
    assert store.resume() is None


def test_undo_makes_the_record_shorter(store):
    file, match = store.start(SPEC, TABLE), Match(SPEC)
    play(match, file, 9)
    match.undo(0)
    file.rewrite(match)
    play(match, file, 1)
    file.close()
    assert load(file.path).state == match.state


def test_two_matches_begun_in_one_second_have_two_files(store):
    first, second = store.start(SPEC, TABLE), store.start(SPEC, TABLE)
    assert first.path != second.path
    first.close()
    second.close()


def test_a_folder_that_cannot_be_written_is_noticed(tmp_path):
    blocker = tmp_path / "file"
    blocker.write_text("not a folder")
    with pytest.raises(OSError, match="file"):
        MatchStore(blocker / "matches").check_writable()
