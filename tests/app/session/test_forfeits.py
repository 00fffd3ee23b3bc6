"""Court etiquette: the highest position sets the lowest a task, by mouse and by keys."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from by_hand import Hands
from PySide6.QtCore import Qt

from arschloch_gui.app.main import Program
from arschloch_gui.app.session.forfeits import LONGEST_TASK, Forfeits
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.app.wording.etiquette import COURT_TASKS

pytestmark = pytest.mark.one_window(screen="table")

WINS = [["AS"], ["7D", "8D"], ["7C", "8C"], ["7H", "8H"]]
LOSES = [["7D", "8D"], ["7C", "AC"], ["7H", "AH"], ["7S", "AS"]]


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


def play_round(hands: Hands, tmp_path, deal: list[list[str]]) -> None:
    """Open a match with court etiquette and play its first round to the end."""
    hands.open(tmp_path, {"social": True, "rounds": 2}, deal=deal, lead=0)
    while hands.session.table.phase != "round_over":
        hands.settle()
        if hands.session.turn.mine:
            hands.key(Qt.Key.Key_Home)
            hands.key(Qt.Key.Key_Space)
            hands.key(Qt.Key.Key_Return)
        hands.qtbot.waitUntil(lambda: hands.session.turn.waits)
    hands.qtbot.waitUntil(lambda: hands.find("nextRoundButton") is not None)


def test_the_king_chooses_a_task_with_the_mouse(hands, tmp_path):
    play_round(hands, tmp_path, WINS)
    court = hands.session.court
    assert court.mayChoose
    assert court.order == ""
    hands.click(hands.spot("courtButton"))
    hands.qtbot.waitUntil(lambda: hands.find("courtPane") is not None)
    assert "King" in court.question
    assert "the Asshole" in court.question
    chip = hands.find("court:floor")
    hands.click(hands.spot("court:floor"))
    assert chip.property("checked")
    hands.click(hands.spot("courtDone"))
    hands.qtbot.waitUntil(lambda: hands.find("courtPane") is None)
    assert "Sit on the floor" in court.order
    assert "Asshole" in hands.find("roundSummary").property("subtitle")
    assert hands.find("roundSummary").property("title") == "You are now: King!"


def test_the_king_chooses_and_writes_with_the_keys(hands, tmp_path):
    play_round(hands, tmp_path, WINS)
    court = hands.session.court
    hands.find("courtButton").forceActiveFocus()
    hands.key(Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: hands.find("courtPane") is not None)
    hands.key(Qt.Key.Key_Right)
    assert court.choice == COURT_TASKS[0]
    hands.find("courtOwnTask:field").forceActiveFocus()
    hands.write("Sing!")
    hands.key(Qt.Key.Key_Return)
    assert court.order.endswith("Sing!")
    assert court.choice == ""
    hands.key(Qt.Key.Key_Escape)
    hands.qtbot.waitUntil(lambda: hands.find("courtPane") is None)
    assert hands.find("courtButton").hasActiveFocus()


def test_a_task_holds_for_one_round(hands, tmp_path):
    play_round(hands, tmp_path, WINS)
    hands.session.court.choose("bow")
    assert "a bow" in hands.session.court.order
    hands.session.match.nextRound()
    hands.qtbot.waitUntil(lambda: hands.session.table.phase != "round_over")
    assert hands.session.court.order == ""
    assert hands.session.court.choice == ""


def test_who_is_not_the_highest_chooses_nothing(hands, tmp_path):
    play_round(hands, tmp_path, LOSES)
    court = hands.session.court
    assert not court.mayChoose
    assert not hands.find("courtButton").isVisible()
    told = court.order
    assert told
    court.choose("bow")
    court.write("Sing!")
    assert court.order == told


def a_court(
    seed: int, round_no: int, highest: int, *, social: bool = True, titles: str = "royal"
) -> Forfeits:
    """Return the court after a round of four players; the person has seat 0."""
    offices = (highest, *(seat for seat in range(4) if seat != highest))
    stage = SimpleNamespace(
        rules=SimpleNamespace(social=social),
        phase="round_over",
        round_no=round_no,
        rounds=(SimpleNamespace(offices=offices),),
        sitters=Seating(("You", "Ben", "Cleo", "Dora"), (0, 1, 2, 3), 0, titles),
    )
    return Forfeits(
        SimpleNamespace(snapshot=SimpleNamespace(spec=SimpleNamespace(seed=seed)), stage=stage)
    )


def test_other_kings_choose_by_the_seed_and_not_twice_before_all_had_their_turn(qapp):
    orders = [a_court(7, number, 1).order for number in range(1, len(COURT_TASKS) + 1)]
    assert len(set(orders)) == len(COURT_TASKS)
    assert orders == [a_court(7, n, 1).order for n in range(1, len(COURT_TASKS) + 1)]
    assert orders != [a_court(8, n, 1).order for n in range(1, len(COURT_TASKS) + 1)]
    assert all("Dora (Asshole)" in order for order in orders)


def test_without_etiquette_there_is_no_task(qapp):
    assert a_court(7, 1, 1, social=False).order == ""
    assert not a_court(7, 1, 0, social=False).mayChoose


def test_where_places_have_no_titles_there_is_no_court(qapp):
    court = a_court(7, 1, 1, social=False, titles="")
    assert (court.order, court.question, court.choices) == ("", "", [])


@pytest.mark.sampled
def test_a_task_of_ones_own_is_one_line_of_plain_text(qapp):
    court = a_court(1, 1, 0)
    court.write("  <b>Hop</b>\n\ton\u202e one \x07leg ")
    assert court.written == "<b>Hop</b> on one leg"
    court.write("x" * 500)
    assert len(court.written) == LONGEST_TASK
    court.write(" \n")
    assert court.written == ""
    court.choose("no such task")
    assert court.order == ""
