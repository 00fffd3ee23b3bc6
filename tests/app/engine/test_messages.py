"""Messages about files: they give the reason, overlap with nothing, and expire."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.by_game.file_problems import trouble_sentence
from arschloch_gui.app.engine.messages import Resumable
from arschloch_gui.app.files import opening
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.last_read import LastRead
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.main import Program
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.tour.demonstration import Demonstration, items, wait_for
from arschloch_gui.app.tour.screenshots import PRESET, VALUES, Screenshots
from arschloch_gui.engine import restoring
from arschloch_gui.engine.restoring import Restored
from long import long_param

pytestmark = pytest.mark.one_window(screen="table")

LONG = FileProblem(
    "not_saved", Path("/a/rather/deep/folder/with/a/name/" + "x" * 80), "no space left"
)


class Gate:
    """Blocks the engine's thread while it replays a record."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.closed, self.open = threading.Event(), threading.Event()
        self.waiting = threading.Event()
        self.open.set()
        restore = restoring.restore

        def restore_at_leisure(data: bytes) -> Restored:
            if self.closed.is_set():
                self.waiting.set()
                assert self.open.wait(60)
            return restore(data)

        monkeypatch.setattr(opening, "restore", restore_at_leisure)
        # Simulate a new window: the match left in this one would not be replayed.
        monkeypatch.setattr(LastRead, "of", lambda self, path: None)

    def close(self) -> None:
        self.open.clear()
        self.closed.set()


def test_the_demonstration_leaves_no_folder_the_engine_still_looks_into(
    game: Program, tmp_path: Path, monkeypatch
):
    gate = Gate(monkeypatch)
    messages: list[str] = []
    game.session.files.messageChanged.connect(lambda: messages.append(game.session.files.message))
    found: list[Resumable] = []
    demo = Demonstration(game)
    demo.begin(PRESET, VALUES)
    (tmp_path / "pictures").mkdir()
    tour = Screenshots(game, tmp_path / "pictures", tmp_path / "records", "en-1x")
    taking = tour._exchange()
    next(taking)
    # The engine looks for a match to continue while the tour runs.
    game.session._engine.resumable.connect(found.append)
    gate.close()
    assert next(taking, None) is None
    wait_for(gate.waiting.is_set, "the engine to look")
    gate.open.set()
    wait_for(lambda: bool(found), "what the engine found")
    assert not any(messages)
    assert found[-1].snapshot is not None


def test_a_record_that_goes_while_it_is_looked_for_is_no_trouble(
    new_session, store: MatchStore, monkeypatch, qtbot
):
    first = new_session()
    first.newMatch("arschloch", {}, "lowest")
    qtbot.waitUntil(lambda: first.turn.waits)
    path = store.current()[0]
    first.shutdown()
    lstat = Path.lstat

    def gone_at_once(asked: Path) -> os.stat_result:
        answer = lstat(asked)
        if asked == path:
            asked.unlink(missing_ok=True)
        return answer

    monkeypatch.setattr(Path, "lstat", gone_at_once)
    found: list[Resumable] = []
    second = new_session()
    second._engine.resumable.connect(found.append)
    qtbot.waitUntil(lambda: bool(found))
    assert found[0].snapshot is None
    assert second.files.message == ""


def test_a_record_that_cannot_be_read_says_why(session: Session, tmp_path: Path, qtbot):
    session.openRecord(str(tmp_path))
    qtbot.waitUntil(lambda: session.files.message != "")
    assert str(tmp_path) in session.files.message
    told = trouble_sentence(FileProblem("unreadable", tmp_path, "locked away"))
    assert "locked away" in told


@pytest.mark.parametrize("turn_to", ["newMatch", "leave", "resume", "openRecord"])
def test_a_message_goes_when_the_person_turns_to_something_else(
    session: Session, tmp_path: Path, qtbot, turn_to: str
):
    session.newMatch("arschloch", {}, "lowest")
    qtbot.waitUntil(lambda: session.turn.waits)
    if turn_to == "resume":
        session.leave()
        qtbot.waitUntil(lambda: session.files.canResume)
    session.files.complain(LONG)
    assert "no space left" in session.files.message
    if turn_to == "newMatch":
        session.newMatch("arschloch", {}, "lowest")
    elif turn_to == "openRecord":
        session.openRecord(str(tmp_path / "none"))
    else:
        getattr(session, turn_to)()
    assert "no space left" not in session.files.message


def test_a_folder_that_can_be_written_again_takes_its_message_back(settings, monkeypatch):
    def full(*_args: object) -> None:
        raise OSError(28, "no space left")

    with monkeypatch.context() as broken:
        broken.setattr(settings._store, "save", full, raising=True)
        settings.flush()
        assert settings.property("message")
    settings.flush()
    assert settings.property("message") == ""


def box(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


@pytest.mark.own_window
@pytest.mark.parametrize(("scale", "size"), [long_param(1.0, (1280, 800)), (2.0, (960, 600))])
def test_a_message_lies_over_nobody(build_game, scale: float, size: tuple[int, int]):
    game = build_game(textScale=scale)
    game.window.resize(*size)
    Demonstration(game).begin("double-deck", {"players": 12, "rounds": 1})
    game.session.files.complain(LONG)
    game.window.grabWindow()
    [sentence] = [i for i in items(game.window.contentItem()) if i.objectName() == "message"]
    bar = sentence.parentItem()
    assert bar.isVisible()
    assert sentence.property("paintedHeight") <= bar.height()
    assert sentence.property("paintedWidth") <= sentence.width() + 1
    below = box(bar).bottom()
    everything = [i for i in items(game.window.contentItem()) if i.isVisible() and i.width() > 0]
    seats = [i for i in everything if i.objectName().startswith("seat:")]
    buttons = [i for i in everything if i.objectName().endswith("Button") and i.parentItem() != bar]
    assert len(seats) == 12
    assert buttons
    assert [i.objectName() for i in (*seats, *buttons) if box(i).top() < below - 0.5] == []
