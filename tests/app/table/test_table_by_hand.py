"""The real table played with real mouse and key events: drag, click, double click, keys."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from arschloch_gui.app.main import Game
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.record import read, verify

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
HANDS = [
    ["8D", "9D", "9C", "QH", "KS"],
    ["10D", "10C", "KD", "JH"],
    ["JD", "JC", "KC", "QD"],
    ["7D", "7C", "KH", "QC"],
]


class Hands:
    """Somebody sitting at the table: moves the mouse, presses keys, looks at things by name."""

    def __init__(self, game: Game, qtbot) -> None:
        self.game, self.session, self.window = game, game.session, game.window
        self.qtbot = qtbot

    def find(self, name: str) -> QQuickItem | None:
        waiting = [self.window.contentItem()]
        while waiting:
            item = waiting.pop()
            if item.objectName() == name:
                return item
            waiting += item.childItems()
        return None

    def spot(self, name: str, across: float = 0.5, down: float = 0.5) -> QPoint:
        item = self.find(name)
        assert item is not None, name
        assert item.isVisible(), name
        return item.mapToScene(QPointF(item.width() * across, item.height() * down)).toPoint()

    def card(self, code: str) -> QPoint:
        """A spot on a card that no neighbour covers."""
        return self.spot(f"hand:{code}#0", 0.15, 0.25)

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.window, LEFT, NO_KEYS, at)

    def double_click(self, at: QPoint) -> None:
        QTest.mouseClick(self.window, LEFT, NO_KEYS, at)
        QTest.mouseDClick(self.window, LEFT, NO_KEYS, at)

    def press(self, at: QPoint) -> None:
        QTest.mousePress(self.window, LEFT, NO_KEYS, at)

    def move(self, start: QPoint, end: QPoint) -> None:
        for step in range(1, 7):
            QTest.mouseMove(self.window, start + (end - start) * step / 6)

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(self.window, LEFT, NO_KEYS, at)

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.press(start)
        self.move(start, end)
        self.release(end)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_KEYS) -> None:
        QTest.keyClick(self.window, key, modifier)

    def settle(self) -> None:
        session = self.session
        self.qtbot.waitUntil(
            lambda: (
                not session.busy
                and session._asked_ply != session.snapshot.ply
                and not (session.mustPass and session.settings.now.autoPass)
                and (session.myTurn or session.phase in ("round_over", "match_over"))
            )
        )

    def open(self, folder: Path, **deal: object) -> Path:
        """Sit down at a record whose round is dealt as given."""
        header = {
            "format": "arschloch-match",
            "version": 1,
            "preset": "arschloch",
            "rules": {"start_card_must_be_played": False, "rounds": 1},
            "seats": ["You", "Ben", "Cleo", "Dora"],
            "seed": 1,
        }
        path = folder / "table.arl"
        lines = [header, {"deal": HANDS, **deal}]
        path.write_text("".join(json.dumps(line) + "\n" for line in lines))
        with self.qtbot.waitSignal(self.session.matchStarted):
            self.session.openRecord(str(path))
        self.settle()
        return path


@pytest.fixture
def hands(game: Game, qtbot) -> Hands:
    return Hands(game, qtbot)


@pytest.fixture
def leading(hands: Hands, tmp_path: Path) -> Hands:
    hands.open(tmp_path, lead=0)
    return hands


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


def test_a_refused_drop_falls_back_and_says_why(leading):
    leading.click(leading.card("8D"))
    leading.click(leading.card("KS"))
    leading.drag(leading.card("8D"), leading.spot("tableDropZone"))
    assert leading.session.snapshot.ply == 0
    assert leading.session.noticeWarns
    assert leading.find("notice").isVisible()
    home = leading.find("hand:8D#0")
    leading.qtbot.waitUntil(lambda: home.y() == home.property("homeY"))
    assert leading.session.selectedCount == 2


def test_a_drop_beside_the_table_plays_nothing(leading):
    start = leading.card("8D")
    leading.drag(start, start + QPoint(60, 20))
    assert leading.session.snapshot.ply == 0
    assert leading.find("hand:8D#0") is not None


def test_a_click_selects_and_the_button_plays(leading):
    leading.click(leading.card("8D"))
    assert leading.session.selectedCount == 1
    leading.click(leading.spot("playButton"))
    leading.qtbot.waitUntil(lambda: leading.session.snapshot.ply > 0)


def test_a_click_on_the_table_plays_the_selection(leading):
    leading.click(leading.card("8D"))
    leading.click(leading.spot("tableDropZone", 0.5, 0.75))
    leading.qtbot.waitUntil(lambda: leading.session.snapshot.ply > 0)


def test_a_double_click_extends_to_the_set(leading):
    leading.double_click(leading.card("9D"))
    assert leading.session.stage.holding.selected == {"9D#0", "9C#0"}


def test_keys_alone_select_and_play(leading):
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Right):
        leading.key(key)
    leading.key(Qt.Key.Key_Space)
    assert leading.session.stage.holding.selected == {"9D#0", "9C#0"}
    leading.key(Qt.Key.Key_Escape)
    assert leading.session.selectedCount == 0
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


def test_p_passes_and_ctrl_z_takes_it_back(hands, tmp_path):
    hands.game.settings.change("autoPass", False)
    hands.open(tmp_path, lead=3)
    ply = hands.session.snapshot.ply
    hands.key(Qt.Key.Key_P)
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.ply > ply)
    hands.settle()
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.ply == ply)
    assert hands.session.canRedo


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


@pytest.mark.parametrize("fill", [fill_by_drag, fill_by_click, fill_by_keys])
def test_a_gift_is_chosen_changed_and_confirmed(hands, tmp_path, fill: Callable[[Hands], None]):
    hands.open(tmp_path, offices=[0, 1, 2, 3])
    assert hands.session.giftCount == 2
    assert not hands.find("giveButton").isEnabled()
    fill(hands)
    assert hands.session.giftFull
    hands.key(Qt.Key.Key_Escape)
    assert hands.session.stage.holding.gift == [None, None]
    fill(hands)
    hands.click(hands.spot("giveButton"))
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.phase == "play")


def test_a_gift_card_can_be_dragged_back(hands, tmp_path):
    hands.open(tmp_path, offices=[0, 1, 2, 3])
    fill_by_drag(hands)
    code = hands.session.stage.hand.rows[0].card
    hands.drag(hands.card(code), hands.card(code) + QPoint(0, 460))
    assert not hands.session.giftFull


def test_a_click_anywhere_hurries_what_is_under_way(hands, tmp_path):
    hands.game.settings.change("speed", 1)
    with hands.qtbot.waitSignal(hands.session.matchStarted):
        hands.session.newMatch("arschloch", {"players": 4}, "lowest")
    hands.qtbot.waitUntil(lambda: hands.session.busy)
    hands.click(hands.spot("tableDropZone"))
    assert hands.session.director.pace.hurried
    hands.session.skipToResult()
    assert hands.session.myTurn


def test_cards_seats_and_prompt_have_names_for_those_who_listen(leading):
    card = leading.session.stage.hand.rows[0]
    assert card.accessible_name == "8 of diamonds, playable"
    seats = [row.accessible_name for row in leading.session.stage.seats.rows]
    assert seats[1] == "Ben, 4 cards"
    assert leading.find("prompt").property("text") == leading.session.prompt != ""


def test_a_whole_round_is_played_by_mouse_alone(hands, tmp_path):
    path = hands.open(tmp_path, lead=0)
    session = hands.session
    while session.phase == "play":
        plays = [action for action in session.snapshot.legal if isinstance(action, Play)]
        if not plays:
            hands.click(hands.spot("passButton"))
        else:
            for key in session.stage.holding.keys_for(plays[0].cards):
                hands.click(hands.spot(f"hand:{key}", 0.15, 0.25))
            hands.click(hands.spot("playButton"))
        hands.settle()
    assert session.phase == "match_over"
    assert verify(read(path.read_bytes())).ok
