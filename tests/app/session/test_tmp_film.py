import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from app.session.test_gestures_by_hand import at_a_queen
from by_hand import Hands

pytestmark = pytest.mark.drawn


def shot(h, name):
    h.qtbot.wait(250)
    h.window.grabWindow().save(f"/tmp/film/{name}.png")


def test_film(build_game, qtbot, tmp_path):
    import os

    os.makedirs("/tmp/film", exist_ok=True)
    game = build_game(language="de", speed=3)
    h = Hands(game, qtbot)
    game.settings.change("autoPass", False)
    at_a_queen(h, tmp_path)
    h.session.pace.skipToResult()
    s = h.card("9D")
    e = h.spot("tableDropZone")
    h.press(s)
    h.move(s, e)
    shot(h, "1-illegal")
    h.release(e)
    shot(h, "2-refused")
    s = h.card("KS")
    h.press(s)
    h.move(s, e)
    shot(h, "3-legal")
    out = h.spot("seat:2")
    h.move(e, out)
    shot(h, "4-over-seat")
    h.key(Qt.Key.Key_Escape)
    shot(h, "5-cancelled")
    h.release(out)
