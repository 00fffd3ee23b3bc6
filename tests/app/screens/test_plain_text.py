"""External text is shown as plain text: no markup, pictures or network access.

Every QML file is scanned, and the real window shows hostile names wherever external text can
appear, next to a server that must not receive any request.
"""

from __future__ import annotations

import ctypes
import json
import os
import re
import socket
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from unicodedata import category

import pytest
from by_hand import stands
from event_loop import catch_up
from in_one_test import in_one_test
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from arschloch_gui.app.main import Program
from arschloch_gui.app.shell import QML
from arschloch_gui.app.tour.demonstration import Demonstration, items, wait_for
from arschloch_gui.engine import record
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.match import MatchSpec
from long import IS_LONG

QML_FILES = sorted(QML.parent.rglob("*.qml"))
OBJECT = re.compile(r"(?:^|[\s:;{\[(])((?:\w+\.)?[A-Z]\w*)\s*\{")
# These interpret markup by default. A TextInput, and with it T.TextField, does not.
KNOWS_MARKUP = {"Text", "TextEdit", "T.Label", "T.TextArea", "Label", "TextArea"}
PLAIN = re.compile(r"\btextFormat\s*:\s*(Text|TextEdit)\.PlainText\b")
IMPORTS = re.compile(
    r"import (Arschloch|QtQuick|QtQuick\.Templates as T|QtQuick\.Shapes|"
    r'"[./]*(ground|theme|controls|screens|table|games)?")'
)
# Functions that fetch by themselves, or pass an address to others that do.
FETCHES = re.compile(
    r"XMLHttpRequest|WebSocket|FontLoader|\w*Image\b(?=\s*\{)|openUrl\w*|createQmlObject"
    r"|createComponent|ShaderEffect|setSource|resolvedUrl"
)
LOOKED_AT = {
    "Drawn.qml": {"Image"},
    "CardSprite.qml": {"BorderImage"},
    "GamePart.qml": {"setSource", "resolvedUrl"},  # one of `session.match.parts`
    "MatchSummary.qml": {"setSource", "resolvedUrl"},  # the same, or our own page
}
# Each of these is bound to our own file or drawing; a literal file name of ours is also allowed.
SOURCES = {
    '_shown ? "image://art/" + _shown : ""',
    "file",
    "chosen",
    '""',
}  # fmt: skip


def named(path: Path) -> str:
    return str(path.relative_to(QML.parent))


def code_of(path: Path) -> str:
    """Return the text of a QML file with comments and string literals blanked out."""
    text = path.read_text("utf-8")
    token = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"', re.DOTALL)
    return token.sub(lambda m: re.sub(r"[^\n]", " ", m[0]) if m[0][0] == "/" else '""', text)


def objects(code: str) -> Iterator[tuple[str, str]]:
    """Yield each object of a file: its type, and its content without inner objects."""
    for found in OBJECT.finditer(code):
        depth, own = 1, []
        for letter in code[found.end() :]:
            depth += (letter == "{") - (letter == "}")
            if depth == 0:
                break
            if depth == 1:
                own.append(letter)
        yield found[1], "".join(own)


@in_one_test("path", QML_FILES, ids=named)
def test_every_text_is_plain(path: Path):
    code = code_of(path)
    for kind, own in objects(code):
        assert kind not in KNOWS_MARKUP or PLAIN.search(own), f"a {kind} of {named(path)}"
    # Types derived from Words, or from another plain type, stay plain.
    assert len(re.findall("textFormat", code)) == len(PLAIN.findall(code))
    assert "linkActivated" not in code


def test_the_search_for_texts_finds_them_everywhere():
    code = """Item { a: Text { id: b }
              T.Label { function f() { if (x) { y } } textFormat: Text.PlainText } }"""
    assert [(kind, bool(PLAIN.search(own))) for kind, own in objects(code)] == [
        ("Item", False), ("Text", False), ("T.Label", True),
    ]  # fmt: skip


@in_one_test("path", QML_FILES, ids=named)
def test_qml_asks_for_files_and_drawings_of_ours_only(path: Path):
    text = path.read_text("utf-8")
    for line in map(str.strip, text.splitlines()):
        assert not line.startswith("import ") or IMPORTS.fullmatch(line), line
    for bound in re.findall(r"\bsource\s*[:=]\s*([^;\n]*)", text):
        if bound.strip() not in SOURCES:
            literal = re.fullmatch(r'"((?:\w+/)?[\w-]+\.(?:qml|png))"[\s}]*', bound)
            assert literal, bound
            assert (path.parent / literal[1]).is_file(), bound
    fetching = set(FETCHES.findall(code_of(path)))
    assert fetching <= LOOKED_AT.get(path.name, set())


# -- the real window ----------------------------------------------------------------------


