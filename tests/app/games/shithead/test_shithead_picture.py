"""The display of Shithead follows the events, so the snapshot afterwards changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from seated import Seated

from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.games.shithead.board import ShitheadBoard
from arschloch_gui.app.games.shithead.event_animations import own_steps
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings, SettingsStore
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.engine.actions import Pass, Play
from arschloch_gui.engine.events import Event, Passed
from arschloch_gui.engine.match import SeenEvent
from arschloch_gui.engine.record import read, verify
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.shithead.actions import Blind, Swap
from arschloch_gui.engine.shithead.events import (
    BlindTurned,
    DirectionTurned,
    PileBurned,
    PileTaken,
    Swapped,
)
from long import long_param


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "matches")


@pytest.fixture
def session(qapp, tmp_path: Path, store: MatchStore) -> Iterator[Session]:
    settings = LiveSettings(SettingsStore(tmp_path / "config"))
    settings.change("language", "en")
    settings.change("speed", 0)
    made = Session(store, settings, seeds=lambda: 5)
    yield made
    made.shutdown()
    settings.close()


def shown(stage: TableState, board: ShitheadBoard) -> dict[str, Any]:
    """Return the state of the table after the steps."""
    return {
        "counts": list(stage.counts),
        "hand": sorted(stage.holding.cards.values()),
        "places": dict(stage.places),
        "open": [sorted(cards) for cards in board.open],
        "blind": [list(places) for places in board.blind],
        "pile": [card for _, card, _ in board.pile],
        "stock": board.stock_left,
        "burned": board.burned,
        "backwards": board.backwards,
        "moment": stage.moment,
    }


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Compare the display before and after each snapshot."""
    pairs: list[tuple[dict[str, Any], dict[str, Any]]] = []
    settle = TableState.settle

    def compared(stage: TableState, snapshot: Any) -> None:
        board = stage.board
        if not isinstance(board, ShitheadBoard) or snapshot.view is None or not stage.order:
            settle(stage, snapshot)
            return
        before = shown(stage, board)
        settle(stage, snapshot)
        after = shown(stage, board)
        if not snapshot.view.hand and not before["hand"]:
            after["hand"] = []  # the face-up cards join the fan only now
        pairs.append((before, after))

    monkeypatch.setattr(TableState, "settle", compared)
    return pairs


def decide(seated: Seated, rng: Rng) -> None:
    """Make a random decision by the slots QML uses."""
    session = seated.session
    board: Any = session.match.board
    action = rng.choice(session.snapshot.legal)
    ply = session.snapshot.ply
    match action:
        case Swap(played, taken):
            for one, other in zip(played, taken, strict=True):
                (key,) = session.stage.holding.keys_for([one])
                board.exchange(key, board.open[0].index(other))
            board.finishSwap()
        case Pass():
            board.finishSwap()
        case Play(cards):
            assert session.turn.play_cards(session.stage.holding.keys_for(cards))
        case Blind(place):
            assert board.turn(place)
        case _:
            assert board.take()
    seated.qtbot.waitUntil(lambda: session.snapshot.ply > ply, timeout=20_000)
    seated.settle()


@pytest.mark.long
@pytest.mark.parametrize(
    "options",
    [
        long_param({"players": 2}),
        {"players": 3, "joker": "reverse", "may_take": True, "open_strictly_higher": False},
        long_param({"players": 6, "burn_after_takes": 3, "swap": False}),
    ],
)
def test_a_round_is_shown_as_it_is(session: Session, qtbot, store, checked, options):
    seated, rng = Seated(session, qtbot), Rng(3)
    seated.begin("shithead", "regular", rounds=1, **options)
    path, _ = store.current()
    while session.table.phase != "match_over":
        decide(seated, rng)
    assert len(checked) > 20
    for before, after in checked:
        assert before == after
    assert verify(read(path.read_bytes())).ok


def test_leaving_in_the_middle_of_a_round_and_going_on(session: Session, qtbot):
    seated, rng = Seated(session, qtbot), Rng(4)
    seated.begin("shithead", "lowest", players=3)
    for _ in range(6):
        decide(seated, rng)
    before: Any = session.snapshot.view
    session.leave()
    assert session.match.board is None
    qtbot.waitUntil(lambda: session.files.canResume)
    with qtbot.waitSignal(session.matchStarted):
        session.resume()
    seated.settle()
    assert session.snapshot.view == before
    board: Any = session.match.board
    assert [card for _, card, _ in board.pile] == list(before.pile)


