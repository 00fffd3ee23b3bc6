"""Naming, renaming and saving games of one's own, by mouse and keys in the real window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from by_hand import Hands
from PySide6.QtCore import QPointF

from arschloch_gui.app.main import Program
from arschloch_gui.app.setup.own_games import MOST_GAMES

pytestmark = pytest.mark.one_window(screen="newMatch")


class Owner(Hands):
    """A user on the page where games are saved."""

    def open_page(self) -> None:
        self.window.setProperty("page", "newMatch")
        for name in ("moreOptionsButton", "shareButton"):
            self.click(self.spot(name))
        self.spot("ownGameName")

    def type_into(self, name: str, text: str) -> None:
        self.click(self.spot(name))
        self.strike("Ctrl+A")
        self.strike("Delete")
        self.write(text)

    def save(self, name: str) -> None:
        self.type_into("ownGameName", name)
        self.click(self.spot("saveOwnGame"))

    def text(self, name: str) -> str:
        return str(self.find(name).property("text"))

    @property
    def games(self) -> dict[str, Any]:
        return dict(self.game.settings.now.ownGames)


@pytest.fixture
def owner(game: Program, qtbot) -> Iterator[Owner]:
    person = Owner(game, qtbot)
    person.open_page()
    yield person
    game.setup.choose("arschloch")


def test_a_message_leaves_what_is_typed(owner: Owner):
    """The fields used to be reset by any message, such as that the name is missing."""
    owner.type_into("ownGameSentence", "With five of us")
    owner.click(owner.spot("saveOwnGame"))
    assert owner.game.setup.message == "Give the game a name first."
    assert owner.text("ownGameSentence") == "With five of us"
    owner.type_into("ownGameName", "Sunday")
    owner.click(owner.spot("copyLine"))
    assert owner.game.setup.message
    assert owner.text("ownGameName") == "Sunday"
    owner.click(owner.spot("saveOwnGame"))
    assert owner.games["Sunday"]["sentence"] == "With five of us"


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "You already have a game called “Sunday”. Choose another name."),
        ("de", "Du hast schon ein Spiel namens „Sunday“. Nimm einen anderen Namen."),
        ("fr", "Tu as déjà un jeu qui s’appelle « Sunday ». Choisis un autre nom."),
    ],
)
def test_a_game_is_not_replaced_by_another_one_of_its_name(owner: Owner, language: str, why: str):
    """Saving under the name of another game used to replace that game without a word."""
    owner.game.setup.set("max_set", 2)
    owner.save("Sunday")
    before = owner.games["Sunday"]
    owner.game.setup.choose("trouduc")
    owner.game.settings.change("language", language)
    owner.save("Sunday")
    assert owner.game.setup.message.replace("\N{NO-BREAK SPACE}", " ") == why
    assert owner.games["Sunday"] == before
    assert owner.text("ownGameName") == "Sunday", "to be changed a little"
    owner.save("Friday")
    assert (owner.games["Sunday"], owner.games["Friday"]["preset"]) == (before, "trouduc")


def test_a_game_is_saved_again_under_its_name(owner: Owner):
    owner.save("Sunday")
    assert owner.game.setup.message == "“Sunday” was added to the list of games."
    owner.game.setup.set("max_set", 2)
    owner.click(owner.spot("saveOwnGame"))
    assert owner.game.setup.message == "“Sunday” was saved."
    assert owner.games["Sunday"]["rules"]["max_set"] == 2


def test_a_renamed_game_keeps_its_place_and_its_house_rules(owner: Owner):
    """There was no way to rename a game but to save it twice and to delete it."""
    setup, settings = owner.game.setup, owner.game.settings
    for name in ("Friday", "Saturday", "Sunday"):
        owner.save(name)
    setup.choose("own:Saturday")
    setup.set("max_set", 2)
    settings.change("lastPreset", "own:Saturday")
    settings.change("practised", {"game": "own:Saturday"})
    rules = settings.now.houseRules["own:Saturday"]
    assert not owner.find("renameOwnGame").isEnabled(), "it has this name already"
    owner.type_into("ownGameName", "Sunday")
    owner.click(owner.spot("renameOwnGame"))
    assert list(owner.games) == ["Friday", "Saturday", "Sunday"], "the name is taken"
    owner.type_into("ownGameName", "Monday")
    owner.strike("Tab")
    owner.strike("Tab")
    owner.strike("Tab")
    owner.strike("Space")
    assert setup.message == "“Saturday” is now called “Monday”."
    assert list(owner.games) == ["Friday", "Monday", "Sunday"]
    assert (setup.preset, setup.changes) == ("own:Monday", 1)
    assert settings.now.houseRules["own:Monday"] == rules
    assert "own:Saturday" not in settings.now.houseRules
    assert settings.now.lastPreset == settings.now.practised["game"] == "own:Monday"


def test_a_renamed_game_does_not_get_the_house_rules_of_a_deleted_one(owner: Owner):
    setup, settings = owner.game.setup, owner.game.settings
    for name in ("Friday", "Saturday"):
        owner.save(name)
    for name, size in (("Friday", 3), ("Saturday", 2)):
        setup.choose(f"own:{name}")
        setup.set("max_set", size)
    kept = settings.now.houseRules["own:Friday"]
    owner.click(owner.spot("deleteOwnGame"))
    setup.choose("own:Friday")
    owner.type_into("ownGameName", "Saturday")
    owner.click(owner.spot("renameOwnGame"))
    assert list(owner.games) == ["Saturday"]
    assert settings.now.houseRules["own:Saturday"] == kept
    assert kept["max_set"] == 3


def test_a_sentence_goes_with_the_game_it_was_typed_for(owner: Owner):
    for name in ("Friday", "Saturday"):
        owner.save(name)
    owner.type_into("ownGameSentence", "For two")
    owner.game.setup.choose("own:Friday")
    assert (owner.text("ownGameName"), owner.text("ownGameSentence")) == ("Friday", "")
    owner.type_into("ownGameSentence", "For three")
    owner.type_into("ownGameName", "Sunday")
    owner.click(owner.spot("renameOwnGame"))
    assert (owner.text("ownGameName"), owner.text("ownGameSentence")) == ("Sunday", "For three")


def test_the_last_game_that_there_is_room_for(owner: Owner):
    """One game too many used to be told that it had no name."""
    for number in range(MOST_GAMES):
        owner.game.setup.saveAs(f"Game {number}")
    owner.save("Sunday")
    assert f"more than {MOST_GAMES} games" in owner.game.setup.message
    assert len(owner.games) == MOST_GAMES
    owner.type_into("ownGameName", "Monday")
    owner.click(owner.spot("renameOwnGame"))
    assert "Monday" in owner.games, "renaming needs no room"


def test_a_message_below_the_edge_is_scrolled_to(owner: Owner):
    owner.game.settings.change("textScale", 2.0)
    owner.click(owner.spot("saveOwnGame"))

    def edges() -> tuple[float, float]:
        owner.window.grabWindow()
        message = owner.find("shareMessage")
        lower = message.mapToScene(QPointF(0, message.height())).y()
        return lower, owner.find("moreOptionsButton").mapToScene(QPointF(0, 0)).y()

    owner.qtbot.waitUntil(lambda: edges()[0] <= edges()[1], timeout=3000)
    assert owner.text("shareMessage") == "Give the game a name first."


def test_a_message_does_not_outlive_a_change_of_language(owner: Owner):
    owner.click(owner.spot("copyLine"))
    assert owner.text("shareMessage").startswith("Line copied")
    owner.game.settings.change("language", "de")
    assert owner.text("shareMessage") == ""


def test_what_comes_back_is_named(owner: Owner):
    owner.save("Sunday")
    owner.click(owner.spot("deleteOwnGame"))
    assert owner.text("restoreOwnGame") == "Restore “Sunday”"
    assert owner.text("ownGameName") == ""
    owner.click(owner.spot("restoreOwnGame"))
    assert list(owner.games) == ["Sunday"]
