"""Keys act only on items visible for a moment, and once however long they are held."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest
from by_hand import Hands
from fingers import Fingers
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from window_states import asking, in_sight, leading, on_top, round_summary, setup, show, thirteen

from arschloch_gui.app.files import paths
from arschloch_gui.app.keys.clock import SystemClock
from arschloch_gui.app.keys.input_guard import DRUMMING, KEPT, PATIENCE, InputGuard
from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import Demonstration, wait_for
from arschloch_gui.engine.actions import Pass
from arschloch_gui.engine.match import Acted
from arschloch_gui.engine.record import read
from long import mostly_long

pytestmark = pytest.mark.one_window(screen="table")

MANY_TRICKS = [
    ["7D", "7H", "8H", "8S", "9S"],
    ["10D", "10C", "KD", "AD", "QS"],
    ["JD", "JC", "KC", "AC", "10S"],
    ["9D", "9C", "KH", "AH", "JS"],
]


class Time:
    """A clock that advances only on command. It is later than those of earlier tests.

    The window is shared, and the key gate remembers when it saw something new.
    """

    starts = itertools.count(1_000, 1_000)

    def __init__(self) -> None:
        self.seconds = float(next(self.starts))

    def now(self) -> float:
        return self.seconds

    def of(self, event: QKeyEvent) -> float:
        return self.seconds


@pytest.fixture
def clock() -> Time:
    return Time()


class Watcher(Hands):
    """A user at a window whose time is advanced by hand."""

    def __init__(self, game: Program, qtbot, clock: Time) -> None:
        super().__init__(game, qtbot)
        self.clock = clock

    def look(self, seconds: float = PATIENCE + 0.01) -> None:
        """Look at the current screen for this long."""
        wait_for(lambda: not self.game.input_guard.awaits_picture, "the picture")
        self.clock.seconds += seconds


@pytest.fixture
def hands(game: Program, qtbot, clock: Time, monkeypatch: pytest.MonkeyPatch) -> Watcher:
    monkeypatch.setattr(game.input_guard, "_clock", clock)  # the window is shared, the time is not
    game.settings.change("autoPass", False)
    return Watcher(game, qtbot, clock)


def own_passes(record: Path) -> int:
    """Return how often the person has passed in the match opened from a record."""
    own = paths.matches_folder() / record.name
    items = [item for _, item in read(own.read_bytes()).lines]
    acts = [item for item in items if isinstance(item, Acted)]
    return sum(act.seat == 0 and isinstance(act.action, Pass) for act in acts)


def wait_for_turn(hands: Watcher) -> None:
    hands.settle()
    wait_for(lambda: not hands.game.input_guard.awaits_picture, "the picture")


# -- keys wait for their targets --------------------------------------------------------


def test_ten_quick_presses_of_p_pass_only_one_trick(hands: Watcher, tmp_path: Path):
    record = hands.open(tmp_path, deal=MANY_TRICKS, lead=3)
    hands.look()
    for _ in range(10):
        hands.strike("P")
        wait_for_turn(hands)
        hands.clock.seconds += 0.03
    assert own_passes(record) == 1
    hands.look()
    hands.strike("P")
    wait_for_turn(hands)
    assert own_passes(record) == 2


@pytest.mark.own_window
def test_p_held_down_passes_once(hands: Watcher, tmp_path: Path):
    record = hands.open(tmp_path, deal=MANY_TRICKS, lead=3)
    hands.look()
    hands.strike("P")
    for _ in range(10):
        wait_for_turn(hands)
        hands.hold("P", 5)
        hands.look()
    assert own_passes(record) == 1


def test_enter_to_hurry_does_not_press_the_next_round(hands: Watcher, tmp_path: Path):
    round_summary(hands, tmp_path)
    for _ in range(10):
        hands.strike("Return")
        hands.hold("Return", 3)
        wait_for(lambda: not hands.game.input_guard.awaits_picture, "the picture")
        hands.clock.seconds += PATIENCE / 20
    assert hands.session.table.phase == "round_over"
    hands.look(10)
    hands.hold("Return")
    hands.hold("Space")
    assert hands.session.table.phase == "round_over"
    hands.strike("Return")
    hands.qtbot.waitUntil(lambda: hands.session.table.roundNo == 2)


def test_drumming_on_enter_never_presses_what_comes_up(hands: Watcher, tmp_path: Path):
    round_summary(hands, tmp_path)
    for _ in range(30):
        hands.strike("Return")
        hands.look(0.9 * DRUMMING)
    assert hands.session.table.phase == "round_over"
    hands.look()
    hands.strike("Return")
    hands.qtbot.waitUntil(lambda: hands.session.table.roundNo == 2)


def test_a_typed_rank_waits_for_its_question_and_for_the_next_one(hands: Watcher, tmp_path: Path):
    asking(hands, tmp_path)
    hands.strike("A")
    assert hands.session.snapshot.ply == 0
    hands.look()
    hands.strike("A")
    hands.qtbot.waitUntil(lambda: hands.session.snapshot.ply == 1)
    hands.settle()
    hands.strike("K")
    assert hands.session.turn.asked_ply != 1
    hands.look()
    hands.strike("K")
    assert hands.session.turn.asked_ply == 1


def test_what_has_changed_under_the_keys_counts_as_new(hands: Watcher):
    screen = show(hands, "newMatch")
    hands.find("moreOptionsButton").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    hands.look()
    hands.strike("Return")
    hands.strike("Return")
    assert screen.property("rulesOpen") is True
    wait_for(hands.stands, "the house rules")
    hands.look()
    hands.strike("Space")
    assert screen.property("rulesOpen") is False


def test_time_runs_from_the_picture_that_shows_it(hands: Watcher, tmp_path: Path):
    hands.open(tmp_path, lead=3)
    hands.look()
    hands.find("tableScreen").property("sight").setProperty("looks", "something else")
    hands.clock.seconds += 60  # without a new frame
    hands.strike("P")
    assert hands.session.turn.asked_ply == -1
    hands.look(PATIENCE - 0.01)
    hands.strike("P")
    assert hands.session.turn.asked_ply == -1
    hands.clock.seconds += DRUMMING + 0.01
    hands.strike("P")
    assert hands.session.turn.asked_ply >= 0


def test_space_hurries_what_is_under_way_and_keys_that_act_do_not(hands: Watcher, tmp_path: Path):
    leading(hands, tmp_path)
    hands.game.settings.change("speed", 1)
    hands.session.turn.act(hands.session.snapshot.legal[0])
    hands.qtbot.waitUntil(lambda: hands.session.pace.busy)  # the others' turns
    hands.strike("P")
    hands.strike("Return")
    assert not hands.session.director.pace.hurried
    hands.strike("Space")
    assert hands.session.director.pace.hurried
    hands.session.pace.skipToResult()


def test_picking_cards_and_moving_the_cursor_never_wait(hands: Watcher, tmp_path: Path):
    leading(hands, tmp_path)
    hands.strike("Right")
    hands.strike("Space")
    assert hands.session.choice.selectedCount == 1
    hands.strike("Return")
    assert hands.session.turn.asked_ply == -1
    hands.look()
    hands.strike("Right")
    hands.strike("Space")
    hands.strike("Space")
    hands.strike("Return")  # the person's own choice is nothing new
    assert hands.session.turn.asked_ply == 0


def test_the_order_of_the_hand_never_waits(hands: Watcher, tmp_path: Path):
    thirteen(hands, tmp_path)
    hands.strike("S")
    assert hands.session.handOrder.arrangement == "suit"
    hands.strike("Right")
    hands.strike("Shift+Right")
    assert hands.session.handOrder.arrangement == "own"


def test_the_last_trick_is_shown_at_once(hands: Watcher, tmp_path: Path):
    hands.open(tmp_path, deal=MANY_TRICKS, lead=3)
    while not hands.session.table.lastTrick:
        hands.look()
        hands.strike("P")
        wait_for_turn(hands)
    hands.strike("T")
    assert hands.find("lastTrick").isVisible()


def test_claiming_by_the_same_key_waits(hands: Watcher, tmp_path: Path):
    hands.open(tmp_path, {"climb_bonus": "free_trick"}, deal=MANY_TRICKS, lead=3)
    while not hands.session.table.lastTrick:
        hands.look()
        hands.strike("P")
        wait_for_turn(hands)
    hands.strike("T")
    assert not hands.session.choice.notice
    hands.look()
    hands.strike("T")
    assert hands.session.choice.notice


def test_keys_that_name_what_they_do_never_wait(hands: Watcher):
    show(hands, "settings")
    hands.strike("F1")
    assert hands.window.property("page") == "rules"
    hands.strike("Esc")
    assert hands.window.property("page") == "settings"


def test_typing_is_as_quick_as_one_likes_and_may_be_held(hands: Watcher):
    show(hands, "settings")
    field = hands.window.activeFocusItem()
    field.setProperty("text", "")
    hands.strike("A")
    hands.hold("B", 3)
    assert field.property("text").lower() == "abbb"
    hands.hold("Backspace", 4)
    assert field.property("text") == ""


@pytest.mark.parametrize(
    "keys", mostly_long(["Space", "P", "T", "Esc", "Return"], normal=["Space", "Return"])
)
def test_no_key_of_the_table_can_be_held_but_to_move(hands: Watcher, tmp_path: Path, keys: str):
    leading(hands, tmp_path)
    hands.look()
    hands.strike("Right")
    hands.strike("Space")
    hands.hold(keys)
    assert hands.session.choice.selectedCount == 1
    assert hands.session.turn.asked_ply == -1
    fan = hands.find("handFan")
    hands.hold("Right", 2)
    assert fan.property("current") == 2


def send(hands: Hands, kind: QEvent.Type, at: int) -> None:
    event = QKeyEvent(kind, Qt.Key.Key_L, Qt.KeyboardModifier.NoModifier, "l")
    event.setTimestamp(at)
    shortcut = QKeyEvent(QEvent.Type.ShortcutOverride, event.key(), event.modifiers(), "l")
    shortcut.setTimestamp(at)
    shortcut.ignore()
    if kind == QEvent.Type.KeyPress:
        QCoreApplication.sendEvent(hands.window.focusObject(), shortcut)
        heard.append(shortcut.isAccepted())
    QCoreApplication.sendEvent(hands.window, event)


heard: list[bool] = []
"""Whether a key sent was prevented from being a shortcut."""


def test_x11_splits_a_held_key_into_two_and_it_is_still_one(hands: Watcher, tmp_path: Path):
    leading(hands, tmp_path)
    hands.game.input_guard._on_x11 = True
    press, release = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    heard.clear()
    for kind, at in ((press, 500), (release, 900), (press, 900), (release, 940), (press, 940),
                     (release, 1000), (press, 1030)):  # fmt: skip
        send(hands, kind, at)
    assert heard == [False, True, True, False]


def test_keys_handed_on_without_their_moment_are_pressed_anew_each_time(
    hands: Watcher, tmp_path: Path
):
    leading(hands, tmp_path)
    hands.game.input_guard._on_x11 = True
    press, release = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    heard.clear()
    for kind in (press, release, press, release):
        send(hands, kind, 0)
    assert heard == [False, False]


# -- the mouse --------------------------------------------------------------------------


class Mouse:
    """Clicks with real timing."""

    def __init__(self, hands: Hands) -> None:
        self.hands, self.now = hands, 10_000

    def click(self, at: QPoint, after: int = 2000) -> None:
        """Click this many milliseconds `after` the previous click."""
        self.now += after
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            held = Qt.MouseButton.LeftButton
            down = held if kind == QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
            event = QMouseEvent(kind, QPointF(at), QPointF(at), held, down,
                                Qt.KeyboardModifier.NoModifier)  # fmt: skip
            event.setTimestamp(self.now)
            QCoreApplication.sendEvent(self.hands.window, event)


def test_a_click_never_waits(hands: Watcher, tmp_path: Path):
    hands.open(tmp_path, lead=3)
    hands.click(hands.spot("passButton"))
    assert hands.session.turn.asked_ply >= 0


@pytest.mark.own_window
def test_a_double_click_on_once_more_begins_one_match(hands: Watcher, own_folders: Path):
    button = hands.spot("againButton")
    mouse = Mouse(hands)
    mouse.click(button)
    mouse.click(button, 90)
    wait_for(lambda: hands.session.snapshot is not None, "the match")
    hands.settle()
    assert len(list(own_folders.rglob("*.arl"))) == 1


def test_the_second_half_of_a_double_click_goes_nowhere(hands: Watcher, tmp_path: Path):
    show(hands, "start")
    tile = hands.spot("game:trouduc")
    mouse = Mouse(hands)
    mouse.click(tile)
    screen = show(hands, "newMatch")
    hands.window.grabWindow()
    under: list[Any] = [item for item in in_sight(screen) if item.inherits("QQuickAbstractButton")]
    pressed = [under_.property("text") for under_ in under]
    heard: list[str] = []
    for item, text in zip(under, pressed, strict=True):
        item.clicked.connect(lambda text=text: heard.append(text))
    middle = under[0].mapToScene(QPointF(5, 5)).toPoint()
    mouse.hands.game.input_guard._pressed_where = QPointF(middle)  # as if it were under the first
    mouse.click(middle, 100)
    assert heard == []
    mouse.click(middle, 100)
    assert heard == []  # neither does the third of three
    mouse.click(middle, 1000)
    assert heard == pressed[:1]


def test_a_double_click_where_nothing_changes_is_two_clicks(hands: Watcher):
    show(hands, "newMatch")
    hands.look()
    before = hands.game.setup.property("players")
    mouse, more = Mouse(hands), None
    for item in in_sight(on_top(hands)):
        if item.property("sign") == "+":
            more = item.mapToScene(QPointF(10, 10)).toPoint()
    assert more is not None
    mouse.click(more)
    mouse.click(more, 100)
    assert hands.game.setup.property("players") == before + 2


# -- and beside ----------------------------------------------------------------------------


def test_a_key_read_late_was_pressed_when_it_was_pressed():
    clock = SystemClock()

    def read(noted: int, now: float) -> float:
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_P, Qt.KeyboardModifier.NoModifier, "p")
        event.setTimestamp(noted)
        clock.now = lambda: now
        return clock.of(event)

    assert read(5_000, 100.3) == pytest.approx(100.3)  # without an earlier key to compare with
    assert read(6_000, 101.0) == pytest.approx(101.0)
    assert read(7_000, 102.8) == pytest.approx(102.0)  # read late, as the window was busy
    assert read(7_100, 102.8) == pytest.approx(102.1)
    assert read(10, 110.0) == pytest.approx(110.0)  # the system's counter restarted


def test_a_long_evening_is_not_remembered_for_ever(qapp):
    time = Time()
    gate = InputGuard(time)
    first = gate.stamp(False)
    for _ in range(5 * KEPT):
        gate._awaited = True
        time.seconds += 1
        gate._on_frame()
    assert len(gate._shown) <= 2 * KEPT
    assert gate._is_familiar(first, time.seconds)
    assert gate._is_familiar(gate.stamp(False) - 2, time.seconds)
    assert not gate._is_familiar(gate.stamp(False) - 1, time.seconds)


def test_setting_up_begins_at_once_with_ctrl_and_enter(hands: Watcher, tmp_path: Path):
    setup(hands, tmp_path)
    hands.strike("Ctrl+Return")
    wait_for(lambda: hands.session.snapshot is not None, "the match")
    Demonstration(hands.game).wait_for_decision()


def test_only_the_last_lifted_finger_ends_a_touch(hands: Watcher, qtbot):
    fingers = Fingers(hands.window)
    fingers.press(QPoint(4, 4), 0)
    fingers.press(QPoint(90, 4), 1)
    with qtbot.assertNotEmitted(hands.game.input_guard.touchEnded):
        fingers.release(0)
    with qtbot.waitSignal(hands.game.input_guard.touchEnded):
        fingers.release(1)