class Seen:
    """The requests to the server, and the files opened in a folder (on Linux)."""

    def __init__(self, folder: Path) -> None:
        self.requests: list[str] = []
        seen = self.requests

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                seen.append(self.path)
                self.send_error(404)

            def log_message(self, *_: object) -> None:
                pass

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        self.port = self._server.server_port
        self.bait = folder / "bait.png"
        image = QImage(64, 64, QImage.Format.Format_RGB32)
        image.fill(QColor("magenta"))
        image.save(str(self.bait))
        self._watch = _watch(folder)

    def opened(self) -> bool:
        """Return whether the bait picture has been opened since the last call."""
        if self._watch is None:
            return False
        try:
            return bool(os.read(self._watch, 4096))
        except BlockingIOError:
            return False

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
        if self._watch is not None:
            os.close(self._watch)


def _watch(folder: Path) -> int | None:
    if sys.platform != "linux":
        return None
    libc = ctypes.CDLL(None, use_errno=True)
    handle = libc.inotify_init1(os.O_NONBLOCK)
    opened = 0x20
    assert libc.inotify_add_watch(handle, os.fsencode(folder), opened) >= 0
    return handle


@pytest.fixture
def seen(qapp, tmp_path: Path) -> Iterator[Seen]:
    folder = tmp_path / "bait"
    folder.mkdir()
    watched = Seen(folder)
    yield watched
    watched.close()


def hostile(seen: Seen) -> list[str]:
    """Return hostile names."""
    server = f"127.0.0.1:{seen.port}"
    return [
        f"<img src='http://{server}/a'>",
        f"<img src='file://{seen.bait}'>",
        f"<b>\u202eB\x1b[2J\x00</b>\n<img src='http://{server}/c'>\u200b",
        "Z" + "\u0489" * 900 + "x" * 900,
        "{name} %1 %n &amp; <a href='x'>",
    ]


def everything_is_text(game: Program) -> str:
    """Return all texts the window shows or announces; fail on markup and invisible characters."""
    told = [game.window.title()]
    for item in items(game.window.contentItem()):
        if item.inherits("QQuickText"):
            told.append(str(item.property("text")))
        told += spoken(item)
    for text in told:
        bad = {letter for letter in text if category(letter) in ("Cc", "Cf", "Cs")}
        assert bad <= {"\n", "\u00ad"}, (bad, text)
        assert not re.search("\u0489{4}", text)
        assert "x" * 401 not in text
    return "\n".join(told)


def spoken(item: QQuickItem) -> list[str]:
    """Return the announcement of an item by a screen reader."""
    interface = QAccessible.queryAccessibleInterface(item)
    if interface is None or not interface.isValid():
        return []
    return [interface.text(QAccessible.Text.Name), interface.text(QAccessible.Text.Description)]


def look(game: Program) -> str:
    """Let the window lay out its changes, and wait for anything it fetches."""
    catch_up(game)
    return everything_is_text(game)


def hostile_settings(seen: Seen, config: Path) -> None:
    """Write settings with hostile values wherever external text is possible."""
    config.mkdir(parents=True)
    names = hostile(seen)
    own: dict[str, object] = {name: {"preset": "arschloch", "rules": {}} for name in names}
    own["odd"] = {"preset": ["arschloch"], "rules": names}
    data = {
        "playerName": names[0][:20], "ownGames": own, "lastPreset": "own:" + names[1],
        "houseRules": {"own:" + names[1]: {names[1]: names[2], "titles": names[0]}},
        "theme": names[0], "level": names[0], names[0]: names[1],
    }  # fmt: skip
    (config / "settings.json").write_text(json.dumps(data), "utf-8", newline="\n")


def header(names: list[str]) -> str:
    rules = replace(CLIMBING.presets["arschloch"], players=len(names), rounds=1)
    return record.header_line(MatchSpec("arschloch", rules, tuple(names), 5)) + "\n"


def test_hostile_names_at_the_table_are_only_text(build_game, seen: Seen, own_folders: Path):
    names = hostile(seen)
    matches = own_folders / "data" / "arschloch" / "matches"
    matches.mkdir(parents=True)
    path = matches / "<b>a.arl"
    path.write_text(header(names), "utf-8", newline="\n")
    levels = {"viewer": 0, "levels": ["", *names[:-1]]}
    (matches / "current.json").write_text(
        json.dumps({"record": str(path), **levels}), "utf-8", newline="\n"
    )
    game = build_game()
    wait_for(lambda: game.session.files.canResume, "the match")
    assert names[1][:39] in look(game)
    game.session.resume()
    demo = Demonstration(game)
    wait_for(lambda: game.session.match.active, "the match")
    game.session.match.nextRound()
    demo.wait_for_decision()
    QTest.keyClick(game.window, Qt.Key.Key_L)
    wait_for(lambda: "Standings" in everything_is_text(game), "the log")
    assert names[1][:39] in look(game)
    demo.act()
    look(game)
    demo.finish_round()
    assert names[1][:39] in look(game)

    assert (seen.requests, seen.opened()) == ([], False)


