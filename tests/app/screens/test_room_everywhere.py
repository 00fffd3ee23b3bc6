"""Nothing is cut off, overlaps, leaves the window or is too small to hit.

`tests/bench/room.py` checks the whole matrix of sizes, languages and players. Here are its
extremes: the smallest window with the largest letters, a full table, the usual window.
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from event_loop import next_frame, remaining, run_pending
from in_one_test import in_one_test
from msgspec.structs import replace
from PySide6.QtCore import Q_ARG, Q_RETURN_ARG, QMetaObject, QRectF, QSizeF, Qt
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import items, settle
from geometry import LEAST, faults
from long import IS_LONG, long_param, mostly_long
from scenes import GAMES, Scenes

LEAST_WINDOW, SMALL, USUAL, HUGE = (640, 400), (960, 600), (1280, 800), (3840, 2160)
NETBOOK, LAPTOP = (1024, 500), (910, 420)
SCREEN_LOOKS = [
    (LEAST_WINDOW, 2.0, "de"), (SMALL, 2.0, "fr"), (SMALL, 1.0, "fr"), (USUAL, 1.5, "de"),
    (NETBOOK, 2.0, "de"), (LAPTOP, 2.0, "de"), (HUGE, 2.0, "de"),
]  # fmt: skip
TABLE_LOOKS = [
    (LEAST_WINDOW, 2.0, "de"), (SMALL, 2.0, "de"), (SMALL, 1.0, "fr"), (USUAL, 2.0, "de"),
    (NETBOOK, 2.0, "de"), (LAPTOP, 2.0, "de"), (HUGE, 2.0, "de"),
]  # fmt: skip


def look(game: Program, size: tuple[int, int], scale: float, language: str) -> None:
    """Set the window's size, letter size and language."""
    game.window.resize(*size)
    game.settings.change("textScale", scale)
    game.settings.change("language", language)
    run_pending()


@pytest.mark.parametrize(
    ("size", "scale", "language"),
    [SCREEN_LOOKS[0], *(long_param(*look) for look in SCREEN_LOOKS[1:])],
)
def test_everything_has_room_on_every_screen(game: Program, tmp_path: Path, size, scale, language):
    found = {}
    for scene in Scenes(game, tmp_path, 4).screens():
        look(game, size, scale, language)
        if wrong := faults(game.window):
            found[scene] = wrong
    assert found == {}


@pytest.mark.parametrize("players", mostly_long(range(3, 13), normal=[12]))
def test_everything_has_room_at_every_table(game: Program, tmp_path: Path, players: int):
    found = {}
    for scene in Scenes(game, tmp_path, players).table():
        for size, scale, language in TABLE_LOOKS if IS_LONG else TABLE_LOOKS[:1]:
            look(game, size, scale, language)
            if wrong := remaining(game.window, partial(faults, game.window)):
                found[scene, size, scale, language] = wrong
    assert found == {}


@pytest.mark.long
@pytest.mark.parametrize("players", range(3, 13))
def test_labels_of_everybody_lie_beside_all_faces(game: Program, tmp_path: Path, players: int):
    scenes = Scenes(game, tmp_path, players)
    scenes.sit_down((*range(1, players), 0), exchange="none")
    for size in (LEAST_WINDOW, USUAL):
        look(game, size, 2.0, "de")
        scenes.tell()
        assert faults(game.window) == []
        scenes.tell_no_more()


def test_buttons_of_a_crowd_grow_with_the_text(game: Program, tmp_path: Path):
    scenes = Scenes(game, tmp_path, 12)
    scenes.sit_down((*range(1, 12), 0), exchange="none")
    sizes = []
    for scale in (1.0, 2.0):
        look(game, SMALL, scale, "de")
        sizes.append(scenes.item("passButton").property("font").pixelSize())
    assert sizes[1] >= 1.2 * sizes[0]


@pytest.mark.parametrize("size", mostly_long([LEAST_WINDOW, SMALL, USUAL], normal=[LEAST_WINDOW]))
def test_an_offer_among_three_lies_beside_their_faces(game: Program, tmp_path: Path, size):
    scenes = Scenes(game, tmp_path, 3)
    scenes.sit_down((1, 2, 0), exchange="negotiate")
    look(game, size, 2.0, "de")
    assert faults(game.window) == []


@pytest.mark.parametrize("preset", mostly_long(GAMES, normal=["grossundklein"]))
def test_everything_has_room_in_every_game(game: Program, tmp_path: Path, preset: str):
    scenes = Scenes(game, tmp_path, 4)
    found = {}
    for scene in scenes.one_game(preset, IS_LONG):
        for size in (LEAST_WINDOW, SMALL, USUAL) if IS_LONG else (LEAST_WINDOW,):
            look(game, size, 2.0, "de")
            if wrong := faults(game.window):
                found[scene, size] = wrong
    assert found == {}


@pytest.mark.parametrize(
    ("cards", "least"), [long_param(20, LEAST), long_param(23, LEAST), (26, 29)]
)
def test_what_is_seen_of_a_card_can_be_hit(game: Program, tmp_path: Path, cards: int, least: float):
    game.window.resize(*SMALL)
    scenes = Scenes(game, tmp_path, 4)
    scenes.sit_down((0, 1, 2, 3), exchange="none")
    stage = game.session.stage
    stage.holding.add([card for card in range(52) if card not in stage.holding.cards.values()])
    for key in list(stage.holding.cards)[cards:]:
        stage.holding.remove([key])
    stage.refresh()
    game.window.grabWindow()
    fan = [i for i in items(game.window.contentItem()) if i.objectName().startswith("hand:")]
    assert len(fan) == cards
    homes = sorted(float(card.property("homeX")) for card in fan)
    assert all(b - a >= least - 0.1 for a, b in pairwise(homes))
    assert homes[-1] + fan[0].width() <= SMALL[0]
    plate = scenes.item("seat:0")
    assert homes[0] >= plate.mapRectToScene(QRectF(0, 0, plate.width(), 1)).right() - 4


