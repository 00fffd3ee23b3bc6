"""The session played by its slots at speed 0: whole matches, undo, the exchange, files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from arschloch_gui.app.session.session import Session
from arschloch_gui.app.show.models.rows import RowModel
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.record import read, verify
from long import long_param

OVER = ("round_over", "match_over")


def begin(session: Session, qtbot, preset: str = "arschloch", **values: Any) -> None:
    with qtbot.waitSignal(session.matchStarted):
        session.newMatch(preset, {"players": 4, **values}, "lowest")
    settle(session, qtbot)


def settle(session: Session, qtbot) -> None:
    qtbot.waitUntil(lambda: is_settled(session))


def is_settled(session: Session) -> bool:
    """Return whether the engine waits for the person and the display shows it."""
    snapshot = session.snapshot
    if session.pace.busy or snapshot is None or session.turn.asked_ply == snapshot.ply:
        return False
    if session.turn.mustPass and session.settings.now.autoPass:
        return False
    return session.table.phase in OVER or session.turn.mine


def act(session: Session, qtbot) -> None:
    """Take the first legal action by the slots QML uses."""
    if session.choice.giftCount:
        for row in range(session.choice.giftCount):
            session.choice.toggle(row)
        session.turn.confirmGift()
    elif plays := [a for a in session.snapshot.legal if isinstance(a, Play)]:
        keys = session.stage.holding.keys_for(plays[0].cards)
        assert session.turn.play_cards(keys)
    else:
        session.turn.passTurn()
    settle(session, qtbot)


def next_round(session: Session, qtbot) -> None:
    number = session.table.roundNo
    session.match.nextRound()
    qtbot.waitUntil(lambda: session.table.roundNo == number + 1)
    settle(session, qtbot)


def play_round(session: Session, qtbot) -> None:
    while session.table.phase not in OVER:
        act(session, qtbot)


@pytest.mark.sampled
@pytest.mark.parametrize("preset", ["arschloch", long_param("trouduc")])
def test_a_match_is_played_by_slots_from_deal_to_standings(
    session, qtbot, store, replay_of, preset
):
    begin(session, qtbot, preset, rounds=3)
    path, _ = store.current()
    replays = [replay_of(getattr(session.stage, name)) for name in MODELS]
    for _ in range(3):
        play_round(session, qtbot)
        assert len(session.table.lastHands) == 1
        if session.table.phase == "round_over":
            next_round(session, qtbot)
    assert session.table.phase == "match_over"
    assert len(session.table.roundsChart) == 3
    assert verify(read(path.read_bytes())).ok
    assert store.current() is None
    for replay in replays:
        assert replay.rows == list(replay.model.rows)


MODELS = ("hand", "trick", "seats", "log", "standings", "results")


@pytest.mark.sampled
def test_qts_own_model_test_finds_nothing_in_a_whole_round(session, qtbot):
    # Qt would warn, which fails a test.
    mode = QAbstractItemModelTester.FailureReportingMode.Warning
    testers = [QAbstractItemModelTester(getattr(session.stage, name), mode) for name in MODELS]
    begin(session, qtbot)
    play_round(session, qtbot)
    next_round(session, qtbot)
    session.leave()
    assert [type(tester.model()) for tester in testers] == [RowModel] * len(MODELS)


@pytest.mark.sampled
def test_events_lead_the_picture_to_the_snapshot(session, qtbot, monkeypatch):
    """`settle` after each report only repeats the result of the events."""
    from arschloch_gui.app.show.table_state import TableState

    settle_stage = TableState.settle

    def checked(stage: TableState, snapshot) -> None:
        before = facts(stage)
        settle_stage(stage, snapshot)
        assert facts(stage) == before

    monkeypatch.setattr(TableState, "settle", checked)
    begin(session, qtbot, rounds=2)
    play_round(session, qtbot)
    next_round(session, qtbot)
    play_round(session, qtbot)


def facts(stage) -> tuple:
    rows = [
        (r.key, r.seat, r.count, r.passed, r.finished, r.slot, r.score) for r in stage.seats.rows
    ]
    cards = sorted(stage.holding.cards.values())
    played = [(play.at, play.seat, play.cards) for play in stage.trick_plays]
    return rows, cards, played, stage.turn, stage.round_no, stage.phase


def test_undo_and_redo_lead_back_to_the_same_picture(session, qtbot):
    begin(session, qtbot)
    before = session.stage.hand.rows
    assert not session.match.canUndo
    act(session, qtbot)
    after = session.stage.hand.rows
    session.match.undo()
    qtbot.waitUntil(lambda: session.match.canRedo and is_settled(session))
    assert session.stage.hand.rows == before
    session.match.redo()
    qtbot.waitUntil(lambda: not session.match.canRedo and is_settled(session))
    assert session.stage.hand.rows == after


def told(session: Session) -> list[str]:
    return [row.text for row in session.stage.log.rows]


@pytest.mark.parametrize("preset", ["arschloch", long_param("trouduc")])
def test_the_log_after_an_undo_or_reopening_is_the_one_of_before(session, qtbot, settings, preset):
    settings.change("showFingerprint", True)
    begin(session, qtbot, preset, rounds=3)
    play_round(session, qtbot)
    next_round(session, qtbot)
    act(session, qtbot)
    left = told(session)
    assert sum(row.kind == "round" for row in session.stage.log.rows) == 2
    act(session, qtbot)
    assert told(session)[: len(left)] == left
    assert len(told(session)) > len(left)
    session.match.undo()
    qtbot.waitUntil(lambda: session.match.canRedo and is_settled(session))
    assert told(session) == left
    record = session.match.record
    session.leave()
    with qtbot.waitSignal(session.matchStarted):
        session.openRecord(str(record))
    qtbot.waitUntil(lambda: is_settled(session))
    assert told(session) == left


def test_in_a_new_match_everybody_sits_down_anew_and_after_undo_they_stay(session, qtbot):
    """Faces used to slide from the previous match's places to the new ones."""
    begin(session, qtbot)
    gone: list[int] = []
    session.stage.seats.rowsRemoved.connect(lambda _, first, last: gone.append(last - first + 1))
    act(session, qtbot)
    session.match.undo()
    qtbot.waitUntil(lambda: session.match.canRedo and is_settled(session))
    assert gone == []
    begin(session, qtbot)
    assert gone == [4]


