"""The effects of presses, drags, clicks and keys on the hand, with real events in the window."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from by_hand import HANDS, NO_KEYS, Hands
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest

from arschloch_gui.app.main import Program

pytestmark = pytest.mark.one_window(screen="table")

RIGHT = Qt.MouseButton.RightButton
SEVENS = [
    ["7D", "7H", "8D", "9D", "KS"],
    ["10D", "10C", "KD", "JH"],
    ["JD", "JC", "KC", "QD"],
    ["7S", "7C", "KH", "QC"],
]


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    game.settings.change("autoPass", False)
    return Hands(game, qtbot)


@pytest.fixture
def leading(hands: Hands, tmp_path: Path) -> Hands:
    hands.open(tmp_path, lead=0)
    return hands


@pytest.fixture
def asked_for_a_king(hands: Hands, tmp_path: Path) -> Hands:
    """Open a round in which only the king of the hand beats a queen that was led."""
    return at_a_queen(hands, tmp_path)


def at_a_queen(hands: Hands, folder: Path, before: Sequence[str] = ()) -> Hands:
    """Open a round with a queen to beat; `before` are earlier plays of the opposite seat."""
    deal = [["8D", "9D", "9C", "KS"], ["JH", "10C"], ["JD", "10D"], ["QD", "7C"]]
    header = {
        "format": "arschloch-match", "version": 1, "preset": "arschloch",
        "rules": {"start_card_must_be_played": False, "rounds": 1},
        "seats": ["You", "Ben", "Cleo", "Dora"], "seed": 1,
    }  # fmt: skip
    led = [{"seat": 2, "play": [code]} for code in before]
    lead = 2 if led else 3
    lines = [header, {"deal": deal, "lead": lead}, *led, {"seat": 3, "play": ["QD"]}]
    path = folder / "queen.arl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8", newline="\n")
    with hands.qtbot.waitSignal(hands.session.matchStarted):
        hands.session.openRecord(str(path))
    hands.settle()
    return hands


def selected(hands: Hands) -> set[str]:
    return {key.split("#")[0] for key in hands.session.stage.holding.selected}


def test_a_card_of_another_rank_replaces_the_selection(leading):
    leading.click(leading.card("8D"))
    leading.click(leading.card("KS"))
    assert selected(leading) == {"KS"}


def test_a_card_that_has_risen_is_still_where_it_was_clicked(leading):
    at = leading.spot("hand:KS#0", 0.5, 0.95)
    leading.click(at)
    assert selected(leading) == {"KS"}
    leading.window.grabWindow()
    leading.click(at)
    assert selected(leading) == set()
    assert leading.session.snapshot.ply == 0
    leading.double_click(at)
    leading.qtbot.waitUntil(lambda: "KS#0" not in leading.session.stage.holding.cards)


def test_a_card_of_the_same_rank_joins_the_selection(leading):
    leading.click(leading.card("9D"))
    leading.click(leading.card("9C"))
    assert selected(leading) == {"9D", "9C"}


def test_with_runs_a_card_that_fits_joins_and_one_that_cannot_replaces(hands, tmp_path):
    lines = [
        {"format": "arschloch-match", "version": 1, "preset": "trouduc-joker",
         "rules": {"start_card_must_be_played": False, "rounds": 1},
         "seats": ["You", "Ben", "Cleo", "Dora"], "seed": 1},
        {"deal": SEVENS, "lead": 0},
    ]  # fmt: skip
    path = tmp_path / "runs.arl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8", newline="\n")
    with hands.qtbot.waitSignal(hands.session.matchStarted):
        hands.session.openRecord(str(path))
    hands.settle()
    for card in ("7D", "8D", "9D"):
        hands.click(hands.card(card))
    assert selected(hands) == {"7D", "8D", "9D"}
    hands.click(hands.card("KS"))
    assert selected(hands) == {"KS"}


def test_a_dark_card_that_is_selected_does_not_travel_with_a_legal_one(asked_for_a_king):
    hands = asked_for_a_king
    hands.click(hands.card("8D"))
    hands.drag(hands.card("KS"), hands.spot("tableDropZone"))
    hands.qtbot.waitUntil(lambda: "KS#0" not in hands.session.stage.holding.cards)
    assert {"8D#0", "9D#0"} <= hands.session.stage.holding.cards.keys()


def test_a_double_click_plays_the_largest_set(leading):
    leading.double_click(leading.card("9D"))
    leading.qtbot.waitUntil(lambda: leading.session.snapshot.ply > 0)
    assert {"9D#0", "9C#0"}.isdisjoint(leading.session.stage.holding.cards)


def test_a_double_click_on_a_selected_card_plays_it_with_the_others(leading):
    leading.click(leading.card("9D"))
    leading.click(leading.card("9C"))
    leading.double_click(leading.card("9D"))
    leading.qtbot.waitUntil(lambda: leading.session.snapshot.ply > 0)
    assert {"9D#0", "9C#0"}.isdisjoint(leading.session.stage.holding.cards)


def test_a_double_click_on_a_dark_card_plays_nothing_and_says_why(asked_for_a_king):
    hands = asked_for_a_king
    ply = hands.session.snapshot.ply
    hands.double_click(hands.card("9D"))
    assert hands.session.snapshot.ply == ply
    assert hands.session.choice.notice != ""


def test_enter_plays_the_largest_set_of_the_card_the_keys_are_on(leading):
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Return):
        leading.key(key)
    leading.qtbot.waitUntil(lambda: leading.session.snapshot.ply > 0)
    assert {"9D#0", "9C#0"}.isdisjoint(leading.session.stage.holding.cards)


# -- a drag that is cancelled -------------------------------------------------------------


def escape(hands: Hands, at: QPoint) -> None:
    hands.key(Qt.Key.Key_Escape)


def right_click(hands: Hands, at: QPoint) -> None:
    QTest.mousePress(hands.window, RIGHT, NO_KEYS, at)
    QTest.mouseRelease(hands.window, RIGHT, NO_KEYS, at)


@pytest.mark.parametrize("cancel", [escape, right_click])
def test_a_cancelled_drag_leaves_no_trace_until_the_button_is_pressed_anew(leading, cancel):
    start, end = leading.card("8D"), leading.spot("tableDropZone")
    leading.press(start)
    leading.move(start, end)
    assert leading.session.gesture.carried == ["8D#0"]
    cancel(leading, end)
    assert leading.session.gesture.carried == []
    assert selected(leading) == set()
    QTest.mouseMove(leading.window, end + QPoint(1, 0))
    assert leading.session.gesture.carried == []
    leading.release(end)
    assert leading.session.snapshot.ply == 0
    assert selected(leading) == set()
    leading.drag(leading.card("8D"), end)
    leading.qtbot.waitUntil(lambda: leading.session.snapshot.ply > 0)


def test_a_drag_let_go_over_the_hand_deselects_what_only_it_selected(leading):
    start = leading.card("8D")
    leading.drag(start, start + QPoint(60, 20))
    assert selected(leading) == set()
    leading.drag(leading.card("KS"), leading.spot("tableDropZone"))
    leading.qtbot.waitUntil(lambda: leading.session.snapshot.ply > 0)
    assert "8D#0" in leading.session.stage.holding.cards


def test_a_cancelled_drag_keeps_what_was_selected_before(leading):
    leading.click(leading.card("9D"))
    start = leading.card("KS")
    leading.press(start)
    leading.move(start, leading.spot("tableDropZone"))
    assert selected(leading) == {"KS"}
    leading.key(Qt.Key.Key_Escape)
    assert selected(leading) == {"9D"}
    leading.release(leading.spot("tableDropZone"))


def test_a_right_click_deselects(leading):
    leading.click(leading.card("9D"))
    QTest.mouseClick(leading.window, RIGHT, NO_KEYS, leading.card("KS"))
    assert selected(leading) == set()
    leading.click(leading.card("9D"))
    QTest.mouseClick(leading.window, RIGHT, NO_KEYS, leading.spot("tableDropZone", 0.3, 0.5))
    assert selected(leading) == set()


def test_escape_ends_the_drag_before_it_closes_the_log(leading):
    leading.strike("L")
    start, end = leading.card("8D"), leading.spot("tableDropZone")
    leading.press(start)
    leading.move(start, end)
    assert leading.session.gesture.carried == ["8D#0"]
    leading.key(Qt.Key.Key_Escape)
    assert leading.session.gesture.carried == []
    assert leading.find("logLines").isEnabled()
    leading.release(end)
    assert leading.session.snapshot.ply == 0


def test_what_is_carried_stays_selected_whatever_else_is_pressed(asked_for_a_king):
    hands = asked_for_a_king
    start, end = hands.card("8D"), hands.spot("tableDropZone")
    hands.press(start)
    hands.move(start, end)
    why = hands.session.choice.objection
    assert why
    for keys in (".", ",", "Right", "Space", "Up", "H", "Return"):
        hands.strike(keys)
        assert (selected(hands), hands.session.choice.objection) == ({"8D"}, why), keys
    wheel(hands, -1)
    assert (selected(hands), hands.session.choice.objection) == ({"8D"}, why)
    hands.release(end)
    assert "8D#0" in hands.session.stage.holding.cards


def test_a_window_that_is_left_in_a_drag_takes_the_next_one(leading):
    """The button is released over another window, so this one gets no event."""
    start, end = leading.card("8D"), leading.spot("tableDropZone")
    leading.press(start)
    leading.move(start, end)
    other = QWindow()
    other.show()
    other.requestActivate()
    leading.qtbot.waitUntil(other.isActive)
    assert leading.session.gesture.carried == []
    QTest.mouseMove(leading.window, end + QPoint(1, 0))
    assert leading.session.gesture.carried == []
    assert selected(leading) == set()
    leading.window.requestActivate()
    leading.qtbot.waitUntil(leading.window.isActive)
    other.close()
    leading.drag(leading.card("KS"), end)
    leading.qtbot.waitUntil(lambda: "KS#0" not in leading.session.stage.holding.cards)


# -- drop targets -------------------------------------------------------------------------


def test_above_the_portraits_nothing_is_played(leading):
    leading.drag(leading.card("8D"), leading.spot("seat:2"))
    assert leading.session.snapshot.ply == 0
    assert selected(leading) == set()


def test_the_frame_says_before_cards_are_let_go_why_they_would_not_be_played(asked_for_a_king):
    hands = asked_for_a_king
    start, end = hands.card("9D"), hands.spot("tableDropZone")
    hands.press(start)
    hands.move(start, end)
    frame = hands.find("dropFrame")
    assert frame.property("shown")
    assert frame.property("objection") == hands.find("dropObjection").property("words") != ""
    hands.release(end)
    start = hands.card("KS")
    hands.press(start)
    hands.move(start, end)
    assert frame.property("objection") == ""
    hands.key(Qt.Key.Key_Escape)
    hands.release(end)


def test_why_cards_would_not_be_played_is_read_on_the_cards_of_the_trick(hands, tmp_path):
    at_a_queen(hands, tmp_path, before=["10D"])
    start, end = hands.card("9D"), hands.spot("tableDropZone")
    hands.press(start)
    hands.move(start, end)
    note = hands.find("dropObjection")
    hands.qtbot.waitUntil(lambda: note.opacity() == 1)
    # Above its letters, there is only blank paper from one end to the other.
    line = [hands.spot_in(note, part / 20, 3 / note.height()) for part in range(2, 19)]
    picture = hands.window.grabWindow()
    assert {picture.pixelColor(at).name() for at in line} == {note.property("color").name()}
    frame = hands.find("dropFrame")
    why = frame.property("said")
    hands.release(end)
    # While it fades, its text is the same.
    assert (frame.property("shown"), frame.property("said")) == (False, why)


def test_cards_that_were_dropped_begin_their_way_as_they_were_let_go(leading):
    leading.game.settings.change("speed", 1)
    leading.click(leading.card("9D"))
    start, end = leading.card("9C"), leading.spot("tableDropZone")
    leading.drag(start, end)
    leading.qtbot.waitUntil(lambda: leading.find("played:9D") is not None)
    for code in ("9D", "9C"):
        card = leading.find(f"played:{code}")
        assert card.isVisible()
        assert abs(card.rotation()) < 10
        assert card.scale() * card.height() >= 0.95 * leading.find("hand:8D#0").height()


def test_half_a_card_beside_the_frame_still_counts_and_more_does_not(leading):
    start = leading.card("8D")
    leading.press(start)
    leading.move(start, leading.spot("tableDropZone"))
    left = leading.spot("dropFrame", 0.0, 0.5)
    half = round(leading.find("hand:8D#0").width() / 2)
    fan = leading.find("handFan")
    QTest.mouseMove(leading.window, left - QPoint(half - 4, 0))
    assert fan.property("pointerInZone")
    QTest.mouseMove(leading.window, left - QPoint(half + 4, 0))
    assert not fan.property("pointerInZone")
    leading.release(left - QPoint(half + 4, 0))
    assert leading.session.snapshot.ply == 0


# -- while others play --------------------------------------------------------------------


@pytest.fixture
def watching(hands: Hands, tmp_path: Path) -> Hands:
    """Let the others play at the usual speed until the engine reaches the viewer's turn."""
    hands.game.settings.change("speed", 1)
    hands.sit_down(tmp_path, lead=1)
    hands.qtbot.waitUntil(lambda: bool(hands.session.snapshot.legal) and hands.session.pace.busy)
    hands.qtbot.waitUntil(hands.stands)
    assert not hands.session.turn.mine
    return hands


