"""The signals of the session: none is emitted without a change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs
from seated import Seated

from arschloch_gui.app.session.session import Session
from arschloch_gui.engine.cards import parse_card
from arschloch_gui.engine.events import Played
from arschloch_gui.engine.match import Frame

PARTS = ("match", "files", "table", "turn", "choice", "decision", "pace", "court", "otherWindow")
MODELS = ("hand", "trick", "seats", "log", "standings", "results")


class Heard:
    """Counts every notification of the session's objects and models."""

    def __init__(self, session: Session) -> None:
        self.count: Counter[str] = Counter()
        for part in PARTS:
            there = getattr(session, part)
            for signal in there.shows:
                self._listen(f"{part}.{signal}", getattr(there, signal))
        for name in MODELS:
            model = getattr(session.stage, name)
            for signal in (
                model.dataChanged, model.rowsInserted, model.rowsRemoved, model.rowsMoved,
            ):  # fmt: skip
                self._listen(name, signal)

    def _listen(self, name: str, signal) -> None:
        signal.connect(lambda *_: self.count.update([name]))

    def during(self, happens: Callable[[], object]) -> dict[str, int]:
        """Return the notifications during a call, and their number."""
        self.count = Counter()
        happens()
        return dict(self.count)


@pytest.fixture
def leading(session: Session, qtbot) -> Session:
    """Return a match in which the person is to lead; the others have their cards."""
    Seated(session, qtbot).begin("arschloch", players=4)
    assert session.turn.mine
    return session


SEVEN = parse_card("7D")
PLAYED = Played(1, (SEVEN,), "set", None, 7)


def at_turn(session: Session, seat: int) -> Frame:
    """Return the match when it is a player's turn."""
    return structs.replace(session.snapshot, view=replace(session.snapshot.view, to_act=seat))


def with_seven_laid(session: Session) -> Frame:
    """Return the match when the next player has played a seven."""
    view: Any = session.snapshot.view
    [played] = view.book.readings((SEVEN,))
    counts = tuple(count - (seat == 1) for seat, count in enumerate(view.counts))
    view = replace(view, to_act=1, trick=((1, played),), history=((1, played),), counts=counts)
    return structs.replace(session.snapshot, view=view)


def test_a_change_of_turn_among_the_others_wakes_the_seats_and_the_prompt_alone(leading: Session):
    stage, snapshot = leading.stage, leading.snapshot
    stage.show_turn(1, at_turn(leading, 1), snapshot)
    heard = Heard(leading).during(lambda: stage.show_turn(2, at_turn(leading, 2), snapshot))
    assert set(heard) <= {"turn.changed", "table.trickChanged", "table.turnChanged", "seats"}
    assert heard["turn.changed"] == 1
    assert "hand" not in heard


def test_a_selection_wakes_the_choice_and_the_card_alone(leading: Session):
    heard = Heard(leading).during(lambda: leading.choice.toggle(0))
    # The selection can cause a remark.
    assert heard.pop("choice.noticeChanged", 1) == 1
    assert heard == {"choice.selectionChanged": 1, "hand": 1}


def test_a_warning_wakes_the_notice_alone(leading: Session):
    heard = Heard(leading).during(lambda: leading.turn.refused.emit("No."))
    assert heard == {"choice.noticeChanged": 1}


def test_a_play_of_another_wakes_neither_the_hand_nor_the_match(leading: Session):
    stage, snapshot = leading.stage, leading.snapshot
    stage.show_turn(1, at_turn(leading, 1), snapshot)
    stage.judge = None
    stage.refresh()
    played = with_seven_laid(leading)
    heard = Heard(leading).during(lambda: stage.show_played(PLAYED, played))
    assert heard["table.trickChanged"] == 1
    assert heard["trick"] > 0
    assert set(heard) <= {"table.trickChanged", "trick", "seats", "turn.changed"}


def test_a_trick_that_is_collected_leaves_hand_match_and_ladder_alone(leading: Session):
    stage, snapshot = leading.stage, leading.snapshot
    stage.show_turn(1, at_turn(leading, 1), snapshot)
    stage.show_played(PLAYED, with_seven_laid(leading))

    def collected() -> None:
        stage.show_collected(1)
        stage.show_trick_gone(at_turn(leading, 1))

    heard = Heard(leading).during(collected)
    turned = {"turn.changed", "table.turnChanged"}
    assert set(heard) <= {"table.trickChanged", "trick", "seats", *turned}
    assert heard["table.trickChanged"] == 2


def test_a_picture_drawn_anew_without_any_change_wakes_nobody(leading: Session):
    assert Heard(leading).during(leading.stage.refresh) == {}
    assert Heard(leading).during(leading.retranslate) == {}


def test_no_signal_is_emitted_twice_for_one_step(leading: Session, qtbot):
    heard = Heard(leading)
    legal = leading.snapshot.legal[0]
    Seated(leading, qtbot).act(legal)
    assert heard.count["match.changed"] == 0
    assert heard.count["files.messageChanged"] == 0
    assert heard.count["court.changed"] == 0
