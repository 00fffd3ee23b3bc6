"""Pictures are drawn in the painter's thread and shown from the window's, never in Qt's own.

A Python image provider that Qt's picture thread calls can block the window for ever (see
`app/pictures/painter.py`), so there must never be such a call (`test_film.py` watches the calls of
a first start).
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from event_loop import run_pending
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtQml import QQmlImageProviderBase
from pytestqt.qtbot import QtBot

from arschloch_gui.app.main import Program
from arschloch_gui.app.pictures import painter as painting
from arschloch_gui.app.pictures.drawings import Drawing
from arschloch_gui.app.pictures.painter import ArtProvider, Painter
from arschloch_gui.app.pictures.sprites import SpriteStore
from arschloch_gui.app.pictures.window_icon import give_icon
from arschloch_gui.app.tour.demonstration import Demonstration, items, settle, wait_for
from long import long_param

CARD = "0x30/card/{}?letters=en&four=0&large=0"
BuildPainter = Callable[..., Painter]


@pytest.fixture
def store(qapp) -> SpriteStore:
    return SpriteStore(None)


@pytest.fixture
def painter_of(qapp) -> Iterator[BuildPainter]:
    painters: list[Painter] = []

    def build(store: SpriteStore, warm: bool = False) -> Painter:
        painters.append(Painter(store, warm=warm))
        return painters[-1]

    yield build
    for each in painters:
        each.close()


def test_a_picture_is_ready_once_it_is_drawn(qtbot: QtBot, store, painter_of):
    painter = painter_of(store)
    address = CARD.format("7D")
    with qtbot.waitSignal(painter.drawn, timeout=20_000) as told:
        assert not painter.ready(address)
    assert told.args == [address]
    assert painter.ready(address)
    assert store.drawn == 1


@pytest.mark.parametrize(
    ("pause", "order"),
    [
        # Each request is from another screen, or all are from one.
        (-1.0, ["3C", "4C", "5C"]),
        (60.0, ["3C", "5C", "4C"]),
    ],
)
def test_the_newest_screen_comes_first_in_the_order_it_asked(
    qtbot: QtBot, store, painter_of, monkeypatch, pause: float, order: list[str]
):
    monkeypatch.setattr(painting, "NEW_BATCH", pause)
    painter = painter_of(store)
    at_work, go_on = threading.Event(), threading.Event()
    get = store.get

    def wait(drawing):
        at_work.set()
        assert go_on.wait(10)
        return get(drawing)

    monkeypatch.setattr(store, "get", wait)
    told: list[str] = []
    painter.drawn.connect(told.append)
    first, second, third = (CARD.format(code) for code in ("3C", "4C", "5C"))
    game = "16x16/game/practice"
    painter.ready(first)
    assert at_work.wait(10)
    for address in (game, second, third, second):
        painter.ready(address)
    go_on.set()
    qtbot.waitUntil(lambda: len(told) == 4, timeout=20_000)
    assert told == [*(CARD.format(code) for code in order), game]


def test_a_card_with_nothing_to_show_is_drawn_while_the_window_waits(store, painter_of):
    painter = painter_of(store)
    address = CARD.format("7D")
    assert painter.soonest(address) == address
    assert painter.ready(address)
    assert store.drawn == 1


def test_the_same_in_another_size_stands_in(qtbot: QtBot, store, painter_of):
    painter = painter_of(store)
    small, large = (f"{side}x{side}/insignia/crown" for side in (20, 24))
    with qtbot.waitSignal(painter.drawn, timeout=20_000):
        assert painter.soonest(small) == ""
    with qtbot.waitSignal(painter.drawn, timeout=20_000) as told:
        assert painter.soonest(large) == small
    assert told.args == [large]
    assert painter.soonest(large) == large
    # With another shape, it would be cropped or distorted.
    assert painter.store.like(Drawing.parse("20x40/insignia/crown")) is None
    assert painter.store.like(Drawing.parse("24x24/insignia/dunce")) is None


def test_what_was_drawn_before_is_there_at_once(tmp_path: Path, painter_of):
    address = "20x20/insignia/crown"
    SpriteStore(tmp_path).get(Drawing.parse(address))
    painter = painter_of(SpriteStore(tmp_path))
    assert painter.soonest(address) == address
    assert painter.store.drawn == 0


def test_a_large_picture_is_read_beside_the_window(
    qtbot: QtBot, tmp_path: Path, painter_of, monkeypatch
):
    monkeypatch.setattr(painting, "LARGE", 20 * 20 - 1)
    address = "20x20/insignia/crown"
    SpriteStore(tmp_path).get(Drawing.parse(address))
    painter = painter_of(SpriteStore(tmp_path))
    with qtbot.waitSignal(painter.drawn, timeout=20_000) as told:
        assert painter.soonest(address) == ""
    assert told.args == [address]
    assert painter.store.drawn == 0, "it was drawn before"
    assert painter.soonest(address) == address


def test_an_address_names_the_drawing_it_came_from():
    for address in (CARD.format("*R"), "20x20/portrait/3/happy", "0x30/letters/4B-D6?ink=B3202A"):
        drawing = Drawing.parse(address)
        assert Drawing.parse(drawing.address()) == drawing


@pytest.mark.sampled
def test_a_deck_that_is_expected_is_drawn_ahead_once(qtbot: QtBot, tmp_path: Path, painter_of):
    store = SpriteStore(tmp_path)
    painter = painter_of(store, warm=True)
    painter.expect(CARD.format("7D"))
    qtbot.waitUntil(lambda: store.drawn == 52, timeout=30_000)
    painter.close()
    again = SpriteStore(tmp_path)
    later = painter_of(again, warm=True)
    later.expect(CARD.format("7D"))
    assert later._thread is None


def test_the_icon_is_given_once_it_is_drawn(qtbot: QtBot, store, painter_of):
    painter = painter_of(store)
    told: list[str] = []
    given: list[QIcon] = []
    told_before: list[int] = []

    def use(icon: QIcon) -> None:
        given.append(icon)
        told_before.append(len(told))

    painter.drawn.connect(told.append)
    give_icon(painter, use)
    assert not given
    qtbot.waitUntil(lambda: len(given) == 1, timeout=20_000)
    assert told_before == [4]
    assert len(given[0].availableSizes()) == 4
    give_icon(painter, use)
    assert len(given) == 2


@pytest.mark.parametrize(
    "subject",
    ["nonsense", "card/1X", "card/7", "card//7", "card/dalmuti80/13", "insignia/wig", "portrait/1"],
)
def test_a_wrong_address_is_answered_with_an_empty_picture(
    qtbot: QtBot, store, painter_of, subject: str
):
    """The painter reports it and continues; the provider has nothing to show, and Qt warns."""
    painter = painter_of(store, warm=True)
    with qtbot.waitSignal(painter.drawn, timeout=20_000):
        assert not painter.ready(f"20x20/{subject}")
    assert ArtProvider(store).requestImage(f"20x20/{subject}", QSize(), QSize()).isNull()
    with qtbot.waitSignal(painter.drawn, timeout=20_000):
        painter.ready("20x20/back")


def test_an_address_that_is_none_is_left_to_the_provider(store, painter_of):
    assert painter_of(store).ready("nonsense")
    assert ArtProvider(store).requestImage("nonsense", QSize(), QSize()).isNull()


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("first", "size"),
    [("7D", 52), long_param("T5", 30), ("dalmuti80/3", 13), long_param("career/3", 14)],
)
def test_the_rest_of_the_deck_follows_its_first_card(qtbot: QtBot, store, painter_of, first, size):
    painter = painter_of(store, warm=True)
    painter.ready(CARD.format(first))
    qtbot.waitUntil(lambda: store.drawn >= size, timeout=30_000)
    painter.close()
    assert store.drawn == size


def test_a_closed_painter_draws_nothing_more(store, painter_of):
    painter = painter_of(store)
    painter.close()
    assert not painter.ready(CARD.format("7D"))
    assert store.drawn == 0


def test_the_provider_never_asks_qt_for_a_thread(qapp):
    flags = ArtProvider(SpriteStore(None)).flags()
    assert flags == QQmlImageProviderBase.Flag(0)


@pytest.mark.long
def test_no_picture_is_loaded_in_qts_thread(game: Program):
    """An `asynchronous` picture of ours would be loaded there."""
    demonstration = Demonstration(game)
    demonstration.begin("trouduc", {})
    demonstration.wait_for_decision()
    settle(game)
    drawn = [
        item
        for item in items(game.window.contentItem())
        if item.property("source") and "image://art/" in item.property("source").toString()
    ]
    assert drawn
    assert not any(item.property("asynchronous") for item in drawn)


def test_the_picture_before_stays_until_the_next_is_drawn(game: Program, monkeypatch):
    demonstration = Demonstration(game)
    demonstration.begin("trouduc", {})
    demonstration.wait_for_decision()
    settle(game)
    sources = shown(game)
    game.settings.change("letters", "fr")
    assert shown(game) == sources
    wait_for(lambda: not shown(game) & sources, "the French letters")


def shown(game: Program) -> set[str]:
    """Return the addresses of all cards with letters shown in the window."""
    return {
        item.property("source").toString()
        for item in items(game.window.contentItem())
        if item.property("subject") and "letters=" in item.property("subject")
    }


def test_a_screen_waits_for_pictures_of_games_unless_they_have_gone(
    qtbot: QtBot, store, painter_of, monkeypatch
):
    painter = painter_of(store)
    monkeypatch.setattr(painter, "_start", lambda: None)  # nothing is ever drawn
    address = "86x147/game/tarot"
    assert painter.soonest(address) == ""
    assert not painter.owes
    painter.bePatient(True)
    assert painter.soonest(address) == ""
    assert painter.soonest(address) == "", "another one in its place"
    painter.dismiss(address)
    run_pending()
    assert painter.owes, "the other still waits"
    with qtbot.waitSignal(painter.owesChanged):
        painter.dismiss(address)
    assert not painter.owes