@pytest.mark.long
def test_hostile_names_in_the_settings_are_only_text(build_game, seen: Seen, own_folders: Path):
    hostile_settings(seen, own_folders / "config" / "arschloch")
    game = build_game()
    for screen in ("start", "newMatch", "settings", "rules"):
        game.window.setProperty("page", screen)
        wait_for(lambda: there(game, screen + "Screen") is not None, screen)  # noqa: B023
        look(game)
    # One of the names exceeds the maximum length.
    assert [each["own"] for each in game.setup.property("variants")].count(True) == 4
    show_sharing(game)
    for each in game.setup.property("variants"):
        game.setup.choose(each["value"])
        look(game)

    assert (seen.requests, seen.opened()) == ([], False)


@pytest.mark.long
def test_a_hostile_line_that_is_pasted_is_only_text(build_game, seen: Seen):
    game = build_game()
    show_sharing(game)
    for name in hostile(seen):
        for line in (name, f"arschloch: {name}", f"arschloch: titles={name}"):
            game.setup.read_line(line)
            look(game)
    game.setup.read_line("arschloch: <b>")
    assert "“<b>”" in look(game)

    assert (seen.requests, seen.opened()) == ([], False)


@pytest.mark.long
def test_a_hostile_record_that_cannot_be_read_is_named_in_plain_text(
    build_game, seen: Seen, tmp_path: Path
):
    game = build_game()
    fine = json.loads(header(["Anna", "Ben", "Cleo", "Dora"]))
    names = hostile(seen)
    for at, name in enumerate(names):
        # A normal run tries every name in one place, and one name in every place.
        some = slice(None) if IS_LONG else slice(at, None, len(names))
        headers = (
            {**fine, name: 1}, {**fine, "preset": name}, {**fine, "version": name},
            {**fine, "rules": {name: 1}}, {**fine, "rules": {"titles": name, "missing": [name]}},
        )  # fmt: skip
        for bad in headers[some]:
            told(game, tmp_path / f"<img src='http:&#47;&#47;127.0.0.1:{seen.port}'>{at}.arl", bad)
        lines = (
            {"seat": name}, {"seat": 0, "play": [name]}, {"seat": 0, "ask": name},
            {"seat": 0, "declare": name}, {"deal": [[name]]}, {"expect": {name: 1}},
        )  # fmt: skip
        for bad in lines[some]:
            told(game, tmp_path / f"<b>{at}\u202e\n.arl", fine, bad)

    assert (seen.requests, seen.opened()) == ([], False)


def told(game: Program, path: Path, *lines: object) -> None:
    """Make the window report a problem with a record."""
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8", newline="\n")
    game.session.files.dismissMessage()
    game.session.openRecord(str(path))
    wait_for(lambda: game.session.files.message != "", "a message")
    look(game)


@pytest.mark.qt_log_ignore("QML (Image|Text): ", extend=True)
def test_nothing_of_qt_leaves_this_machine(game: Program, seen: Seen):
    """Test the barrier itself with markup and addresses that should never get that far."""
    other = own_address()
    if other is None:
        pytest.skip("this machine has no other address than 127.0.0.1")
    with HTTPServer((other, 0), BaseHTTPRequestHandler) as server:
        server.timeout = 0
        where = f"http://{other}:{server.server_port}/"
        component = QQmlComponent(game.engine)
        component.setData(
            f"""import QtQuick
            Item {{
                property bool done: fetched && picture.status === Image.Error
                property bool fetched: false
                Image {{ id: picture; source: "{where}a.png" }}
                Text {{ text: "<img src='{where}b.png'>" }}
                Component.onCompleted: {{
                    const request = new XMLHttpRequest()
                    request.onreadystatechange = () => fetched = request.readyState === 4
                    request.open("GET", "{where}c"); request.send()
                }}
            }}""".encode(),
            QUrl(),
        )
        item = component.create()
        wait_for(lambda: item.property("done"), "the end of every request")
        item.deleteLater()
        server.socket.setblocking(False)
        with pytest.raises(BlockingIOError):
            server.socket.accept()


def own_address() -> str | None:
    """Return an address by which other machines could reach this one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # sends nothing
        except OSError:
            return None
        address = asked.getsockname()[0]
    return None if address.startswith("127.") else address


def show_sharing(game: Program) -> None:
    """Open the part of the new match where games are saved and shared."""
    game.window.setProperty("page", "newMatch")
    wait_for(lambda: there(game, "newMatchScreen") is not None, "the screen")
    there(game, "newMatchScreen").setProperty("rulesOpen", True)
    there(game, "newMatchScreen").setProperty("shareOpen", True)
    wait_for(lambda: there(game, "ownGameName") is not None, "sharing")


def there(game: Program, name: str) -> QQuickItem | None:
    wait_for(lambda: stands(game.window), "what was asked for")
    return next((i for i in items(game.window.contentItem()) if i.objectName() == name), None)
