"""The decisions of the house rules at the real table, by click, by drag and by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from by_hand import Hands
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt

from arschloch_gui.app.games.climbing.table import ClimbingTable
from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import wait_for
from arschloch_gui.engine.actions import Ask, Declare
from arschloch_gui.engine.cards import format_card
from arschloch_gui.languages import LANGUAGES

pytestmark = pytest.mark.one_window(screen="table")

FIRST = {"offices": [0, 1, 2, 3]}
LAST = {"offices": [1, 2, 3, 0]}
"""The person in the highest and in the lowest position."""


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    game.settings.change("autoPass", False)
    return Hands(game, qtbot)


def answered(hands: Hands, ply: int) -> None:
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.ply > ply)
    hands.settle()


def test_a_rank_is_asked_for_by_click_and_a_denied_one_is_struck_out(hands, tmp_path):
    hands.open(tmp_path, {"exchange": "ask"}, **FIRST)
    assert hands.find("prompt").isVisible() is False
    hands.click(hands.spot("rank:A"))
    answered(hands, 0)
    tile = hands.find("rank:A")
    assert not tile.isEnabled()
    assert hands.session.decision.kind == "ask"
    hands.click(hands.spot("choice:stop"))
    hands.qtbot.waitUntil(lambda: hands.session.decision.kind != "ask")


def test_a_rank_is_asked_for_by_its_key_or_by_arrows(hands, tmp_path):
    hands.game.settings.change("letters", "de")
    hands.open(tmp_path, {"exchange": "ask"}, **FIRST)
    hands.key(Qt.Key.Key_D)
    answered(hands, 0)
    due = hands.session.snapshot.view.due[0]
    assert due.about.got == 1
    hands.key(Qt.Key.Key_Right)
    hands.key(Qt.Key.Key_Return)
    answered(hands, 1)
    assert hands.session.snapshot.ply == 2


def test_arrows_lead_from_the_ranks_to_the_button_below_and_back(hands, tmp_path):
    """End used to move along the hand, and only Tab reached “That’s enough”."""
    hands.open(tmp_path, {"exchange": "ask"}, **FIRST)
    hands.qtbot.waitUntil(lambda: hands.window.activeFocusItem().objectName().startswith("rank:"))
    first = hands.window.activeFocusItem()
    hands.key(Qt.Key.Key_End)
    assert hands.window.activeFocusItem().objectName() == "rank:A"
    hands.key(Qt.Key.Key_Home)
    assert hands.window.activeFocusItem() == first
    hands.key(Qt.Key.Key_End)
    hands.key(Qt.Key.Key_Down)
    assert hands.find("choice:stop").hasActiveFocus()
    hands.key(Qt.Key.Key_Up)
    assert hands.window.activeFocusItem().objectName() == "rank:A"


def test_a_hint_leads_the_keys_to_the_rank_to_be_asked_for(hands, tmp_path):
    """The hint named the rank, but the focus used to be on the first one."""
    hands.open(tmp_path, {"exchange": "ask"}, **FIRST)
    hands.strike("H")
    hints = hands.game.trainer.tutor.hints
    hands.qtbot.waitUntil(lambda: isinstance(hints.best, Ask), timeout=30_000)
    hands.settle()
    name = f"rank:{hints.best.rank}"
    hands.strike("Esc")
    hands.qtbot.waitUntil(lambda: hands.window.activeFocusItem().objectName() == name)
    assert name != "rank:7", "not where the keys are without it"


def test_a_proposal_is_made_of_dragged_cards_and_ranks(hands, tmp_path):
    hands.open(tmp_path, {"exchange": "negotiate"}, **FIRST)
    hands.drag(hands.card("8D"), hands.spot("giftSlot:0"))
    hands.click(hands.card("9D"))
    assert hands.session.choice.giftFull
    assert not hands.find("giveButton").isEnabled()
    hands.click(hands.spot("rank:K"))
    hands.key(Qt.Key.Key_7)
    assert hands.session.decision.wanted == ["K", "7"]
    hands.click(hands.spot("wantedSlot:1"))
    assert hands.session.decision.wanted == ["K"]
    hands.key(Qt.Key.Key_Q)
    hands.click(hands.spot("giveButton"))
    answered(hands, 0)


ALL_THE_ACES = [["AD", "AC", "AH", "AS", "KS"], ["10D", "10C", "KD"], ["JD", "JC"], ["7D", "7C"]]


@pytest.mark.parametrize("key", ["accept", "refuse"])
def test_an_offer_is_answered(hands, tmp_path, key):
    hands.open(tmp_path, {"exchange": "negotiate"}, deal=ALL_THE_ACES, **LAST)
    assert hands.session.decision.offered
    ply = hands.session.snapshot.ply
    hands.click(hands.spot(f"choice:{key}"))
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.ply > ply)


def test_an_offer_is_countered_and_the_counter_taken_back(hands, tmp_path):
    hands.open(tmp_path, {"exchange": "negotiate"}, **LAST)
    hands.click(hands.spot("choice:counter"))
    assert hands.session.choice.giftCount == 2
    hands.click(hands.spot("choice:back"))
    assert hands.session.choice.giftCount == 0
    assert hands.session.decision.offered


def test_a_putsch_is_declared_only_by_going_to_its_button(hands, tmp_path):
    hands.open(tmp_path, {"putsch": True}, **LAST)
    hands.qtbot.waitUntil(lambda: hands.find("choice:decline").hasActiveFocus())
    hands.key(Qt.Key.Key_Right)
    hands.key(Qt.Key.Key_Return)
    answered(hands, 0)
    assert dict(hands.session.snapshot.view.marks)["putsch"] == 0


def test_enter_alone_leaves_a_putsch_be(hands, tmp_path):
    hands.open(tmp_path, {"putsch": True}, **LAST)
    hands.qtbot.waitUntil(lambda: hands.find("choice:decline").hasActiveFocus())
    hands.key(Qt.Key.Key_Return)
    answered(hands, 0)
    assert "putsch" not in dict(hands.session.snapshot.view.marks)


WEAK = [["7D", "8H", "9C"], ["AC", "KC", "KD"], ["AD", "QC", "QD"], ["JC", "JD", "10S"]]


def test_the_summary_says_why_everybody_keeps_the_position_after_a_putsch(
    hands, tmp_path, monkeypatch
):
    monkeypatch.setattr(ClimbingTable, "binding", lambda self, stage: "Suits locked")
    hands.open(tmp_path, {"putsch": True, "rounds": 3}, deal=WEAK, **LAST)
    hands.qtbot.waitUntil(lambda: hands.find("choice:decline").hasActiveFocus())
    hands.key(Qt.Key.Key_Right)
    hands.key(Qt.Key.Key_Return)
    answered(hands, 0)
    assert hands.find("bindingBadge").isVisible()
    while not hands.session.stage.round_is_over:
        ply = hands.session.snapshot.ply
        if hands.session.turn.canPass:
            hands.strike("P")
        else:
            hands.strike("Home")
            hands.strike("Space")
            hands.strike("Return")
        hands.qtbot.waitUntil(lambda ply=ply: hands.session.snapshot.ply > ply)
        hands.qtbot.waitUntil(lambda: hands.session.stage.round_is_over or hands.session.turn.waits)
    hands.qtbot.waitUntil(
        lambda: (found := hands.find("roundSummary")) is not None and found.isVisible()
    )
    said = hands.find("roundSummary").property("subtitle")
    assert "Your putsch fails: everyone keeps their position." in said
    assert not hands.find("bindingBadge").isVisible()


JESTERS = [["*", "*", "9"], ["12", "5", "4"], ["11", "3", "2"], ["12", "11", "10"]]


@pytest.mark.parametrize(("offices", "turned"), [(FIRST, False), (LAST, True)])
def test_both_jesters_call_a_revolution(hands, tmp_path, offices, turned):
    hands.open(tmp_path, {}, preset="dalmuti", deal=JESTERS, **offices)
    assert hands.session.decision.kind == "revolution"
    hands.qtbot.waitUntil(lambda: hands.find("choice:decline").isVisible())
    hands.click(hands.spot("choice:revolution"))
    answered(hands, 0)
    before = tuple(offices["offices"])
    assert hands.session.snapshot.view.offices == (before[::-1] if turned else before)
    assert hands.session.stage.offices == hands.session.snapshot.view.offices
    assert not hands.session.snapshot.view.given


def test_enter_alone_lets_the_taxes_be_paid(hands, tmp_path):
    hands.open(tmp_path, {}, preset="dalmuti", deal=JESTERS, **FIRST)
    hands.qtbot.waitUntil(lambda: hands.find("choice:decline").hasActiveFocus())
    hands.key(Qt.Key.Key_Return)
    answered(hands, 0)
    assert hands.session.snapshot.view.given


def test_cards_are_passed_to_the_left_by_keys(hands, tmp_path):
    hands.open(tmp_path, {"exchange": "none", "pass_left": 1}, **FIRST)
    assert "Ben" in hands.session.decision.heading
    hands.key(Qt.Key.Key_Home)
    hands.key(Qt.Key.Key_Space)
    hands.key(Qt.Key.Key_Return)
    answered(hands, 0)


def test_a_hint_lays_out_the_card_to_be_passed_on(hands, tmp_path):
    hands.open(tmp_path, {"exchange": "none", "pass_left": 1}, **FIRST)
    hands.strike("H")
    hands.qtbot.waitUntil(lambda: hands.session.choice.giftFull)
    hands.key(Qt.Key.Key_Return)
    hands.key(Qt.Key.Key_Return)
    answered(hands, 0)


def test_cards_are_passed_one_by_one_the_one_just_received_too(hands, tmp_path):
    rules = {"exchange": "none", "pass_left": 2, "pass_left_order": "one_by_one"}
    hands.open(tmp_path, rules, **FIRST)
    decision = hands.session.decision
    assert hands.session.snapshot.view.due[0].about.count == 1
    assert "1" in decision.hint
    assert "2" in decision.hint
    hands.drag(hands.card("8D"), hands.spot("giftSlot:0"))
    hands.click(hands.spot("giveButton"))
    answered(hands, 0)
    assert decision.kind == "pass_left"
    assert decision.hint.count("2") == 2, "the second of two"
    received = hands.session.snapshot.view.given[-1].cards
    assert hands.session.stage.holding.received
    hands.click(hands.card(format_card(received[0])))
    hands.click(hands.spot("giveButton"))
    hands.qtbot.waitUntil(lambda: hands.session.table.phase == "play")
    hands.settle()
    first, back, again, last = hands.session.snapshot.view.given
    assert (back.cards, again.cards) == (received, received)
    assert {first.taker, again.taker} == {1}
    assert {back.giver, last.giver} == {3}
    assert len(hands.session.stage.holding.cards) == 5


RUN_OF_THREE = [["9H", "AC", "QD"], ["JS", "JD", "KC"], ["7H", "JC", "KH"], ["8H", "QC", "AS"]]


@pytest.mark.parametrize("keep", [True, False])
def test_three_in_a_row_let_a_card_be_thrown_away_or_kept(hands, tmp_path, keep):
    hands.open(tmp_path, {"run_of_three_bonus": True}, deal=RUN_OF_THREE, lead=2)
    hands.click(hands.card("9H"))
    hands.click(hands.spot("playButton"))
    hands.qtbot.waitUntil(lambda: hands.session.decision.kind == "run_bonus")
    hands.settle()
    if keep:
        hands.click(hands.spot("choice:keep"))
    else:
        hands.drag(hands.card("QD"), hands.spot("giftSlot:0"))
        hands.click(hands.spot("giveButton"))
    hands.qtbot.waitUntil(lambda: hands.session.decision.kind == "")
    assert (hands.find("hand:QD#0") is not None) == keep
    assert ("QD" in hands.session.table.outOfPlay) != keep


STRICT = [["8D", "AD", "AC", "AH"], ["10D", "10C", "KD"], ["JD", "JC", "KC"], ["QD", "QC", "QH"]]


def test_a_strict_table_asks_back_before_an_illegal_play(hands, tmp_path):
    hands.open(tmp_path, {"illegal_play_penalty": True}, deal=STRICT, lead=3)
    before = hands.session.snapshot.ply
    hands.click(hands.card("8D"))
    assert hands.session.choice.notice
    hands.click(hands.spot("playButton"))
    assert hands.session.decision.kind == "dare"
    assert hands.session.snapshot.ply == before
    hands.key(Qt.Key.Key_Return)
    assert hands.session.decision.kind == ""
    hands.click(hands.spot("playButton"))
    hands.click(hands.spot("choice:dare"))
    hands.qtbot.waitUntil(lambda: hands.session.table.phase == "match_over")
    assert hands.session.stage.rounds[-1].offices[-1] == 0


def test_a_forbidden_last_card_is_warned_of_before_the_mistake(hands, tmp_path):
    hands.open(
        tmp_path, {"last_card_penalty": ["A"]}, deal=[["8D", "8C", "AC"], *STRICT[1:]], lead=0
    )
    hands.click(hands.card("8D"))
    assert hands.session.choice.notice == ""
    hands.click(hands.card("8C"))
    assert "aces" in hands.session.choice.notice
    assert hands.session.choice.selectionLegal


def test_an_open_hand_and_cards_out_of_play_are_on_show(hands, tmp_path):
    deal = [["8D", "9C", "QD", "KD"], ["AD", "AH", "AC", "AS"], ["7H", "JC", "KH", "9D"],
            ["7D", "7C", "JH", "10D"]]  # fmt: skip
    hands.open(tmp_path, {"top_announce": True, "missing": ["10S", "10H"]}, deal=deal, lead=0)
    assert hands.session.stage.seats.rows[1].open_hand == ("AD", "AC", "AH", "AS")
    assert hands.find("outOfPlay").isVisible()
    assert hands.session.table.outOfPlay == ["10S", "10H"]


def test_cards_out_of_play_keep_clear_of_the_hat_below(hands, tmp_path):
    hands.open(tmp_path, {"exchange": "none", "missing": ["10S", "10H"]}, **FIRST)
    listed, hat = (_room(hands.find(name)) for name in ("outOfPlay", "insignia:2"))
    assert listed.left() < hat.right(), "one above the other"
    assert hat.left() < listed.right()
    assert listed.bottom() <= hat.top()


def _room(item):
    return item.mapRectToScene(item.boundingRect())


def test_a_revolution_turns_the_ladder_and_the_hand(hands, tmp_path):
    deal = [["8D", "8C", "8H", "8S", "KS", "7S"], ["10D", "10C", "KD"], ["JD", "JC", "KC"],
            ["9D", "7C", "KH"]]  # fmt: skip
    hands.open(tmp_path, {"revolution": "four"}, deal=deal, lead=0)
    before = hands.session.table.ladder
    hands.double_click(hands.card("8D"))
    answered(hands, 0)
    assert hands.session.table.ladder == before[::-1]
    assert [row.card for row in hands.session.stage.hand.rows] == ["KS", "7S"]


def test_a_double_click_answers_a_run_with_a_run(hands, tmp_path):
    deal = [["8H", "9D", "10S", "KD"], ["JD", "JC", "QC"], ["QD", "KC", "AC"], ["7D", "8C", "9H"]]
    hands.open(tmp_path, {"runs": "same_set"}, deal=deal, lead=3)
    assert [row.cards for row in hands.session.stage.trick.rows] == [("7D", "8C", "9H")]
    ply = hands.session.snapshot.ply
    hands.double_click(hands.card("9D"))
    answered(hands, ply)
    assert [row.card for row in hands.session.stage.hand.rows] == ["KD"]


def test_a_free_trick_is_taken_by_its_button(hands, tmp_path):
    hands.open(tmp_path, {"climb_bonus": "free_trick"}, lead=3)
    stage = hands.session.stage
    snapshot = stage.judge.snapshot
    claims = replace(snapshot, legal=(*snapshot.legal, Declare("free_trick")))
    stage.judge = replace(stage.judge, snapshot=claims)
    stage.refresh()
    assert hands.session.turn.canPass
    assert hands.find("choice:free_trick").isVisible()
    assert hands.session.decision.choices[0]["text"] == "Take the trick"


def test_a_free_trick_that_nobody_has_earned_is_refused_in_one_sentence(hands, tmp_path):
    hands.open(tmp_path, {"climb_bonus": "free_trick"}, lead=3)
    assert hands.find("choice:free_trick") is None
    ply = hands.session.snapshot.ply
    hands.key(Qt.Key.Key_T)
    assert hands.session.choice.noticeWarns
    assert hands.session.choice.notice
    assert hands.session.snapshot.ply == ply


def test_a_card_that_may_not_be_given_away_is_refused_with_its_reason(hands, tmp_path):
    deal = [["8D", "9D", "*R"], ["10D", "10C", "KD"], ["JD", "JC", "KC"], ["7D", "7C", "KH"]]
    rules = {"jokers": 1, "joker": "takes_trick"}
    hands.open(tmp_path, rules, deal=deal, offices=[0, 1, 2, 3])
    hands.click(hands.card("8D"))
    hands.click(hands.card("*R"))
    assert hands.session.choice.noticeWarns
    assert "joker" in hands.session.choice.notice
    assert hands.session.snapshot.ply == 0


@pytest.mark.own_window
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answers_are_side_by_side_when_a_match_opens_with_a_question(
    hands: Hands, tmp_path: Path, language: str
):
    """The table is then built step by step, and the answers used to be one below the other."""
    hands.game.settings.change("language", language)
    hands.open(tmp_path, {"putsch": True}, **LAST)
    wait_for(lambda: hands.find("choice:decline").hasActiveFocus(), "the question")
    hands.window.grabWindow()
    sheet, one, other = (
        item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
        for item in map(hands.find, ("decisionPane", "choice:decline", "choice:putsch"))
    )
    assert one.top() == other.top()
    assert one.right() < other.left()
    assert one.united(other).center().x() == pytest.approx(sheet.center().x(), abs=1)
