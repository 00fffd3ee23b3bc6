"""Translators, and switching the language while the program runs.

The compiled translations are in `arschloch_gui/i18n`, created by `packaging/hatch_build.py`. The
source language is English. `arschloch_en.qm` only adds its plural forms.
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
    """The source of the chosen language, with a signal for changes."""

    @property
    def speaks(self) -> str: ...
    @property
    def languageChanged(self) -> SignalInstance: ...


FOLDER = Path(arschloch_gui.__file__).parent / "i18n"


def translation_files() -> tuple[Path, ...]:
    """Return the paths of the compiled translations, one per language."""
    return tuple(FOLDER / f"arschloch_{language}.qm" for language in LANGUAGES)


def system_language() -> str:
    """Return the first system language that has a translation, else English."""
    for name in QLocale.system().uiLanguages():
        if name[:2] in LANGUAGES:
            return name[:2]
    return SOURCE


def formats_of(language: str, system: QLocale) -> QLocale:
    """Return the formats of dates and numbers for a language.

    They are those of the system if it has the same language, because a language is written
    differently in different countries, and else the usual ones; for English, those of Britain.
    """
    if system.language() != QLocale.Language.C and system.name()[:2] == language:
        # The object of the system follows `LC_TIME`, month names in other languages included.
        return QLocale(system.name())
    return QLocale("en_GB" if language == SOURCE else language)


def install(language: str) -> QTranslator | None:
    """Install the translator of a language and return it, or None if there is no translation.

    The caller must keep a reference while the translator is installed. It has no other owner, and
    the texts are freed together with it.
    """
    translator = QTranslator()
    if not translator.load(str(FOLDER / f"arschloch_{language}.qm")):
        return None
    QCoreApplication.installTranslator(translator)
    return translator


@contextmanager
def speak(language: str) -> Iterator[None]:
    """Translate into a language within a `with` block, without a window (command line, tests)."""
    # Translating needs an application object, which must outlive the block.
    application = QCoreApplication.instance() or QCoreApplication(["arschloch"])
    translator = install(language)
    try:
        yield
    finally:
        if translator is not None:
            QCoreApplication.removeTranslator(translator)
        del application


class Language(QObject):
    """The application's translator, kept in step with the settings.

    `switching` is emitted before anything changes. `switched` is emitted after the new translator
    is installed and before QML is retranslated, so that objects that store translated text can
    rebuild it.
    """

    switching = Signal()
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
        """Retranslate the texts of this engine after every switch."""
        self._engine = engine

    def close(self) -> None:
        """Remove the translator from the application and drop the reference to the engine."""
        self._drop()
        self._engine = None

    def _follow(self) -> None:
        language = self._settings.speaks
        if language == self.current:
            return
        self.switching.emit()
        self._drop()
        self._translator = install(language)
        QLocale.setDefault(formats_of(language, QLocale.system()))
        self.current = language
        self.switched.emit(language)
        if self._engine is not None:
            self._engine.retranslate()

    def _drop(self) -> None:
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator = None