@pytest.mark.own_window
def test_cards_are_chosen_but_not_played_while_others_play(watching):
    hands = watching
    code = hands.session.stage.hand.rows[0].card
    ply = hands.session.snapshot.ply
    hands.drag(hands.card(code), hands.spot("tableDropZone"))
    assert hands.session.snapshot.ply == ply
    assert hands.session.pace.busy
    assert code in selected(hands)


@pytest.mark.own_window
def test_only_the_cloth_hurries(watching):
    hands = watching
    pace = hands.session.director.pace
    for spot in (hands.card(hands.session.stage.hand.rows[0].card), hands.spot("seat:1", 0.5, 0.3)):
        hands.click(spot)
        assert not hands.session.director.pace.hurried
    assert not pace.hurried
    hands.click(hands.spot("tableDropZone", 0.28, 0.45))
    assert hands.session.director.pace.hurried


@pytest.mark.own_window
def test_space_hurries_while_others_play(watching):
    watching.key(Qt.Key.Key_Space)
    assert watching.session.director.pace.hurried


# -- the exchange -------------------------------------------------------------------------


@pytest.fixture
def giving(hands: Hands, tmp_path: Path) -> Hands:
    hands.open(tmp_path, offices=[0, 1, 2, 3])
    assert hands.session.choice.giftCount == 2
    return hands


