"""The real window: every screen opens, is translated, and works by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from by_hand import stands
from PySide6.QtCore import QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QColor, QFont
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from arschloch_gui.app.main import Program
from arschloch_gui.app.shell import QML
from arschloch_gui.app.tour.demonstration import Demonstration, items, settle, wait_for
from arschloch_gui.languages import LANGUAGES
from long import long_param, mostly_long, times

SCREENS = ("start", "newMatch", "matches", "settings", "rules")


def find(game: Program, name: str) -> QQuickItem:
    wait_for(lambda: stands(game.window), "what was asked for")
    found = [item for item in items(game.window.contentItem()) if item.objectName() == name]
    assert found, name
    return found[0]


def show(game: Program, screen: str) -> QQuickItem:
    game.window.setProperty("page", screen)
    wait_for(lambda: there(game, screen + "Screen"), screen)
    game.window.grabWindow()  # triggers the layout
    return find(game, screen + "Screen")


def there(game: Program, name: str) -> bool:
    """Whether something of this name is in the window, with all that was asked for."""
    return stands(game.window) and any(
        item.objectName() == name for item in items(game.window.contentItem())
    )


def click(game: Program, name: str) -> None:
    if not stands(game.window):
        wait_for(lambda: stands(game.window), "what was opened")
        game.window.grabWindow()  # triggers the layout
    item = find(game, name)
    middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
    QTest.mouseClick(
        game.window, Qt.MouseButton.LeftButton, pos=QPoint(*map(round, middle.toTuple()))
    )


def press(game: Program, key: Qt.Key, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
    wait_for(lambda: stands(game.window), "what the key is for")
    QTest.keyClick(game.window, key, modifiers)


def screen(game: Program) -> str:
    return str(game.window.property("page"))


def visible_texts(game: Program) -> list[QQuickItem]:
    return [
        item
        for item in items(game.window.contentItem())
        if item.inherits("QQuickText") and item.isVisible() and item.property("text")
    ]


@pytest.mark.parametrize(
    "control", [long_param("QuietButton"), long_param("ActionButton"), "ChoiceChip"]
)
def test_a_button_as_wide_as_it_likes_has_its_words_in_one_line(game: Program, control: str):
    component = QQmlComponent(game.engine)
    component.setData(
        b'import "controls"\n%s { objectName: "probe" }' % control.encode(),
        QUrl.fromLocalFile(str(QML.with_name("Probe.qml"))),
    )
    button = component.create()
    assert isinstance(button, QQuickItem), component.errorString()
    button.setParentItem(game.window.contentItem())
    # Every window size has its own fractions.
    for width in range(1024, 1600, times(36, 9)):
        game.window.resize(width, width * 5 // 8)
        wait_for(lambda: game.window.contentItem().width() == width, "the size")  # noqa: B023
        for text in ("Alles klar", "Zurücknehmen", "Sortieren", "König", "Nachreichen"):
            button.setProperty("text", text)
            (words,) = (item for item in items(button) if item.inherits("QQuickText"))
            assert words.property("lineCount") == 1, (width, text)
    button.deleteLater()


@pytest.mark.long
@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("language", mostly_long(LANGUAGES, normal=["de"]))
def test_no_text_is_cut_off(game: Program, name: str, language: str):
    game.settings.change("language", language)
    for size in ((1280, 800), (960, 600)):
        game.window.resize(*size)
        show(game, name)
        wait_for(lambda: abs(game.window.contentItem().width() - size[0]) < 1, "the size")  # noqa: B023
        for text in visible_texts(game):
            assert not text.property("truncated"), (size, text.property("text"))
            assert text.property("paintedWidth") <= text.width() + 1, (size, text.property("text"))


@pytest.mark.long
@pytest.mark.parametrize("language", mostly_long(LANGUAGES, normal=["de"]))
def test_no_house_rule_is_cut_off(game: Program, language: str):
    game.settings.change("language", language)
    game.setup.choose("trouduc-joker")
    game.window.resize(960, 600)
    screen = show(game, "newMatch")
    screen.setProperty("rulesOpen", True)
    for share in (False, True):
        screen.setProperty("shareOpen", share)
        wait_for(lambda: stands(game.window), "the rules")
        assert there(game, "ownGameName" if share else "option:putsch")
        for text in visible_texts(game):
            assert not text.property("truncated"), text.property("text")
            assert text.property("paintedWidth") <= text.width() + 1, text.property("text")


@pytest.mark.long
@pytest.mark.parametrize("name", SCREENS)
def test_everything_that_takes_the_focus_has_a_spoken_name(game: Program, name: str):
    show(game, name)
    for item in items(game.window.contentItem()):
        if not item.isVisible() or not item.activeFocusOnTab() or item.isFocusScope():
            continue
        spoken = QAccessible.queryAccessibleInterface(item)
        assert spoken is not None, item
        assert spoken.text(QAccessible.Text.Name), item


@pytest.mark.long
def test_a_click_on_settings_and_escape_lead_there_and_back(game: Program):
    show(game, "start")
    click(game, "settingsButton")
    assert screen(game) == "settings"
    press(game, Qt.Key.Key_Escape)
    assert screen(game) == "start"


@pytest.mark.long
def test_f1_opens_the_rules_and_closes_them(game: Program):
    show(game, "newMatch")
    press(game, Qt.Key.Key_F1)
    assert screen(game) == "rules"
    press(game, Qt.Key.Key_F1)
    assert screen(game) == "newMatch"


@pytest.mark.long
def test_ctrl_n_sets_up_a_new_match(game: Program):
    show(game, "start")
    press(game, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert screen(game) == "newMatch"


def test_one_key_begins_the_game_played_last(game: Program):
    show(game, "start")
    press(game, Qt.Key.Key_Return)
    wait_for(lambda: screen(game) == "table", "the table")
    assert game.session.match.preset == "arschloch"


@pytest.mark.parametrize("scale", mostly_long([1.0, 1.6, 2.0], normal=[2.0]))
def test_the_games_of_the_start_screen_keep_apart(game: Program, scale: float):
    game.settings.change("language", "de")
    game.settings.change("textScale", scale)
    game.window.resize(960, 600)
    start = show(game, "start")
    wait_for(lambda: abs(start.width() - 960) < 1, "the size")
    cards = [item for item in items(start) if item.objectName().startswith("game:")]
    assert len(cards) == len(game.setup.tiles)
    boxes = [card.mapRectToScene(card.boundingRect()) for card in cards]
    foot = find(game, "againButton").mapToScene(QPointF(0, 0)).y()
    assert all(box.bottom() < foot and box.right() < 960 for box in boxes)
    assert not [1 for a in boxes for b in boxes if a is not b and a.intersects(b)]
    for card in cards:
        assert float(card.property("wordsHeight")) <= card.height() + 1


@pytest.mark.parametrize("language", mostly_long(LANGUAGES, normal=["de"]))
def test_every_game_on_the_start_screen_has_room_for_its_words(game: Program, language: str):
    game.settings.change("language", language)
    start = show(game, "start")
    wait_for(lambda: abs(game.window.contentItem().width() - 1280) < 1, "the size")
    cards = [item for item in items(start) if item.objectName().startswith("game:")]
    wait_for(lambda: all(map(has_room, cards)), "room for the words")
    for card, tile in zip(cards, game.setup.tiles, strict=True):
        assert card.property("told") == tile["tagline"]
        assert len(str(tile["tagline"]).split()) <= 4


def has_room(card: QQuickItem) -> bool:
    return float(card.property("wordsHeight")) <= card.height() + 1


@pytest.mark.drawn
def test_the_pictures_of_the_games_are_drawn_for_the_size_they_have(game: Program):
    start = show(game, "start")
    drawn = [item for item in items(start) if "game/" in str(item.property("subject"))]
    assert len(drawn) == len(game.setup.tiles) + 1, [i.property("subject") for i in drawn]

    def fits(item: QQuickItem) -> bool:
        # Without a requested size, a picture's implicit size is that of the drawing.
        across, down = item.implicitWidth(), item.implicitHeight()
        return abs(across - item.width()) < 1 and abs(down - item.height()) < 1

    wait_for(lambda: all(map(fits, drawn)), "pictures of the right size")


def test_arrow_keys_go_from_game_to_game(game: Program):
    show(game, "start")
    tiles = [str(tile["value"]) for tile in game.setup.tiles]
    find(game, "game:" + tiles[0]).forceActiveFocus()
    press(game, Qt.Key.Key_Right)
    assert game.window.activeFocusItem().objectName() == "game:" + tiles[1]
    press(game, Qt.Key.Key_Left)
    press(game, Qt.Key.Key_Left)
    assert game.window.activeFocusItem().objectName() == "aboutButton"
    press(game, Qt.Key.Key_Right)
    press(game, Qt.Key.Key_Right)
    press(game, Qt.Key.Key_Return)
    assert screen(game) == "newMatch"
    assert game.setup.preset == tiles[1]


def test_a_variant_is_chosen_where_the_match_is_set_up(game: Program):
    show(game, "start")
    click(game, "game:president-sober")
    wait_for(lambda: there(game, "startMatchButton"), "screen")
    row = find(game, "variantRow")
    chips = [item for item in items(row) if item.property("text") == "The big round"]
    middle = chips[0].mapToScene(QPointF(8, 8))
    QTest.mouseClick(
        game.window, Qt.MouseButton.LeftButton, pos=QPoint(*map(round, middle.toTuple()))
    )
    assert game.setup.preset == "double-deck"
    assert game.setup.game == "president-sober"
    # After coming back through its tile, the variant is still chosen.
    show(game, "start")
    click(game, "game:president-sober")
    assert game.setup.preset == "double-deck"


@pytest.mark.long
def test_the_rules_can_be_searched(game: Program):
    show(game, "newMatch")
    click(game, "moreOptionsButton")
    wait_for(lambda: stands(game.window), "the rules")
    bomb = find(game, "option:bomb")
    groups = game.setup.groups
    game.setup.filter("putsch", False)
    wait_for(lambda: not bomb.isVisible(), "the search")
    assert find(game, "option:putsch").isVisible()
    assert (game.setup.rulesShown, len(game.setup.groups)) == (1, 1)
    game.setup.filter("", False)
    wait_for(bomb.isVisible, "all rules")
    # Creating sixty rows would block the window, so they were only hidden.
    assert find(game, "option:bomb") is bomb
    assert game.setup.groups == groups


def test_rules_are_saved_as_a_game_with_the_mouse(game: Program):
    show(game, "newMatch")
    game.setup.set("max_set", 2)
    click(game, "moreOptionsButton")
    click(game, "shareButton")
    find(game, "ownGameName").setProperty("text", "Sunday")
    click(game, "saveOwnGame")
    assert game.setup.property("presetName") == "Sunday"


@pytest.mark.long
def test_a_match_is_set_up_with_the_mouse(game: Program):
    show(game, "start")
    click(game, "game:trouduc")
    wait_for(lambda: there(game, "startMatchButton"), "screen")
    game.setup.set("players", 5)
    click(game, "startMatchButton")
    wait_for(lambda: screen(game) == "table", "the table")
    assert game.session.match.preset == "trouduc"
    assert game.session.match.players == 5


def test_f1_in_a_match_shows_the_rules_that_are_played(game: Program):
    Demonstration(game).begin("trouduc", {"players": 3})
    press(game, Qt.Key.Key_F1)
    assert game.rules_help.property("game") == "Trou du cul"
    assert game.rules_help.property("part") == "trick"


def test_the_language_changes_while_you_look(game: Program):
    show(game, "settings")
    seen = {}
    for language in ("de", "fr", "en"):
        game.settings.change("language", language)
        seen[language] = {text.property("text") for text in visible_texts(game)}
    assert {"Einstellungen", "König"} <= seen["de"]
    assert {"Réglages", "Roi"} <= seen["fr"]
    assert {"Settings", "King"} <= seen["en"]


@pytest.mark.long
def test_the_summary_of_a_round_leads_to_the_next(game: Program):
    demo = Demonstration(game)
    demo.begin("arschloch", {"players": 4, "rounds": 2})
    demo.finish_round()
    wait_for(lambda: there(game, "roundSummary"), "the summary")
    press(game, Qt.Key.Key_Return)
    wait_for(lambda: game.session.table.roundNo == 2, "the next round")
    demo.wait_for_decision()
    demo.finish_round()
    wait_for(lambda: there(game, "podiumButton"), "the result of the last round")
    assert not there(game, "matchSummary")
    press(game, Qt.Key.Key_Return)
    wait_for(lambda: there(game, "matchSummary"), "the end")
    click(game, "leaveButton")
    assert screen(game) == "start"


def test_once_more_plays_the_rules_of_the_match_that_ended(game: Program):
    demo = Demonstration(game)
    demo.begin("trouduc", {"players": 3, "rounds": 1, "decks": 2})
    rules = game.session.snapshot.spec.rules
    demo.finish_round()
    wait_for(lambda: there(game, "matchSummary"), "the end")
    press(game, Qt.Key.Key_Return)
    wait_for(lambda: game.session.table.phase != "match_over", "another match")
    assert game.session.snapshot.spec.rules == rules


def test_a_match_left_can_be_continued_with_one_key(build_game):
    first = build_game()
    Demonstration(first).begin("arschloch", {"players": 4})
    before = first.session.snapshot
    first.close()
    second = build_game()
    wait_for(lambda: second.session.files.canResume, "a match to continue")
    assert find(second, "continueButton").hasActiveFocus()
    press(second, Qt.Key.Key_Return)
    wait_for(lambda: second.session.snapshot is not None, "the match")
    assert second.session.snapshot.view.hand == before.view.hand


def test_a_damaged_settings_file_is_reported_in_the_window(build_game, own_folders):
    folder = own_folders / "config" / "arschloch"
    folder.mkdir(parents=True)
    (folder / "settings.json").write_text("{", "utf-8", newline="\n")
    game = build_game()
    assert any("settings.json.bak" in str(text.property("text")) for text in visible_texts(game))


def luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.fixture
def colour(game: Program) -> Iterator[Callable[[str], QColor]]:
    """Yield a colour of the window's theme by name."""
    component = QQmlComponent(game.engine)
    component.setData(
        b'import QtQml\nimport "theme"\nQtObject { property string name: "ink"\n'
        b"property string code: Theme[name].toString() }",
        QUrl.fromLocalFile(str(QML.with_name("Probe.qml"))),
    )
    probe = component.create()
    assert probe is not None, component.errorString()

    def read(name: str) -> QColor:
        probe.setProperty("name", name)
        return QColor(probe.property("code"))

    yield read
    probe.deleteLater()


