"""The person's settings kept in a JSON file, and the object QML binds to.

`Settings` (`values.py`) is every setting with its default.
`SettingsStore` knows what is saved already (the file is `settings_file.py`'s affair).
`LiveSettings` is the Qt object with a notifying property for each field; it writes shortly after a
change, and at the end. Python reads `live.now.speed`, QML `settings.speed`.
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

    After `load`, `found` tells of damage, or `unread` why the file cannot be read; it is left alone
    then.
    """

    def __init__(self, folder: Path) -> None:
        self.file = SettingsFile(folder)
        self.found = LoadedSettings()
        self.unread: OSError | None = None
        self._saved = DEFAULTS

    def load(self) -> Settings:
        """The settings; those that cannot be read are the defaults. Never raises."""
        settings = DEFAULTS
        try:
            # A file of a later version may mean other things by the same words, but each value
            # is checked on its own, so what still fits is taken.
            self.found = self.file.read()
            settings = from_json(self.found.data)
        except FileNotFoundError:
            pass  # the first start
        except OSError as error:
            self.unread = error
        self._saved = settings
        return settings

    def save(self, settings: Settings) -> None:
        """Write what has changed since it was loaded or saved last. Raises `OSError`."""
        self.file.merge(self._whole(self._saved), self._whole(settings))
        self._saved = settings
        self.unread = None

    def has(self, settings: Settings) -> bool:
        """Whether these are saved already."""
        return settings == self._saved

    def _whole(self, settings: Settings) -> dict[str, object]:
        """The content of a file with these settings, and with what others have put there."""
        return {"version": VERSION, **self.found.data, **structs.asdict(settings)}


def _setting(name: str, kind: type, notify: Signal) -> Property:
    """A Qt property over one field of `Settings`."""

    def read(live: LiveSettings) -> object:
        return getattr(live.now, name)

    def write(live: LiveSettings, value: object) -> None:
        live.change(name, value)

    return Property(kind, read, write, notify=notify)


class LiveSettings(QObject):
    """The settings as QML sees them. `now` is the current value; GUI thread only.

    `still`: whether the desktop asks for stillness; `follow_desktop` when that changes.
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
    companyChanged = Signal()
    levelChanged = Signal()
    mixedLevelsChanged = Signal()
    seatLevelsChanged = Signal()
    lastPresetChanged = Signal()
    practisedChanged = Signal()
    houseRulesChanged = Signal()
    ownGamesChanged = Signal()
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
        """Set one field; a value it cannot have is ignored, an equal one changes nothing."""
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
        """Whether things keep still: the person's choice, else the desktop's wish."""
        return self.keeps_still

    @property
    def keeps_still(self) -> bool:
        """`reducedMotion` for Python."""
        wish = self.now.motion
        return self._desktop_is_still if wish == "system" else wish == "less"

    def follow_desktop(self, still: bool) -> None:
        """The desktop's wish is this now."""
        if still != self._desktop_is_still:
            self._desktop_is_still = still
            self.reducedMotionChanged.emit()

    @typed_property(str, lettersChanged)
    def letters(self) -> str:
        """The index letters on the cards: the wish, or those of the language."""
        return self.letters_in_force

    @property
    def letters_in_force(self) -> str:
        """`letters` for Python."""
        return self.now.letters or self.speaks

    @typed_property("QVariantMap", lettersChanged)
    def courtLetters(self) -> dict[str, str]:
        """The letter of each court on the cards: {"J": "B", …}."""
        return LANGUAGES[self.letters_in_force].courts

    @typed_property(list, clothChanged)
    def clothColours(self) -> list[str]:
        """The colours of the cloth: in the middle, where light falls on it, and in its corners."""
        cloth = CLOTHS[self.now.cloth]
        return [cloth.colour, cloth.light, cloth.edge]

    @typed_property(str, languageChanged)
    def spokenLanguage(self) -> str:
        """The language in force: the wish, or the system's."""
        return self.speaks

    @property
    def speaks(self) -> str:
        """`spokenLanguage` for Python."""
        return self.now.language or system_language()

    @typed_property(str, messageChanged)
    def message(self) -> str:
        """What is wrong with the settings file, in one sentence; empty when nothing is."""
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
                "The settings file was damaged, so the settings from before the last "
                "change apply; the damaged file is kept as {path}.",
            )
            if found.data
            else translate(
                "Settings",
                "The settings could not be read, so they start afresh; the old file is "
                "kept as {path}.",
            )
        )
        return fill(sentence, path=quoted_path(found.kept))

    @Slot()
    def flush(self) -> None:
        """Write what has changed. What cannot be written is reported and tried again."""
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
        """Write what is not written yet."""
        if not self._store.has(self.now):
            self.flush()
        self._writing.stop()


def _why(error: OSError | None) -> str:
    """The reason in brackets behind a sentence, where it is known."""
    return f" ({error.strerror})" if error is not None and error.strerror else ""