def slots(hands: Hands) -> list[str]:
    return [(key or "").split("#")[0] for key in hands.session.stage.holding.gift]


def test_a_card_let_go_on_a_full_slot_changes_places_with_it(giving):
    one, two, three = (row.card for row in giving.session.stage.hand.rows[:3])
    giving.drag(giving.card(one), giving.spot("giftSlot:0"))
    giving.drag(giving.card(two), giving.spot("giftSlot:1"))
    giving.drag(giving.card(three), giving.spot("giftSlot:0"))
    assert slots(giving) == [three, two]
    giving.drag(giving.spot("giftSlot:0"), giving.spot("giftSlot:1"))
    assert slots(giving) == [two, three]


def test_a_card_dragged_out_of_a_slot_is_in_the_hand_again(giving):
    code = giving.session.stage.hand.rows[0].card
    giving.drag(giving.card(code), giving.spot("giftSlot:1"))
    assert slots(giving) == ["", code]
    giving.drag(giving.spot("giftSlot:1"), giving.spot("handFan", 0.5, 0.93))
    assert slots(giving) == ["", ""]


def test_a_double_click_lays_a_card_into_the_next_slot_and_takes_it_back(giving):
    code = giving.session.stage.hand.rows[0].card
    giving.double_click(giving.card(code))
    assert slots(giving) == [code, ""]
    card = giving.find(f"hand:{code}#0")
    giving.qtbot.waitUntil(lambda: card.y() == card.property("homeY"))
    giving.double_click(giving.spot("giftSlot:0"))
    assert slots(giving) == ["", ""]


