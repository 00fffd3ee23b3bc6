"""☰ opens a menu, by mouse and keys, and every choice keeps the match."""

from __future__ import annotations

import pytest
from app.screens.test_window import find, items, press, screen, there
from by_hand import Hands
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import Demonstration, wait_for
from arschloch_gui.languages import LANGUAGES
from long import long_param, times

pytestmark = pytest.mark.one_window(screen="table")

ENTRIES = (
    "continue", "past", "newMatch", "matches", "statistics", "rules", "about", "program",
    "sounds", "settings", "dealAgain", "dealNumber", "start", "quit",
)  # fmt: skip

PAGES = {"program": "about"}
"""The screens of entries with other names."""


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    """Return a user at a table on their turn."""
    Demonstration(game).begin("arschloch", {"players": 4})
    return Hands(game, qtbot)


def is_open(game: Program) -> bool:
    """Return whether the menu is open; its entries exist only then."""
    return there(game, "menu:continue") and find(game, "menu:continue").isVisible()


def open_by_key(game: Program) -> None:
    press(game, Qt.Key.Key_F10)
    wait_for(lambda: is_open(game), "the menu")


def focused(game: Program) -> str:
    item = game.window.activeFocusItem()
    return item.objectName() if item is not None else ""


def highlighted(game: Program) -> list[str]:
    return [name for name in ENTRIES if find(game, f"menu:{name}").property("highlighted")]


def test_a_click_opens_the_menu_and_continue_leads_back_to_the_hand(hands: Hands):
    game = hands.game
    before = game.session.snapshot
    hands.click(hands.spot("menuButton"))
    wait_for(lambda: is_open(game), "the menu")
    assert screen(game) == "table"
    hands.click(hands.spot("menu:continue"))
    wait_for(lambda: not is_open(game), "the end of the menu")
    assert focused(game) == "handFan"
    assert game.session.snapshot is before
    # The keys work in the hand immediately.
    press(game, Qt.Key.Key_Home)
    press(game, Qt.Key.Key_Space)
    assert game.session.choice.selectedCount == 1


def test_the_menu_closes_by_keys_and_the_hand_has_them_again(hands: Hands):
    game = hands.game
    for leave in (Qt.Key.Key_Escape, Qt.Key.Key_F10, Qt.Key.Key_Return):
        open_by_key(game)
        assert highlighted(game) == ["continue"]
        press(game, leave)
        wait_for(lambda: not is_open(game), "the end of the menu")
        assert focused(game) == "handFan", leave
        assert screen(game) == "table"


def test_a_click_beside_the_menu_only_closes_it(hands: Hands):
    game = hands.game
    open_by_key(game)
    hands.click(hands.spot("handFan", 0.5, 0.5))
    wait_for(lambda: not is_open(game), "the end of the menu")
    assert game.session.choice.selectedCount == 0


@pytest.mark.long
def test_the_arrow_keys_reach_every_entry(hands: Hands):
    game = hands.game
    open_by_key(game)
    seen = []
    for _ in ENTRIES:
        seen += highlighted(game)
        press(game, Qt.Key.Key_Down)
    assert tuple(seen) == ENTRIES
    press(game, Qt.Key.Key_Home)
    assert highlighted(game) == ["continue"]
    press(game, Qt.Key.Key_End)
    assert highlighted(game) == ["quit"]


@pytest.mark.parametrize("way", [long_param("mouse"), "keys"])
def test_every_entry_leads_where_it_says_and_back(hands: Hands, way: str):
    game = hands.game
    before = game.session.snapshot
    for entry in ("newMatch", "matches", "statistics", "rules", "program", "settings"):
        page = PAGES.get(entry, entry)
        open_by_key(game)
        if way == "mouse":
            hands.click(hands.spot(f"menu:{entry}"))
        else:
            for _ in range(ENTRIES.index(entry)):
                press(game, Qt.Key.Key_Down)
            press(game, Qt.Key.Key_Return)
        wait_for(lambda: screen(game) == page, page)  # noqa: B023
        wait_for(lambda: not is_open(game), "the end of the menu")
        wait_for(lambda: inside(game, f"{page}Screen"), "the focus there")  # noqa: B023
        press(game, Qt.Key.Key_Escape)
        wait_for(lambda: screen(game) == "table", "the table")
        assert game.session.snapshot is before
        assert focused(game) == "handFan"


def inside(game: Program, name: str) -> bool:
    """Return whether the focus is within an item."""
    item = game.window.activeFocusItem()
    while item is not None and item.objectName() != name:
        item = item.parentItem()
    return item is not None


def test_quit_closes_the_window(hands: Hands):
    open_by_key(hands.game)
    hands.click(hands.spot("menu:quit"))
    wait_for(lambda: not hands.window.isVisible(), "the end")


