"""The accessibility tree has everything that the window shows, and nothing else."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from accessible_tree import Role, faults, tree
from by_hand import stands
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtQuick import QQuickWindow
from window_states import STATES

from arschloch_gui.app.main import Program
from arschloch_gui.app.setup.gallery import tiles
from arschloch_gui.app.tour.demonstration import Demonstration, Stuck, wait_for
from arschloch_gui.languages import LANGUAGES
from long import mostly_long, times

pytestmark = pytest.mark.one_window(screen="table")

FIRST = {"offices": [0, 1, 2, 3]}
LAST = {"offices": [1, 2, 3, 0]}
ONE_CARD_EACH = [["AC"], ["8C", "9C"], ["8D", "9D"], ["8H", "9H"]]


def shown(game: Program, screen: str) -> None:
    game.window.setProperty("page", screen)
    wait_for(lambda: stands(game.window), screen)


def assert_whole(window: QQuickWindow, what: str = "the window") -> None:
    """Wait until the tree has all that the window shows; if it does not, fail with what differs."""
    with suppress(Stuck):
        wait_for(lambda: not faults(window), f"the tree of {what}")
    assert faults(window) == [], what


@pytest.mark.parametrize("language", mostly_long(LANGUAGES, normal=["de"]))
def test_screens_are_whole_in_the_tree(build_game, language):
    game = build_game(language=language)
    for screen in ("start", "newMatch", "settings", "rules", "about"):
        shown(game, screen)
        assert_whole(game.window, screen)


def test_every_house_rule_is_whole_in_the_tree(listener):
    for preset in times(("daifugo",), ("arschloch", "daifugo", "shithead")):
        shown(listener.game, "start")
        listener.game.setup.choose(preset)
        shown(listener.game, "newMatch")
        listener.find("newMatchScreen").setProperty("rulesOpen", True)
        wait_for(listener.stands, "the house rules")
        assert_whole(listener.window, preset)


@pytest.mark.parametrize(
    "game_key",
    mostly_long([str(tile["value"]) for tile in tiles()], normal=["arschloch", "shithead"]),
)
def test_every_table_is_whole_in_the_tree(listener, game_key):
    demo = Demonstration(listener.game)
    demo.begin(game_key, {})
    listener.key(Qt.Key.Key_L)
    assert_whole(listener.window)
    demo.act()
    assert faults(listener.window) == []


DECISIONS: dict[str, tuple[dict[str, object], dict[str, Any], str]] = {
    "gift": ({}, FIRST, "Give 2 cards to Dora."),
    "ask": ({"exchange": "ask"}, FIRST, "Ask Dora for a rank."),
    "proposal": ({"exchange": "negotiate"}, FIRST, "Make a deal with Dora."),
    "offer": (
        {"exchange": "negotiate"},
        {**LAST, "deal": [["AD", "AC", "AH", "AS", "KS"], ["10D", "10C", "KD"], ["JD"], ["7D"]]},
        "Ben makes you an offer.",
    ),
    "putsch": ({"putsch": True}, LAST, "Will you try a putsch? No cards are exchanged."),
    "pass_left": ({"exchange": "none", "pass_left": 1}, FIRST, "Pass one card to Ben."),
}


@pytest.mark.parametrize("kind", mostly_long(DECISIONS, normal=["ask", "offer", "pass_left"]))
def test_every_decision_is_said_once_and_whole_in_the_tree(listener, tmp_path, kind):
    rules, deal, sentence = DECISIONS[kind]
    listener.open(tmp_path, rules, **deal)
    listener.hear(sentence)
    assert faults(listener.window) == []
    listener.session.stage.refresh()
    listener.catch_up()
    assert sum(sentence in said for said in listener.heard) == 1


def test_an_offer_says_what_it_brings_and_costs(listener, tmp_path):
    rules, deal, _ = DECISIONS["offer"]
    listener.open(tmp_path, rules, **deal)
    listener.hear("You would get")
    offer = listener.session.decision.offerSentence
    assert offer in tree(listener.window).names(Role.StaticText)


def test_what_is_asked_back_is_said(listener, tmp_path):
    deal = [["8D", "AD", "AC", "AH"], ["10D", "10C", "KD"], ["JD", "JC", "KC"], ["QD", "QC", "QH"]]
    listener.open(tmp_path, {"illegal_play_penalty": True}, deal=deal, lead=3)
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Space):
        listener.key(key)
    listener.session.turn.playSelection()
    listener.hear("The others will notice. Play it anyway?")
    assert faults(listener.window) == []


def test_what_a_wild_card_may_mean_is_asked_aloud(listener, tmp_path):
    seats = {"players": 5, "rounds": 1, "start_card_must_be_played": False}
    deal = [["5H", "*R", "KD", "KC", "9C"], ["4C"], ["4S"], ["6S"], ["7D"]]
    header = {"format": "arschloch-match", "version": 1, "preset": "daifugo", "rules": seats}
    header |= {"seats": ["You", "Ben", "Cleo", "Dora", "Emil"], "seed": 1}
    path = tmp_path / "daifugo.arl"
    path.write_text(
        "".join(json.dumps(line) + "\n" for line in (header, {"deal": deal, "lead": 0})),
        "utf-8",
        newline="\n",
    )
    listener.session.openRecord(str(path))
    listener.hear("Lead anything, or pass.")
    listener.session.turn.play_cards(["5H#0", "*R#0"])
    listener.hear(
        "What does the red joker stand for? Your 2 cards are played as soon as you choose."
    )
    assert_whole(listener.window)
    assert "5 of spades" in tree(listener.window).find(Role.Dialog).names(Role.Button)


@pytest.mark.parametrize(("rounds", "screen"), [(0, "round"), (1, "match")])
def test_the_end_is_said_with_ones_own_office_and_whole_in_the_tree(
    listener, tmp_path, rounds, screen
):
    listener.open(tmp_path, {"rounds": rounds}, deal=ONE_CARD_EACH, lead=0)
    listener.session.turn.play_cards(["AC#0"])
    listener.hear("You are now: King.")
    if screen == "match":
        listener.hear("You finish the match in first place, with 3 points.")
    wait_for(listener.stands, "the summary")
    assert_whole(listener.window)
    root = tree(listener.window)
    lines = root.find(Role.Dialog).names(Role.ListItem)
    assert len(lines) == 4
    if screen == "round":
        assert any("left over: 9 of" in line or "left over: 8 of" in line for line in lines)


def test_all_hands_are_whole_in_the_tree(listener, tmp_path):
    listener.open(tmp_path, {"rounds": 0}, deal=ONE_CARD_EACH, lead=0)
    listener.session.turn.play_cards(["AC#0"])
    listener.qtbot.waitUntil(lambda: listener.find("allHandsButton") is not None)
    listener.click(listener.spot("allHandsButton"))
    listener.hear("All hands")
    assert_whole(listener.window)
    lines = tree(listener.window).find(Role.List, "All hands").names(Role.ListItem)
    assert len(lines) == 4
    assert lines[0] == "You, King. Ace of clubs"
    listener.session.allHands.look("left")

    def own_hand() -> str:
        return tree(listener.window).find(Role.List, "All hands").names(Role.ListItem)[0]

    wait_for(lambda: own_hand() == "You, King. No cards", "the hands at the end")


@pytest.mark.long
def test_decisions_and_their_options_are_whole_in_the_tree(listener, tmp_path):
    demonstration = Demonstration(listener.game, "lowest")
    demonstration.begin("trouduc", {"players": 4}, "lowest")
    demonstration.finish_round()
    listener.qtbot.waitUntil(lambda: listener.find("allHandsButton") is not None)
    listener.click(listener.spot("allHandsButton"))
    listener.click(listener.spot("page:decided"))
    hindsight = listener.session.hindsight
    listener.qtbot.waitUntil(lambda: 0 in hindsight._heard)
    assert len(hindsight.rows) > 30, "more than fit on the page"

    def rows() -> list[str]:
        pane = tree(listener.window).find(Role.List, "Decisions of this round")
        return pane.names(Role.ListItem)

    # Both grow: the signs of one's own decisions arrive gradually, and so do the entries.
    listener.qtbot.waitUntil(lambda: rows() == [row["told"] for row in hindsight.rows])
    assert faults(listener.window) == []
    root = tree(listener.window)
    options = root.find(Role.List, hindsight.sentence).names(Role.ListItem)
    assert options == [option["told"] for option in hindsight.options]


def test_slots_name_their_cards(listener, tmp_path):
    listener.open(tmp_path, {}, **FIRST)
    texts = tree(listener.window).names(Role.StaticText)
    assert {"Card 1 of 2: not chosen yet", "Card 2 of 2: not chosen yet"} <= set(texts)
    listener.key(Qt.Key.Key_Home)
    listener.key(Qt.Key.Key_Space)
    wait_for(lambda: bool(listener.session.choice.giftNames[0]), "the selected card")
    told = f"Card 1 of 2: {listener.session.choice.giftNames[0]}"
    wait_for(lambda: told in tree(listener.window).names(Role.StaticText), told)


def test_a_card_says_its_name_its_place_and_what_can_be_done(listener, tmp_path):
    listener.open(tmp_path, lead=0)
    cards = tree(listener.window).find(Role.List, "Your hand")
    assert cards.names(Role.CheckBox)[0] == "8 of diamonds, playable, 1 of 5"
    assert [c.name.rpartition(", ")[2] for c in cards.children] == [
        f"{n} of 5" for n in range(1, 6)
    ]
    listener.key(Qt.Key.Key_Home)
    listener.key(Qt.Key.Key_Space)
    first = tree(listener.window).find(Role.List, "Your hand").children[0]
    assert first.name == "8 of diamonds, selected, playable, 1 of 5"
    assert first.checked


@pytest.mark.parametrize(
    ("language", "trick", "own"),
    [
        ("en", "Trick", "You played the 8 of diamonds"),
        ("de", "Stich", "Du hast die Karo-8 gespielt"),
        ("fr", "Pli", "Tu as joué le 8 de carreau"),
    ],
)
def test_own_plays_are_grammatical_and_lie_where_they_are_seen(
    listener, tmp_path, language, trick, own
):
    listener.game.settings.change("language", language)
    listener.game.settings.change("speed", 3)
    listener.open(tmp_path, lead=0)
    listener.session.turn.play_cards(["8D#0"])
    listener.qtbot.waitUntil(lambda: bool(listener.session.stage.trick_plays))
    play = tree(listener.window).find(Role.List, trick).children[0]
    assert play.name == own
    assert min(play.rect.width(), play.rect.height()) > 50


@pytest.mark.own_window
def test_tiles_are_children_of_the_games_in_the_order_on_screen(game):
    assert_whole(game.window)
    games = tree(game.window).find(Role.Grouping, "Games")
    named = [str(tile["text"]) for tile in tiles()]
    assert [tile.name for tile in games.children] == named
    origin = game.window.position()
    for tile in games.children:
        at = tile.item.mapToScene(QPointF(0, 0))
        place = QRectF(at.x(), at.y(), tile.item.width(), tile.item.height()).toRect()
        assert tile.rect.translated(-origin).intersected(place).width() >= place.width() - 2
    order = [(tile.rect.y(), tile.rect.x()) for tile in games.children]
    assert order == sorted(order)


def test_a_spin_button_is_set_by_its_value(game):
    shown(game, "newMatch")
    spin_button = tree(game.window).find(Role.SpinBox, "Players")
    assert spin_button.value == (3, 4, 8)
    spin_button.item.setProperty("value", 5)
    wait_for(lambda: game.setup.players == 5, "the number of players")

    def value() -> object:
        return tree(game.window).find(Role.SpinBox, "Players").value

    wait_for(lambda: value() == (3, 5, 8), "the value for screen readers")


def test_the_face_that_is_worn_is_checked(game):
    shown(game, "settings")
    faces = tree(game.window).find(Role.Grouping, "Your face")
    checked = [face.name for face in faces.walk() if face.checked]
    assert checked == ["Face 1"]


@pytest.mark.parametrize("name", mostly_long(sorted(STATES), normal=["matches"]))
def test_every_state_of_the_window_is_whole_in_the_tree(listener, tmp_path, name):
    STATES[name](listener, tmp_path)
    assert_whole(listener.window)