def test_ctrl_z_takes_back_the_last_step_with_the_slots_first(giving):
    one, two = (row.card for row in giving.session.stage.hand.rows[:2])
    giving.click(giving.card(one))
    giving.click(giving.card(two))
    assert slots(giving) == [one, two]
    giving.strike("Ctrl+Z")
    assert slots(giving) == [one, ""]
    giving.strike("Ctrl+Z")
    assert slots(giving) == ["", ""]
    assert giving.session.choice.giftCount == 2


def test_a_step_that_changes_nothing_is_no_step(giving):
    choice, undo = giving.session.choice, giving.find("undoButton")
    one = giving.session.stage.hand.rows[0].card
    giving.strike("Esc")
    giving.drag(giving.card(one), giving.spot("handFan", 0.5, 0.93))
    assert not choice.canTakeBackStep
    assert not undo.isEnabled()
    giving.drag(giving.card(one), giving.spot("giftSlot:1"))
    giving.drag(giving.spot("giftSlot:1"), giving.spot("giftSlot:1", 0.7, 0.6))
    assert slots(giving) == ["", one]
    giving.strike("Ctrl+Z")
    assert slots(giving) == ["", ""]
    assert not choice.canTakeBackStep
    giving.click(giving.card(one))
    giving.strike("Esc")
    giving.strike("Esc")
    giving.strike("Ctrl+Z")
    assert slots(giving) == [one, ""]
    assert choice.canTakeBackStep


