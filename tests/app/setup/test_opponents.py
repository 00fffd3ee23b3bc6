"""The opponents' levels: all alike or chosen one by one, by mouse and by keys."""

from __future__ import annotations

import json

import pytest
from begun_matches import Table
from by_hand import Hands
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from window_states import show

from arschloch_gui.ai.character import CHARACTERS
from arschloch_gui.ai.levels import FORMER_NAMES, OFFERED, is_level
from arschloch_gui.app.engine.messages import NewMatch
from arschloch_gui.app.files import paths
from arschloch_gui.app.main import Program
from arschloch_gui.app.session.invitation import invitation
from arschloch_gui.app.settings.settings import LiveSettings, SettingsStore
from arschloch_gui.app.setup.setup import MatchSetup
from arschloch_gui.app.table.personas import PEOPLE, character_of
from arschloch_gui.app.tour.demonstration import wait_for


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


# -- the choice -------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["arschloch", "president-sober", "dalmuti", "thirteen"])
def test_five_levels_are_offered_by_the_same_names_in_every_game(setup, preset: str):
    setup.choose(preset)
    opponents = setup.opponents
    assert [each["value"] for each in opponents.choices] == [*OFFERED, "mixed"]
    assert opponents.names == ["Easy", "Casual", "Good", "Strong", "Expert"]
    assert [each["pips"] for each in opponents.choices] == [1, 2, 3, 4, 5, 0]
    assert all(each["help"] for each in opponents.choices)


def test_one_level_is_for_all_of_them(setup, table):
    setup.set("players", 5)
    setup.opponents.choose("novice")
    setup.start()
    assert table.levels == [["novice"] * 4]
    assert setup.opponents.seats == []


def test_each_can_have_his_own(setup, table, settings):
    setup.opponents.choose("mixed")
    assert setup.opponents.seats == [2, 2, 2]
    setup.opponents.chooseSeat(0, 4)
    setup.opponents.chooseSeat(2, 0)
    setup.start()
    assert table.levels == [["expert", "club", "novice"]]
    setup.opponents.choose("casual")
    assert setup.opponents.of_table(4) == ["casual"] * 3
    setup.opponents.choose("mixed")
    assert setup.opponents.seats == [4, 2, 0]


def test_a_larger_table_takes_the_level_of_all_and_a_smaller_one_forgets_nobody(setup):
    setup.opponents.choose("casual")
    setup.opponents.choose("mixed")
    setup.opponents.chooseSeat(2, 4)
    setup.set("players", 5)
    assert setup.opponents.seats == [1, 1, 4, 1]
    setup.set("players", 3)
    setup.opponents.chooseSeat(0, 0)
    setup.set("players", 4)
    assert setup.opponents.seats == [0, 1, 4]


@pytest.mark.parametrize(("opponent", "at"), [(-1, 0), (3, 0), (0, -1), (0, 5)])
def test_somebody_or_something_that_is_not_there_changes_nothing(setup, settings, opponent, at):
    setup.opponents.choose("mixed")
    setup.opponents.chooseSeat(opponent, at)
    assert settings.now.seatLevels == ()


# -- settings of earlier versions -------------------------------------------------------------


@pytest.mark.parametrize(
    ("saved", "shown"), [("random", "novice"), ("lowest", "casual"), ("regular", "club")]
)
def test_a_level_that_is_no_longer_offered_becomes_the_one_like_it(qapp, tmp_path, saved, shown):
    (tmp_path / "settings.json").write_text(
        json.dumps({"level": saved, "version": 1}), "utf-8", newline="\n"
    )
    table = Table()
    setup = MatchSetup(LiveSettings(SettingsStore(tmp_path)), table)
    assert setup.opponents.level == shown
    setup.start()
    assert set(table.levels[0]) == {shown}


@pytest.mark.parametrize(("former", "now"), FORMER_NAMES.items())
def test_settings_of_version_1_0_name_the_levels_of_now(qapp, tmp_path, former: str, now: str):
    saved = {"level": former, "mixedLevels": False, "seatLevels": ["king", former]}
    (tmp_path / "settings.json").write_text(json.dumps(saved), "utf-8", newline="\n")
    live = LiveSettings(SettingsStore(tmp_path))
    assert (live.now.level, tuple(live.now.seatLevels)) == (now, ("expert", now))
    table = Table()
    setup = MatchSetup(live, table)
    setup.start()
    assert set(table.levels[0]) == {now}


@pytest.mark.parametrize("strange", [7, "expert", ["godlike"], [None], ["expert"] * 99])
def test_strange_levels_by_seat_cost_only_themselves(qapp, tmp_path, strange):
    saved = {"seatLevels": strange, "mixedLevels": True, "level": "expert"}
    (tmp_path / "settings.json").write_text(json.dumps(saved), "utf-8", newline="\n")
    now = SettingsStore(tmp_path).load()
    assert (now.level, now.mixedLevels, tuple(now.seatLevels)) == ("expert", True, ())


def test_levels_by_seat_are_there_at_the_next_start(qapp, tmp_path):
    live = LiveSettings(SettingsStore(tmp_path))
    setup = MatchSetup(live, Table())
    setup.opponents.choose("mixed")
    setup.opponents.chooseSeat(1, 3)
    live.close()
    again = MatchSetup(LiveSettings(SettingsStore(tmp_path)), Table())
    assert again.opponents.seats == [2, 3, 2]


