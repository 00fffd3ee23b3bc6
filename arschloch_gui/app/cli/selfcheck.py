"""`arschloch selfcheck`: check that everything the game needs is present.

It is run in every package that is built, and detects missing translations, pictures and QML,
unwritable folders, and an engine that cannot finish a round.
"""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from arschloch_gui import __version__
from arschloch_gui.ai import compiled
from arschloch_gui.app.cli.speech import spoken
from arschloch_gui.app.console.output import say
from arschloch_gui.app.files import paths
from arschloch_gui.app.files.log_file import LOG_NAME, keep_log
from arschloch_gui.app.files.no_home import NoHome
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.language import speak, translation_files
from arschloch_gui.app.wording.quoted import quoted_path
from arschloch_gui.app.wording.text import Text
from arschloch_gui.languages import LANGUAGES, QT_TRANSLATE_NOOP

FINE, WRONG = 0, 1
PATIENCE = 120.0
"""Seconds that the players' process may take to start and to decide, even on a busy machine."""
_LINE = QT_TRANSLATE_NOOP("CommandLine", "{name}: {result}")
_WRONG = QT_TRANSLATE_NOOP("CommandLine", "WRONG: {reason}")
_NOT_OK = QT_TRANSLATE_NOOP("CommandLine", "Failed: {names}.")

_COMPILED = QT_TRANSLATE_NOOP("CommandLine", "compiled")
_NOT_COMPILED = QT_TRANSLATE_NOOP(
    "CommandLine",
    "not compiled, so the level Expert thinks less in most games; in the ready-made packages, it "
    "is compiled, and in a source folder `python3 packaging/dev.py compile` compiles it",
)


class Wrong(Exception):
    """Raised if a check fails. The reason is marked for translation."""

    def __init__(self, source: str, /, **values: object) -> None:
        super().__init__(Text(source, **values))


class Check(NamedTuple):
    """A check: its name, its function, and the message for success.

    Both texts are marked for translation. `look` returns the values for the message's placeholders.
    """

    name: str
    look: Callable[[], dict[str, object]]
    fine: str


QML_PARTS = [Path(__file__).parents[1] / "qml" / name for name in ("Main.qml", "Root.qml")]


def run(options: argparse.Namespace) -> int:
    """Run every check and print one line for each.

    The last line is OK or lists the failed checks.
    """
    wrong = []
    for check in _CHECKS:
        try:
            with _log():
                result = Text(check.fine, **check.look())
        except Exception as error:  # any error becomes a message instead of a traceback
            wrong.append(Text(check.name))
            result = Text(_WRONG, reason=error)
        # Translate afterwards, because a check may create its own application object.
        with spoken(options.lang):
            say(str(Text(_LINE, name=Text(check.name), result=result)))
    with spoken(options.lang):
        say(str(Text(_NOT_OK, names=", ".join(map(str, wrong)))) if wrong else "OK")
    return WRONG if wrong else FINE


def _versions() -> dict[str, object]:
    return {
        "versions": f"arschloch {__version__}, Python {platform.python_version()}, "
        f"PySide6 {_qt_version()}, Pillow {version('pillow')}"
    }


def _qt_version() -> str:
    from PySide6 import __version__ as of_qt

    return of_qt


def _simulator() -> dict[str, object]:
    return {"state": Text(_COMPILED if compiled.is_compiled() else _NOT_COMPILED)}


def _folders() -> dict[str, object]:
    MatchStore(paths.matches_folder()).check_writable()
    for folder in (paths.config_folder(), paths.cache_folder()):
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise Wrong(QT_TRANSLATE_NOOP("CommandLine", "{path} cannot be written"), path=folder)
    return {"settings": paths.config_folder(), "matches": paths.matches_folder()}