def lit(hands: Hands) -> list[bool]:
    return [bool(hands.find(f"giftSlot:{at}").property("lit")) for at in range(2)]


def test_a_slot_glows_while_a_card_is_carried_over_it(giving):
    one, two = (row.card for row in giving.session.stage.hand.rows[:2])
    start = giving.card(one)
    giving.press(start)
    giving.move(start, giving.spot("giftSlot:1"))
    assert lit(giving) == [False, True]
    assert giving.find("giftSlot:1").property("tone").name() == "#ffd166"
    # Beside the slots, where the next card goes into the first empty one.
    between = giving.spot("exchangeTray", 0.5, 0.6)
    giving.move(giving.spot("giftSlot:1"), between)
    assert lit(giving) == [True, False]
    giving.release(between)
    assert slots(giving) == [one, ""]
    assert lit(giving) == [False, False]
    start = giving.card(two)
    giving.press(start)
    giving.move(start, giving.spot("giftSlot:0"))
    assert lit(giving) == [True, False]
    giving.move(giving.spot("giftSlot:0"), giving.spot("seat:2"))
    assert lit(giving) == [False, False]
    giving.release(giving.spot("seat:2"))
    assert slots(giving) == [one, ""]


@pytest.fixture
def giving_with_joker(hands: Hands, tmp_path: Path) -> Hands:
    """Open an exchange in which jokers take no part."""
    deal = [["8D", "9D", "9C", "QH", "*B"], *HANDS[1:]]
    rules = {"jokers": 2, "joker": "wild", "joker_exchangeable": False}
    hands.open(tmp_path, rules, deal=deal, offices=[0, 1, 2, 3])
    assert hands.session.choice.giftCount == 2
    return hands


