"""The announcements at the table and their order: place, events, and last the prompt."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from event_loop import run_pending
from PySide6.QtCore import Qt

from arschloch_gui.app.tour.demonstration import items, wait_for

pytestmark = pytest.mark.one_window(screen="table")


def quiet(listener) -> None:
    """Wait for all pending announcements, and drop them."""
    if listener.session.match.active:
        listener.settle()
    listener.catch_up()
    listener.heard.clear()


@pytest.mark.own_window
@pytest.mark.parametrize("speed", [0, 5])
def test_every_turn_says_what_has_happened_and_last_what_is_wanted(listener, tmp_path, speed):
    listener.game.settings.change("speed", speed)
    listener.open(tmp_path, lead=3)
    listener.hear("Beat the")
    listener.catch_up()
    heard = " ".join(listener.heard)
    order = ["Card table.", "Arschloch, round 1", "Dora plays two sevens.", "Beat the"]
    places = [heard.index(words) for words in order]
    assert places == sorted(places)
    assert heard.rstrip().endswith("or pass.")


def test_the_same_wish_is_said_once_however_often_the_picture_is_drawn(listener, tmp_path):
    listener.open(tmp_path, lead=3)
    listener.hear("Beat the")
    quiet(listener)
    for _ in range(3):
        listener.session.stage.refresh()
        run_pending()
    listener.key(Qt.Key.Key_Home)
    listener.key(Qt.Key.Key_Space)
    listener.catch_up()
    assert listener.heard == []


def test_the_same_wish_is_said_again_on_the_next_turn(listener, tmp_path):
    deal = [["8D", "AC", "AH"], ["7D", "7H"], ["7S", "7C"], ["9D", "9H"]]
    listener.open(tmp_path, deal=deal, lead=0)
    quiet(listener)
    listener.session.turn.play_cards(["AC#0"])
    listener.hear("You take the trick. Lead anything.")


def test_undo_and_redo_say_so_and_how_it_stands(listener, tmp_path):
    listener.open(tmp_path, lead=3)
    quiet(listener)
    listener.session.turn.passTurn()
    listener.settle()
    quiet(listener)
    listener.session.match.undo()
    listener.hear("Undone. Beat the")
    quiet(listener)
    listener.session.match.redo()
    listener.hear("Redone.")


def test_a_refusal_is_said_at_once_and_every_time(listener, tmp_path):
    listener.open(tmp_path, lead=0)
    urgent: list[str] = []
    listener.game.speaker.said.connect(lambda words, now: urgent.append(words) if now else None)
    for _ in range(2):
        listener.session.turn.passTurn()
    assert urgent == ["You lead, so you must play something."] * 2


def test_every_screen_says_its_name_and_the_table_how_it_stands(listener, tmp_path):
    listener.catch_up()
    listener.open(tmp_path, lead=3)
    quiet(listener)
    names = {
        "settings": "Settings.",
        "rules": "Rules: Arschloch.",
        "newMatch": "New match.",
        "start": "Main menu.",
    }
    for screen, name in names.items():
        listener.window.setProperty("page", screen)
        listener.hear(name)
    quiet(listener)
    listener.window.setProperty("page", "table")
    listener.hear("Card table. Beat the")


def test_away_from_the_table_nothing_is_told_of_it(listener, tmp_path):
    listener.open(tmp_path, lead=3)
    listener.window.setProperty("page", "settings")
    wait_for(listener.stands, "the settings")
    quiet(listener)
    listener.session.turn.passTurn()
    listener.settle()
    listener.catch_up()
    assert listener.heard == []


def test_what_is_said_follows_the_language(listener, tmp_path):
    listener.open(tmp_path, lead=0)
    quiet(listener)
    listener.game.settings.change("language", "de")
    listener.hear("Spiel aus")


def test_a_forced_pass_that_is_spared_the_person_asks_nothing(listener, tmp_path):
    listener.game.settings.change("autoPass", True)
    deal = [["7D", "7H"], ["KD", "8H"], ["KS", "8C"], ["AD", "AH", "9H"]]
    listener.open(tmp_path, deal=deal, lead=3)
    listener.catch_up()
    heard = " ".join(listener.heard)
    assert "You pass." in heard
    assert "so you pass" not in heard


def test_messages_about_files_are_said(listener, tmp_path):
    listener.session.openRecord(str(tmp_path / "nothing.arl"))
    listener.hear("can’t be read")


def test_a_word_of_caution_is_said_before_the_mistake(listener, tmp_path):
    deal = [["8D", "AC"], ["7D", "7H"], ["7S", "7C"], ["9D", "9H"]]
    listener.open(tmp_path, {"last_card_penalty": ["A"]}, deal=deal, lead=0)
    quiet(listener)
    listener.key(Qt.Key.Key_Home)
    listener.key(Qt.Key.Key_Space)
    listener.hear("Careful")


def test_in_thirteen_cards_the_selection_says_what_it_is(listener, tmp_path):
    listener.session.newMatch("thirteen", {}, "lowest")
    listener.qtbot.waitUntil(lambda: listener.session.match.active)
    listener.settle()
    quiet(listener)
    board = listener.session.stage.board
    key = listener.session.stage.hand.rows[0].key
    listener.session.stage.holding.selected = {key}
    listener.session.choice.renew()
    listener.hear(board.remark())


def test_the_task_of_the_lowest_office_is_asked_and_told(listener, tmp_path):
    deal = [["AS"], ["7D", "8D"], ["7C", "8C"], ["7H", "8H"]]
    listener.open(tmp_path, {"social": True, "rounds": 2}, deal=deal, lead=0)
    listener.session.turn.play_cards(["AS#0"])
    listener.hear("You are now: King.")
    listener.catch_up()
    button = listener.find("courtButton")
    button.clicked.emit()
    listener.hear("Court etiquette.")
    court = listener.session.court
    assert any(court.question in said for said in listener.heard)
    listener.heard.clear()
    court.choose("floor")
    listener.hear(court.order)
    assert not any("You are now" in said for said in listener.heard)


def test_a_question_over_the_screen_is_said(listener):
    other = listener.session.otherWindow
    other._ask(Path("match.arl"))
    listener.hear("This match is being played in another window. You can play on here in a copy")
    other.dismiss()


def test_rules_that_contradict_each_other_are_said_when_they_come_and_on_the_way_in(listener):
    setup = listener.game.setup
    listener.window.setProperty("page", "newMatch")
    listener.hear("New match.")
    quiet(listener)
    setup.change({"deck": "french52", "two": "cuts", "jokers": 1, "rank_order": "2-A"})
    setup.repair.undo()
    problems = setup.property("problems")
    assert problems
    listener.hear(problems[0])
    quiet(listener)
    setup.change({"rounds": 3})
    listener.catch_up()
    assert not any(problems[0] in said for said in listener.heard), "it was said already"
    for name, words in (("start", "Main menu."), ("newMatch", f"New match. {problems[0]}")):
        listener.window.setProperty("page", name)
        listener.hear(words)
    quiet(listener)
    listener.session.dealNumber.type("seven")
    listener.hear(listener.session.dealNumber.problem)


def test_what_opens_among_the_house_rules_and_an_empty_search_are_said(listener):
    listener.window.setProperty("page", "newMatch")
    listener.hear("New match.")
    listener.click(listener.spot("moreOptionsButton"))
    listener.hear("House rules.")
    listener.click(listener.spot("ruleSearch"))
    quiet(listener)
    for letter in "xylo":
        listener.strike(letter)
        run_pending()
    assert listener.heard == ["No matching rule."], "once, however much is typed"
    listener.strike("Escape")
    listener.catch_up()
    editor = listener.find("option:missing")
    buttons: list[Any] = [each for each in items(editor) if each.inherits("QQuickAbstractButton")]
    buttons[0].click()
    listener.hear(" to choose from.")
    buttons[0].click()
    listener.hear(editor.property("shown"))
    listener.click(listener.spot("shareButton"))
    listener.hear("Save and share.")
    listener.click(listener.spot("moreOptionsButton"))
    listener.click(listener.spot("moreOptionsButton"))
    listener.hear("Players and length.")
