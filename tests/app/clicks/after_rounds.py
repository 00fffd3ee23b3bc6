"""Clicks after a round or a match: summaries, all hands, the court."""

from __future__ import annotations

from pathlib import Path

import pytest
from click_effects import comes_to, page, seen, uses
from clicks import Clicks
from PySide6.QtGui import QGuiApplication
from window_states import STATES

from arschloch_gui.app.tour.demonstration import Demonstration, wait_for

WINS = [["AS"], ["7D", "8D"], ["7C", "8C"], ["7H", "8H"]]


def over(person: Clicks, name: str, preset: str = "arschloch", rounds: int = 2) -> None:
    """Play a round to its end, until a summary of this name appears."""
    demo = Demonstration(person.game)
    demo.begin(preset, {"rounds": rounds, **({"players": 3} if preset == "arschloch" else {})})
    demo.finish_round()
    wait_for(lambda: seen(person, name), "the summary")


@uses("RoundSummary", "hands", "leaveButton", "next", "podium")
@uses("SummaryPanel", "MouseArea")
@uses("AllHandsPane", "pages", "copyProof", "allHandsDone", "allExchanges")
def round_summary(person: Clicks, folder: Path) -> None:
    over(person, "roundSummary")
    person.use_area(person.named("menuButton"), "SummaryPanel")
    assert not seen(person, "menu:continue"), "what lies behind is out of reach"
    person.use("allHandsButton")
    hands = person.session.allHands
    for each in [*hands.pages[1:], hands.pages[0]]:
        person.use(f"page:{each['value']}")
        assert hands.page == each["value"]
    person.use("copyProof")
    assert QGuiApplication.clipboard().text()
    assert hands.message
    person.use("allExchanges")
    wait_for(lambda: seen(person, "pastPane"), "the exchanges")
    person.use("pastDone")
    person.use("allHandsDone")
    wait_for(lambda: not seen(person, "allHandsPane"), "the summary")
    person.use("nextRoundButton")
    wait_for(lambda: person.session.table.roundNo == 2, "the next round")
    Demonstration(person.game).finish_round()
    wait_for(lambda: seen(person, "podiumButton"), "the result of the last round")
    assert not seen(person, "nextRoundButton")
    person.use("podiumButton")
    wait_for(lambda: seen(person, "matchSummary"), "the end")
    over(person, "roundSummary")
    person.use("leaveButton")
    comes_to(person, "start")
    assert person.session.files.canResume


@uses("RoundSummary", "courtButton")
@uses("CourtPane", "tasks", "courtOwnTask", "courtDone")
def court(person: Clicks, folder: Path) -> None:
    person.open(folder, {"social": True, "rounds": 2}, deal=WINS, lead=0)
    person.pick("AS")
    person.use("playButton")
    wait_for(lambda: seen(person, "courtButton"), "the way to the court")
    person.use("courtButton")
    wait_for(lambda: seen(person, "courtPane"), "the court")
    person.use("court:floor")
    assert person.session.court.choice == "floor"
    person.use("courtOwnTask:field")
    person.write("sing")
    person.strike("Return")
    assert person.session.court.written == "sing"
    person.use("courtDone")
    wait_for(lambda: not seen(person, "courtPane"), "the summary")
    assert "sing" in person.session.court.order


@uses("RoundSummary", "decidedButton")
def own_exchange(person: Clicks, folder: Path) -> None:
    with_an_exchange(person)
    hindsight = person.session.hindsight
    wait_for(lambda: seen(person, "decidedButton"), "the way to the verdict")
    assert not seen(person, "exchangeVerdict"), "nobody has asked yet"
    person.use("decidedButton")
    wait_for(lambda: seen(person, "exchangeVerdict"), "the verdict")
    assert person.named("exchangeVerdict").property("text") == hindsight.exchange
    assert hindsight.index == hindsight._exchanged[0]


