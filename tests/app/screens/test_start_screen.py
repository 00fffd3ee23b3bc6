"""The start screen: its buttons stand in whole, centred lines, whatever game is named on them."""

from __future__ import annotations

from itertools import groupby

from app.screens.test_window import items, show

from arschloch_gui.app.main import Game


def test_the_buttons_of_the_start_stand_in_centred_lines(game: Game):
    """“Trou du cul mit Tarotkarten spielen” pushed “Einstellungen” to the left of a line alone."""
    game.settings.change("language", "de")
    game.setup.choose("tarot")
    start = show(game, "start")
    game.window.grabWindow()
    names = ("guided", "again", "newMatch", "matches", "statistics", "rules", "settings")
    buttons = [item for item in items(start) if item.objectName() in {f"{n}Button" for n in names}]
    boxes = [item.mapRectToScene(item.boundingRect()) for item in buttons if item.isVisible()]
    assert len(boxes) == len(names)
    for _, line in groupby(boxes, key=lambda box: box.y()):
        row = list(line)
        assert len(row) > 2
        assert abs(row[0].left() + row[-1].right() - game.window.width()) <= 2