def test_undo_is_off_where_the_settings_forbid_it(session, qtbot, settings):
    begin(session, qtbot)
    act(session, qtbot)
    assert session.match.canUndo
    settings.change("allowUndo", False)
    assert not session.match.canUndo


def test_an_illegal_selection_says_why_and_keeps_all_cards(session, qtbot, tmp_path):
    open_deal(session, qtbot, tmp_path, HIS_TURN, lead=3)
    session.choice.toggle(2)  # one card instead of the two required
    held = len(session.stage.holding.cards)
    assert session.choice.notice
    with qtbot.waitSignal(session.choice.refusedNow):
        assert not session.turn.playSelection()
    assert session.choice.noticeWarns
    assert session.choice.selectedCount == 0
    assert len(session.stage.holding.cards) == held
    session.choice.clearSelection()
    assert session.choice.notice == ""


def test_a_second_click_on_play_changes_nothing(session, qtbot):
    begin(session, qtbot)
    play = next(a for a in session.snapshot.legal if isinstance(a, Play))
    keys = session.stage.holding.keys_for(play.cards)
    assert session.turn.play_cards(keys)
    assert not session.turn.play_cards(keys)
    settle(session, qtbot)


def test_a_double_click_takes_as_many_as_the_trick_asks_for(session, qtbot, tmp_path):
    open_deal(session, qtbot, tmp_path, HIS_TURN, lead=3)
    assert session.stage.trick_plays[-1].cards
    session.choice.selectSet(2)
    assert session.choice.selectedCount == 2
    assert session.choice.selectionLegal


def test_without_a_fitting_card_the_game_passes_for_the_person(session, qtbot, tmp_path, settings):
    settings.change("autoPass", False)
    open_deal(session, qtbot, tmp_path, NOTHING_FITS, lead=3)
    assert session.turn.mustPass
    ply = session.snapshot.ply
    settings.change("autoPass", True)
    qtbot.waitUntil(lambda: session.snapshot.ply > ply)


def test_the_exchange_can_be_changed_until_it_is_confirmed(session, qtbot, tmp_path):
    open_deal(session, qtbot, tmp_path, EXCHANGE, offices=[0, 1, 2, 3])
    assert session.table.phase == "exchange"
    assert "Dora" in session.turn.prompt
    assert session.choice.receivedSentence
    session.choice.toggle(0)
    assert not session.choice.giftFull
    session.turn.confirmGift()
    assert session.snapshot.phase == "exchange"
    session.choice.toggle(1)
    assert session.choice.giftFull
    session.choice.empty_slot(0)
    assert not session.choice.giftFull
    session.choice.clearSelection()
    assert session.stage.holding.gift == [None, None]
    session.choice.toggle(0)
    session.choice.toggle(1)
    session.turn.confirmGift()
    qtbot.waitUntil(lambda: session.snapshot.phase == "play")
    assert session.choice.receivedSentence == "Dora gave you a king and an ace for a 7 and an 8"


