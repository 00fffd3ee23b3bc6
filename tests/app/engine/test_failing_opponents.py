"""Opponents that fail, hang or die at a real table: the match continues without waiting."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from ai.hostile import cannot_be_made, make_on_demand, make_regular
from seated import Seated

from arschloch_gui.ai.guard import Guard
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.pool import Pool
from arschloch_gui.ai.question import InThread
from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.engine.messages import Loaded, NewMatch, Refused, Stepped
from arschloch_gui.app.files.match_metadata import Table
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.language import speak
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.table_events import CameBack, StoodIn
from arschloch_gui.app.wording.events import event_line
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.events import Event, Passed, Played
from arschloch_gui.engine.match import MatchSpec, Snapshot
from arschloch_gui.languages import LANGUAGES
from long import long_param

AWAY = (StoodIn(1), StoodIn(1, lasting=True), CameBack(1))
NAMES = ("You", "Malik", "Cleo", "Jonas")
EVER = 1e6
"""A patience that outlasts any test: waiting for such a player never ends."""
LONG = 120.0
SHORT = 0.3
WAIT = 120_000


class Room:
    """An engine whose opponents think in a process, with all its messages."""

    before: Snapshot
    """The state before the person acted."""
    switch: Path
    """The file that makes an opponent hang."""

    def __init__(self, store: MatchStore, pool: Pool) -> None:
        self.pool = pool
        self.engine = EngineLink(store, players=Guard(pool))
        self.said: list[object] = []
        for signal in (self.engine.loaded, self.engine.stepped, self.engine.refused):
            signal.connect(self.said.append)

    @property
    def snapshot(self):
        return [m for m in self.said if isinstance(m, Loaded | Stepped)][-1].snapshot

    def of(self, kind: type) -> list:
        return [message for message in self.said if isinstance(message, kind)]

    @property
    def events(self) -> list[Event]:
        return [told.event for step in self.of(Stepped) for told in step.events]

    def stood_in(self) -> list[StoodIn]:
        return [event for event in self.events if isinstance(event, StoodIn)]

    def begin(self, seed: int = 5) -> None:
        rules = replace(CLIMBING.presets["arschloch"], rounds=0)
        table = Table(0, ("", "regular", "regular", "regular"))
        self.engine.begin(NewMatch(MatchSpec("arschloch", rules, NAMES, seed), table))

    @property
    def at_own_turn(self) -> bool:
        return bool(self.of(Stepped)) and bool(self.snapshot.legal)

    def act(self) -> None:
        self.engine.submit(self.snapshot.ply, self.snapshot.legal[0])


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    """Suppress log messages that the tests provoke."""
    caplog.set_level(logging.ERROR, "arschloch_gui")


@pytest.fixture
def room(qapp, store: MatchStore) -> Iterator[Callable[..., Room]]:
    made: list[Room] = []

    def new(make, patience: float, **more: Any) -> Room:
        made.append(Room(store, Pool(patience, make=make, **more)))
        return made[-1]

    yield new
    for each in made:
        each.engine.close()


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("kind", "patience"),
    [long_param("loops", SHORT), long_param("sleeps", SHORT), long_param("number", SHORT),
     long_param("quits", LONG), long_param("hoards", LONG), ("raises", LONG),
     long_param("exits", LONG), long_param("interrupts", LONG), long_param("base", LONG),
     ("nonsense", LONG),
     long_param("unpicklable", LONG)],
)  # fmt: skip
def test_the_match_goes_on_whatever_an_opponent_does(room, qtbot, kind: str, patience: float):
    there = room(partial(make_regular, kind), patience, memory=1 << 28)
    there.begin()
    qtbot.waitUntil(lambda: there.at_own_turn, timeout=WAIT)
    ply = there.snapshot.ply
    there.act()
    qtbot.waitUntil(lambda: there.snapshot.ply > ply + 3, timeout=WAIT)
    # It is reported once a round, however often they fail, and once that they are suspended.
    told = there.stood_in()
    assert len(told) == len(set(told))
    assert {each.seat for each in told} == {1, 2, 3}


@pytest.mark.sampled
def test_a_player_whose_process_dies_comes_back_once_it_works_and_all_that_is_told(
    room, qtbot, tmp_path: Path
):
    (switch := tmp_path / "die").touch()
    there = room(partial(make_on_demand, "quits", str(switch)), LONG)
    there.begin()
    qtbot.waitUntil(lambda: there.at_own_turn, timeout=WAIT)

    def play_until(happened: Callable[[], bool]) -> None:
        while not happened():
            ply = there.snapshot.ply
            if there.snapshot.legal:
                there.act()
            else:
                there.engine.next_round(ply)
            qtbot.waitUntil(
                lambda ply=ply: (
                    there.snapshot.ply > ply
                    and (bool(there.snapshot.legal) or there.snapshot.phase == "round_over")
                ),
                timeout=WAIT,
            )

    play_until(lambda: any(each.lasting for each in there.stood_in()))
    switch.unlink()
    play_until(lambda: {each.seat for each in there.events if isinstance(each, CameBack)} != set())
    back = next(each for each in there.events if isinstance(each, CameBack))
    at = there.events.index(back)
    assert StoodIn(back.seat, lasting=True) in there.events[:at]
    played = next(each for each in there.events[at:] if isinstance(each, Played | Passed))
    assert played.seat == back.seat, "it is told just before what it decides"
    told = there.stood_in()
    assert there.pool.pid is not None
    play_until(lambda: len(there.events) > at + 20)
    assert there.stood_in() == told, "nobody stands in any more"


@pytest.mark.sampled
def test_an_answer_to_an_earlier_question_is_not_played(room, qtbot):
    there = room(partial(make_regular, "late"), LONG)
    there.begin()
    qtbot.waitUntil(lambda: there.at_own_turn, timeout=WAIT)
    there.act()
    qtbot.waitUntil(lambda: there.at_own_turn and there.snapshot.ply > 4, timeout=WAIT)
    assert there.stood_in() == []


@pytest.fixture
def hanging(room, qtbot, tmp_path: Path) -> Room:
    """Return a room in which the person has acted and the next opponent thinks for ever."""
    switch = tmp_path / "hang"
    there = room(partial(make_on_demand, "loops", str(switch)), EVER)
    there.switch = switch
    there.begin()
    qtbot.waitUntil(lambda: there.at_own_turn, timeout=WAIT)
    there.before = there.snapshot
    asked = there.pool._number
    switch.touch()
    there.act()
    qtbot.waitUntil(lambda: there.pool._number > asked, timeout=WAIT)
    # Some have passed in the meantime because they had no choice.
    qtbot.waitUntil(lambda: there.snapshot.ply == there.engine._worker._match.ply, timeout=WAIT)
    return there


@pytest.mark.sampled
def test_closing_does_not_wait_for_an_opponent(hanging: Room):
    hanging.engine.close()
    assert not hanging.engine._thread.isRunning()
    assert hanging.pool.pid is None


@pytest.mark.sampled
def test_undo_does_not_wait_for_an_opponent(hanging: Room, qtbot):
    ply = hanging.snapshot.ply
    hanging.engine.undo(ply, skip_forced=False)
    qtbot.waitUntil(lambda: len(hanging.of(Loaded)) == 2, timeout=WAIT)
    assert hanging.snapshot.view == hanging.before.view
    hanging.switch.unlink()
    hanging.act()
    qtbot.waitUntil(lambda: hanging.snapshot.ply > ply, timeout=WAIT)
    assert hanging.stood_in() == []


@pytest.mark.long
def test_a_new_match_does_not_wait_for_an_opponent(hanging: Room, qtbot):
    hanging.switch.unlink()
    hanging.begin(seed=6)
    qtbot.waitUntil(lambda: len(hanging.of(Loaded)) == 2, timeout=WAIT)
    qtbot.waitUntil(lambda: bool(hanging.snapshot.legal), timeout=WAIT)
    assert hanging.snapshot.spec.seed == 6


@pytest.mark.long
def test_leaving_the_table_does_not_wait_for_an_opponent(hanging: Room, qtbot):
    hanging.engine.leave()
    qtbot.waitUntil(lambda: hanging.pool.pid is None, timeout=WAIT)


@pytest.mark.sampled
def test_a_request_that_is_refused_does_not_strand_the_match(hanging: Room, qtbot):
    asked = hanging.pool._number
    hanging.engine.undo(hanging.snapshot.ply - 1, skip_forced=False)
    qtbot.waitUntil(lambda: bool(hanging.of(Refused)), timeout=WAIT)
    qtbot.waitUntil(lambda: hanging.pool._number > asked, timeout=WAIT)
    hanging.switch.unlink()
    hanging.engine.redo(hanging.snapshot.ply - 1, skip_forced=False)
    qtbot.waitUntil(lambda: hanging.at_own_turn, timeout=WAIT)
    assert hanging.stood_in() == []


# -- messages to the person ---------------------------------------------------------------


@pytest.fixture
def failing(store, settings) -> Iterator[Session]:
    """Yield a table in the engine's thread whose opponents cannot be created."""
    session = Session(store, settings, seeds=lambda: 6, players=Guard(InThread(cannot_be_made)))
    yield session
    session.shutdown()


