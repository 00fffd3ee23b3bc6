"""The user's own games keep their name, and leave those that they were made from unchanged."""

from __future__ import annotations

import pytest
from app.setup.test_own_games_by_hand import Owner
from begun_matches import Table
from by_hand import Hands
from PySide6.QtGui import QGuiApplication
from window_states import show

from arschloch_gui.app.files import paths
from arschloch_gui.app.files.opening import waiting_match
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.library.matches import Matches
from arschloch_gui.app.main import Program
from arschloch_gui.app.setup.own_games import MOST_GAMES, OwnGames, picture_of
from arschloch_gui.app.setup.rules_line import read_named_line, rules_line
from arschloch_gui.app.setup.setup import MatchSetup
from arschloch_gui.app.tour.demonstration import Demonstration, wait_for
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.options import with_values


def test_a_saved_game_leaves_the_one_it_was_made_from_as_it_was(setup, settings):
    setup.set("max_set", 2)
    setup.set("players", 6)
    setup.saveAs("Small")
    setup.choose("arschloch")
    rules = setup.chosen[1]
    assert rules == presets()["arschloch"].for_players(6).lasting(5)
    assert (setup.changes, setup.players) == (0, 6)
    again = MatchSetup(settings, Table())
    again.choose("own:Small")
    assert again.chosen[1].changed_from(rules) == {"max_set": 2}


def test_a_copy_of_ones_own_game_leaves_that_as_it_was(setup):
    setup.set("max_set", 2)
    setup.saveAs("Small")
    setup.set("max_set", 1)
    setup.saveAs("Tiny")
    setup.choose("own:Small")
    assert (setup.changes, setup.chosen[1].max_set) == (0, 2)


def test_a_match_is_begun_with_the_name_of_the_game(setup, table):
    setup.start()
    setup.saveAs("Sunday")
    setup.start()
    assert table.named == ["", "Sunday"]


def test_a_game_has_a_sentence_of_its_rules_or_of_its_owner(setup):
    setup.saveAs("Plain")
    assert setup.blurb == "Your own game, based on Arschloch."
    setup.set("max_set", 2)
    setup.saveAs("Small")
    assert setup.blurb.startswith("Your own game, based on Arschloch. ")
    assert ": 2" in setup.blurb
    setup.saveAs("Small", "  As we play  at Grandma’s. ")
    assert setup.blurb == setup.sentence == "As we play at Grandma’s."
    assert [each["help"] for each in setup.variants if each["text"] == "Small"] == [setup.blurb]
    setup.choose("trouduc")
    assert setup.sentence == ""


def test_games_have_pictures_of_their_own(setup):
    setup.saveAs("Sunday")
    assert setup.picture == picture_of("Sunday") != picture_of("Monday")
    setup.choose("arschloch")
    assert setup.picture == "arschloch"


@pytest.mark.parametrize("name", ["Sunday", "a = b", "trouduc: 3 = arschloch", "= ="])
def test_a_line_brings_the_name_of_the_game(name):
    rules = presets()["trouduc"].for_players(5)
    line = rules_line("trouduc", rules, name)
    assert read_named_line(line) == (name, "trouduc", rules)
    assert read_named_line(rules_line("trouduc", rules)) == ("", "trouduc", rules)


def test_a_line_with_a_name_becomes_a_game_and_replaces_none(setup, settings):
    setup.read_line("Sunday = trouduc: jokers=2")
    assert (setup.preset, setup.presetName) == ("own:Sunday", "Sunday")
    assert setup.line == "Sunday = trouduc: jokers=2"
    setup.copyLine()
    setup.choose("arschloch")
    setup.pasteLine()
    assert QGuiApplication.clipboard().text() == "Sunday = trouduc: jokers=2"
    assert setup.preset == "own:Sunday", "the same game once more"
    setup.read_line("Sunday = arschloch: max_set=2")
    assert (setup.presetName, setup.chosen[0]) == ("Sunday 2", "arschloch")
    assert settings.now.ownGames["Sunday"]["preset"] == "trouduc"
    assert settings.now.houseRules.get("trouduc", {}) == {}


def test_the_rules_of_a_line_apply_where_there_is_no_room_for_another_game(setup, settings):
    own = OwnGames(settings)
    for number in range(MOST_GAMES):
        own.save(f"Game {number}", "arschloch", presets()["arschloch"])
    setup.read_line("Sunday = trouduc: jokers=2")
    assert (setup.preset, setup.chosen[1].jokers) == ("trouduc", 2)