def test_received_cards_stay_marked_until_acknowledged(session, qtbot, tmp_path):
    open_deal(session, qtbot, tmp_path, EXCHANGE, offices=[0, 1, 2, 3])
    assert sum(row.received for row in session.stage.hand.rows) == 2
    session.choice.acknowledgeReceived()
    assert not any(row.received for row in session.stage.hand.rows)
    assert session.choice.receivedSentence == ""
    session.choice.toggle(0)
    session.choice.toggle(1)
    session.turn.confirmGift()
    qtbot.waitUntil(lambda: session.snapshot.phase == "play")
    assert session.choice.receivedSentence == "", "what one has just chosen oneself is no news"


def test_leaving_and_resuming_finds_the_match_as_it_was(new_session, qtbot):
    first = new_session()
    begin(first, qtbot)
    act(first, qtbot)
    hand = [row.card for row in first.stage.hand.rows]
    first.shutdown()
    second = new_session()
    qtbot.waitUntil(lambda: second.files.canResume)
    assert second.files.resumeSentence
    with qtbot.waitSignal(second.matchStarted):
        assert second.resume()
    settle(second, qtbot)
    assert [row.card for row in second.stage.hand.rows] == hand


def test_the_table_is_empty_when_nobody_sits_at_it(session, qtbot):
    begin(session, qtbot)
    assert session.stage.seats.rows
    assert session.table.roundNo == 1
    session.leave()
    stage = session.stage
    assert not any(model.rows for model in (stage.seats, stage.hand, stage.trick, stage.standings))
    assert session.table.roundNo == 0


def test_a_damaged_record_is_reported_and_nothing_is_offered(new_session, qtbot, store):
    first = new_session()
    begin(first, qtbot)
    path, _ = store.current()
    first.shutdown()
    path.write_text("{damaged}\n", "utf-8", newline="\n")
    second = new_session()
    qtbot.waitUntil(lambda: second.files.message != "")
    assert path.name + ".bak" in second.files.message
    assert not second.files.canResume
    assert not second.resume()


def test_rules_that_do_not_fit_are_worded_and_no_match_begins(session):
    session.newMatch("arschloch", {"players": 99}, "lowest")
    assert session.files.message
    assert not session.match.active


def test_when_time_passes_the_person_may_act_as_soon_as_it_is_his_turn(
    session, qtbot, settings, tmp_path
):
    """The display is still behind; a play jumps to the present and is carried out."""
    settings.change("speed", 1)
    with qtbot.waitSignal(session.matchStarted):
        session.newMatch("arschloch", {"players": 4}, "lowest")
    qtbot.waitUntil(lambda: session.snapshot is not None and bool(session.snapshot.legal))
    assert session.pace.busy
    play = next(a for a in session.snapshot.legal if isinstance(a, Play))
    session.pace.skipToResult()
    assert not session.pace.busy
    assert session.turn.mine
    assert session.turn.play_cards(session.stage.holding.keys_for(play.cards))
    session.pace.skipToResult()


# -- given deals --------------------------------------------------------------------------

HIS_TURN = [
    ["8D", "9D", "9C", "9H", "AS"],
    ["10D", "10C", "KD"],
    ["JD", "JC", "KC"],
    ["7D", "7C", "KH"],
]
NOTHING_FITS = [["8D", "9C"], ["10D", "KD"], ["JD", "KC"], ["AD", "AH", "7D"]]
EXCHANGE = [
    ["7D", "8D", "9D", "10D"],
    ["7C", "8C", "9C", "10C"],
    ["7H", "8H", "9H", "10H"],
    ["JS", "QS", "KS", "AS"],
]


def open_deal(session: Session, qtbot, folder: Path, hands: list[list[str]], **more: Any) -> None:
    """Open a record whose next round is dealt as given, and play up to the person's turn."""
    header = {
        "format": "arschloch-match",
        "version": 1,
        "preset": "arschloch",
        "rules": {"start_card_must_be_played": False},
        "seats": ["You", "Ben", "Cleo", "Dora"],
        "seed": 1,
    }
    path = folder / "deal.arl"
    path.write_text(
        json.dumps(header) + "\n" + json.dumps({"deal": hands, **more}) + "\n",
        "utf-8",
        newline="\n",
    )
    with qtbot.waitSignal(session.matchStarted):
        session.openRecord(str(path))
    qtbot.waitUntil(lambda: session.turn.mine and not session.pace.busy)


def test_a_record_that_could_be_continued_can_also_be_opened(session, qtbot, store):
    begin(session, qtbot)
    act(session, qtbot)
    path, _ = store.current()
    session.leave()
    qtbot.waitUntil(lambda: session.files.canResume)
    with qtbot.waitSignal(session.matchStarted):
        session.openRecord(str(path))
    settle(session, qtbot)