def test_undo_brings_the_table_back(session: Session, qtbot):
    seated, rng = Seated(session, qtbot), Rng(5)
    seated.begin("shithead", "lowest", players=2)
    for _ in range(5):
        decide(seated, rng)
    session.match.undo()
    qtbot.waitUntil(lambda: session.match.canRedo)
    seated.settle()
    view: Any = session.snapshot.view
    board: Any = session.match.board
    assert [sorted(cards) for cards in board.open] == [sorted(c) for c in view.open]
    assert [card for _, card, _ in board.pile] == list(view.pile)


# -- single events ---------------------------------------------------------------------------


class Events:
    """A table of Shithead at which single events are shown, with the sounds that are heard."""

    def __init__(self, session: Session) -> None:
        self.stage = session.stage
        assert isinstance(session.stage.board, ShitheadBoard)
        self.board, self.frame = session.stage.board, session.snapshot
        self.sounds: list[Sound] = []
        self.stage.cued.connect(lambda cue: self.sounds.append(cue.sound))

    def first_step(self, event: Event) -> None:
        """Show the first step of an event."""
        self.sounds.clear()
        self.stage.moods.clear()
        self._steps = own_steps(self.stage, self.board, SeenEvent(event, self.frame))
        assert self._steps is not None
        next(self._steps).act()

    def rest(self) -> None:
        """Show the remaining steps."""
        assert self._steps is not None
        for step in self._steps:
            step.act()


@pytest.fixture
def events(session: Session, qtbot) -> Events:
    with qtbot.waitSignal(session.matchStarted):
        session.newMatch("shithead", {"players": 3}, "lowest")
    qtbot.waitUntil(lambda: session.turn.waits)
    return Events(session)


@pytest.mark.parametrize(
    ("reason", "key", "mood", "sound"),
    [
        ("ten", "burned", "happy", Sound.THUD),
        ("four", "four", "happy", Sound.THUD),
        ("takes", "tired", "sulk", Sound.WAH),
    ],
)
def test_a_burning_pile_pleases_its_player_unless_it_is_only_tired(
    events: Events, reason, key, mood, sound
):
    events.first_step(PileBurned(1, reason, (1, 2)))
    assert events.stage.moment is not None
    assert (events.stage.moment.key, events.stage.moment.seat) == (key, 1)
    assert events.stage.moods == {1: mood}
    assert (events.sounds, events.board.fate) == ([sound], "burning")
    events.rest()
    assert (events.stage.moment, events.board.fate) == (None, "")


def test_who_picks_up_the_pile_sulks(events: Events):
    events.first_step(PileTaken(2, (1, 2)))
    assert events.stage.moods == {2: "sulk"}
    assert (events.board.fate, events.board.taker) == ("taken", 2)
    assert events.sounds == [Sound.SLIDE]
    events.rest()
    assert events.board.fate == ""


@pytest.mark.parametrize("fits", [True, False])
def test_a_card_turned_over_in_vain_makes_a_long_face(events: Events, fits: bool):
    before = len(events.board.pile)
    events.first_step(BlindTurned(1, 0, (5,), fits))
    assert events.board.turned == (1, 0, 5 if fits else None)
    assert len(events.board.pile) == before + (not fits)
    assert events.stage.moods == ({} if fits else {1: "sulk"})


def test_a_turned_direction_is_stamped_and_heard(events: Events):
    events.first_step(DirectionTurned(1, True))
    assert events.stage.moment is not None
    assert (events.stage.moment.key, events.stage.moment.effect) == ("turned", "turn")
    assert events.sounds == [Sound.CLICK]
    events.rest()
    assert events.stage.moment is None


def test_swapping_ends_the_choice(events: Events):
    events.stage.holding.selected = set(events.stage.holding.cards)
    events.first_step(Swapped(0, (), ()))
    assert events.stage.holding.selected == set()
    assert events.sounds == [Sound.CARD]


def test_other_events_are_shown_as_in_every_game(events: Events):
    assert own_steps(events.stage, events.board, SeenEvent(Passed(1), events.frame)) is None