def test_a_slot_says_before_a_card_is_let_go_that_it_may_not_be_given(giving_with_joker):
    hands = giving_with_joker
    start, end = hands.card("*B"), hands.spot("giftSlot:0")
    hands.press(start)
    hands.move(start, end)
    why = hands.find("slotObjection")
    assert why.isVisible()
    assert why.property("words") == "The black joker can’t be exchanged."
    assert hands.find("giftSlot:0").property("tone").name() == "#e4572e"
    hands.release(end)
    assert slots(hands) == ["", ""]
    assert not why.isVisible()
    assert "can’t be exchanged" in hands.session.choice.notice
    hands.click(hands.card("*B"))
    assert slots(hands) == ["", ""]
    assert "can’t be exchanged" in hands.session.choice.notice
    hands.drag(hands.card("QH"), end)
    assert slots(hands) == ["QH", ""]


# -- the order of the hand, and the plays that are legal ----------------------------------


def lies(hands: Hands) -> list[str]:
    rows = [row for row in hands.session.stage.hand.rows if row.place >= 0]
    return [row.card for row in sorted(rows, key=lambda row: row.place)]


def test_a_card_is_moved_within_the_hand_and_sort_restores_the_order(leading):
    assert lies(leading) == ["8D", "9D", "9C", "QH", "KS"]
    leading.drag(leading.card("8D"), leading.card("KS") + QPoint(60, 0))
    assert lies(leading) == ["9D", "9C", "QH", "KS", "8D"]
    assert selected(leading) == set()
    leading.click(leading.spot("sortButton"))
    assert lies(leading) == ["8D", "9D", "9C", "QH", "KS"]
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right):
        leading.key(key)
    leading.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert lies(leading) == ["8D", "9C", "9D", "QH", "KS"]
    leading.key(Qt.Key.Key_S)
    assert lies(leading) == ["8D", "9D", "9C", "QH", "KS"]


def homes(hands: Hands, *codes: str) -> list[float]:
    return [hands.find(f"hand:{code}#0").property("homeX") for code in codes]


def test_cards_make_way_where_one_carried_along_the_hand_would_come_to_lie(leading):
    rest = ("9D", "9C", "QH", "KS")
    before, all_before = homes(leading, *rest), homes(leading, "8D", *rest)
    start = leading.card("8D")
    leading.press(start)
    QTest.mouseMove(leading.window, start + QPoint(12, 0))
    assert homes(leading, *rest) == before
    # Between the queen and the king; the other cards take the places before.
    between = leading.card("KS") + QPoint(-10, 0)
    leading.move(start, between)
    assert homes(leading, *rest) == pytest.approx([*all_before[:3], all_before[4]])
    # Over the table, they close up as they will be without the card.
    leading.move(between, leading.spot("tableDropZone"))
    closed = homes(leading, *rest)
    step = all_before[1] - all_before[0]
    assert [b - a for a, b in pairwise(closed)] == pytest.approx([step] * 3)
    leading.move(leading.spot("tableDropZone"), between)
    leading.release(between)
    assert lies(leading) == ["9D", "9C", "QH", "8D", "KS"]
    # The pointer is over the king, which rises a little.
    assert homes(leading, *rest) == pytest.approx([*all_before[:3], all_before[4]], abs=1)


def test_a_card_is_moved_within_the_hand_during_the_exchange_as_well(giving):
    cards = [row.card for row in giving.session.stage.hand.rows]
    giving.drag(giving.card(cards[1]), giving.spot("giftSlot:0"))
    giving.drag(giving.card(cards[0]), giving.card(cards[-1]) + QPoint(60, 0))
    assert lies(giving) == [*cards[2:], cards[0]]
    assert slots(giving) == [cards[1], ""]
    giving.strike("Esc")
    assert lies(giving) == [*cards[1:], cards[0]]
    giving.strike("S")
    assert lies(giving) == cards


def test_cards_stay_closed_until_a_play_put_down_has_left_the_hand(leading):
    start, end = leading.card("8D"), leading.spot("tableDropZone")
    leading.press(start)
    leading.move(start, end)
    closed = homes(leading, "9D", "KS")
    leading.key(Qt.Key.Key_Escape)
    assert homes(leading, "9D", "KS") != closed
    leading.release(end)
    gesture, seen = leading.session.gesture, []
    listening = gesture.changed.connect(
        lambda: seen.append((gesture.phase, homes(leading, "9D", "KS")))
    )
    leading.drag(start, end)
    gesture.changed.disconnect(listening)
    assert ("put down", closed) in seen
    assert homes(leading, "9D", "KS") == closed


