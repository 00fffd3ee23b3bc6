"""Clicks in the match setup: game, players, house rules, sharing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from click_effects import comes_to, page, returns, seen, uses
from clicks import Clicks, the
from PySide6.QtGui import QGuiApplication

from arschloch_gui.app.tour.demonstration import wait_for


@uses(
    "NewMatchScreen", "variantRow", "playersRow", "roundsRow", "opponentsRow", "opponent:",
    "titlesRow", "mildRow", "dealNumberRow", "moreOptionsButton", "aboutButton",
    "readRulesButton", "startMatchButton", "shareButton", "ruleSearch", "onlyChangedSwitch",
    "resetButton", "fixButton", "unfixButton",
)  # fmt: skip
@uses("ChosenGame", "otherGameButton", "menu:")
@uses("GuestRow", "otherGuestsButton")
@uses("GroupList", "group:")
def setup_screen(person: Clicks, folder: Path) -> None:
    setup = person.game.setup
    now: Any = person.game.settings
    person.use("newMatchButton")
    comes_to(person, "newMatch")
    for name in ("trouduc", "arschloch"):
        person.use("otherGameButton")
        wait_for(lambda: seen(person, "menu:game:" + name), "the games")  # noqa: B023
        person.use("menu:game:" + name)
        wait_for(lambda: not seen(person, "menu:game:" + name), "the end of the menu")  # noqa: B023
        assert setup.game == name
    person.use("variant:arschloch-hausregeln")
    assert setup.preset == "arschloch-hausregeln"
    person.use("playersRow:more")
    assert setup.players == 5
    person.use_chip("roundsRow", setup.lengths[0]["value"])
    assert setup.rounds == setup.lengths[0]["value"]
    person.use("level:mixed")
    assert setup.opponents.of_table(5) == ["club"] * 4
    person.use("opponent:2:more")
    assert setup.opponents.of_table(5) == ["club", "club", "strong", "club"]
    before = setup.opponents.guests.company
    person.use("otherGuestsButton")
    assert setup.opponents.guests.company != before
    person.use_chip("titlesRow", "republic")
    assert now.titles == "republic"
    person.use_chip("titlesRow", "")
    person.use("mildRow")
    assert now.mild
    person.use("dealNumberRow:field")
    person.write("12 345")
    assert person.session.dealNumber.number == 12345
    for name, screen in (("aboutButton", "rules"), ("readRulesButton", "rules")):
        person.use(name)
        comes_to(person, screen)
        returns(person, "newMatch")
    house_rules(person)
    with person.qtbot.waitSignal(person.session.matchStarted):
        person.use("startMatchButton")
    spec = person.session.snapshot.spec
    assert (spec.preset, spec.rules.players) == ("arschloch-hausregeln", 5)
    assert spec.rules == setup.chosen[1]
    assert page(person) == "table"


def house_rules(person: Clicks) -> None:
    """Find a rule, change it so that the rules conflict, and resolve the conflict."""
    setup = person.game.setup
    person.use("moreOptionsButton")
    group = setup.groups[-1]
    person.use("group:" + group)
    row = next(each for each in setup.options.rows if each.heading == group)
    assert person.is_in_sight(person.named("option:" + row.key))
    person.use("ruleSearch")
    person.write("number of decks")
    assert [each.key for each in setup.options.rows if each.found] == ["decks"]
    person.press_on(the(person.named("option:decks"), ":more"))
    assert setup.chosen[1].decks == 2
    person.use("ruleSearch")
    person.strike("Ctrl+A")
    person.write("order of ranks")
    person.use_chip("option:rank_order", "1-13")
    person.use("ruleSearch")
    person.strike("Esc")
    person.use("onlyChangedSwitch")
    assert {"decks", "rank_order"} <= {each.key for each in setup.options.rows if each.found}
    person.use("onlyChangedSwitch")
    assert not setup.problems
    assert setup.repair.adjusted
    person.use("unfixButton")
    assert setup.problems
    before = setup.chosen
    person.use("fixButton")
    assert not setup.problems
    person.use("unfixButton")
    assert setup.chosen == before
    person.use("fixButton")
    person.use("resetButton")
    assert setup.changes == 0
    person.use("shareButton")
    assert seen(person, "ownGameName")
    for name in ("House rules", "Players and length"):
        assert str(person.named("moreOptionsButton").property("text")).endswith(name)
        person.use("moreOptionsButton")
    assert seen(person, "playersRow")


@uses(
    "SharePane", "ownGameName", "ownGameSentence", "saveOwnGame", "renameOwnGame",
    "deleteOwnGame", "copyLine", "pasteLine", "restoreOwnGame",
)  # fmt: skip
def sharing(person: Clicks, folder: Path) -> None:
    setup = person.game.setup
    person.use("newMatchButton")
    person.use("playersRow:more")
    person.use("moreOptionsButton")
    person.use("shareButton")
    person.use("ownGameName")
    person.write("Sunday")
    person.use("ownGameSentence")
    person.write("With five of us")
    person.use("saveOwnGame")
    assert setup.preset == "own:Sunday"
    assert (
        person.game.settings.now.ownGames["Sunday"]["sentence"] == setup.blurb == "With five of us"
    )
    assert person.game.settings.now.houseRules["arschloch"] == {"players": 5, "rounds": 5}
    person.use("ownGameName")
    person.strike("Ctrl+A")
    person.write("Friday")
    person.use("renameOwnGame")
    assert setup.preset == "own:Friday"
    person.use("ownGameName")
    person.strike("Ctrl+A")
    person.write("Sunday")
    person.use("renameOwnGame")
    person.use("copyLine")
    line = "Sunday = arschloch: players=5,rounds=5"
    assert QGuiApplication.clipboard().text() == setup.line == line
    person.use("deleteOwnGame")
    assert setup.preset == "arschloch"
    assert "Sunday" not in person.game.settings.now.ownGames
    person.use("restoreOwnGame")
    assert setup.preset == "own:Sunday"
    QGuiApplication.clipboard().setText("trouduc: jokers=2")
    person.use("pasteLine")
    assert setup.preset == "trouduc"
    rules: Any = setup.chosen[1]
    assert rules.jokers == 2
