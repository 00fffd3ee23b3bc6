"""The real table played with real mouse and key events: drag, click, double click, keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from by_hand import Hands
from PySide6.QtCore import QPoint, QPointF, Qt

from arschloch_gui.app.main import Program
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.record import read, verify
from long import long_param

pytestmark = pytest.mark.one_window(screen="table")


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


@pytest.fixture
def leading(hands: Hands, tmp_path: Path) -> Hands:
    hands.open(tmp_path, lead=0)
    return hands


@pytest.mark.each_run
def test_a_card_dragged_to_the_table_is_played(leading):
    held = leading.session.stage.hand.rowCount()
    leading.drag(leading.card("8D"), leading.spot("tableDropZone"))
    leading.qtbot.waitUntil(lambda: leading.session.snapshot.ply > 0)
    assert leading.session.stage.hand.rowCount() == held - 1


def test_the_whole_selection_follows_the_pointer(leading):
    leading.click(leading.card("9D"))
    leading.click(leading.card("9C"))
    start, end = leading.card("9D"), leading.spot("tableDropZone")
    leading.press(start)
    leading.move(start, end)
    for code in ("9D", "9C"):
        card = leading.find(f"hand:{code}#0")
        middle = card.mapToScene(QPointF(card.width() / 2, card.height() / 2))
        assert abs(middle.x() - end.x()) < card.width()
        assert abs(middle.y() - end.y()) < card.height()
    leading.release(end)
    leading.qtbot.waitUntil(lambda: leading.session.snapshot.ply > 0)


def test_a_refused_drop_glides_back_says_why_and_leaves_nothing_selected(hands, tmp_path):
    hands.game.settings.change("autoPass", False)
    hands.open(tmp_path, lead=3)  # Dora has led something higher than an eight
    ply = hands.session.snapshot.ply
    hands.drag(hands.card("8D"), hands.spot("tableDropZone"))
    assert hands.session.snapshot.ply == ply
    assert hands.session.choice.noticeWarns
    assert hands.find("notice").isVisible()
    home = hands.find("hand:8D#0")
    hands.qtbot.waitUntil(lambda: home.y() == home.property("homeY"))
    assert hands.session.choice.selectedCount == 0


def test_a_drop_beside_the_table_plays_nothing(leading):
    start = leading.card("8D")
    leading.drag(start, start + QPoint(60, 20))
    assert leading.session.snapshot.ply == 0
    assert leading.find("hand:8D#0") is not None


@pytest.mark.each_run
def test_a_click_selects_and_the_button_plays(leading):
    leading.click(leading.card("8D"))
    assert leading.session.choice.selectedCount == 1
    leading.click(leading.spot("playButton"))
    leading.qtbot.waitUntil(lambda: leading.session.snapshot.ply > 0)


def test_a_click_on_the_table_plays_the_selection(leading):
    leading.click(leading.card("8D"))
    leading.click(leading.spot("tableDropZone", 0.5, 0.75))
    leading.qtbot.waitUntil(lambda: leading.session.snapshot.ply > 0)


@pytest.mark.each_run
def test_keys_alone_select_and_play(leading):
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Right):
        leading.key(key)
    leading.key(Qt.Key.Key_Space)
    assert leading.session.stage.holding.selected == {"9D#0", "9C#0"}
    leading.key(Qt.Key.Key_Escape)
    assert leading.session.choice.selectedCount == 0
    leading.key(Qt.Key.Key_Up)
    leading.key(Qt.Key.Key_Return)
    leading.qtbot.waitUntil(lambda: leading.session.snapshot.ply > 0)


def test_keys_belong_to_the_hand_again_after_a_button(leading):
    leading.click(leading.card("8D"))
    leading.click(leading.spot("playButton"))
    leading.qtbot.waitUntil(lambda: leading.session.snapshot.ply > 0)
    leading.settle()
    leading.key(Qt.Key.Key_Home)
    leading.key(Qt.Key.Key_Space)
    assert leading.session.stage.hand.rows[0].selected


@pytest.mark.each_run
def test_p_passes_and_ctrl_z_takes_it_back(hands, tmp_path):
    hands.game.settings.change("autoPass", False)
    hands.open(tmp_path, lead=3)
    ply = hands.session.snapshot.ply
    hands.key(Qt.Key.Key_P)
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.ply > ply)
    hands.settle()
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.ply == ply)
    assert hands.session.match.canRedo


def fill_by_drag(hands: Hands) -> None:
    for slot in range(2):
        row = next(row for row in hands.session.stage.hand.rows if not row.in_gift)
        hands.drag(hands.card(row.card), hands.spot(f"giftSlot:{slot}"))


def fill_by_click(hands: Hands) -> None:
    for _ in range(2):
        row = next(row for row in hands.session.stage.hand.rows if not row.in_gift)
        hands.click(hands.card(row.card))


def fill_by_keys(hands: Hands) -> None:
    hands.key(Qt.Key.Key_Home)
    hands.key(Qt.Key.Key_Space)
    hands.key(Qt.Key.Key_Right)
    hands.key(Qt.Key.Key_Space)


@pytest.mark.parametrize("fill", [fill_by_drag, long_param(fill_by_click), fill_by_keys])
def test_a_gift_is_chosen_changed_and_confirmed(hands, tmp_path, fill: Callable[[Hands], None]):
    hands.open(tmp_path, offices=[0, 1, 2, 3])
    assert hands.session.choice.giftCount == 2
    assert not hands.find("giveButton").isEnabled()
    fill(hands)
    assert hands.session.choice.giftFull
    hands.key(Qt.Key.Key_Escape)
    assert hands.session.stage.holding.gift == [None, None]
    fill(hands)
    hands.click(hands.spot("giveButton"))
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.phase == "play")


def test_a_gift_card_can_be_dragged_back(hands, tmp_path):
    hands.open(tmp_path, offices=[0, 1, 2, 3])
    fill_by_drag(hands)
    code = hands.session.stage.hand.rows[0].card
    hands.drag(hands.card(code), hands.card(code) + QPoint(0, 430))
    assert not hands.session.choice.giftFull


def test_a_click_anywhere_hurries_what_is_under_way(hands, tmp_path):
    hands.game.settings.change("speed", 1)
    with hands.qtbot.waitSignal(hands.session.matchStarted):
        hands.session.newMatch("arschloch", {"players": 4}, "lowest")
    hands.qtbot.waitUntil(lambda: hands.session.pace.busy)
    hands.click(hands.spot("tableDropZone"))
    assert hands.session.director.pace.hurried
    hands.session.pace.skipToResult()
    assert hands.session.turn.mine


def test_cards_seats_and_prompt_have_names_for_those_who_listen(leading):
    card = leading.session.stage.hand.rows[0]
    assert card.accessible_name == "8 of diamonds, playable, 1 of 5"
    seats = [row.accessible_name for row in leading.session.stage.seats.rows]
    assert seats[1] == "Ben, 4 cards"
    assert leading.find("prompt").property("text") == leading.session.turn.prompt != ""


def test_a_whole_round_is_played_by_mouse_alone(hands, tmp_path):
    path = hands.open(tmp_path, lead=0)
    session = hands.session
    while session.table.phase == "play":
        plays = [action for action in session.snapshot.legal if isinstance(action, Play)]
        if not plays:
            hands.click(hands.spot("passButton"))
        else:
            for key in session.stage.holding.keys_for(plays[0].cards):
                hands.click(hands.spot(f"hand:{key}", 0.15, 0.25))
            hands.click(hands.spot("playButton"))
        hands.settle()
    assert session.table.phase == "match_over"
    assert verify(read(path.read_bytes())).ok


def test_an_offer_that_cannot_be_accepted_says_why(game: Program, qtbot, tmp_path: Path):
    hands = Hands(game, qtbot)
    deal = [["7D", "8D", "9D"], ["JC", "QC", "KS"], ["7C", "8C", "AS"], ["7S", "8S", "AD"]]
    hands.open(tmp_path, {"exchange": "negotiate"}, deal=deal, offices=[1, 2, 3, 0])
    assert not hands.find("choice:accept").property("enabled")
    assert game.session.decision.hint.startswith("You don’t hold what is asked for")
    hands.click(hands.spot("choice:counter"))
    assert game.session.decision.hint.startswith("After ")
    hands.key(Qt.Key.Key_Escape)
    rich = [["7D", "KH", "AC"], *deal[1:]]
    hands.open(tmp_path, {"exchange": "negotiate"}, deal=rich, offices=[1, 2, 3, 0])
    assert hands.find("choice:accept").property("enabled")
    assert game.session.decision.hint.startswith("After ")


def test_two_equal_ranks_of_an_offer_are_told_together(game: Program, qtbot, tmp_path: Path):
    hands = Hands(game, qtbot)
    hands.open(tmp_path, {"exchange": "negotiate"}, offices=[0, 1, 2, 3])
    for code in ("8D", "9D"):
        hands.click(hands.card(code))
    for _ in range(2):
        hands.click(hands.spot("rank:A"))
    hands.click(hands.spot("giveButton"))
    log = game.session.stage.log
    qtbot.waitUntil(lambda: len(log.rows) > 1)
    assert log.rows[1].text.endswith("and want two aces.")
