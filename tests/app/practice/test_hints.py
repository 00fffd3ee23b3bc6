"""Hints: a bubble at the hand that plays its advice, or is closed by anything else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from by_hand import Hands
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from arschloch_gui.app.main import Program
from arschloch_gui.app.practice import judge_worker
from arschloch_gui.app.practice.hints import Hints
from arschloch_gui.app.session.advisor import Advice
from arschloch_gui.app.tour.demonstration import wait_for
from arschloch_gui.engine.actions import PASS, Give, Play
from arschloch_gui.engine.cards import Card, parse_cards

LEADING: dict[str, Any] = {
    "deal": [["7D", "8H", "KC", "KD"], ["AC", "AD"], ["9H", "10H"], ["8S", "9S"]],
    "lead": 0,
}
HIGHEST: dict[str, Any] = {
    "deal": [
        ["7D", "8D", "KC", "KD", "KH", "AS"],
        ["8C", "9C", "JC", "QD", "JD", "QC"],
        ["8H", "9H", "10H", "JH", "QH", "10C"],
        ["8S", "9S", "10S", "JS", "AC", "AD"],
    ],
    "offices": [0, 1, 2, 3],
}


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


def hints_of(hands: Hands) -> Hints:
    return hands.game.trainer.tutor.hints


def cards_of(hints: Hints) -> tuple[Card, ...]:
    """Return the cards of the advised action."""
    assert isinstance(hints.best, (Give, Play))
    return hints.best.cards


def ask(hands: Hands) -> Hints:
    """Press H and wait for the advice."""
    hands.strike("H")
    hints = hints_of(hands)
    wait_for(lambda: hints.isReady, "the advice", 1)
    hands.settle()
    wait_for(lambda: hands.find("playHintButton").hasActiveFocus(), "the keys in the bubble", 1)
    return hints


def advise_to_pass(hands: Hands) -> Hints:
    """Open a hint which says that passing is best, whatever the best player thinks."""
    hands.strike("H")
    hints = hints_of(hands)
    wait_for(lambda: hints.isReady, "the advice", 1)
    advice = hints._advice
    assert advice is not None
    at = advice.decided.legal.index(PASS)
    hints.close()
    hands.session.advisor._asked += 1  # the answer of the engine to this one comes too late
    judged, hints._judged = (
        hints._judged,
        lambda: Advice(advice.family, advice.decided, advice.ply, at, ()),
    )
    hands.strike("H")
    hints._judged = judged
    assert hints.passes
    hands.settle()
    return hints


def to_follow(hands: Hands, folder: Path) -> None:
    """Somebody has led a card that the user can beat."""
    hands.open(
        folder,
        deal=[["7D", "8H", "KC", "KD"], ["AC", "AD"], ["9H", "10H"], ["7S", "9S", "JS"]],
        lead=3,
    )
    wait_for(lambda: hands.session.turn.canPass, "the user's turn", 1)


def test_enter_plays_the_advice(hands, tmp_path):
    hands.open(tmp_path, **LEADING)
    hints = ask(hands)
    best = hints.best
    assert isinstance(best, Play)
    assert hints.advice.startswith("Play ")
    assert "Estimate" not in hints.advice
    assert hands.session.stage.holding.selection() == best.cards
    hands.strike("Return")
    wait_for(lambda: hands.session.snapshot.ply > 0, "the play", 1)
    assert not hints.isOpen
    assert not set(best.cards) & set(hands.session.snapshot.view.hand)


@pytest.mark.parametrize("focus", ["hand", pytest.param("bubble", marks=pytest.mark.long)])
def test_enter_passes_if_the_advice_is_to_pass(hands, tmp_path, focus):
    to_follow(hands, tmp_path)
    hints = advise_to_pass(hands)
    ply = hands.session.snapshot.ply
    if focus == "hand":
        hands.find("handFan").forceActiveFocus()
    hands.strike("Return")
    wait_for(lambda: hands.session.snapshot.ply > ply, "the pass", 1)
    assert not hints.isOpen
    assert len(hands.session.snapshot.view.hand) == 4


def test_a_closed_hint_to_pass_leaves_the_keys_on_pass(hands, tmp_path):
    to_follow(hands, tmp_path)
    hands.click(hands.card("KC"))
    advise_to_pass(hands)
    assert hands.session.choice.selectedCount == 0
    hands.strike("Esc")
    assert hands.find("passButton").hasActiveFocus()
    ply = hands.session.snapshot.ply
    hands.settle()
    hands.strike("Return")
    wait_for(lambda: hands.session.snapshot.ply > ply, "the pass", 1)
    assert len(hands.session.snapshot.view.hand) == 4


@pytest.mark.long
def test_esc_closes_the_hint_and_then_takes_the_cards_back(hands, tmp_path):
    hands.open(tmp_path, **LEADING)
    hints = ask(hands)
    hands.strike("Esc")
    assert not hints.isOpen
    assert hands.session.choice.selectionLegal
    hands.strike("Esc")
    assert hands.session.choice.selectedCount == 0


@pytest.mark.parametrize("touch", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_click_on_the_cloth_only_closes_the_hint(hands, tmp_path, touch):
    hands.open(tmp_path, **LEADING)
    hints = ask(hands)
    cloth = hands.spot("tableDropZone", 0.3, 0.62)
    if touch:
        finger = QTest.createTouchDevice()
        QTest.touchEvent(hands.window, finger).press(1, cloth)
        QTest.touchEvent(hands.window, finger).release(1, cloth)
    else:
        hands.click(cloth)
    assert not hints.isOpen
    assert hands.session.snapshot.ply == 0
    assert hands.session.turn.asked_ply == -1, "the cards of the hint were not played"
    assert hands.session.choice.selectionLegal


@pytest.mark.long
def test_a_click_on_another_card_closes_the_hint_and_counts(hands, tmp_path):
    hands.open(tmp_path, **LEADING)
    hints = ask(hands)
    other = next(c for c in ("7D", "KC") if not set(parse_cards([c])) & set(cards_of(hints)))
    hands.click(hands.card(other))
    assert not hints.isOpen
    assert hands.session.stage.holding.selection() == tuple(parse_cards([other]))


def test_figures_are_shown_on_request(hands, tmp_path):
    hands.open(tmp_path, **LEADING)
    hints = ask(hands)
    assert "Estimate: " in hints.figures
    assert not hands.find("hintFigures").isVisible()
    hands.strike("Right")
    assert hands.find("hintFiguresButton").hasActiveFocus()
    hands.strike("Return")
    assert hands.find("hintFigures").isVisible()
    assert hints.isOpen
    assert hands.find("playHintButton").hasActiveFocus()


@pytest.mark.long
def test_keys_that_choose_another_card_close_the_hint(hands, tmp_path):
    hands.open(tmp_path, **LEADING)
    hints = ask(hands)
    hands.strike(".")
    assert not hints.isOpen
    assert hands.session.snapshot.ply == 0


def test_the_bubble_covers_no_card_and_no_prompt(hands, tmp_path):
    to_follow(hands, tmp_path)
    ask(hands)
    bubble = hands.find("hintBubble")
    names = ("prompt", "passButton", "playButton", "hand:7D#0", "hand:KC#0", "hand:8H#0")

    def covered() -> list[str]:
        box = bubble.mapRectToScene(bubble.boundingRect())
        boxes = {n: hands.find(n).mapRectToScene(hands.find(n).boundingRect()) for n in names}
        return [name for name, other in boxes.items() if box.intersects(other)]

    # It is placed again once the cards have come to rest.
    wait_for(lambda: not covered(), "a place that covers nothing")


@pytest.mark.long
def test_a_hint_for_the_exchange_gives_a_reason_and_makes_it(hands, tmp_path):
    hands.open(tmp_path, **HIGHEST)
    hints = ask(hands)
    assert hints.advice.startswith("Give ")
    assert hands.session.choice.giftFull, "the cards of the advice are in the slots"
    given = cards_of(hints)
    hands.key(Qt.Key.Key_Return)
    wait_for(lambda: hands.session.snapshot.phase == "play", "the exchange", 1)
    assert not set(given) & set(hands.session.snapshot.view.hand)


def test_a_judged_exchange_gives_its_reason(hands, tmp_path, monkeypatch):
    """It named the cards only, although the tutor knew a reason."""
    monkeypatch.setattr(judge_worker, "PROCESSES", 0)
    monkeypatch.setattr(judge_worker, "FIRST_LOOK", 0.2)
    monkeypatch.setattr(judge_worker, "LAST_LOOK", 0.1)
    hands.game.settings.change("tutor", True)
    hands.open(tmp_path, **HIGHEST)
    wait_for(lambda: hands.game.trainer.tutor.judged is not None, "the judgement", 1)
    monkeypatch.setattr(hands.session.advisor, "ask", lambda: pytest.fail("it is judged already"))
    hints = ask(hands)
    assert "7 of diamonds" in hints.advice or "8 of diamonds" in hints.advice
    assert hints.advice.count(".") >= 3, "the advice, what is less good, and why"
    assert hints.figures.startswith("Estimate: ")


@pytest.mark.long
def test_where_only_one_play_is_left_a_hint_finds_its_cards(hands, tmp_path):
    hands.open(tmp_path, deal=[["AD"], ["AC", "KD"], ["9H", "10H"], ["8S", "9S"]], lead=0)
    hints = ask(hands)
    assert hints.advice == "Play the ace of diamonds. There is nothing else you can do."
    assert hands.session.choice.selectionLegal
