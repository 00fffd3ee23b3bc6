"""Pictures are saved in threads while the language changes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PATIENCE = 60
"""Seconds after which the program is stuck. It needs about seventeen."""
SWITCHES = 200_000
"""Number of translators installed. With Qt, half of the programs got stuck within 100,000."""
SWITCHING = """
import sys, threading
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QGuiApplication

from arschloch_gui.app.language import FOLDER
from arschloch_gui.app.pictures.drawings import Drawing, draw
from arschloch_gui.app.pictures import sprites
from arschloch_gui.app.pictures.sprites import SpriteStore

sys.setswitchinterval(1e-5)  # Both threads change places often.
sprites.write_atomic = lambda path, data: None  # The disk would be slower than the encoding.
application, store, over = QGuiApplication(["test"]), SpriteStore(Path(sys.argv[1])), False
drawing = Drawing.parse("0x20/insignia/crown")
picture = draw(drawing)

def save():
    while not over:
        store._write(drawing, picture)

threads = [threading.Thread(target=save, daemon=True) for _ in range(2)]
for thread in threads:
    thread.start()
for _ in range(int(sys.argv[2])):
    translator = QTranslator()
    translator.load(str(FOLDER / "arschloch_de.qm"))
    QCoreApplication.installTranslator(translator)
    QCoreApplication.removeTranslator(translator)
over = True
for thread in threads:
    thread.join()
"""


@pytest.mark.long
def test_the_language_can_change_while_pictures_are_saved(tmp_path: Path):
    """Saving with Qt translates a text, and Python and Qt then wait for each other."""
    command = [sys.executable, "-c", SWITCHING, str(tmp_path), str(SWITCHES)]
    subprocess.run(command, timeout=PATIENCE, check=True)