# -- the opponents -----------------------------------------------------------------------------


def test_everybody_plays_in_character_from_the_first_round_to_the_last(settings):
    request = invitation("arschloch", {"players": 8}, "casual", 36, settings.now)
    assert isinstance(request, NewMatch)
    names, levels = request.spec.seats, request.table.levels
    assert levels[0] == ""
    for name, level in zip(names[1:], levels[1:], strict=True):
        assert level == ":".join(filter(None, ("casual", character_of(name))))
        assert is_level(level)
    assert len(set(levels[1:])) > 2


def test_a_reference_has_no_character_and_a_short_list_is_filled_up(settings):
    request = invitation("arschloch", {"players": 5}, ["regular", "lowest"], 36, settings.now)
    assert isinstance(request, NewMatch)
    plain = [name.partition(":")[0] for name in request.table.levels]
    assert plain == ["", "regular", "lowest", "club", "club"]
    assert request.table.levels[:3] == ("", "regular", "lowest")


def test_people_of_all_characters_may_sit_down():
    assert {character_of(name) for name in PEOPLE} == {"", *CHARACTERS}
    assert character_of("Somebody else") == ""


# -- at the window ----------------------------------------------------------------------------


def noted_levels() -> list[str]:
    """Return the levels by seat stored with the match started last."""
    newest = max(paths.matches_folder().glob("*.table.json"), key=lambda path: path.stat().st_mtime)
    levels: list[str] = json.loads(newest.read_text("utf-8"))["levels"]
    return levels


def spoken(hands: Hands, name: str) -> str:
    item = hands.find(name)
    return QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name)


def in_sight(hands: Hands, name: str) -> None:
    """Give an item the focus, which scrolls it into view."""
    hands.window.grabWindow()
    item = hands.find(name)
    assert item is not None, name
    item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    hands.window.grabWindow()


def test_by_mouse_all_opponents_get_a_level_and_show_its_pips(hands: Hands):
    show(hands, "newMatch")
    in_sight(hands, "level:expert")
    hands.click(hands.spot("level:expert"))
    opponents = hands.game.setup.opponents
    assert opponents.level == hands.game.settings.now.level == "expert"
    assert opponents.of_table(4) == ["expert"] * 3
    assert lit(hands, "level:expert") == lit(hands, "guest:0") == 5
    assert lit(hands, "level:novice") == 1
    assert lit(hands, "level:mixed") == 0


def lit(hands: Hands, name: str) -> int:
    """Return the number of lit pips in a control; 0 if it shows none."""
    control = hands.find(name)
    pips = control.findChild(QQuickItem, "pips")
    return pips.property("lit") if pips.isVisible() else 0


def test_by_mouse_each_opponent_gets_a_level_and_plays_by_it(hands: Hands):
    show(hands, "newMatch")
    in_sight(hands, "level:mixed")
    hands.click(hands.spot("level:mixed"))
    wait_for(lambda: hands.find("opponent:2") is not None, "a row for each opponent")
    in_sight(hands, "opponent:2:value")
    for button in ("opponent:1:more", "opponent:1:more", "opponent:2:fewer"):
        hands.click(hands.spot(button))
    assert hands.game.setup.opponents.seats == [2, 4, 1]
    assert not hands.find("opponent:1:more").isEnabled()
    hands.click(hands.spot("startMatchButton"))
    wait_for(lambda: hands.window.property("page") == "table", "the table")
    wait_for(lambda: bool(list(paths.matches_folder().glob("*.table.json"))), "the note")
    levels = [name.partition(":")[0] for name in noted_levels()]
    assert levels == ["", "club", "expert", "casual"]


def test_by_keys_each_opponent_gets_a_level_and_a_screen_reader_says_it(hands: Hands):
    hands.game.settings.change("language", "de")
    show(hands, "newMatch")
    in_sight(hands, "level:expert")
    hands.strike("Right")
    assert hands.game.setup.opponents.level == "mixed"
    wait_for(lambda: hands.find("opponent:2") is not None, "a row for each opponent")
    hands.strike("Tab")
    assert hands.window.activeFocusItem().objectName() == "opponent:0:value"
    first, second = (who["name"] for who in hands.game.setup.opponents.guests.company[:2])
    assert spoken(hands, "opponent:0:value") == f"{first}: Gut"
    hands.strike("Left")
    assert spoken(hands, "opponent:0:value") == f"{first}: Locker"
    hands.strike("Tab")
    hands.strike("Right")
    assert spoken(hands, "opponent:1:value") == f"{second}: Stark"
    assert spoken(hands, "opponent:1:fewer") == f"{second}: schwächer"
    assert hands.game.setup.opponents.seats == [1, 3, 2]


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_longest_titles_have_room_at_the_largest_text(hands: Hands, language: str):
    hands.game.settings.change("language", language)
    hands.game.settings.change("textScale", 2.0)
    hands.window.resize(960, 600)
    hands.game.setup.choose("president-sober")
    hands.game.setup.opponents.choose("mixed")
    show(hands, "newMatch")
    wait_for(lambda: hands.find("opponent:2") is not None, "a row for each opponent")
    hands.window.grabWindow()
    row, last = hands.find("opponent:0"), hands.find("opponent:0:more")
    end = last.mapToItem(row, last.width(), 0).x()
    assert end <= row.width() + 0.5
