"""The person's settings: a plain value in a JSON file, and the object QML binds to.

`Settings` is every setting with its default; a file with strange values costs only these.
`SettingsStore` reads and writes atomically and keeps a damaged file aside. `LiveSettings` is the
Qt object with a notifying property for each field; it writes shortly after a change, and at the
end. Python reads `live.now.speed`, QML `settings.speed`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    Property,
    QCoreApplication,
    QObject,
    QTimer,
    Signal,
    SignalInstance,
    Slot,
)

from arschloch_gui.ai.levels import LEVELS
from arschloch_gui.app.atomic import set_aside, write_atomic
from arschloch_gui.app.language import LANGUAGES, system_language
from arschloch_gui.app.wording.titles import TITLE_SETS

VERSION = 1
THEMES = ("system", "light", "dark")
SPEEDS = range(6)
PORTRAITS = range(16)
TEXT_SCALES = (0.8, 2.0)
LONGEST_NAME = 20
WRITE_DELAY_MS = 400


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting with its default. Empty `language`, `letters` and `titles` mean: as it comes.

    `language` follows the system, `letters` (of the card index) follow the language, `titles`
    follow the game that is played. `houseRules` are the rules changed, by game;
    `ownGames` are {preset, rules} by the name a person gave them. Sizes are
    logical pixels; a width of 0 is none remembered.
    """

    language: str = ""
    letters: str = ""
    titles: str = ""
    mild: bool = False
    speed: int = 3
    reducedMotion: bool = False
    fourColours: bool = False
    largeIndex: bool = False
    textScale: float = 1.0
    theme: str = "system"
    playerName: str = ""
    portrait: int = 0
    autoPass: bool = True
    allowUndo: bool = True
    level: str = "regular"
    lastPreset: str = "arschloch"
    houseRules: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    ownGames: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    windowWidth: int = 0
    windowHeight: int = 0
    fullScreen: bool = False