def test_the_start_screen_offers_the_match_that_was_left_at_once(hands: Hands):
    game = hands.game
    before = game.session.snapshot
    open_by_key(game)
    hands.click(hands.spot("menu:start"))
    assert screen(game) == "start"
    assert game.session.files.canResume is True
    assert "Arschloch, round 1" in game.session.files.resumeSentence
    wait_for(lambda: focused(game) == "continueButton", "the focus on Continue")
    press(game, Qt.Key.Key_Return)
    assert screen(game) == "table"
    assert game.session.snapshot is before


@pytest.mark.long
def test_stopping_after_a_round_offers_the_match_at_once(hands: Hands):
    game = hands.game
    Demonstration(game).finish_round()
    wait_for(lambda: there(game, "roundSummary"), "the summary")
    hands.click(hands.spot("leaveButton"))
    assert screen(game) == "start"
    assert game.session.files.canResume is True
    press(game, Qt.Key.Key_Return)
    wait_for(lambda: screen(game) == "table", "the table")


@pytest.mark.long
def test_the_menu_opens_over_the_summary_of_a_round(hands: Hands):
    game = hands.game
    Demonstration(game).finish_round()
    wait_for(lambda: there(game, "roundSummary"), "the summary")
    open_by_key(game)
    press(game, Qt.Key.Key_Escape)
    wait_for(lambda: not is_open(game), "the end of the menu")
    assert inside(game, "roundSummary")
    press(game, Qt.Key.Key_Return)
    wait_for(lambda: game.session.table.roundNo == 2, "the next round")


@pytest.mark.long
def test_a_match_that_is_over_is_not_offered_again(game: Program, qtbot):
    demo = Demonstration(game)
    demo.begin("arschloch", {"players": 4, "rounds": 1})
    demo.finish_round()
    wait_for(lambda: there(game, "matchSummary"), "the end")
    open_by_key(game)
    Hands(game, qtbot).click(Hands(game, qtbot).spot("menu:start"))
    assert screen(game) == "start"
    assert game.session.files.canResume is False


def test_nothing_takes_the_keys_from_the_open_menu(hands: Hands):
    game = hands.game
    open_by_key(game)
    find(game, "handFan").forceActiveFocus()
    wait_for(lambda: focused(game) != "handFan", "the keys in the menu again")
    press(game, Qt.Key.Key_Down)
    assert highlighted(game) == ["past"]
    before = game.session.snapshot.ply
    press(game, Qt.Key.Key_P)
    press(game, Qt.Key.Key_Escape)
    wait_for(lambda: not is_open(game), "the end of the menu")
    assert game.session.snapshot.ply == before


def test_the_menu_has_room_in_the_smallest_window(hands: Hands):
    game = hands.game
    game.window.resize(960, 600)
    wait_for(lambda: abs(game.window.contentItem().width() - 960) < 1, "the size")
    for language in times(("de",), LANGUAGES):
        for scale in times((2.0,), (1.0, 2.0)):
            game.settings.change("language", language)
            game.settings.change("textScale", scale)
            open_by_key(game)
            game.window.grabWindow()
            for name in ENTRIES:
                assert has_room(find(game, f"menu:{name}")), (name, language, scale)
            press(game, Qt.Key.Key_Escape)
            wait_for(lambda: not is_open(game), "the end of the menu")


def has_room(entry: QQuickItem) -> bool:
    """Return whether an entry and its texts are fully visible, separate and easy to hit."""
    texts = [box(text) for text in items(entry) if text.property("text") and text is not entry]
    inside_window = QRectF(0, 0, 960, 600).contains(box(entry)) and entry.height() >= 32
    apart = len(texts) < 2 or not texts[0].intersects(texts[1])
    return inside_window and apart and all(box(entry).contains(text) for text in texts)


def box(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(QPointF(0, 0), item.size()))


def test_a_screen_reader_hears_a_menu(hands: Hands):
    game = hands.game
    button = QAccessible.queryAccessibleInterface(find(game, "menuButton"))
    assert button.role() == QAccessible.Role.ButtonMenu
    open_by_key(game)
    entry = QAccessible.queryAccessibleInterface(find(game, "menu:newMatch"))
    assert entry.role() == QAccessible.Role.MenuItem
    assert entry.text(QAccessible.Text.Name) == "New match…"
    assert entry.text(QAccessible.Text.Description) == "Ctrl+N"
    item = find(game, "menu:newMatch")
    while item is not None and role(item) != QAccessible.Role.PopupMenu:
        item = item.parentItem()
    assert item is not None
    assert QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name) == "Menu"


def role(item: QQuickItem) -> QAccessible.Role | None:
    spoken = QAccessible.queryAccessibleInterface(item)
    return spoken.role() if spoken is not None else None
