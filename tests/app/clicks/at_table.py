"""Clicks at the table: its bars, the menu, cards, and all questions there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from click_effects import acted, comes_to, menu, page, returns, seen, uses
from clicks import Clicks
from PySide6.QtGui import QGuiApplication
from window_states import BLIND, FIRST, LAST, STATES, SWAPPING

from arschloch_gui.app.tour.demonstration import wait_for
from arschloch_gui.engine.actions import Play

LAST_CARD = [["AS"], ["7D", "8D"], ["7C", "8C"], ["7H", "8H"]]


@uses(
    "TopBar", "undoButton", "redoButton", "soundButton", "logButton", "rulesButton",
    "settingsButton",
)  # fmt: skip
@uses("ActionBar", "passButton")
@uses("LogDrawer", "MouseArea")
def top_bar(person: Clicks, folder: Path) -> None:
    person.open(folder, lead=3)
    ply = person.session.snapshot.ply
    person.use("passButton")
    acted(person, ply)
    after = person.session.snapshot.ply
    person.use("undoButton")
    wait_for(lambda: person.session.snapshot.ply == ply, "one step back")
    person.use("redoButton")
    wait_for(lambda: person.session.snapshot.ply == after, "one step on")
    muted = person.game.settings.now.muted
    person.use("soundButton")
    assert person.game.settings.now.muted is not muted
    person.use("logButton")
    lines = person.named("logLines")
    assert lines.isEnabled()
    person.use_area(lines, "LogDrawer")
    assert lines.isEnabled()
    person.use("logButton")
    assert not lines.isEnabled()
    for name in ("rules", "settings"):
        person.use(name + "Button")
        comes_to(person, name)
        returns(person, "table")


@uses("ActionBar", "playButton", "hintButton")
@uses("HandCard", "mouse")
@uses("TableScreen", "MouseArea")
@uses("HintBubble", "playHintButton", "hintFiguresButton", "MouseArea")
def cards(person: Clicks, folder: Path) -> None:
    hints = person.game.trainer.tutor.hints
    person.open(folder, lead=0)
    person.use("hintButton")
    wait_for(lambda: seen(person, "hintFiguresButton"), "the hint")
    person.use("hintFiguresButton")
    assert seen(person, "hintFigures")
    person.use_area(person.named("hintAdvice"), "HintBubble")
    assert not hints.isOpen
    person.use("hintButton")
    wait_for(lambda: seen(person, "playHintButton"), "the hint")
    best = hints.best
    person.use("playHintButton")
    acted(person, 0)
    assert not hints.isOpen
    assert isinstance(best, Play)
    assert not set(best.cards) & set(person.session.snapshot.view.hand)
    for way in ("button", "table"):
        person.open(folder, lead=0)
        person.pick("8D")
        assert person.session.choice.selectedCount == 1
        if way == "button":
            person.use("playButton")
        else:
            person.use_area(person.named("tableDropZone"), "TableScreen", 0.3, 0.7)
        acted(person, 0)
        assert any("8 of diamonds" in row.text for row in person.session.stage.log.rows)


@uses(
    "TableMenu", "menu:continue", "menu:newMatch", "menu:matches", "menu:statistics", "menu:rules",
    "menu:about", "menu:program", "menu:sounds", "menu:settings", "menu:fingerprint",
    "menu:dealAgain", "menu:dealNumber", "menu:past", "menu:playback", "menu:start", "menu:quit",
)  # fmt: skip
@uses("TopBar", "menuButton")
@uses("TableScreen", "copiedNotice")
@uses("PastPane", "practiseInstead")
def table_menu(person: Clicks, folder: Path) -> None:
    person.game.settings.change("showFingerprint", True)
    STATES["round_summary"](person, folder)
    person.use("nextRoundButton")
    wait_for(lambda: person.session.table.roundNo == 2, "the next round")
    person.settle()
    wait_for(lambda: not seen(person, "roundSummary"), "the table")
    before = person.session.snapshot
    menu(person, "continue")
    assert person.session.snapshot is before
    for entry in ("newMatch", "matches", "statistics", "rules", "about", "program", "settings"):
        menu(person, entry)
        comes_to(person, {"program": "about", "about": "rules"}.get(entry, entry))
        returns(person, "table")
    menu(person, "playback")
    comes_to(person, "playback")
    returns(person, "table")
    muted = person.game.settings.now.muted
    menu(person, "sounds")
    assert person.game.settings.now.muted is not muted
    menu(person, "past")
    wait_for(lambda: seen(person, "pastPane"), "the exchanges")
    person.use("pastDone")
    menu(person, "past")
    wait_for(lambda: seen(person, "practiseInstead"), "that there is nothing yet")
    person.use("practiseInstead")
    comes_to(person, "practice")
    returns(person, "table")
    menu(person, "fingerprint")
    copied = QGuiApplication.clipboard().text()
    assert copied == person.session.allHands.wholeFingerprint != ""
    menu(person, "dealNumber")
    assert QGuiApplication.clipboard().text() == person.session.match.dealNumber
    person.use("copiedNotice")
    assert page(person) == "table"
    with person.qtbot.waitSignal(person.session.matchStarted):
        menu(person, "dealAgain")
    assert person.session.snapshot.spec == before.spec
    menu(person, "start")
    assert page(person) == "start"
    person.use("continueButton")
    person.use("menuButton")
    person.use("menu:quit")
    assert not person.window.isVisible()


@uses("Seat", "MouseArea")
def hurrying(person: Clicks, folder: Path) -> None:
    person.game.settings.change("speed", 1)
    person.session.newMatch("arschloch", {"players": 4}, ["lowest"] * 3)
    wait_for(lambda: person.session.pace.busy, "the deal")
    person.use_area(person.named("seat:1"), "Seat")
    assert not person.session.director.pace.hurried
    person.click(person.spot("tableDropZone", 0.3, 0.7))
    assert person.session.director.pace.hurried
    person.session.pace.skipToResult()


@uses("SpectatorBar", "watchButton", "hurryButton", "skipButton")
def looking_on_when_out(person: Clicks, folder: Path) -> None:
    for name in ("watchButton", "hurryButton", "skipButton"):
        person.game.settings.change("speed", 0)
        person.open(folder, {"rounds": 2}, deal=LAST_CARD, lead=0)
        person.game.settings.change("speed", 1)
        person.pick("AS")
        person.use("playButton")
        wait_for(lambda: seen(person, "skipButton"), "the question")
        person.use(name)
        assert not seen(person, "skipButton") or name == "hurryButton"
        assert person.session.director.pace.hurried or name != "hurryButton"
        if name == "skipButton":
            wait_for(lambda: seen(person, "roundSummary"), "the result")
        person.session.pace.skipToResult()


@uses("GuideTip", "guideNext", "guideSkip")
def first_steps(person: Clicks, folder: Path) -> None:
    person.use("guidedButton")
    guide = person.game.guide
    wait_for(lambda: guide.text != "", "the first tip")
    said = guide.text
    person.use("guideNext")
    wait_for(lambda: guide.text not in ("", said), "the next tip")
    person.use("guideSkip")
    assert guide.text == ""
    assert person.game.settings.now.guided


@uses("Root", "messages")
def a_message(person: Clicks, folder: Path) -> None:
    person.session.openRecord(str(folder / "missing.arl"))
    wait_for(lambda: seen(person, "message"), "the message")
    person.use("closeMessageButton")
    assert person.session.files.message == ""
    assert not seen(person, "message")


# -- exchanging ---------------------------------------------------------------------------


@uses("ActionBar", "acknowledgeButton", "ChoiceButton")
def giving(person: Clicks, folder: Path) -> None:
    person.open(folder, **FIRST)
    person.use("acknowledgeButton")
    assert person.session.choice.receivedSentence == ""
    person.pick("8D", "9D")
    person.use("giveButton")
    wait_for(lambda: person.session.snapshot.ply > 0, "the gift")
    given, rows = {"8D", "9D"}, person.session.stage.hand
    wait_for(lambda: not given & {row.card for row in rows.rows}, "the cards to go")


@uses("RankTiles", "rank:")
@uses("DecisionPane", "ChoiceButton")
@uses("ExchangePane", "MouseArea")
def asking(person: Clicks, folder: Path) -> None:
    STATES["asking"](person, folder)
    person.use("rank:A")
    wait_for(lambda: person.session.snapshot.ply > 0, "the demand")
    person.open(folder, {"exchange": "negotiate"}, **FIRST)
    person.use("rank:7")
    assert person.session.decision.wanted == ["7"]
    person.use_area(person.named("wantedSlot:0"), "ExchangePane")
    assert person.session.decision.wanted == []
    person.open(folder, {"putsch": True}, **LAST)
    wait_for(lambda: seen(person, "choice:decline"), "the question")
    person.use("choice:decline")
    wait_for(lambda: not seen(person, "choice:decline"), "the answer")
    wait_for(lambda: person.session.snapshot.ply > 0, "the answer")


@uses("TutorPane", "thinkAgainButton", "tutorHintButton", "anywayButton", "MouseArea")
def think_again(person: Clicks, folder: Path) -> None:
    person.game.settings.change("tutor", True)
    deal = [
        ["7D", "8D", "KC", "KD", "KH", "AS"], ["8C", "9C", "JC", "QD", "JD", "QC"],
        ["8H", "9H", "10H", "JH", "QH", "10C"], ["8S", "9S", "10S", "JS", "AC", "AD"],
    ]  # fmt: skip
    person.open(folder, deal=deal, **FIRST)
    tutor = person.game.trainer.tutor
    wait_for(lambda: tutor._judgement is not None, "the estimate")
    person.pick("AS", "AC")
    for _ in range(2):
        person.use("giveButton")
        wait_for(lambda: seen(person, "anywayButton"), "the question")
        person.use("thinkAgainButton")
        assert not tutor.warns
    person.use("giveButton")
    person.use_area(person.named("menuButton"), "TutorPane")
    assert not seen(person, "menu:continue")
    person.use("tutorHintButton")
    assert tutor.hinted
    assert tutor.sentence.startswith("Give ")
    person.use("thinkAgainButton")
    person.strike("Esc")
    person.pick(*laid_out(person, "AS", "AC"))
    person.use("giveButton")
    person.use("anywayButton")
    wait_for(lambda: person.session.snapshot.phase == "play", "the round")


def laid_out(person: Clicks, *wanted: str) -> list[str]:
    """Return the cards to click so that exactly these cards are selected."""
    assert person.session.choice.selectedCount == 0
    return list(wanted)


# -- other games --------------------------------------------------------------------------


@uses("HandTools", "arrangeButton", "suggestButton")
@uses("ActionBar", "sortButton")
@uses("HandFan", "WheelHandler")
def hand_in_order(person: Clicks, folder: Path) -> None:
    cards = ["3D", "4D", "5H", "6S", "7C", "KD", "KS", "KH", "9D", "10D"]
    deal = [cards, ["5D", "9C"], ["6D", "7D"], ["8D", "2S"]]
    person.open(folder, preset="thirteen", deal=deal)
    for by in ("suit", "rank"):
        person.use("arrangeButton")
        assert person.session.handOrder.arrangement == by
    person.use("suggestButton")
    assert person.session.choice.selectedCount == 5
    person.open(folder, lead=0)
    person.strike("Home")
    person.strike("Shift+Right")
    assert person.session.handOrder.arrangement == "own"
    person.use("sortButton")
    assert person.session.handOrder.arrangement == "rank"
    person.roll(person.named("handFan"), "HandFan")
    assert person.session.choice.selectedCount > 0


@uses("Buttons", "swapButton", "undoSwapButton", "takeButton")
@uses("OwnCards", "mouse")
@uses("Pile", "MouseArea")
def shithead(person: Clicks, folder: Path) -> None:
    def sit(**deal: Any) -> None:
        rules = {"players": 2, "rounds": 1}
        person.open(folder, rules, preset="shithead", seats=2, **deal)

    def own() -> str:
        return str(person.board.ownColumns[0]["open"])

    sit(**SWAPPING)
    before = own()
    person.pick("4D")
    person.press_on(person.area_in(person.named("ownColumn:0")))
    assert own() == "4D"
    person.use("undoSwapButton")
    assert own() == before
    person.use("swapButton")
    acted(person, 0)
    assert person.session.table.phase == "play"
    for way in ("button", "pile"):
        sit(deal=[["7D", "3S"], ["4C", "KC"]], pile=["6C", "QC"], lead=0)
        if way == "button":
            person.use("takeButton")
        else:
            person.used.add("Pile/MouseArea")
            person.drag(person.spot("pile"), person.spot("handFan", 0.5, 0.85))
        acted(person, 0)
        assert len(person.session.stage.hand.rows) == 4
    sit(**BLIND)
    person.press_on(person.area_in(person.named("ownColumn:1")))
    person.qtbot.waitUntil(lambda: person.session.snapshot.ply > 0)
    assert not person.view.blind[0][1]


@uses("BombButtons", "bombButton", "noBombButton")
def bombs(person: Clicks, folder: Path) -> None:
    for name in ("noBombButton", "bombButton"):
        STATES["bombing"](person, folder)
        ply = person.session.snapshot.ply
        person.use(name)
        acted(person, ply)
        bombed = any("four nines" in row.text for row in person.session.stage.log.rows)
        assert bombed == (name == "bombButton")