def _one_of(choices: tuple[str, ...]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and value in choices


def _number_in(numbers: range) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and value in numbers


def _is_text_scale(value: Any) -> bool:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return is_number and TEXT_SCALES[0] <= value <= TEXT_SCALES[1]


def _is_short(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_NAME and value.isprintable()


def _is_house_rules(value: Any) -> bool:
    # What the rules accept is decided when they are used; a rule may be gone by then.
    return isinstance(value, Mapping) and all(isinstance(v, Mapping) for v in value.values())


_ACCEPTS: dict[str, Callable[[Any], bool]] = {
    "language": _one_of(("", *LANGUAGES)),
    "letters": _one_of(("", *LANGUAGES)),
    "titles": _one_of(("", *TITLE_SETS)),
    "speed": _number_in(SPEEDS),
    "textScale": _is_text_scale,
    "theme": _one_of(THEMES),
    "playerName": _is_short,
    "portrait": _number_in(PORTRAITS),
    "level": _one_of(LEVELS),
    "lastPreset": lambda value: isinstance(value, str),
    "houseRules": _is_house_rules,
    "ownGames": _is_house_rules,
    "windowWidth": _number_in(range(100_000)),
    "windowHeight": _number_in(range(100_000)),
}
DEFAULTS = Settings()


def accepts(name: str, value: object) -> bool:
    """Whether a setting may have this value."""
    return _ACCEPTS.get(name, lambda v: isinstance(v, bool))(value)


def from_json(data: Mapping[str, object]) -> Settings:
    """The settings a file holds; what is missing or strange keeps its default."""
    known = {
        each.name: data[each.name]
        for each in fields(Settings)
        if each.name in data and accepts(each.name, data[each.name])
    }
    return replace(DEFAULTS, **known)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings as read; `kept` is where a damaged file lies now."""

    settings: Settings
    kept: Path | None = None


class SettingsStore:
    """The settings file. `still` is asked at the very first start: shall things keep still?"""

    def __init__(self, folder: Path, still: Callable[[], bool] = lambda: False) -> None:
        self.path = folder / "settings.json"
        self._still = still

    def load(self) -> Loaded:
        """The settings; a damaged file is kept aside, and the defaults apply. Never raises."""
        try:
            data = json.loads(self.path.read_bytes().decode("utf-8"))
            if not isinstance(data, dict):
                raise ValueError(data)
            # A file of a later version may mean other things by the same words, but each value
            # is checked on its own, so what still fits is taken.
            return Loaded(from_json(data))
        except FileNotFoundError:
            return Loaded(replace(DEFAULTS, reducedMotion=self._still()))
        except OSError:
            return Loaded(DEFAULTS)
        except (ValueError, RecursionError):
            return Loaded(DEFAULTS, self._keep_aside())

    def save(self, settings: Settings) -> None:
        """Write the settings. Raises `OSError`."""
        data = {"version": VERSION, **asdict(settings)}
        write_atomic(self.path, (json.dumps(data, indent=2, ensure_ascii=False) + "\n").encode())

    def _keep_aside(self) -> Path | None:
        try:
            return set_aside(self.path)
        except OSError:
            return None


def _setting(name: str, kind: type, notify: Any) -> Any:
    """A Qt property over one field of `Settings`."""

    def read(live: LiveSettings) -> Any:
        return getattr(live.now, name)

    def write(live: LiveSettings, value: Any) -> None:
        live.change(name, value)

    return Property(kind, read, write, notify=notify)


class LiveSettings(QObject):
    """The settings as QML sees them. `now` is the current value; GUI thread only."""

    languageChanged = Signal()
    lettersChanged = Signal()
    titlesChanged = Signal()
    mildChanged = Signal()
    speedChanged = Signal()
    reducedMotionChanged = Signal()
    fourColoursChanged = Signal()
    largeIndexChanged = Signal()
    textScaleChanged = Signal()
    themeChanged = Signal()
    playerNameChanged = Signal()
    portraitChanged = Signal()
    autoPassChanged = Signal()
    allowUndoChanged = Signal()
    levelChanged = Signal()
    lastPresetChanged = Signal()
    houseRulesChanged = Signal()
    ownGamesChanged = Signal()
    windowWidthChanged = Signal()
    windowHeightChanged = Signal()
    fullScreenChanged = Signal()
    messageChanged = Signal()

    language = _setting("language", str, languageChanged)
    lettersWish = _setting("letters", str, lettersChanged)
    titles = _setting("titles", str, titlesChanged)
    mild = _setting("mild", bool, mildChanged)
    speed = _setting("speed", int, speedChanged)
    reducedMotion = _setting("reducedMotion", bool, reducedMotionChanged)
    fourColours = _setting("fourColours", bool, fourColoursChanged)
    largeIndex = _setting("largeIndex", bool, largeIndexChanged)
    textScale = _setting("textScale", float, textScaleChanged)
    theme = _setting("theme", str, themeChanged)
    playerName = _setting("playerName", str, playerNameChanged)
    portrait = _setting("portrait", int, portraitChanged)
    autoPass = _setting("autoPass", bool, autoPassChanged)
    allowUndo = _setting("allowUndo", bool, allowUndoChanged)
    level = _setting("level", str, levelChanged)
    lastPreset = _setting("lastPreset", str, lastPresetChanged)
    windowWidth = _setting("windowWidth", int, windowWidthChanged)
    windowHeight = _setting("windowHeight", int, windowHeightChanged)
    fullScreen = _setting("fullScreen", bool, fullScreenChanged)

    def __init__(self, store: SettingsStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        loaded = store.load()
        self.now = loaded.settings
        self._store = store
        self._kept = loaded.kept
        self._cannot_write = False
        self._writing = QTimer(self)
        self._writing.setSingleShot(True)
        self._writing.setInterval(WRITE_DELAY_MS)
        self._writing.timeout.connect(self.flush)

    def change(self, name: str, value: object) -> None:
        """Set one field; a value it cannot have is ignored, an equal one changes nothing."""
        if isinstance(value, float) and name == "textScale":
            value = round(value, 2)
        if not accepts(name, value) or getattr(self.now, name) == value:
            return
        self.now = replace(self.now, **{name: value})  # type: ignore[arg-type]
        signal: SignalInstance = getattr(self, name + "Changed")
        signal.emit()
        if name == "language":
            self.lettersChanged.emit()
        self._writing.start()

    @Property(str, notify=lettersChanged)
    def letters(self) -> str:
        """The index letters on the cards: the wish, or those of the language."""
        return self.now.letters or self.speaks

    @Property(str, notify=languageChanged)
    def spokenLanguage(self) -> str:
        """The language in force: the wish, or the system's."""
        return self.speaks

    @property
    def speaks(self) -> str:
        """`spokenLanguage` for Python."""
        return self.now.language or system_language()

    @Property(str, notify=messageChanged)
    def message(self) -> str:
        """What is wrong with the settings file, in one sentence; empty when nothing is."""
        if self._cannot_write:
            return QCoreApplication.translate(
                "Settings", "The settings cannot be saved in %1; they hold until you quit."
            ).replace("%1", str(self._store.path.parent))
        if self._kept is not None:
            return QCoreApplication.translate(
                "Settings",
                "The settings could not be read and start afresh; the old file is kept as %1.",
            ).replace("%1", str(self._kept))
        return ""

    @Slot(int, int, bool)
    def rememberWindow(self, width: int, height: int, full_screen: bool) -> None:
        """Keep the window's size for the next start; that of a full screen is not kept."""
        self.change("fullScreen", full_screen)
        if not full_screen:
            self.change("windowWidth", width)
            self.change("windowHeight", height)

    @Slot()
    def flush(self) -> None:
        """Write what has changed. A folder that cannot be written is reported, not fatal."""
        self._writing.stop()
        try:
            self._store.save(self.now)
        except OSError:
            self._cannot_write = True
            self.messageChanged.emit()

    def close(self) -> None:
        """Write a change that still waits to be written."""
        if self._writing.isActive():
            self.flush()
