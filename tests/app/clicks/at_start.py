"""Clicks on the start screen, on the rules and on what is told of the program."""

from __future__ import annotations

from pathlib import Path

from click_effects import comes_to, menu, page, returns, uses
from clicks import Clicks

from arschloch_gui.app.setup.gallery import tiles
from arschloch_gui.app.tour.demonstration import wait_for


@uses(
    "StartScreen", "aboutButton", "settingsButton", "rulesButton", "statisticsButton",
    "matchesButton", "newMatchButton", "game:", "againButton", "continueButton", "guidedButton",
    "guidedAgainButton", "practiceButton",
)  # fmt: skip
@uses("ScreenFrame", "backButton")
def start_screen(person: Clicks, folder: Path) -> None:
    for name in ("about", "settings", "rules", "statistics", "matches", "newMatch"):
        person.use(name + "Button")
        comes_to(person, name)
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
