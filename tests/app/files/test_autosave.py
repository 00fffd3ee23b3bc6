"""Failed saves are tried again, and events already shown are not reported twice."""

from __future__ import annotations

import errno
import json
from pathlib import Path

import pytest

from arschloch_gui.app.engine.messages import Loaded, Stepped
from arschloch_gui.app.engine.opponents import Opponents
from arschloch_gui.app.files import disk
from arschloch_gui.app.files.match_file import load
from arschloch_gui.app.files.opening import waiting_match
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.engine.actions import PASS
from arschloch_gui.engine.events import Played
from deals import play

BROKEN = OSError(errno.EIO, "Input/output error")


def failing(*_: object) -> None:
    raise BROKEN


def test_what_could_not_be_saved_is_saved_by_the_next_tick(window, simulated):
    window.begin()
    simulated.fault = lambda number, call: errno.ENOSPC if call == "write" else None
    window.act()
    simulated.fault = lambda number, call: None
    assert load(window.path).journal != window.match.journal
    window.ticks(1)
    assert load(window.path).journal == window.match.journal


@pytest.mark.parametrize("looked_at", [False, True], ids=["played", "looked at before"])
def test_a_match_left_unsaved_goes_on_from_what_is_on_the_disk(
    window, simulated, store: MatchStore, looked_at: bool
):
    window.begin()
    path = window.path
    if looked_at:
        window.worker.leave()
        assert waiting_match(store).path == path
        window.open(path)
    simulated.fault = lambda number, call: errno.ENOSPC if call == "write" else None
    window.act()
    window.worker.leave()
    simulated.fault = lambda number, call: None
    saved = load(path).journal
    window.open(path)
    assert window.match.journal == saved
    window.act()
    assert load(path).journal == window.match.journal


def test_a_pointer_that_could_not_be_written_is_written_by_the_next_tick(
    window, store: MatchStore, monkeypatch: pytest.MonkeyPatch
):
    with monkeypatch.context() as broken:
        broken.setattr(store, "remember", failing)
        window.begin()
    assert window.troubles == ["not_saved"]
    assert store.current() is None
    window.ticks(1)
    assert window.troubles == ["not_saved", "saved_again"]
    assert store.current()[0] == window.path


def test_a_pointer_that_may_be_gone_is_written_again_when_the_match_goes_on(
    window, store: MatchStore, small_record: Path, monkeypatch: pytest.MonkeyPatch
):
    window.open(small_record)
    window.act(4)
    window.undo()
    with monkeypatch.context() as broken:
        # The pointer is deleted before the sync of the folder fails.
        broken.setattr(disk, "sync_folder", failing)
        window.redo()
    assert window.match.is_over
    assert store.current() is None
    window.undo()
    assert store.current()[0] == window.path


def test_what_a_fresh_picture_shows_is_not_told_again(
    window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Cleo is asked for her bomb in secret, so the viewer's play is reported late.

    In the meantime the whole table is shown.
    """
    monkeypatch.setattr(
        Opponents, "choice", lambda self, match, *_: PASS if match.phase == "bomb" else None
    )
    hands = ["2C 10D", "3C 5D", "9C 9D 9H 9S 2D", "6C 7C", "4D QD"]
    header = {
        "format": "arschloch-match", "version": 1, "preset": "seigneur",
        "rules": {"players": 5, "bombs_out_of_turn": True},
        "seats": ["Anna", "Ben", "Cleo", "Dora", "Emil"], "seed": 1,
    }  # fmt: skip
    deal = {"deal": [hand.split() for hand in hands], "lead": 0}
    path = tmp_path / "bomb.arl"
    path.write_text(
        "".join(json.dumps(line) + "\n" for line in (header, deal)), "utf-8", newline="\n"
    )
    window.open(path)
    window.worker.interrupt()
    window.worker.submit(window.match.ply, play("2c"))
    assert window.match.phase == "bomb"
    assert window.of(Stepped) == []
    window.open(tmp_path / "nowhere.arl")
    assert window.of(Loaded)[-1].snapshot.view.hand == play("10d").cards
    window.worker.carry_on()
    assert window.of(Stepped), "Ben’s turn is told"
    told = [each.event for step in window.of(Stepped) for each in step.events]
    assert not [event for event in told if isinstance(event, Played)]
