"""`arschloch selfcheck`: is everything here that the game needs? OK, or why not.

Run inside every package we build: it notices missing translations, pictures and QML, an
unwritable folder, and an engine that does not reach the end of a round.
"""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import PIL
import PySide6

from arschloch_gui import __version__
from arschloch_gui.app.console.output import say
from arschloch_gui.app.files import paths
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.language import speak, translation_files
from arschloch_gui.languages import LANGUAGES

FINE, WRONG = 0, 1
QML_PARTS = [Path(__file__).parents[1] / "qml" / name for name in ("Main.qml", "House.qml")]


def run(options: argparse.Namespace) -> int:
    """Do every check and print a line for each; the last line is OK or says what is wrong."""
    wrong = []
    for name, check in _CHECKS:
        try:
            result = check()
        except Exception as error:  # whatever it is, the person should read it, not a traceback
            wrong.append(name)
            result = f"WRONG: {error}"
        say(f"{name}: {result}")
    say(f"Not OK: {', '.join(wrong)}." if wrong else "OK")
    return WRONG if wrong else FINE


def _versions() -> str:
    return (
        f"arschloch {__version__}, Python {platform.python_version()}, "
        f"PySide6 {PySide6.__version__}, Pillow {PIL.__version__}"
    )


def _folders() -> str:
    MatchStore(paths.matches_folder()).check_writable()
    for folder in (paths.config_folder(), paths.cache_folder()):
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise OSError(f"{folder} cannot be written")
    return f"settings {paths.config_folder()}, matches {paths.matches_folder()}"


def _translations() -> str:
    from arschloch_gui.app.wording.titles import title

    missing = [str(path) for path in translation_files() if not path.is_file()]
    if missing:
        raise FileNotFoundError(f"missing {', '.join(missing)}")
    highest = {}
    for language in LANGUAGES:
        with speak(language):
            highest[language] = title("royal", 0, 4)
    if len(set(highest.values())) < len(LANGUAGES):
        raise ValueError(f"languages do not differ: {highest}")
    return ", ".join(f"{language} ({word})" for language, word in highest.items())


def _pictures() -> str:
    from arschloch_gui.art import CardFace, render_back, render_card

    faces = [render_card(CardFace(card), 88) for card in ("7D", "KH", "*R")]
    if any(face.size != (63, 88) for face in [*faces, render_back(88)]):
        raise ValueError("a card has a wrong size")
    return "cards can be drawn"


def _screens() -> str:
    with _offscreen():
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QGuiApplication
        from PySide6.QtQml import QQmlComponent, QQmlEngine

        from arschloch_gui.app.qml_types import register_shared

        register_shared()
        application = QGuiApplication.instance() or QGuiApplication(["selfcheck"])
        engine = QQmlEngine()
        for part in QML_PARTS:
            component = QQmlComponent(engine, QUrl.fromLocalFile(str(part)))
            if component.isError():
                raise ValueError(component.errorString().strip())
            del component
        del engine, application
    return "the window's description loads"


def _round() -> str:
    from arschloch_gui.ai.arena import simulate
    from arschloch_gui.ai.levels import STANDARD
    from arschloch_gui.engine.games import presets

    for preset, rules in presets().items():
        simulate(rules, preset, (STANDARD,) * rules.players, rounds=1, seed=1)
    return f"a round played of {', '.join(presets())}"


def _players() -> str:
    from arschloch_gui.ai.player import decision_rng
    from arschloch_gui.ai.pool import Pool
    from arschloch_gui.ai.question import PlayerQuestion, always_wanted
    from arschloch_gui.engine.games import presets
    from arschloch_gui.engine.match import Match, MatchSpec

    match = Match(MatchSpec("arschloch", presets()["arschloch"], tuple("ABCD"), 1))
    match.start_round()
    state = match.deciding
    assert state is not None
    view = match.family.view(state, state.to_act)
    rng = decision_rng(1, state.to_act, 0)
    with closing(Pool()) as pool:
        pool.think(
            PlayerQuestion("regular", match.family.key, view, match.legal(), rng), always_wanted
        )
        if pool.pid is None:
            raise OSError("no process can be started for them")
    return "they think in a process of their own"


def _record() -> str:
    from arschloch_gui.app.files.match_file import MatchFile, load
    from arschloch_gui.engine.games import presets
    from arschloch_gui.engine.match import Match, MatchSpec

    with TemporaryDirectory() as folder:
        rules = presets()["arschloch"]
        file = MatchFile(Path(folder) / "match.arl")
        file.save(Match(MatchSpec("arschloch", rules, tuple("ABCD"), 1)))
        file.close()
        match = load(file.path)
    if match.spec.seed != 1:
        raise ValueError("a record was not read back")
    return "matches are written and read back"


@contextmanager
def _offscreen() -> Iterator[None]:
    """Qt without a screen, for this check only, unless the person chose a platform."""
    chosen = os.environ.get("QT_QPA_PLATFORM")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        yield
    finally:
        if chosen is None:
            del os.environ["QT_QPA_PLATFORM"]


_CHECKS: tuple[tuple[str, Callable[[], str]], ...] = (
    ("versions", _versions),
    ("folders", _folders),
    ("translations", _translations),
    ("pictures", _pictures),
    ("screens", _screens),
    ("round", _round),
    ("players", _players),
    ("record", _record),
)