@uses(
    "MatchSummary",
    "againButton",
    "compareDayButton",
    "hands",
    "leaveButton",
    "luckButton",
    "newMatchButton",
    "pages",
    "playsOfEveningButton",
)
@uses("TurningPoint", "showTurningPoint")
def match_summary(person: Clicks, folder: Path) -> None:
    over(person, "matchSummary", rounds=1)
    turn = person.game.retrospect.turningPoint
    turn.look()
    wait_for(lambda: turn.searched, "the turning point")
    if not turn.there:
        pytest.fail(turn.moment)
    person.use("showTurningPoint")
    comes_to(person, "playback")
    playback = person.game.playback
    wait_for(lambda: playback.there, "the round")
    assert playback._round.steps[playback.step].ply == turn.ply
    person.strike("Escape")
    wait_for(lambda: seen(person, "matchSummary"), "the end")
    assert turn.there, "it is searched for once"
    person.use("end:figures")
    assert seen(person, "matchFigures")
    person.use("luckButton")
    wait_for(lambda: seen(person, "luckPage"), "the luck")
    person.use("allHandsDone")
    person.use("allHandsButton")
    wait_for(lambda: seen(person, "allHandsPane"), "all hands")
    person.use("allHandsDone")
    person.use("playsOfEveningButton")
    comes_to(person, "plays")
    person.strike("Escape")
    wait_for(lambda: seen(person, "matchSummary"), "the end")
    rematch(person)
    over(person, "matchSummary", rounds=1)
    person.use("newMatchButton")
    comes_to(person, "newMatch")
    assert not person.session.match.active
    over(person, "matchSummary", rounds=1)
    # As after the try that counts (`daily/test_deal_of_day.py`).
    deal = person.game.deal_of_day
    deal._ended = True
    deal.retranslate()
    person.use("compareDayButton")
    comes_to(person, "dealOfTheDay")
    person.strike("Escape")
    wait_for(lambda: seen(person, "matchSummary"), "the end")
    person.use("leaveButton")
    comes_to(person, "start")
    assert not person.session.files.canResume


def rematch(person: Clicks) -> None:
    """Play on with the same people: only the cards are new, and nobody holds a position."""
    before, levels = person.session.snapshot.spec, person.session.match.levels
    person.session.new_matches._seeds = lambda: before.seed + 1
    with person.qtbot.waitSignal(person.session.matchStarted):
        person.use("againButton")
    now = person.session.snapshot
    assert (now.spec.preset, now.spec.rules) == (before.preset, before.rules)
    assert now.spec.seats == before.seats, "the same people in the same seats"
    assert person.session.match.levels == levels
    assert now.spec.seed == before.seed + 1
    assert now.rounds == ()
    assert page(person) == "table"


@uses("ScoreSummary", "hands", "leaveButton", "next", "podium")
def score_summary(person: Clicks, folder: Path) -> None:
    over(person, "roundSummary", "thirteen")
    person.use("allHandsButton")
    wait_for(lambda: seen(person, "allHandsPane"), "all hands")
    person.use("allHandsDone")
    person.use("nextRoundButton")
    wait_for(lambda: person.session.table.roundNo == 2, "the next round")
    Demonstration(person.game).finish_round()
    person.use("podiumButton")
    wait_for(lambda: seen(person, "matchSummary"), "the end")
    person.use("end:figures")
    assert seen(person, "scoreFigures")
    rematch(person)
    over(person, "matchSummary", "thirteen", rounds=1)
    person.use("newMatchButton")
    comes_to(person, "newMatch")
    over(person, "roundSummary", "thirteen")
    person.use("leaveButton")
    comes_to(person, "start")


@uses("DecisionsPage", "MouseArea", "practiseDecision")
@uses("CostlyPage", "costly:")
def decisions(person: Clicks, folder: Path) -> None:
    STATES["costly"](person, folder)
    person.use("costly:1")
    hindsight = person.session.hindsight
    assert person.session.allHands.page == "decided"
    wait_for(lambda: seen(person, "decisionsPage"), "the decisions")
    other = next(at for at in range(3) if at != hindsight.index)
    person.press_on(person.area_in(person.named(f"decision:{other}")))
    assert hindsight.index == other
    person.use("allHandsDone")
    person.session.leave()
    with_an_exchange(person)
    person.use("allHandsButton")
    person.use("page:decided")
    wait_for(lambda: bool(hindsight._exchanged), "the own choice")
    own = hindsight._exchanged[0]
    person.press_on(person.area_in(person.named(f"decision:{own}")))
    wait_for(lambda: seen(person, "practiseDecision"), "the way to decide once more")
    decided = hindsight._decided[own]
    person.use("practiseDecision")
    wait_for(lambda: person.game.trainer.state == "asking", "the decision")
    assert person.session.snapshot.view == decided.view


def with_an_exchange(person: Clicks) -> None:
    """Play two rounds; in the second, the person has cards to give."""
    demo = Demonstration(person.game, "lowest")
    demo.begin("arschloch", {"players": 4, "rounds": 3}, "lowest")
    demo.finish_round()
    demo.next_round()
    demo.finish_round()
    wait_for(lambda: seen(person, "allHandsButton"), "the summary")
