"""The list of all matches in the real window, by mouse and keys; it never loses one."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from app.screens.test_window import find, items, press, screen, show, there, visible_texts
from by_hand import Hands, type_text
from matches_on_disk import played, put
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.files import paths
from arschloch_gui.app.files.match_lock import MatchLock
from arschloch_gui.app.files.match_metadata import MatchMetadata, Table, read_note, write_note
from arschloch_gui.app.library.library import Library
from arschloch_gui.app.library.match_rows import MatchRow
from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import Demonstration, wait_for
from arschloch_gui.languages import LANGUAGES

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


@pytest.fixture
def three(own_folders: Path) -> dict[str, Path]:
    """Return three matches: one in progress (played last), one finished, and one hardly started."""
    folder = paths.matches_folder()
    return {
        "going": put(folder, "going", played(until=1), at=1_700_000_300),
        "over": put(folder, "over", played("trouduc", rounds=1, until=1), at=1_700_000_200),
        "fresh": put(folder, "fresh", played("tarot", rounds=0), at=1_700_000_100),
    }


def rows(game: Program) -> tuple[MatchRow, ...]:
    return game.matches.model.rows


def keys(game: Program) -> list[str]:
    return [row.key.removesuffix(".arl") for row in rows(game)]


def open_list(game: Program, count: int) -> QQuickItem:
    """Show the list and wait until the details of this many matches are known."""
    shown = show(game, "matches")
    wait_for(lambda: len(rows(game)) == count and known(game), "the matches")
    game.window.grabWindow()  # triggers the layout of the rows
    if count:
        wait_for(lambda: focused(game).startswith("match:"), "the keys in the list")
    return shown


def test_a_list_that_was_scrolled_is_left_in_silence(hands: Hands, own_folders: Path):
    """The current row is then out of sight, and has no list any more while it is removed."""
    match = played(until=1)
    for number in range(12):
        put(paths.matches_folder(), f"match-{number:02}", match, at=1_700_000_000 + number)
    game = hands.game
    open_list(game, 12)
    hands.find("matchesList").setProperty("contentY", 600)
    game.window.grabWindow()
    show(game, "newMatch")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # Qt may say nothing


def focused(game: Program) -> str:
    item = game.window.activeFocusItem()
    return item.objectName() if item is not None else ""


def known(game: Program) -> bool:
    return all(row.broken or "round" in row.details for row in rows(game))


def look_again(game: Program) -> None:
    """Wait until the thread has done all requests."""
    seen: list[bool] = []
    game.matches.changed.connect(lambda: seen.append(True))
    game.matches.look()
    wait_for(lambda: bool(seen), "the list again")


def current(game: Program) -> int:
    return int(find(game, "matchesList").property("currentIndex"))


def button(hands: Hands, name: str) -> None:
    """Click a button of the current match."""
    hands.window.grabWindow()
    [shown] = [item for item in items(hands.window.contentItem())
               if item.objectName() == name and item.isVisible()]  # fmt: skip
    hands.click(shown.mapToScene(shown.boundingRect().center()).toPoint())


def write(game: Program, words: str) -> None:
    type_text(game.window, words)


# -- the list -----------------------------------------------------------------------------


@pytest.mark.each_run
def test_every_match_is_listed_the_one_played_last_first(game: Program, three):
    open_list(game, 3)
    assert keys(game) == ["going", "over", "fresh"]
    going, over, fresh = rows(game)
    assert (going.name, over.name) == ("Arschloch", "Trou du cul")
    assert "round 2 of 3" in going.details
    assert "14 November 2023" in going.details or "November 14, 2023" in going.details
    assert going.players == "with Ben, Cleo and Dora"
    played_on = played(rounds=3, until=1)
    place = played_on.spec.rules.places(played_on.scores)[0]
    assert (going.place, going.points) == (f"Place {place} of 4", f"{played_on.scores[0]} points")
    assert f", Place {place} of 4, " in going.accessible_name
    assert "finished after 1 round" in over.details
    assert over.finished
    assert "round 1" in fresh.details
    assert (fresh.place, fresh.points, fresh.sign) == ("", "", "")


def test_dates_and_offices_follow_the_language(game: Program, three):
    open_list(game, 3)
    game.settings.change("language", "de")
    assert "14. November 2023" in rows(game)[0].details
    assert "Runde 2 von 3" in rows(game)[0].details
    assert re.fullmatch(r"Platz [1-4] von 4", rows(game)[0].place)
    game.settings.change("language", "fr")
    assert "14 novembre 2023" in rows(game)[0].details
    assert re.fullmatch(r"Place [1-4] sur 4", rows(game)[0].place)


def test_without_matches_there_is_a_friendly_sentence(game: Program, hands: Hands):
    show(game, "matches")
    wait_for(lambda: find(game, "noMatches").isVisible(), "the sentence")
    assert hands.find("newMatchButton").hasActiveFocus()


def test_nothing_is_cut_off_and_every_button_is_seen(game: Program, three, hands: Hands):
    write_note(three["going"], MatchMetadata(title="W" * 40))
    for language in LANGUAGES:
        for scale in (1.0, 2.0):
            game.settings.change("language", language)
            game.settings.change("textScale", scale)
            game.window.resize(960, 600)
            show(game, "start")
            shown = open_list_in(game, 3)
            wait_for(lambda: abs(game.window.contentItem().width() - 960) < 1, "the size")
            game.window.grabWindow()
            for text in visible_texts(game):
                words = text.property("text")
                assert not text.property("truncated"), (language, scale, words)
                assert text.property("paintedWidth") <= text.width() + 1, (language, scale, words)
            for name in ("continueMatch", "renameMatch", "exportMatch", "deleteMatch"):
                [there_] = [i for i in items(shown) if i.objectName() == name and i.isVisible()]
                box = there_.mapRectToScene(there_.boundingRect())
                assert 0 < box.left() < box.right() < 960, (language, scale, name)
                assert box.bottom() < 600, (language, scale, name)


def open_list_in(game: Program, count: int) -> QQuickItem:
    shown = show(game, "matches")
    wait_for(lambda: len(rows(game)) == count, "the matches")
    return shown


def test_names_from_outside_are_plain_text_and_cut(game: Program, own_folders: Path):
    path = put(paths.matches_folder(), "odd", played())
    text = path.read_text("utf-8").replace('"Ben"', '"<img src=x>\\u202e' + "y" * 90 + '"')
    path.write_text(text, "utf-8", newline="\n")
    write_note(path, MatchMetadata(title="<b>Sunday</b>\n" + "z" * 90))
    open_list(game, 1)
    [row] = rows(game)
    assert row.name.startswith("<b>Sunday</b> zzz")
    assert len(row.name) == 40
    assert "\u202e" not in row.players
    assert len(row.players) < 80
    assert any("<b>Sunday</b>" in text.property("text") for text in visible_texts(game))


def test_five_hundred_matches_are_read_off_the_window_s_thread(
    game: Program, own_folders: Path, monkeypatch: pytest.MonkeyPatch
):
    source = put(paths.matches_folder(), "first", played()).read_bytes()
    for number in range(499):
        (paths.matches_folder() / f"more-{number}.arl").write_bytes(source)
    where = set()

    def noted(name: str) -> None:
        real: Callable = getattr(Library, name)

        def call(*arguments: object) -> object:
            where.add((name, threading.current_thread() is threading.main_thread()))
            return real(*arguments)

        monkeypatch.setattr(Library, name, call)

    for name in ("records", "glance", "look_closely"):
        noted(name)
    show(game, "matches")
    wait_for(lambda: len(rows(game)) == 500, "all matches")
    wait_for(lambda: ("look_closely", False) in where, "a closer look")
    assert where == {(name, False) for name in ("records", "glance", "look_closely")}
    # Leaving the screen ends the detailed examination of records.
    show(game, "start")


def test_a_match_deleted_outside_the_game_leaves_the_list(game: Program, three):
    show(game, "matches")
    wait_for(lambda: len(rows(game)) == 3, "the matches")
    show(game, "start")
    next(paths.matches_folder().glob("*.arl")).unlink()
    show(game, "matches")
    wait_for(lambda: len(rows(game)) == 2, "the matches that are left")


# -- continuing a match -------------------------------------------------------------------


def test_enter_continues_a_match_and_a_new_one_replaces_none(game: Program, three):
    open_list(game, 3)
    press(game, Qt.Key.Key_Return)
    wait_for(lambda: screen(game) == "table", "the table")
    assert game.session.snapshot.spec.seats == ("You", "Ben", "Cleo", "Dora")
    assert game.session.table.roundNo == 2
    show(game, "start")
    find(game, "againButton").forceActiveFocus()
    before = game.session.snapshot
    press(game, Qt.Key.Key_Return)
    wait_for(lambda: game.session.snapshot is not before, "a new match")
    Demonstration(game).wait_for_decision()
    press(game, Qt.Key.Key_O, CTRL)
    open_list(game, 4)
    assert sorted(keys(game))[1:] == ["fresh", "going", "over"]


def test_a_finished_match_opens_on_its_result(game: Program, three, hands: Hands):
    open_list(game, 3)
    press(game, Qt.Key.Key_Down)
    button(hands, "continueMatch")
    wait_for(lambda: there(game, "matchSummary"), "the result")
    hands.click(hands.spot("leaveButton"))
    assert game.session.files.canResume is False


def test_a_double_click_continues(game: Program, three, hands: Hands):
    open_list(game, 3)
    hands.double_click(hands.spot("match:fresh.arl", 0.5, 0.3))
    wait_for(lambda: screen(game) == "table", "the table")
    assert game.session.match.preset == "tarot"


def test_the_match_at_the_table_is_only_shown_again(game: Program, hands: Hands):
    demo = Demonstration(game)
    demo.begin("arschloch", {"players": 4})
    demo.act()
    before = game.session.snapshot
    open_list(game, 1)
    press(game, Qt.Key.Key_Return)
    wait_for(lambda: screen(game) == "table", "the table")
    assert game.session.snapshot.ply == before.ply
    assert game.session.snapshot.spec is before.spec


# -- naming and exporting -----------------------------------------------------------------


def test_a_match_is_renamed_with_the_keys(game: Program, three, hands: Hands):
    open_list(game, 3)
    press(game, Qt.Key.Key_F2)
    assert find(game, "match:going.arl").isVisible()
    write(game, "Sunday")
    press(game, Qt.Key.Key_Return)
    wait_for(lambda: rows(game)[0].name == "Sunday", "the name")
    assert "Arschloch" in rows(game)[0].details
    assert read_note(three["going"]).title == "Sunday"
    assert find(game, "match:going.arl").hasActiveFocus()
    # Esc changes nothing, and leaves the screen open.
    press(game, Qt.Key.Key_F2)
    write(game, "x")
    press(game, Qt.Key.Key_Escape)
    assert screen(game) == "matches"
    look_again(game)
    assert rows(game)[0].name == "Sunday"
    assert read_note(three["going"]).title == "Sunday"
    # An empty name removes the title.
    button(hands, "renameMatch")
    press(game, Qt.Key.Key_Backspace)
    press(game, Qt.Key.Key_Return)
    wait_for(lambda: rows(game)[0].name == "Arschloch", "the name of the game again")


def test_a_name_of_a_match_has_forty_characters_at_most(game: Program, three):
    open_list(game, 3)
    press(game, Qt.Key.Key_F2)
    write(game, "n" * 60)
    press(game, Qt.Key.Key_Return)
    wait_for(lambda: rows(game)[0].title != "", "the name")
    assert rows(game)[0].title == "n" * 40


def test_an_export_names_the_file_it_has_written(game: Program, three, own_folders: Path):
    open_list(game, 3)
    for number in (1, 2):
        press(game, Qt.Key.Key_E, CTRL)
        wait_for(lambda: f"going{'' if number == 1 else '-2'}.arl" in game.matches.notice, "it")  # noqa: B023
    found = sorted(own_folders.rglob("going*.arl"))
    exported = [path for path in found if path.parent != paths.matches_folder()]
    assert [path.name for path in exported] == ["going-2.arl", "going.arl"]
    assert exported[0].read_bytes() == three["going"].read_bytes()
    assert str(exported[0]) in game.matches.notice


# -- deleting -----------------------------------------------------------------------------


def test_delete_and_ctrl_z_by_keys(game: Program, three):
    open_list(game, 3)
    write_note(three["over"], MatchMetadata(title="Sunday"))
    press(game, Qt.Key.Key_Down)
    press(game, Qt.Key.Key_Delete)
    wait_for(lambda: keys(game) == ["going", "fresh"], "the deletion")
    assert current(game) == 1
    wait_for(lambda: find(game, "match:fresh.arl").hasActiveFocus(), "the focus on a neighbour")
    press(game, Qt.Key.Key_Delete)
    wait_for(lambda: keys(game) == ["going"], "the deletion")
    assert not three["over"].exists()
    for back in (["going", "fresh"], ["going", "over", "fresh"]):
        press(game, Qt.Key.Key_Z, CTRL)
        wait_for(lambda: keys(game) == back, "a match that comes back")  # noqa: B023
    assert three["over"].exists()
    assert rows(game)[1].title == "Sunday"
    wait_for(lambda: find(game, "match:over.arl").hasActiveFocus(), "the focus on it")


@pytest.mark.long
def test_delete_and_undo_by_mouse(game: Program, three, hands: Hands):
    open_list(game, 3)
    hands.click(hands.spot("match:fresh.arl", 0.5, 0.3))
    button(hands, "deleteMatch")
    wait_for(lambda: keys(game) == ["going", "over"], "the deletion")
    assert game.matches.notice == "“Trou du cul with Tarot cards” was deleted."
    hands.click(hands.spot("noticeAction"))
    wait_for(lambda: len(rows(game)) == 3, "the match that comes back")
    assert game.matches.canUndo is False


def test_undo_stays_until_the_next_notice_or_another_screen(game: Program, three, hands: Hands):
    open_list(game, 3)
    hands.click(hands.spot("match:fresh.arl", 0.5, 0.3))
    QQmlProperty(hands.find("matchesNotice"), "lasts").write(1)
    button(hands, "deleteMatch")
    wait_for(lambda: game.matches.canUndo, "the deletion")
    game.window.grabWindow()
    later = QTimer(singleShot=True, interval=50)
    later.start()
    wait_for(lambda: not later.isActive(), "time for a notice to disappear")
    assert hands.find("noticeAction").isVisible()
    told: list[str] = []
    game.matches.noticeChanged.connect(lambda: told.append(game.matches.notice))
    button(hands, "exportMatch")
    wait_for(lambda: any("exported" in each for each in told), "the next notice")
    wait_for(lambda: told[-1] == "", "it disappears by itself")
    hands.click(hands.spot("match:over.arl", 0.5, 0.3))
    press(game, Qt.Key.Key_Delete)
    wait_for(lambda: game.matches.canUndo, "another deletion")
    show(game, "start")
    open_list(game, 1)
    assert not hands.find("noticeAction").isVisible()
    press(game, Qt.Key.Key_Z, CTRL)
    wait_for(lambda: len(rows(game)) == 2, "the match deleted last")


def test_each_deletion_is_read_out_even_of_matches_with_the_same_name(
    game: Program, own_folders: Path
):
    for at, name in enumerate(("older", "newer"), start=1_700_000_000):
        put(paths.matches_folder(), name, played(until=1), at=at)
    open_list(game, 2)
    heard: list[str] = []
    game.speaker.said.connect(lambda words, urgent: heard.append(words))
    press(game, Qt.Key.Key_Delete)
    wait_for(lambda: len(rows(game)) == 1, "the deletion")
    wait_for(lambda: find(game, "match:older.arl").hasActiveFocus(), "the focus on the other")
    press(game, Qt.Key.Key_Delete)
    wait_for(lambda: len(rows(game)) == 0, "both deletions")
    assert [words for words in heard if "deleted" in words] == ["“Arschloch” was deleted."] * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_notice_moves_no_button(game: Program, three, hands: Hands, language: str):
    """It used to lift the buttons, and “Undo” was then where “Delete” had been."""
    open_list(game, 3)
    game.settings.change("language", language)
    hands.click(hands.spot("match:fresh.arl", 0.5, 0.3))
    names = ("exportMatch", "deleteMatch")
    before = [hands.spot(name) for name in names]
    hands.click(before[0])
    wait_for(lambda: game.matches.notice != "", "the notice")
    assert [hands.spot(name) for name in names] == before
    hands.click(before[0])
    documents = three["fresh"].parents[3]
    wait_for(lambda: len([*documents.rglob("fresh*.arl")]) == 3, "a second copy")


@pytest.mark.parametrize(("language", "copy"), [("en", "copy"), ("de", "Kopie"), ("fr", "copie")])
def test_a_copy_is_told_from_the_match_it_was_made_from(
    game: Program, own_folders: Path, tmp_path: Path, hands: Hands, language: str, copy: str
):
    """Both used to have the same row."""
    game.settings.change("language", language)
    match = played(rounds=3, until=2)
    path = put(paths.matches_folder(), "one", match)
    game.session.openRecord(str(put(tmp_path, "one", match)))
    hands.settle()
    show(game, "matches")
    wait_for(lambda: len(rows(game)) == 2, "both matches")
    copies = {row.key: f"{copy} · " in row.accessible_name for row in rows(game)}
    assert copies.pop(path.name) is False
    assert list(copies.values()) == [True]


def test_a_double_click_deletes_one_match_only(game: Program, three, hands: Hands):
    open_list(game, 3)
    hands.click(hands.spot("match:fresh.arl", 0.5, 0.3))
    hands.double_click(hands.spot("deleteMatch"))
    wait_for(lambda: keys(game) == ["going", "over"], "the deletion")
    hands.catch_up()
    assert keys(game) == ["going", "over"]
    assert game.matches.canUndo


def test_what_an_earlier_run_deleted_comes_back_as_well(build_game, three):
    first = build_game()
    open_list(first, 3)
    press(first, Qt.Key.Key_Delete)
    wait_for(lambda: len(rows(first)) == 2, "the deletion")
    first.close()
    second = build_game()
    open_list(second, 2)
    press(second, Qt.Key.Key_Z, CTRL)
    wait_for(lambda: len(rows(second)) == 3, "the match that comes back")


@pytest.mark.long
def test_a_held_key_deletes_one_match_only(game: Program, three):
    open_list(game, 3)
    pressed, held = QEvent.Type.KeyPress, Qt.Key.Key_Delete
    for repeats in (False, True, True, True):
        QCoreApplication.sendEvent(
            game.window, QKeyEvent(pressed, held, Qt.KeyboardModifier.NoModifier, "", repeats)
        )
    wait_for(lambda: len(rows(game)) == 2, "the deletion")
    wait_for(lambda: focused(game) == "match:over.arl", "the keys in the list")
    press(game, Qt.Key.Key_E, CTRL)
    wait_for(lambda: "exported" in game.matches.notice, "the export")
    assert len(rows(game)) == 2


def test_the_match_at_the_table_can_be_deleted_and_brought_back(game: Program):
    Demonstration(game).begin("arschloch", {"players": 4})
    before = game.session.snapshot
    open_list(game, 1)
    press(game, Qt.Key.Key_Delete)
    wait_for(lambda: rows(game) == (), "the deletion")
    assert game.session.match.active is False
    show(game, "start")
    wait_for(lambda: not game.session.files.canResume, "nothing to continue")
    show(game, "matches")
    press(game, Qt.Key.Key_Z, CTRL)
    wait_for(lambda: len(rows(game)) == 1, "the match that comes back")
    wait_for(lambda: game.session.files.canResume, "a match to continue")
    press(game, Qt.Key.Key_Return)
    wait_for(lambda: screen(game) == "table", "the table")
    assert game.session.snapshot.view.hand == before.view.hand


def test_a_match_of_another_window_says_why_it_stays(game: Program, three):
    lock = MatchLock.take(three["going"])
    assert lock is not None
    open_list(game, 3)
    press(game, Qt.Key.Key_Delete)
    wait_for(lambda: game.matches.notice != "", "the sentence")
    assert game.matches.notice == (
        "“Arschloch” is being played in another window and can’t be deleted."
    )
    assert three["going"].exists()
    lock.release()


def test_a_damaged_record_can_be_exported_or_deleted_not_played(game: Program, own_folders: Path):
    folder = paths.matches_folder()
    folder.mkdir(parents=True)
    (folder / "odd.arl").write_text("{nonsense", "utf-8", newline="\n")
    open_list(game, 1)
    [row] = rows(game)
    assert row.name == "odd.arl"
    assert row.damage == "This file is damaged and can’t be played."
    press(game, Qt.Key.Key_Return)
    press(game, Qt.Key.Key_E, CTRL)
    wait_for(lambda: "odd.arl" in game.matches.notice, "the export")
    assert screen(game) == "matches"
    press(game, Qt.Key.Key_Delete)
    wait_for(lambda: rows(game) == (), "the deletion")


def test_an_error_of_the_disk_is_one_sentence(game: Program, three, own_folders: Path):
    open_list(game, 3)
    # A file has the name of the folder of deleted matches.
    (paths.data_folder() / "deleted").write_text("", "utf-8", newline="\n")
    press(game, Qt.Key.Key_Delete)
    wait_for(lambda: game.matches.notice != "", "the sentence")
    assert game.matches.notice.startswith("“Arschloch” could not be deleted (")
    assert len(rows(game)) == 3


# -- keys and voice -----------------------------------------------------------------------


def test_the_arrows_go_from_match_to_match_and_tab_to_its_buttons(game: Program, three):
    open_list(game, 3)
    wait_for(lambda: find(game, "match:going.arl").hasActiveFocus(), "the focus on the first")
    press(game, Qt.Key.Key_Down)
    assert find(game, "match:over.arl").hasActiveFocus()
    press(game, Qt.Key.Key_End)
    assert find(game, "match:fresh.arl").hasActiveFocus()
    press(game, Qt.Key.Key_Home)
    seen = []
    for _ in range(6):
        press(game, Qt.Key.Key_Tab)
        seen.append(game.window.activeFocusItem().objectName())
    assert seen == [
        "continueMatch", "pastExchanges", "playbackMatch", "renameMatch", "exportMatch",
        "deleteMatch",
    ]  # fmt: skip


def test_a_screen_reader_hears_every_match_in_a_list(game: Program, three):
    open_list(game, 3)
    line = QAccessible.queryAccessibleInterface(find(game, "match:going.arl"))
    assert line.role() == QAccessible.Role.ListItem
    spoken = line.text(QAccessible.Text.Name)
    for part in ("Arschloch", "round 2 of 3", "with Ben, Cleo and Dora", "Place 4 of 4, 0 points"):
        assert part in spoken
    listed = QAccessible.queryAccessibleInterface(find(game, "matchesList"))
    assert listed.role() == QAccessible.Role.List
    assert listed.text(QAccessible.Text.Name) == "Matches"


def test_what_was_done_is_said_aloud(game: Program, three):
    said: list[str] = []
    game.speaker.said.connect(lambda words, _urgent: said.append(words))
    open_list(game, 3)
    press(game, Qt.Key.Key_Delete)
    wait_for(lambda: any("“Arschloch” was deleted." in words for words in said), "the words")


def test_a_level_table_from_a_note_is_used_when_a_match_goes_on(game: Program, three):
    write_note(three["going"], MatchMetadata(Table(2, ("lowest", "random", "", "lowest"))))
    open_list(game, 3)
    assert rows(game)[0].players == "with You, Ben and Dora"
    press(game, Qt.Key.Key_Return)
    wait_for(lambda: screen(game) == "table", "the table")
    assert game.session.match.viewerSeat == 2
