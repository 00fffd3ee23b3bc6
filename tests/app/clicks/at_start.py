"""Clicks on the start screen, the rules and the screen about the program."""

from __future__ import annotations

from pathlib import Path

from click_effects import comes_to, menu, page, returns, seen, uses
from clicks import Clicks
from PySide6.QtGui import QGuiApplication
from window_states import show

from arschloch_gui.app.daily.comparison import LevelResult, levels_compared
from arschloch_gui.app.files import paths
from arschloch_gui.app.files.regulars_file import Member, RegularsFile
from arschloch_gui.app.setup.gallery import tiles
from arschloch_gui.app.tour.demonstration import Demonstration, items, wait_for


@uses(
    "StartScreen", "aboutButton", "settingsButton", "rulesButton", "statisticsButton",
    "dealOfTheDayButton", "trophiesButton", "matchesButton", "newMatchButton", "game:",
    "againButton", "continueButton", "guidedButton", "guidedAgainButton", "regularsPageButton",
    "practiceButton",
)  # fmt: skip
@uses("ScreenFrame", "backButton")
def start_screen(person: Clicks, folder: Path) -> None:
    for name in (
        "about", "settings", "rules", "statistics", "trophies", "dealOfTheDay", "matches",
        "newMatch",
    ):  # fmt: skip
        person.use(name + "Button")
        comes_to(person, name)
        returns(person, "start")
    person.use("regularsPageButton")
    comes_to(person, "regulars")
    returns(person, "start")
    for tile in tiles()[-2:]:
        person.use(f"game:{tile['value']}")
        comes_to(person, "newMatch")
        assert person.game.setup.game == tile["value"]
        returns(person, "start")
    person.use("practiceButton")
    comes_to(person, "practice")
    returns(person, "start")
    person.use("game:arschloch")
    returns(person, "start")
    person.use("guidedButton")
    wait_for(lambda: person.game.guide.text != "", "the first tip")
    assert page(person) == "table"
    menu(person, "start")
    assert person.session.files.canResume
    person.use("guidedAgainButton")
    wait_for(lambda: page(person) == "table", "the first steps once more")
    menu(person, "start")
    before = person.session.snapshot
    person.use("continueButton")
    wait_for(lambda: page(person) == "table", "the same table")
    assert person.session.snapshot is before
    menu(person, "start")
    with person.qtbot.waitSignal(person.session.matchStarted):
        person.use("againButton")
    assert page(person) == "table"
    assert not person.game.guide.text


@uses("StartScreen", "regularsButton")
@uses(
    "RegularsScreen", "firstRegulars", "newRegulars", "regularsTables", "playRegulars",
    "editRegulars", "regularsName", "regularsMembers", "regularsPeople", "regularsLevels",
    "regularsCharacters", "regularsGame", "deleteRegulars", "notice",
)  # fmt: skip
def regulars(person: Clicks, folder: Path) -> None:
    person.use("regularsPageButton")
    comes_to(person, "regulars")
    person.use("firstRegulars")
    tables = person.game.regulars
    first = tables.current
    assert first
    person.use("regularsName:field")
    person.strike("Ctrl+A")
    person.write("Thursdays")
    person.strike("Return")
    assert tables.name == "Thursdays"
    person.use_chip("regularsMembers", 2)
    assert tables.members.at == 2
    faces = [each for each in items(person.named("regularsPeople"))
             if person.is_called(each, "RegularsScreen/regularsPeople")]  # fmt: skip
    free = next(at for at in range(1, 16)
                if at not in [member["person"] for member in tables.members.all])  # fmt: skip
    person.press_on(next(each for each in faces if each.property("index") == free))
    assert tables.members.all[2]["person"] == free
    person.use_chip("regularsLevels", "novice")
    person.use_chip("regularsCharacters", "rebel")
    table = RegularsFile(paths.data_folder()).read()[0].tables[first]
    assert table.name == "Thursdays"
    assert table.members[2] == Member(free, "novice:rebel")
    person.game.setup.change({"players": 3, "rounds": 1})
    person.use("regularsGame")
    assert len(tables.members.all) == 2
    person.use("newRegulars")
    assert tables.current != first
    person.use("deleteRegulars")
    assert tables.current == first
    assert len(tables.tables) == 1
    person.use("noticeAction")
    assert len(tables.tables) == 2
    person.use("regulars:" + first)
    assert tables.current == first
    person.use("editRegulars")
    assert not seen(person, "regularsName")
    with person.qtbot.waitSignal(person.session.matchStarted):
        person.use("playRegulars")
    assert person.session.match.regulars == first
    Demonstration(person.game).wait_for_decision()
    Demonstration(person.game).finish_round()
    person.session.leave()
    show(person, "start")
    with person.qtbot.waitSignal(person.session.matchStarted):
        person.use("regularsButton")
    assert person.session.match.regulars == first


@uses("RulesScreen", "entry", "firstStepsButton")
def rules_screen(person: Clicks, folder: Path) -> None:
    person.use("rulesButton")
    text = person.named("rulesText")
    wait_for(lambda: text.property("contentHeight") > 2 * text.height(), "the text")
    entries = [each for each in person.controls() if person.is_called(each, "RulesScreen/entry")]
    assert len(entries) == len(person.game.rules_help.parts)
    for entry in entries[3::4]:
        before = text.property("contentY")
        person.press_on(entry)
        wait_for(lambda: text.property("contentY") != before, "the part")  # noqa: B023
        assert entry.property("current")
    person.use("firstStepsButton")
    wait_for(lambda: person.game.guide.text != "", "the first tip")


@uses("DealOfTheDayScreen", "playDeal", "shareDeal", "playDealForFun")
def deal_of_the_day(person: Clicks, folder: Path) -> None:
    person.use("dealOfTheDayButton")
    comes_to(person, "dealOfTheDay")
    with person.qtbot.waitSignal(person.session.matchStarted):
        person.use("playDeal")
    deal = person.game.deal_of_day
    assert deal.state == "begun"
    assert person.session.match.counts
    comes_to(person, "table")
    person.session.leave()
    found = deal._tries.of(deal._today.day)
    assert found is not None
    deal._tries.end(found, (2, 1, 3), 2)
    for level in levels_compared(deal._today):
        deal._levels[level] = LevelResult("", level, "", (4, 4, 4))
    show(person, "dealOfTheDay")
    wait_for(lambda: seen(person, "shareDeal"), "the result")
    person.use("shareDeal")
    assert "better than" in QGuiApplication.clipboard().text()
    with person.qtbot.waitSignal(person.session.matchStarted):
        person.use("playDealForFun")
    assert not person.session.match.counts


@uses("AboutScreen", "aboutPart:", "reportButton")
def about_screen(person: Clicks, folder: Path) -> None:
    person.use("aboutButton")
    about = person.game.about_program
    wait_for(lambda: len(about.parts) > 2, "what is shipped")
    for part in about.parts:
        person.use(f"aboutPart:{part['key']}")
        wait_for(lambda: about.part == part["key"] and bool(about.paragraphs), "the part")  # noqa: B023
    person.use("aboutPart:report")
    person.use("reportButton")
    wait_for(lambda: about.message != "", "the report")