def _translations() -> dict[str, object]:
    from arschloch_gui.app.wording.titles import title

    missing = [str(path) for path in translation_files() if not path.is_file()]
    if missing:
        raise Wrong(QT_TRANSLATE_NOOP("CommandLine", "{path} is missing"), path=", ".join(missing))
    highest = {}
    for language in LANGUAGES:
        with speak(language):
            highest[language] = title("royal", 0, 4)
    if len(set(highest.values())) < len(LANGUAGES):
        raise Wrong(
            QT_TRANSLATE_NOOP("CommandLine", "some languages use the same word: {words}"),
            words=highest,
        )
    return {"words": ", ".join(f"{language} ({word})" for language, word in highest.items())}


def _pictures() -> dict[str, object]:
    from arschloch_gui.art import CardFace, render_back, render_card

    faces = [render_card(CardFace(card), 88) for card in ("7D", "KH", "*R")]
    if any(face.size != (63, 88) for face in [*faces, render_back(88)]):
        raise Wrong(QT_TRANSLATE_NOOP("CommandLine", "a card has the wrong size"))
    return {}


def _screens() -> dict[str, object]:
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
    return {}


def _round() -> dict[str, object]:
    from arschloch_gui.ai.arena import simulate
    from arschloch_gui.ai.levels import STANDARD
    from arschloch_gui.engine.games import presets

    for preset, rules in presets().items():
        simulate(rules, preset, (STANDARD,) * rules.players, rounds=1, seed=1)
    return {"presets": ", ".join(presets())}


def _players() -> dict[str, object]:
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
    with closing(Pool(PATIENCE, boot=PATIENCE)) as pool:
        pool.think(
            PlayerQuestion("regular", match.family.key, view, match.legal(), rng), always_wanted
        )
        if pool.pid is None:
            raise Wrong(
                QT_TRANSLATE_NOOP("CommandLine", "their process could not be started; see “{log}”"),
                log=quoted_path(paths.log_folder() / LOG_NAME),
            )
    return {}


def _record() -> dict[str, object]:
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
        raise Wrong(QT_TRANSLATE_NOOP("CommandLine", "a record was not read back correctly"))
    return {}


@contextmanager
def _log() -> Iterator[None]:
    """Write the log within a `with` block, if the system has a folder for it."""
    try:
        handler = keep_log(paths.log_folder())
    except NoHome:  # the check of the folders reports it
        yield
        return
    with closing(handler):
        yield


@contextmanager
def _offscreen() -> Iterator[None]:
    """Run Qt without a screen within a `with` block, unless the user has chosen a platform."""
    chosen = os.environ.get("QT_QPA_PLATFORM")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        yield
    finally:
        if chosen is None:
            del os.environ["QT_QPA_PLATFORM"]


_CHECKS: tuple[Check, ...] = (
    Check(QT_TRANSLATE_NOOP("CommandLine", "versions"), _versions, "{versions}"),
    Check(
        QT_TRANSLATE_NOOP("CommandLine", "folders"),
        _folders,
        QT_TRANSLATE_NOOP("CommandLine", "settings {settings}, matches {matches}"),
    ),
    Check(QT_TRANSLATE_NOOP("CommandLine", "translations"), _translations, "{words}"),
    Check(
        QT_TRANSLATE_NOOP("CommandLine", "pictures"),
        _pictures,
        QT_TRANSLATE_NOOP("CommandLine", "cards can be drawn"),
    ),
    Check(
        QT_TRANSLATE_NOOP("CommandLine", "screens"),
        _screens,
        QT_TRANSLATE_NOOP("CommandLine", "the window loads"),
    ),
    Check(
        QT_TRANSLATE_NOOP("CommandLine", "round"),
        _round,
        QT_TRANSLATE_NOOP("CommandLine", "a round of each game was played: {presets}"),
    ),
    Check(
        QT_TRANSLATE_NOOP("CommandLine", "players"),
        _players,
        QT_TRANSLATE_NOOP("CommandLine", "computer players run in their own process"),
    ),
    Check(QT_TRANSLATE_NOOP("CommandLine", "simulator"), _simulator, "{state}"),
    Check(
        QT_TRANSLATE_NOOP("CommandLine", "record"),
        _record,
        QT_TRANSLATE_NOOP("CommandLine", "matches are written and read back"),
    ),
)