def test_a_played_game_has_its_name_everywhere(game: Program, qtbot, own_folders):
    """From the header of the table to the list, the start screen, the rules and the statistics."""
    hands = Hands(game, qtbot)
    game.setup.saveAs("Sunday")
    with qtbot.waitSignal(game.session.matchStarted):
        game.setup.start()
    assert game.session.match.property("presetName") == "Sunday"
    game.rules_help.open("")
    assert game.rules_help.game == "Sunday"
    with qtbot.waitSignal(game.session.matchStarted):
        game.session.dealAgain()
    assert game.session.match.property("presetName") == "Sunday", "the same deal once more"
    show(hands, "start")
    assert game.session.files.property("resumeSentence").startswith("Sunday, round 1, with ")
    matches: Matches = game.matches
    matches.look()
    wait_for(lambda: len(matches.model.rows) == 2, "the list")
    assert {(row.name, row.picture) for row in matches.model.rows} == {
        ("Sunday", picture_of("Sunday"))
    }
    store = MatchStore(paths.matches_folder())
    assert waiting_match(store).game == "Sunday", "and it is known at the next start"


def test_what_was_played_of_a_renamed_game_has_the_new_name(game: Program, qtbot, own_folders):
    """Matches, regulars' tables and the statistics used to keep the old one."""
    owner = Owner(game, qtbot)
    owner.open_page()
    game.setup.change({"players": 3, "rounds": 2})
    owner.save("Sunday")
    game.regulars.create()
    game.setup.start()
    wait_for(lambda: game.session.match.active, "the match")
    demonstration = Demonstration(game)
    demonstration.wait_for_decision()
    demonstration.finish_round()
    wait_for(lambda: game.statistics.careerLine != "", "the round counted")
    owner.open_page()
    owner.type_into("ownGameName", "Monday")
    owner.click(owner.spot("renameOwnGame"))
    assert game.session.match.presetName == "Monday"
    show(owner, "statistics")
    assert [each["text"] for each in game.statistics.games] == ["All games", "Monday"]
    owner.click(owner.spot("statisticsGame:arschloch/Monday"))
    assert game.statistics.lines[0].startswith("1 round")
    show(owner, "regulars")
    assert game.regulars.game.startswith("Monday")
    show(owner, "matches")
    wait_for(lambda: len(game.matches.model.rows) == 1, "the list")
    [row] = game.matches.model.rows
    assert (row.name, row.picture) == ("Monday", picture_of("Monday"))
    game.session.leave()
    show(owner, "start")
    assert game.session.files.resumeSentence.startswith("Monday, round 1, with ")
    assert waiting_match(MatchStore(paths.matches_folder())).game == "Sunday", "as it was set up"
    owner.open_page()
    owner.type_into("ownGameName", "Friday")
    owner.click(owner.spot("renameOwnGame"))
    assert [row.name for row in game.matches.model.rows] == ["Friday"], "renamed twice"
    assert game.session.files.resumeSentence.startswith("Friday, round 1, with ")
    assert game.regulars.game.startswith("Friday")
    show(owner, "statistics")
    assert game.statistics.game == "arschloch/Friday", "still the game chosen"
    assert game.statistics.lines[0].startswith("1 round")
    show(owner, "start")
    owner.click(owner.spot("continueButton"))
    wait_for(lambda: game.session.match.active, "the match again")
    assert game.session.match.presetName == "Friday"
    game.session.leave()
    owner.open_page()
    owner.type_into("ownGameName", "Sunday")
    owner.click(owner.spot("renameOwnGame"))
    assert [row.name for row in game.matches.model.rows] == ["Sunday"], "and back"
    assert "Sunday" not in game.settings.now.renamedGames


def test_another_game_of_the_former_name_has_that_name(settings):
    own = OwnGames(settings)
    rules = presets()["arschloch"]
    own.rename(own.save("Sunday", "arschloch", rules), "Monday")
    assert settings.now.game_called("Sunday") == "Monday"
    own.save("Monday", "arschloch", with_values(rules, {"max_set": 2})[0])
    assert settings.now.game_called("Sunday") == "Monday", "saved again"
    own.save("Sunday", "arschloch", rules)
    assert settings.now.game_called("Sunday") == "Sunday"


def test_a_restored_game_has_its_own_name(settings):
    own = OwnGames(settings)
    rules = presets()["arschloch"]
    own.forget(own.save("Sunday", "arschloch", rules))
    own.rename(own.save("Sunday", "arschloch", rules), "Monday")
    assert own.name_of(own.restore()) == "Sunday"
    assert settings.now.game_called("Sunday") == "Sunday"