@in_one_test(
    ("screen", "available", "first"),
    [
        # 1366×768 with a panel of 40 px that is reported, and one that is not.
        ((1366, 768), (1366, 728), (1280, 686)),
        ((1366, 768), (1366, 768), (1280, 686)),
        ((1920, 1080), (1920, 1040), (1280, 800)),
        ((1280, 800), (1280, 760), (1272, 718)),
        # Full HD at 200 %, 1366×768 at 150 %, a netbook.
        ((960, 540), (960, 540), (952, 458)),
        ((911, 512), (911, 472), (903, 430)),
        ((1024, 600), (1024, 560), (1016, 518)),
        ((640, 400), (640, 360), (640, 400)),
    ],
)
def test_the_first_window_fits_the_screen_with_title_bar_and_panel(
    game: Program, screen, available, first
):
    room = asked(game, "roomOn", *available, screen[1])
    size = asked(game, "fit", 1280, 800, room)
    assert (size.width(), size.height()) == first


def asked(game: Program, function: str, *given: object) -> QSizeF:
    """Return the window's answer to a question about sizes."""
    size = QMetaObject.invokeMethod(
        game.window, function, Qt.ConnectionType.DirectConnection, Q_RETURN_ARG("QVariant"),
        *(Q_ARG("QVariant", each) for each in given),
    )  # fmt: skip
    assert isinstance(size, QSizeF)
    return size


def test_the_smallest_window_follows_the_screen(game: Program):
    screen = game.window.screen()
    room = asked(
        game, "roomOn", screen.availableSize().width(), screen.availableSize().height(),
        screen.size().height(),
    )  # fmt: skip
    assert game.window.minimumWidth() == min(960, max(640, room.width()))
    assert game.window.minimumHeight() == min(600, max(400, room.height()))


@pytest.mark.parametrize(
    "size",
    mostly_long(
        [(640, 400), (910, 420), (1024, 500), (960, 600), (1280, 800)],
        normal=[(640, 400)],
    ),
)
def test_a_window_without_room_shows_all_of_it_smaller(game: Program, tmp_path: Path, size):
    scenes = Scenes(game, tmp_path, 4)
    scenes.show("settings")
    game.window.resize(*size)
    run_pending()
    shrink = min(1.0, size[0] / 960, size[1] / 600)
    house = game.window.contentItem().childItems()[-1]
    shown = house.mapRectToScene(QRectF(0, 0, house.width(), house.height()))
    assert shown.width() == pytest.approx(size[0])
    assert shown.height() == pytest.approx(size[1])
    assert house.scale() == pytest.approx(shrink)


def test_pictures_are_drawn_at_the_pixels_they_are_shown_at(game: Program, tmp_path: Path):
    scenes = Scenes(game, tmp_path, 4)
    scenes.sit_down((0, 1, 2, 3), exchange="none")
    game.window.resize(*LEAST_WINDOW)
    settle(game)
    pictures = [
        item for item in items(game.window.contentItem())
        if item.inherits("QQuickImage") and item.isVisible()
        and str(item.property("subject")).startswith(("card/", "portrait/"))
    ]  # fmt: skip
    assert len(pictures) >= 8
    for picture in pictures:
        shown = picture.height() * 640 / 960
        drawn = picture.property("settled").height()
        assert drawn == pytest.approx(shown, abs=0.51), picture.property("subject")


def test_a_bar_stays_at_the_edge_of_its_pane_in_a_window_that_grows(game: Program, tmp_path: Path):
    scenes = Scenes(game, tmp_path, 4)
    scenes.show("settings")
    for size in (USUAL, LEAST_WINDOW, USUAL):
        game.window.resize(*size)
        next_frame(game.window)
        bars = [
            item for item in items(game.window.contentItem())
            if item.inherits("QQuickScrollBar") and item.isVisible()
        ]  # fmt: skip
        assert bars
        for bar in bars:
            assert bar.x() + bar.width() == pytest.approx(bar.parentItem().width())


@pytest.mark.parametrize("players", mostly_long([4, 8, 12], normal=[4]))
@pytest.mark.parametrize("size", mostly_long([LEAST_WINDOW, USUAL], normal=[LEAST_WINDOW]))
def test_the_log_moves_the_table_and_shows_six_lines(game: Program, tmp_path: Path, players, size):
    scenes = Scenes(game, tmp_path, players)
    scenes.sit_down((*range(1, players), 0), exchange="none")
    look(game, size, 2.0, "de")
    table = scenes.item("tableScreen")
    wide = shown(table).width()
    scenes.item("logButton").clicked.emit()
    log = game.session.stage.log
    log.retarget([replace(log.rows[-1], key=str(at)) for at in range(20)])
    run_pending()
    assert faults(game.window) == []
    lines = scenes.item("logLines")
    assert shown(table).right() <= shown(lines).left()
    assert shown(table).width() < wide
    assert shown(table).height() == pytest.approx(size[1])
    seen = [
        item for item in items(lines)
        if item.property("kind") is not None and shown(lines).contains(shown(item))
    ]  # fmt: skip
    assert len(seen) >= 6


def shown(item: QQuickItem) -> QRectF:
    """Return the place of an item in the window."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
