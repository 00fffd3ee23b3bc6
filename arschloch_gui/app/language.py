"""Translators: which language is spoken, switched while the game runs.

The compiled translations lie in `arschloch_gui/i18n` (`packaging/hatch_build.py` makes them). The
source language is English; `arschloch_en.qm` only adds its plural forms.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator, Signal, SignalInstance

import arschloch_gui
from arschloch_gui.languages import LANGUAGES, SOURCE

if TYPE_CHECKING:
    from PySide6.QtQml import QQmlEngine


class Wishes(Protocol):
    """Whoever knows which language is wished for, and says when that changes."""

    @property
    def speaks(self) -> str: ...
    @property
    def languageChanged(self) -> SignalInstance: ...


FOLDER = Path(arschloch_gui.__file__).parent / "i18n"


def translation_files() -> tuple[Path, ...]:
    """The compiled translations that belong to the program, one per language."""
    return tuple(FOLDER / f"arschloch_{language}.qm" for language in LANGUAGES)


def system_language() -> str:
    """The language of the system if we speak it, else English."""
    for name in QLocale.system().uiLanguages():
        if name[:2] in LANGUAGES:
            return name[:2]
    return SOURCE


def install(language: str) -> QTranslator | None:
    """Let the application speak a language; return its translator, None without a translation.

    The caller keeps the translator as long as it is installed: it has no other owner, and the
    translation leaves the memory with it.
    """
    translator = QTranslator()
    if not translator.load(str(FOLDER / f"arschloch_{language}.qm")):
        return None
    QCoreApplication.installTranslator(translator)
    return translator


@contextmanager
def speak(language: str) -> Iterator[None]:
    """Words in a language for a while, without a window (command line, tests)."""
    # Translating needs an application object; it lives as long as the block.
    application = QCoreApplication.instance() or QCoreApplication(["arschloch"])
    translator = install(language)
    try:
        yield
    finally:
        if translator is not None:
            QCoreApplication.removeTranslator(translator)
        del application


class Language(QObject):
    """Keeps the application's translator in step with the settings.

    `switched` comes after the new translator is in force and before QML is translated again:
    objects that hold worded text make it anew then.
    """

    switched = Signal(str)

    def __init__(self, settings: Wishes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._translator: QTranslator | None = None
        self._engine: QQmlEngine | None = None
        self.current = ""
        settings.languageChanged.connect(self._follow)
        self._follow()

    def serve(self, engine: QQmlEngine) -> None:
        """Translate this engine's texts again after every switch."""
        self._engine = engine

    def close(self) -> None:
        """Take the translator out of the application and let go of the engine."""
        self._drop()
        self._engine = None

    def _follow(self) -> None:
        language = self._settings.speaks
        if language == self.current:
            return
        self._drop()
        self._translator = install(language)
        QLocale.setDefault(QLocale(language))
        self.current = language
        self.switched.emit(language)
        if self._engine is not None:
            self._engine.retranslate()

    def _drop(self) -> None:
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator = None