WORDS_ON_GROUND = (
    ("text", "panel"), ("text", "panelSoft"), ("textSoft", "panel"), ("textSoft", "panelSoft"),
    ("accent", "panel"), ("accent", "panelSoft"), ("warnText", "panel"), ("warnText", "panelSoft"),
    ("clothText", "clothLight"), ("clothTextSoft", "clothLight"), ("goldLight", "cloth"),
    ("ink", "gold"), ("ink", "straw"), ("ink", "paper"), ("red", "paper"), ("ink", "turn"),
)  # fmt: skip


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_stand_out_from_their_ground(game: Program, colour, scheme: str):
    game.settings.change("theme", scheme)
    weak = [pair for pair in WORDS_ON_GROUND if contrast(*map(colour, pair)) < 4.5]
    assert not weak


def test_text_follows_the_size_of_the_system_font(qapp, build_game):
    usual = qapp.font()
    large = QFont(usual)
    large.setPixelSize(24)
    qapp.setFont(large)
    try:
        game = build_game()
        show(game, "settings")
        assert find(game, "backButton").property("font").pixelSize() == 24
    finally:
        qapp.setFont(usual)


def test_text_grows_with_the_wish_and_with_the_window(game: Program):
    show(game, "settings")
    button = find(game, "backButton")
    first = button.property("font").pixelSize()
    game.settings.change("textScale", 1.5)
    assert button.property("font").pixelSize() >= 1.4 * first
    game.window.resize(1920, 1200)
    wait_for(lambda: button.property("font").pixelSize() >= 2 * first, "larger text")


