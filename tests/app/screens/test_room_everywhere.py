"""Nothing is cut, lies on other things, leaves the window or is too small to be hit.

The whole matrix of sizes, languages and players is walked by `tests/bench/room.py`; here are the
corners of it: the smallest window with the largest letters, a full table, the usual window.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Q_ARG, Q_RETURN_ARG, QMetaObject, QRectF, QSizeF, Qt

from arschloch_gui.app.main import Game
from arschloch_gui.app.tour.demonstration import items, spin
from geometry import LEAST, faults
from long import IS_LONG, long_param, mostly_long
from scenes import Scenes

SMALL, USUAL = (960, 600), (1280, 800)
SCREEN_LOOKS = [(SMALL, 2.0, "de"), (SMALL, 2.0, "fr"), (SMALL, 1.0, "fr"), (USUAL, 1.5, "de")]
TABLE_LOOKS = [(SMALL, 2.0, "de"), (SMALL, 1.0, "fr"), (USUAL, 2.0, "en")]


def look(game: Game, size: tuple[int, int], scale: float, language: str) -> None:
    """Let the window be of a size, with letters and words of a kind."""
    game.window.resize(*size)
    game.settings.change("textScale", scale)
    game.settings.change("language", language)
    spin(0)


@pytest.mark.parametrize(
    ("size", "scale", "language"),
    [SCREEN_LOOKS[0], *(long_param(*look) for look in SCREEN_LOOKS[1:])],
)
def test_everything_has_room_on_every_screen(game: Game, tmp_path: Path, size, scale, language):
    found = {}
    for scene in Scenes(game, tmp_path, 4).screens():
        look(game, size, scale, language)
        if wrong := faults(game.window):
            found[scene] = wrong
    assert found == {}


@pytest.mark.parametrize("players", mostly_long([4, 12], normal=[12]))
def test_everything_has_room_at_every_table(game: Game, tmp_path: Path, players: int):
    found = {}
    for scene in Scenes(game, tmp_path, players).table():
        for size, scale, language in TABLE_LOOKS if IS_LONG else TABLE_LOOKS[:1]:
            look(game, size, scale, language)
            if wrong := faults(game.window):
                found[scene, size, scale, language] = wrong
    assert found == {}


@pytest.mark.parametrize(("cards", "least"), [(20, LEAST), (23, LEAST), (26, 29)])
def test_what_is_seen_of_a_card_can_be_hit(game: Game, tmp_path: Path, cards: int, least: float):
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


@pytest.mark.parametrize(
    ("screen", "available", "room"),
    [
        # 1366×768 with a panel of 40 px that is told, and one that is not.
        ((1366, 768), (1366, 728), (1366, 688)),
        ((1366, 768), (1366, 768), (1366, 688)),
        ((1920, 1080), (1920, 1040), (1280, 800)),
        ((1280, 800), (1280, 760), (1280, 720)),
        ((800, 600), (800, 560), (960, 600)),
    ],
)
def test_the_first_window_fits_the_screen_with_title_bar_and_panel(
    game: Game, screen, available, room
):
    size = QMetaObject.invokeMethod(
        game.window, "fit", Qt.ConnectionType.DirectConnection, Q_RETURN_ARG("QVariant"),
        Q_ARG("QVariant", 1280), Q_ARG("QVariant", 800), Q_ARG("QVariant", available[0]),
        Q_ARG("QVariant", available[1]), Q_ARG("QVariant", screen[1]),
    )  # fmt: skip
    assert isinstance(size, QSizeF)
    assert size.width() <= room[0]
    assert size.height() <= room[1]
    assert size.width() >= 960
    assert size.height() >= 600
