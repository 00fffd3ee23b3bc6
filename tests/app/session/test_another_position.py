"""A position of another match is shown at the table, and the match that was left is reopened."""

from __future__ import annotations

import pytest

from arschloch_gui.app.engine.messages import Loaded
from arschloch_gui.app.files.match_metadata import Table
from arschloch_gui.app.session.session import Session
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match, MatchSpec, Snapshot


class Judge:
    """A receiver of decisions that only notes them."""

    practises = True

    def __init__(self) -> None:
        self.taken: list[Action] = []

    def take(self, snapshot: Snapshot, action: Action) -> bool:
        self.taken.append(action)
        return True


@pytest.fixture
def begun(session: Session, qtbot) -> Session:
    """Return a session with a match at the table, in which it is the user's turn."""
    with qtbot.waitSignal(session.matchStarted):
        session.newMatch("arschloch", {"players": 4}, "lowest")
    qtbot.waitUntil(lambda: session.turn.mine)
    return session


def show_position(session: Session, seed: int = 3) -> Judge:
    """Show the first decision of another match."""
    rules = presets()["trouduc"]
    match = Match(MatchSpec("trouduc", rules, ("You", "B", "C", "D", "E")[: rules.players], seed))
    match.start_round()
    assert match.to_act is not None
    judge = Judge()
    seated = Table(match.to_act, ()).fitted(rules.players)
    session.lay_out(Loaded(0, match.snapshot(match.to_act), seated), judge)
    return judge


def place(session: Session) -> tuple[str, int, int]:
    """Return what identifies the position at the table."""
    snapshot = session.snapshot
    assert snapshot is not None
    return snapshot.spec.preset, snapshot.spec.seed, snapshot.ply


def test_the_match_left_for_a_position_is_reopened_as_it_was(begun: Session, qtbot):
    before = place(begun)
    show_position(begun)
    assert place(begun)[0] == "trouduc"
    assert begun.match.practises
    begun.clear_away()
    assert begun.snapshot is None
    with qtbot.waitSignal(begun.matchStarted):
        assert begun.come_back()
    assert place(begun) == before
    assert not begun.match.practises


def test_it_is_reopened_only_once(begun: Session, qtbot):
    show_position(begun)
    begun.clear_away()
    with qtbot.waitSignal(begun.matchStarted):
        assert begun.come_back()
    begun.leave()
    assert not begun.come_back()


def test_a_match_that_the_user_had_left_stays_closed(begun: Session, qtbot):
    begun.leave()
    show_position(begun)
    begun.clear_away()
    sitting = begun._engine.sitting
    assert not begun.come_back()
    assert begun._engine.sitting == sitting, "the engine has been asked for nothing"


def test_after_several_positions_the_match_is_still_reopened(begun: Session, qtbot):
    before = place(begun)
    show_position(begun, 3)
    show_position(begun, 4)
    begun.clear_away()
    with qtbot.waitSignal(begun.matchStarted):
        assert begun.come_back()
    assert place(begun) == before


def test_a_decision_in_a_position_goes_to_its_own_receiver(begun: Session, qtbot):
    before = place(begun)
    judge = show_position(begun)
    assert begun.snapshot is not None
    action = begun.snapshot.legal[0]
    begun.turn.act(action)
    assert judge.taken == [action]
    begun.clear_away()
    with qtbot.waitSignal(begun.matchStarted):
        begun.come_back()
    assert place(begun) == before, "nothing was played in the match"


def test_clearing_a_position_away_leaves_a_match_that_is_played(begun: Session):
    before = place(begun)
    begun.clear_away()
    assert place(begun) == before