def test_decks_may_change_from_match_to_match(game: Program):
    """Qt's warnings (a picture that does not exist) fail a test."""
    for preset in ("career", "arschloch", "dalmuti"):
        demonstration = Demonstration(game)
        demonstration.begin(preset, {"players": 4})
        demonstration.wait_for_decision()
        deck = game.session.match.deck
        subjects = [str(item.property("subject")) for item in items(game.window.contentItem())]
        cards = [subject for subject in subjects if subject.startswith("card/")]
        assert cards
        if preset in ("career", "dalmuti"):
            assert all(subject.startswith(f"card/{deck}/") for subject in cards)
        settle(game)


def test_a_game_of_ones_own_that_was_deleted_can_be_brought_back(game: Program):
    game.setup.saveAs("Mine")
    screen = show(game, "newMatch")
    screen.setProperty("rulesOpen", True)
    screen.setProperty("shareOpen", True)
    wait_for(lambda: there(game, "deleteOwnGame"), "the game")
    settle(game)
    assert not find(game, "restoreOwnGame").isVisible()
    click(game, "deleteOwnGame")
    assert "Mine" not in game.settings.now.ownGames
    wait_for(lambda: find(game, "restoreOwnGame").isVisible(), "the way back")
    settle(game)
    click(game, "restoreOwnGame")
    assert "Mine" in game.settings.now.ownGames
    assert game.setup.preset == "own:Mine"
