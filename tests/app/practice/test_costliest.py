"""After a round, the costliest plays are listed, with links to their moments."""

from __future__ import annotations

import pytest
from by_hand import Hands
from PySide6.QtCore import Qt

from arschloch_gui.app.main import Program
from arschloch_gui.app.practice import judge_worker
from arschloch_gui.app.tour.demonstration import Demonstration, wait_for
from arschloch_gui.coach import losses
from arschloch_gui.coach.plays import can_be_judged
from long import times

DEAL = [
    ["8D", "9C", "JH", "QS", "AS"], ["8C", "8H", "KC", "KD", "AH"],
    ["9H", "9S", "QH", "QC", "AD"], ["10S", "10C", "JS", "JD", "AC"],
]  # fmt: skip


@pytest.fixture
def hands(game: Program, qtbot, monkeypatch) -> Hands:
    monkeypatch.setattr(judge_worker, "PROCESSES", 0)
    monkeypatch.setattr(losses, "FIRST_LOOK", 0.1)
    monkeypatch.setattr(losses, "SECOND_LOOK", times(0.08, 0.04))
    return Hands(game, qtbot)


def look_at_plays(hands: Hands) -> None:
    Demonstration(hands.game, "regular").finish_round()
    wait_for(lambda: hands.find("allHandsButton") is not None, "the summary")
    hands.click(hands.spot("allHandsButton"))
    hands.click(hands.spot("page:costly"))


def test_the_worst_play_is_named_with_what_was_better_and_leads_to_its_moment(
    hands: Hands, tmp_path
):
    hands.open(tmp_path, {"rounds": 0}, lead=0, deal=DEAL)
    hands.session.turn.play_cards(["AS#0"])
    costliest = hands.game.retrospect.costliest
    look_at_plays(hands)
    wait_for(lambda: bool(costliest.rows), "the plays")
    worst = costliest.rows[0]
    assert worst["line"] == "You play the ace of spades."
    assert worst["when"] == "With 5 cards in your hand"
    assert worst["better"].startswith("Better: you play ")
    assert worst["cost"].startswith("This cost you about 0.")
    assert costliest.sentence.startswith("A rough estimate")
    wait_for(lambda: hands.find("costly:0") is not None, "the row")
    hands.window.grabWindow()
    for _ in range(12):
        if hands.window.activeFocusItem().objectName() == "costly:0":
            break
        hands.key(Qt.Key.Key_Tab)
    hands.key(Qt.Key.Key_Return)
    hindsight = hands.session.hindsight
    wait_for(lambda: hands.find("decisionList") is not None, "the decisions")
    assert hindsight.rows[hindsight.index]["line"] == worst["line"]
    hands.session.match.nextRound()
    wait_for(lambda: costliest.rows == [], "another round")


@pytest.mark.long
def test_leaving_the_round_ends_the_work(hands: Hands, tmp_path, monkeypatch):
    monkeypatch.setattr(losses, "FIRST_LOOK", 0.0001)
    hands.open(tmp_path, {"rounds": 0}, lead=0, deal=DEAL)
    hands.session.turn.play_cards(["AS#0"])
    look_at_plays(hands)
    costliest = hands.game.retrospect.costliest
    assert costliest.sentence.startswith("Checking your plays: 0 of ")
    hands.session.leave()
    assert costliest._of == ()
    hands.game.close()
    assert not costliest._background._thread.isRunning()


@pytest.mark.long
def test_games_whose_plays_are_not_judged_do_not_offer_it(hands: Hands, tmp_path):
    judged = [can_be_judged(game) for game in ("climbing", "thirteen", "seigneur", "shithead")]
    assert judged == [True, False, False, False]
    hands.open(tmp_path, preset="thirteen", deal=[["3D", "4H"], ["5D", "9C"], ["6D", "7D"], ["8D"]])
    Demonstration(hands.game).finish_round()
    wait_for(lambda: hands.find("allHandsButton") is not None, "the summary")
    pages = [each["value"] for each in hands.session.allHands.pages]
    assert "decided" in pages
    assert "costly" not in pages
