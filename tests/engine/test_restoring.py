"""A match is restored as far as its record can be replayed, whatever the record contains."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arschloch_gui.engine import record
from arschloch_gui.engine.climbing import flow
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.proof import Proof
from arschloch_gui.engine.record import RecordError, json_object
from arschloch_gui.engine.restoring import restore


def played(plies: int = 40) -> Match:
    match = Match(MatchSpec("arschloch", presets()["arschloch"], ("A", "B", "C", "D"), 5))
    while match.ply < plies:
        if match.to_act is None:
            match.start_round()
        match.submit(match.to_act, match.legal()[-1])
    return match


MATCH = played()
LINES = record.write(MATCH).encode().splitlines(keepends=True)


def test_a_whole_record_is_restored_to_its_end():
    found = restore(b"".join(LINES))
    # Replay it: states are equal only with a shared rulebook, and few rulebooks are cached.
    assert found.match.state == played().state
    assert (found.line, found.error, found.complete, found.annotated) == (41, None, True, False)


def test_a_line_that_was_there_before_is_not_parsed_again(monkeypatch: pytest.MonkeyPatch):
    parsed: list[bytes] = []

    def heard(number: int, line: bytes) -> dict[str, object]:
        parsed.append(line)
        return json_object(number, line)

    monkeypatch.setattr(record, "json_object", heard)
    assert restore(b"".join(LINES)).line == record.read(b"".join(LINES)).lines[-1][0] == 41
    different = {line.strip() for line in LINES[1:]}
    assert len(different) < len(LINES) - 1
    # Each of the two readers reads it once, including the header.
    assert sorted(parsed) == sorted(2 * [*different, LINES[0].strip()])


def test_no_event_and_no_proof_is_made_of_what_nobody_hears(monkeypatch: pytest.MonkeyPatch):
    expected = played()

    def made(*_args: object) -> None:
        raise AssertionError("made for nobody")

    with monkeypatch.context() as patch:
        for event in ("Played", "Passed", "TurnBegan", "CardsDealt"):
            patch.setattr(flow, event, made)
        patch.setattr(Proof, "of", made)
        replayed = record.replay(record.read(b"".join(LINES)))
        restored = restore(b"".join(LINES)).match
        assert replayed.state == restored.state == expected.state
    assert restored.round_start(1).fingerprint == expected.round_start(1).fingerprint != ""


@given(at=st.integers(1, len(LINES)), junk=st.binary(max_size=60))
def test_whatever_stands_in_a_line_what_comes_before_it_is_restored(at: int, junk: bytes):
    found = restore(b"".join([*LINES[:at], junk, *LINES[at:]]))
    assert found.match.journal[: at - 1] == MATCH.journal[: at - 1]
    assert found.match.journal == list(MATCH.journal[: len(found.match.journal)])


@given(end=st.integers(len(LINES[0]), sum(map(len, LINES))))
def test_a_record_cut_off_anywhere_is_restored_without_an_error(end: int):
    found = restore(b"".join(LINES)[:end])
    assert found.error is None
    assert found.match.journal == list(MATCH.journal[: len(found.match.journal)])


@given(st.binary(max_size=200))
def test_what_has_no_header_is_no_record(data: bytes):
    with pytest.raises(RecordError):
        restore(data)


@pytest.mark.parametrize("line", [b'{"expect": {"phase": "play"}}\n',
                                  b'{"seat": 0, "pass": true, "refused": true}\n'])  # fmt: skip
def test_lines_that_no_match_writes_are_told(line: bytes):
    found = restore(b"".join([*LINES[:9], line, *LINES[9:]]))
    assert found.annotated
    assert found.match.state == played().state


def test_what_is_restored_is_what_is_read_and_replayed_where_that_is_possible():
    data = b"".join(LINES)[:-7]
    assert restore(data).match.state == record.replay(record.read(data)).state
