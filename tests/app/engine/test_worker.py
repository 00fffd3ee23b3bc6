"""The engine's thread: stale requests are dropped, refusals return, stopping waits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.engine.messages import Loaded, NewMatch, Refused, Stepped
from arschloch_gui.app.files.match_file import load
from arschloch_gui.app.files.match_metadata import Table
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.engine import record
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.cards import parse_cards
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.events import CardsDealt
from arschloch_gui.engine.match import MatchSpec

NAMES = ("You", "Malik", "Cleo", "Jonas")


class Listener:
    """An engine with all its messages, in order."""

    def __init__(self, store: MatchStore) -> None:
        self.engine = EngineLink(store)
        self.said: list[object] = []
        for signal in ("loaded", "stepped", "refused", "resumable", "trouble"):
            getattr(self.engine, signal).connect(self.said.append)

    @property
    def snapshot(self):
        pictures = [m for m in self.said if isinstance(m, Loaded | Stepped)]
        return pictures[-1].snapshot

    def begin(self, seed: int = 5, rounds: int = 0) -> None:
        rules = replace(CLIMBING.presets["arschloch"], rounds=rounds)
        table = Table(0, ("", "lowest", "lowest", "lowest"))
        self.engine.begin(NewMatch(MatchSpec("arschloch", rules, NAMES, seed), table))

    def of(self, kind: type) -> list:
        return [message for message in self.said if isinstance(message, kind)]


@pytest.fixture
def listener(qapp, store: MatchStore) -> Iterator[Listener]:
    made = Listener(store)
    yield made
    made.engine.close()


@pytest.fixture
def at_own_turn(listener: Listener, qtbot) -> Listener:
    listener.begin()
    qtbot.waitUntil(lambda: bool(listener.of(Stepped)) and bool(listener.snapshot.legal))
    return listener


def test_the_others_act_until_the_viewer_has_to(at_own_turn):
    assert at_own_turn.snapshot.view.to_act == 0
    plies = [step.ply for step in at_own_turn.of(Stepped)]
    assert plies == list(range(len(plies)))


def test_nobody_elses_cards_leave_the_thread(at_own_turn):
    told = [each for step in at_own_turn.of(Stepped) for each in step.events]
    dealt = [each.event for each in told if isinstance(each.event, CardsDealt)]
    assert sorted(event.seat for event in dealt) == list(range(len(dealt)))
    assert [bool(event.cards) for event in dealt] == [event.seat == 0 for event in dealt]
    assert {each.frame.view.seat for each in told} == {0}


def test_a_request_that_answers_an_older_ply_is_dropped(at_own_turn, qtbot):
    before = at_own_turn.snapshot
    at_own_turn.engine.submit(before.ply - 1, before.legal[0])
    qtbot.waitUntil(lambda: bool(at_own_turn.of(Refused)))
    assert at_own_turn.of(Refused)[0].refusal is None
    assert at_own_turn.snapshot is before


def test_the_same_click_twice_plays_once(at_own_turn, qtbot):
    ply, action = at_own_turn.snapshot.ply, at_own_turn.snapshot.legal[0]
    at_own_turn.engine.submit(ply, action)
    at_own_turn.engine.submit(ply, action)
    qtbot.waitUntil(lambda: bool(at_own_turn.of(Refused)))
    assert at_own_turn.of(Refused)[0].ply == ply


def test_an_illegal_action_is_refused_with_its_reason(at_own_turn, qtbot):
    at_own_turn.engine.submit(at_own_turn.snapshot.ply, Play(parse_cards(["7D", "AS"])))
    qtbot.waitUntil(lambda: bool(at_own_turn.of(Refused)))
    assert at_own_turn.of(Refused)[0].refusal.key in ("mixed_ranks", "not_held")


def test_every_action_is_on_disk_when_it_is_told(at_own_turn, store):
    path, _ = store.current()
    assert load(path).ply == at_own_turn.snapshot.ply


def test_undo_goes_back_to_the_viewers_own_decision(at_own_turn, qtbot, store):
    before = at_own_turn.snapshot
    at_own_turn.engine.submit(before.ply, before.legal[0])
    qtbot.waitUntil(lambda: at_own_turn.snapshot.ply > before.ply + 1)
    qtbot.waitUntil(lambda: bool(at_own_turn.snapshot.legal) or not at_own_turn.snapshot.view)
    at_own_turn.engine.undo(at_own_turn.snapshot.ply, skip_forced=True)
    qtbot.waitUntil(lambda: len(at_own_turn.of(Loaded)) == 2)
    assert at_own_turn.snapshot.view == before.view
    assert at_own_turn.snapshot.can_redo
    path, _ = store.current()
    assert record.write(load(path)) == path.read_text("utf-8")


def test_closing_while_the_others_play_waits_for_the_thread(listener):
    listener.begin()
    listener.engine.close()
    assert not listener.engine._thread.isRunning()


def test_closing_twice_does_no_harm(listener):
    listener.engine.close()
    listener.engine.close()


def test_a_folder_that_cannot_be_written_does_not_stop_the_match(qapp, qtbot, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("in the way", "utf-8", newline="\n")
    listener = Listener(MatchStore(blocked / "matches"))
    try:
        listener.begin()
        qtbot.waitUntil(lambda: bool(listener.of(Stepped)) and bool(listener.snapshot.legal))
        keys = [m.key for m in listener.said if hasattr(m, "key")]
        assert keys == ["not_saved"]
    finally:
        listener.engine.close()