@pytest.mark.parametrize("size", [(1000, 620), (640, 400)])
def test_what_is_carried_stays_under_the_pointer_when_the_window_changes(leading, size):
    start, end = leading.card("8D"), QPoint(400, 250)
    leading.press(start)
    leading.move(start, end)
    leading.window.resize(*size)
    card = leading.find("hand:8D#0")
    leading.qtbot.waitUntil(lambda: leading.window.width() == size[0])
    leading.window.grabWindow()
    leading.qtbot.waitUntil(lambda: (leading.spot_in(card) - end).manhattanLength() <= 2)
    leading.release(end)


def wheel(hands: Hands, notches: int) -> None:
    QTest.wheelEvent(hands.window, hands.spot("handFan", 0.5, 0.9), QPoint(0, 120 * notches))


def test_the_wheel_and_two_keys_walk_through_the_legal_plays(asked_for_a_king):
    hands = asked_for_a_king
    hands.key(Qt.Key.Key_Period)
    assert selected(hands) == {"KS"}
    hands.key(Qt.Key.Key_Escape)
    wheel(hands, -1)
    assert selected(hands) == {"KS"}


def test_walking_goes_on_from_the_selected_play_and_round_again(leading):
    walked = []
    for _ in range(6):
        leading.key(Qt.Key.Key_Period)
        walked.append(frozenset(selected(leading)))
    assert walked[:5] == [{"8D"}, {"9D"}, {"9D", "9C"}, {"QH"}, {"KS"}]
    assert walked[5] == walked[0]
    leading.key(Qt.Key.Key_Comma)
    assert selected(leading) == {"KS"}


# -- the last trick -----------------------------------------------------------------------


def test_the_last_trick_is_shown_by_key_and_by_pointing_at_the_cards_taken(hands, tmp_path):
    deal = [["8D", "9C", "KS"], ["10D", "10C"], ["JD", "JC"], ["QD", "7C"]]
    header = {
        "format": "arschloch-match", "version": 1, "preset": "arschloch",
        "rules": {"start_card_must_be_played": False, "rounds": 1},
        "seats": ["You", "Ben", "Cleo", "Dora"], "seed": 1,
    }  # fmt: skip
    actions = [
        {"seat": 3, "play": ["QD"]}, {"seat": 0, "play": ["KS"]},
        {"seat": 1, "pass": True}, {"seat": 2, "pass": True}, {"seat": 3, "pass": True},
    ]  # fmt: skip
    path = tmp_path / "taken.arl"
    lines = [header, {"deal": deal, "lead": 3}, *actions]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8", newline="\n")
    with hands.qtbot.waitSignal(hands.session.matchStarted):
        hands.session.openRecord(str(path))
    hands.settle()
    pane = hands.find("lastTrick")
    assert not pane.isVisible()
    hands.strike("T")
    assert pane.isVisible()
    told = hands.session.table.lastTrick
    assert [(play["name"], play["cards"], play["takes"]) for play in told] == [
        ("Dora", ["QD"], False),
        (hands.session.stage.sitters.names[0], ["KS"], True),
    ]
    # The cards can be read even in the smallest window.
    hands.window.resize(640, 400)
    hands.qtbot.waitUntil(lambda: hands.spot("handFan", 1, 1) == QPoint(640, 400))
    top, foot = hands.spot("lastTrickCards:0", down=0), hands.spot("lastTrickCards:0", down=1)
    assert foot.y() - top.y() >= 44
    hands.strike("Esc")
    assert not pane.isVisible()
    QTest.mouseMove(hands.window, hands.spot("pile:0", 0, 0))
    hands.qtbot.waitUntil(pane.isVisible)
    QTest.mouseMove(hands.window, hands.spot("tableDropZone", 0.5, 0.3))
    hands.qtbot.waitUntil(lambda: not pane.isVisible())
