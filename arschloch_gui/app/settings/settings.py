"""The user's settings, stored in a JSON file, and the object to which QML binds.

`Settings` (`values.py`) lists every setting with its default. `SettingsStore` keeps track of what
has been saved, and `settings_file.py` handles the file. `LiveSettings` is the Qt object, with a
notifying property for each field. It saves shortly after each change, and when it is closed. Python
code reads `live.now.speed`, and QML code reads `settings.speed`.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import structs
from PySide6.QtCore import Property, QObject, QTimer, Signal, SignalInstance, Slot

from arschloch_gui.app.language import system_language
from arschloch_gui.app.settings.settings_file import LoadedSettings, SettingsFile
from arschloch_gui.app.settings.values import DEFAULTS, VERSION, Settings, accepts, from_json
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording.quoted import quoted_path
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.languages import LANGUAGES
from arschloch_gui.looks import CLOTHS

WRITE_DELAY_MS = 400
RETRY_DELAY_MS = 5000


class SettingsStore:
    """Settings and their file.

    After `load`, `found` describes the file, including any damage. `unread` is the error if the
    file cannot be read, in which case it is not written.
    """

    def __init__(self, folder: Path) -> None:
        self.file = SettingsFile(folder)
        self.found = LoadedSettings()
        self.unread: OSError | None = None
        self._saved = DEFAULTS

    def load(self) -> Settings:
        """Return the settings, with defaults for those that cannot be read. Never raises."""
        settings = DEFAULTS
        try:
            # A later version may use the same keys with other meanings. Each value is checked
            # separately, so the values that still fit are used.
            self.found = self.file.read()
            settings = from_json(self.found.data)
        except FileNotFoundError:
            pass  # the first start
        except OSError as error:
            self.unread = error
        self._saved = settings
        return settings

    def save(self, settings: Settings) -> None:
        """Save the changes since the last load or save. Raises `OSError`."""
        self.file.merge(self._whole(self._saved), self._whole(settings))
        self._saved = settings
        self.unread = None

    def has(self, settings: Settings) -> bool:
        """Return whether these settings have already been saved."""
        return settings == self._saved

    def _whole(self, settings: Settings) -> dict[str, object]:
        """Return the content of the file for these settings, including the file's unknown keys."""
        return {"version": VERSION, **self.found.data, **structs.asdict(settings)}


def _setting(name: str, kind: type, notify: Signal) -> Property:
    """Return the Qt property for one field of `Settings`."""

    def read(live: LiveSettings) -> object:
        return getattr(live.now, name)

    def write(live: LiveSettings, value: object) -> None:
        live.change(name, value)

    return Property(kind, read, write, notify=notify)