def lines(session: Session) -> list[str]:
    return [row.text for row in session.stage.log.rows if "gave no answer" in row.text]


@pytest.mark.sampled
def test_an_opponent_that_fails_stands_in_the_log_once_a_round(failing: Session, qtbot):
    said: list[str] = []
    failing.stage.said.connect(said.append)
    seated = Seated(failing, qtbot)
    seated.begin("arschloch", "regular", rounds=2)
    while failing.table.phase != "round_over":
        seated.act(failing.snapshot.legal[0])
    names = failing.snapshot.spec.seats[1:]
    told = {f"{name} gave no answer; a simpler player filled in." for name in names}
    assert sorted(lines(failing)) == sorted(told)
    assert told <= set(said)
    seated.next_round()
    while failing.table.phase != "match_over":
        seated.act(failing.snapshot.legal[0])
    assert len(lines(failing)) == 2 * len(told)


def test_the_line_comes_before_what_was_decided(failing: Session, qtbot):
    Seated(failing, qtbot).begin("arschloch", "regular")
    rows = [row.text for row in failing.stage.log.rows]
    for at, text in enumerate(rows):
        if "had no answer" in text:
            assert text.split()[0] in rows[at + 1]


def test_the_line_is_worded_in_every_language(qapp):
    found = set()
    for language in LANGUAGES:
        with speak(language):
            found |= {event_line(each, NAMES, 0) for each in AWAY}
    assert len(found) == len(AWAY) * len(LANGUAGES)
    assert all("Malik" in line and line.endswith(".") for line in found)


@pytest.mark.sampled
def test_good_opponents_in_a_process_play_as_in_the_thread(room, qtbot, new_session):
    there = room(player, LONG)
    there.begin(seed=6)
    qtbot.waitUntil(lambda: there.at_own_turn, timeout=WAIT)
    session = new_session(6)
    Seated(session, qtbot).begin("arschloch", "regular", rounds=0)
    assert there.snapshot.view == session.snapshot.view
