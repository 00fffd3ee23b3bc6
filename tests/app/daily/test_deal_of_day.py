"""The deal of the day in the window: one try that counts, its result, others for fun."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from by_hand import Hands
from PySide6.QtGui import QGuiApplication
from window_states import show

from arschloch_gui.ai.arena import Way, play_all
from arschloch_gui.app.daily import comparison, day_deal
from arschloch_gui.app.daily.tries import NAME
from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import wait_for

TODAY = datetime(2026, 11, 26, 20, tzinfo=UTC)


@pytest.fixture
def hands(game: Program, qtbot, monkeypatch) -> Hands:
    """A window on a day whose match has one round and is compared with the weakest level."""
    monkeypatch.setattr(day_deal, "ROUNDS", 1)
    monkeypatch.setattr(comparison, "JOBS", 0)
    monkeypatch.setattr(comparison, "OFFERED", ("novice",))
    game.settings.change("speed", 0)
    game.settings.change("tutor", True)
    at(game, TODAY)
    return Hands(game, qtbot)


def at(game: Program, moment: datetime) -> None:
    game.deal_of_day._now = lambda: moment
    game.deal_of_day._today = day_deal.day_deal(moment.date())
    game.deal_of_day.retranslate()


def mode(hands: Hands) -> Any:
    return hands.game.deal_of_day.state


def finish(hands: Hands) -> None:
    """Play the match at the table to its end."""
    session = hands.session
    while session.stage.phase != "match_over":
        if session.turn.waits:
            session.turn.act(session.snapshot.legal[-1])
        wait_for(lambda: session.turn.waits or session.stage.phase == "match_over", "a turn")


@pytest.mark.each_run
@pytest.mark.long
def test_one_try_counts_and_others_are_for_fun(hands: Hands, own_folders: Path):
    session, deal = hands.session, hands.game.deal_of_day
    show(hands, "dealOfTheDay")
    assert (mode(hands), deal.rows) == ("open", [])
    with hands.qtbot.waitSignal(session.matchStarted):
        hands.click(hands.spot("playDeal"))
    wait_for(lambda: session.turn.waits, "a turn")
    spec = session.snapshot.spec
    assert spec == deal._today.spec("You")
    assert session.match.levels == deal._today.levels
    session.turn.act(session.snapshot.legal[-1])
    wait_for(lambda: session.turn.waits or session.stage.phase == "match_over", "a turn")
    assert session.snapshot.can_undo
    assert not session.match.property("canUndo"), "nothing is taken back"
    assert not session.advisor.can_ask, "no hints"
    session.leave()
    # The clock is of no use, and the match goes on as the one that counts.
    for days in (1, -1, 0):
        at(hands.game, TODAY + timedelta(days=days))
        assert mode(hands) == ("begun" if days == 0 else "open")
    show(hands, "start")
    show(hands, "dealOfTheDay")
    wait_for(lambda: hands.find("playDeal").property("text") == "Continue", "the way on")
    with hands.qtbot.waitSignal(session.matchStarted):
        hands.click(hands.spot("playDeal"))
    assert session.match.counts
    finish(hands)
    wait_for(lambda: mode(hands) == "over", "the result")
    place = session.snapshot.rounds[0].offices.index(0) + 1
    (file,) = own_folders.rglob(NAME)
    lines = file.read_bytes().splitlines()
    assert len(lines) == 3, "a header, the start and the result"
    wait_for(lambda: hands.find("matchSummary") is not None, "the podium")
    assert not hands.find("againButton").isVisible()
    assert hands.find("compareDayButton").hasActiveFocus()
    hands.click(hands.spot("compareDayButton"))
    wait_for(lambda: hands.find("dealOfTheDayScreen") is not None, "the deal of the day")
    wait_for(lambda: not deal.busy and len(deal.rows) == 2, "the comparison")
    assert deal.rows[0]["places"] == [place]
    novice = round(play_all([deal._today.job("novice")], Way()).matches[0].places[0][0])
    wait_for(lambda: deal.rows[1]["places"] == [novice], "the level")
    hands.click(hands.spot("shareDeal"))
    line = QGuiApplication.clipboard().text()
    assert f"deal of the day 330 ({deal.gameName}): {place}, place {place} of" in line
    assert ("better than Easy" in line) == (novice > place)
    assert deal.message == f"Copied: {line}"
    with hands.qtbot.waitSignal(session.matchStarted):
        hands.click(hands.spot("playDealForFun"))
    assert session.snapshot.spec == spec
    assert not session.match.counts
    finish(hands)
    wait_for(lambda: hands.find("matchSummary") is not None, "the podium")
    assert hands.find("againButton").isVisible()
    assert not hands.find("compareDayButton").isVisible(), "it was for fun"
    assert file.read_bytes().splitlines() == lines


def test_a_try_whose_record_was_deleted_is_gone(hands: Hands, own_folders: Path):
    session, deal = hands.session, hands.game.deal_of_day
    with hands.qtbot.waitSignal(session.matchStarted):
        deal.play()
    record = session.match.record
    wait_for(lambda: session.turn.waits, "a turn")
    assert not session.match.property("canDealAgain"), "the cards would be known"
    session.dealAgain()
    assert session.match.record == record
    assert session.match.counts
    assert session.match.counts
    assert not session.advisor.can_ask
    session.leave()
    assert mode(hands) == "begun"
    deal.playForFun()
    assert not session._engine.begins, "not before the one that counts is over"
    session.letting_go.of(record)
    wait_for(lambda: not record.exists(), "the bin")
    deal.look()
    assert mode(hands) == "lost"
    deal.play()
    assert session.snapshot is None, "no second one that counts"
    with hands.qtbot.waitSignal(session.matchStarted):
        deal.playForFun()
    assert not session.match.counts
    assert deal._tries.of(TODAY.date()).given_up, "also if a record gets the same name later"