class LiveSettings(QObject):
    """The settings for QML. `now` is their current value. Use it from the GUI thread only.

    Call `follow_desktop` when the desktop starts or stops asking for reduced motion.
    """

    languageChanged = Signal()
    lettersChanged = Signal()
    titlesChanged = Signal()
    mildChanged = Signal()
    speedChanged = Signal()
    motionChanged = Signal()
    reducedMotionChanged = Signal()
    volumeChanged = Signal()
    mutedChanged = Signal()
    turnSoundChanged = Signal()
    backgroundChanged = Signal()
    backgroundVolumeChanged = Signal()
    fourColoursChanged = Signal()
    largeIndexChanged = Signal()
    clothChanged = Signal()
    backChanged = Signal()
    textScaleChanged = Signal()
    themeChanged = Signal()
    playerNameChanged = Signal()
    portraitChanged = Signal()
    autoPassChanged = Signal()
    stepInWaitChanged = Signal()
    allowUndoChanged = Signal()
    showPointsChanged = Signal()
    showFingerprintChanged = Signal()
    tutorChanged = Signal()
    trophiesChanged = Signal()
    companyChanged = Signal()
    levelChanged = Signal()
    mixedLevelsChanged = Signal()
    seatLevelsChanged = Signal()
    lastPresetChanged = Signal()
    practisedChanged = Signal()
    houseRulesChanged = Signal()
    ownGamesChanged = Signal()
    renamedGamesChanged = Signal()
    windowWidthChanged = Signal()
    windowHeightChanged = Signal()
    windowPositionChanged = Signal()
    maximisedChanged = Signal()
    fullScreenChanged = Signal()
    guidedChanged = Signal()
    messageChanged = Signal()

    language = _setting("language", str, languageChanged)
    lettersWish = _setting("letters", str, lettersChanged)
    titles = _setting("titles", str, titlesChanged)
    mild = _setting("mild", bool, mildChanged)
    speed = _setting("speed", int, speedChanged)
    motion = _setting("motion", str, motionChanged)
    volume = _setting("volume", int, volumeChanged)
    muted = _setting("muted", bool, mutedChanged)
    turnSound = _setting("turnSound", bool, turnSoundChanged)
    background = _setting("background", str, backgroundChanged)
    backgroundVolume = _setting("backgroundVolume", int, backgroundVolumeChanged)
    fourColours = _setting("fourColours", bool, fourColoursChanged)
    largeIndex = _setting("largeIndex", bool, largeIndexChanged)
    cloth = _setting("cloth", str, clothChanged)
    back = _setting("back", str, backChanged)
    textScale = _setting("textScale", float, textScaleChanged)
    theme = _setting("theme", str, themeChanged)
    playerName = _setting("playerName", str, playerNameChanged)
    portrait = _setting("portrait", int, portraitChanged)
    autoPass = _setting("autoPass", bool, autoPassChanged)
    stepInWait = _setting("stepInWait", int, stepInWaitChanged)
    allowUndo = _setting("allowUndo", bool, allowUndoChanged)
    showPoints = _setting("showPoints", bool, showPointsChanged)
    showFingerprint = _setting("showFingerprint", bool, showFingerprintChanged)
    tutor = _setting("tutor", bool, tutorChanged)
    trophies = _setting("trophies", bool, trophiesChanged)
    company = _setting("company", int, companyChanged)
    level = _setting("level", str, levelChanged)
    lastPreset = _setting("lastPreset", str, lastPresetChanged)
    windowWidth = _setting("windowWidth", int, windowWidthChanged)
    windowHeight = _setting("windowHeight", int, windowHeightChanged)
    guided = _setting("guided", bool, guidedChanged)

    def __init__(self, store: SettingsStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desktop_is_still = False
        self.motionChanged.connect(self.reducedMotionChanged)
        self.now = store.load()
        self._store = store
        self._cannot_write: OSError | None = None
        self._writing = QTimer(self)
        self._writing.setSingleShot(True)
        self._writing.timeout.connect(self.flush)

    def change(self, name: str, value: object) -> None:
        """Set one field. Invalid values are ignored, and equal ones change nothing."""
        if isinstance(value, float) and name == "textScale":
            value = round(value, 2)
        if not accepts(name, value) or getattr(self.now, name) == value:
            return
        self.now = structs.replace(self.now, **{name: value})  # type: ignore[arg-type]
        signal: SignalInstance = getattr(self, name + "Changed")
        signal.emit()
        if name == "language":
            self.lettersChanged.emit()
        self._writing.start(WRITE_DELAY_MS)

    @typed_property(bool, reducedMotionChanged)
    def reducedMotion(self) -> bool:
        """Whether to reduce motion, according to the user or, by default, the desktop."""
        return self.keeps_still

    @property
    def keeps_still(self) -> bool:
        """The value of `reducedMotion` for Python code."""
        wish = self.now.motion
        return self._desktop_is_still if wish == "system" else wish == "less"

    def follow_desktop(self, still: bool) -> None:
        """Set whether the desktop asks for reduced motion."""
        if still != self._desktop_is_still:
            self._desktop_is_still = still
            self.reducedMotionChanged.emit()

    @typed_property(str, lettersChanged)
    def letters(self) -> str:
        """The language of the letters on the cards: the chosen one, else the current one."""
        return self.letters_in_force

    @property
    def letters_in_force(self) -> str:
        """The value of `letters` for Python code."""
        return self.now.letters or self.speaks

    @typed_property("QVariantMap", lettersChanged)
    def courtLetters(self) -> dict[str, str]:
        """The letters of the court cards, such as {"J": "B", …}."""
        return LANGUAGES[self.letters_in_force].courts

    @typed_property(list, clothChanged)
    def clothColours(self) -> list[str]:
        """The colours of the cloth: its main colour, in the light, and at the edge."""
        cloth = CLOTHS[self.now.cloth]
        return [cloth.colour, cloth.light, cloth.edge]

    @property
    def speaks(self) -> str:
        """The current language: the chosen language, or else the system's."""
        return self.now.language or system_language()

    @typed_property(str, messageChanged)
    def message(self) -> str:
        """A problem with the settings file as a sentence, or ""."""
        return self._sentence()

    def _sentence(self) -> str:
        unread, found = self._store.unread, self._store.found
        if unread is not None or (found.damaged and found.kept is None):
            sentence = translate(
                "Settings",
                "The settings {path} can’t be read{reason}. The file is left untouched; "
                "your changes apply until you quit.",
            )
            return fill(sentence, path=quoted_path(self._store.file.path), reason=_why(unread))
        if self._cannot_write is not None:
            sentence = translate(
                "Settings",
                "The settings can’t be saved in {path}{reason}; they apply until you quit.",
            )
            folder = quoted_path(self._store.file.path.parent)
            return fill(sentence, path=folder, reason=_why(self._cannot_write))
        if not found.damaged:
            return ""
        sentence = (
            translate(
                "Settings",
                "The settings file was damaged, so your settings from before the last "
                "change are used; the damaged file is kept as {path}.",
            )
            if found.data
            else translate(
                "Settings",
                "The settings could not be read, so the defaults are used; the old file "
                "is kept as {path}.",
            )
        )
        return fill(sentence, path=quoted_path(found.kept))

    @Slot()
    def flush(self) -> None:
        """Save the changes. If that fails, report it and try again later."""
        before = self._sentence()
        try:
            self._store.save(self.now)
            self._cannot_write = None
            self._writing.stop()
        except OSError as error:
            self._cannot_write = error
            self._writing.start(RETRY_DELAY_MS)
        if self._sentence() != before:
            self.messageChanged.emit()

    def close(self) -> None:
        """Save any unsaved changes."""
        if not self._store.has(self.now):
            self.flush()
        self._writing.stop()


def _why(error: OSError | None) -> str:
    """Return the reason in brackets, to append to a sentence, or "" if it is unknown."""
    return f" ({error.strerror})" if error is not None and error.strerror else ""
