"""A window's engine in a process of its own that opens the match of a record and waits.

    python window_process.py FOLDER RECORD

It prints one word per line: "playing" once the match is open. Started by test_other_window.py.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.files.store import MatchStore


def main() -> int:
    app = QCoreApplication([])
    engine = EngineLink(MatchStore(Path(sys.argv[1])))
    engine.loaded.connect(lambda _: print("playing", flush=True))
    engine.contested.connect(lambda _: print("contested", flush=True))
    engine.open(Path(sys.argv[2]))
    status = app.exec()
    engine.close()
    return status


if __name__ == "__main__":
    sys.exit(main())
