"""Every setting with its default and its valid values, independent of Qt and files.

The valid values follow from the type (`json_text.shaped`). An invalid value in a file affects only
its own setting.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, TypeAlias, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from arschloch_gui.ai.levels import FORMER_NAMES, LEVELS, USUAL, current_name
from arschloch_gui.app.wording.titles import TITLE_SETS
from arschloch_gui.background import Background
from arschloch_gui.engine.json_text import Word, fits
from arschloch_gui.languages import LANGUAGES
from arschloch_gui.looks import BACKS, CLOTHS

VERSION = 1
COMPANIES = range(1_000_000)
LONGEST_NAME = 20
MOST_SEATS = 16


def _one_of(choices: Iterable[str]) -> Meta:
    return Meta(pattern=rf"^({'|'.join(map(re.escape, choices))})\Z")


Language: TypeAlias = Annotated[str, _one_of(("", *LANGUAGES))]
Titles: TypeAlias = Annotated[str, _one_of(("", *TITLE_SETS))]
Theme: TypeAlias = Annotated[str, _one_of(("system", "light", "dark"))]
Motion: TypeAlias = Annotated[str, _one_of(("system", "less", "all"))]
Surroundings: TypeAlias = Annotated[str, _one_of(Background)]
Cloth: TypeAlias = Annotated[str, _one_of(CLOTHS)]
Back: TypeAlias = Annotated[str, _one_of(BACKS)]
Level: TypeAlias = Annotated[str, _one_of((*LEVELS, *FORMER_NAMES))]
Company: TypeAlias = Annotated[int, Meta(ge=0, le=COMPANIES[-1])]
Pixels: TypeAlias = Annotated[int, Meta(ge=0, lt=100_000)]
Place: TypeAlias = Annotated[int, Meta(gt=-100_000, lt=100_000)]
PlayerName: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]
log = logging.getLogger(__name__)


class Settings(Struct, frozen=True):
    """Every setting with its type and its default.

    An empty `language` follows the system, empty `letters` (of the card index) follow the language,
    and empty `titles` follow the game. `motion` is "system" to follow the desktop, or the person's
    own choice.

    `volume` is for all sounds, in percent. `turnSound` enables a sound at the start of one's turn.
    `background` (a `Background`) is the sound of a room, with a volume of its own.
    `stepInWait` is how many seconds the person has to act out of turn.

    `company` is the number that selects the next opponents; with 0, the deal selects them. `level`
    applies to all opponents, unless `mixedLevels` is set and each has a level of `seatLevels`.

    `practised` is the last choice of a subject for practice (`practice/exercise_filter.py`).
    `houseRules` are the changed rules by game. `ownGames` are {preset, rules} by the name the
    person gave them.

    Sizes are in logical pixels. A width of 0 and an empty position mean that none is stored. Both
    describe the window when it is neither maximised nor full screen. `guided` is true once the
    first steps were shown or declined.
    """

    language: Language = ""
    letters: Language = ""
    titles: Titles = ""
    mild: bool = False
    speed: Annotated[int, Meta(ge=0, le=5)] = 3
    motion: Motion = "system"
    volume: Annotated[int, Meta(ge=0, le=100)] = 50
    muted: bool = False
    turnSound: bool = False
    background: Surroundings = "off"
    backgroundVolume: Annotated[int, Meta(ge=0, le=100)] = 50
    fourColours: bool = False
    largeIndex: bool = False
    cloth: Cloth = next(iter(CLOTHS))
    back: Back = next(iter(BACKS))
    textScale: Annotated[float, Meta(ge=0.8, le=2.0)] = 1.0
    theme: Theme = "system"
    playerName: PlayerName = ""
    portrait: Annotated[int, Meta(ge=0, le=15)] = 0
    autoPass: bool = True
    stepInWait: Annotated[int, Meta(ge=1, le=30)] = 5
    allowUndo: bool = True
    showPoints: bool = True
    showFingerprint: bool = False
    tutor: bool = False
    trophies: bool = True
    company: Company = 0
    level: Level = USUAL
    mixedLevels: bool = False
    seatLevels: Annotated[Sequence[Level], Meta(max_length=MOST_SEATS)] = ()
    lastPreset: Word = "arschloch"
    practised: Mapping[Word, object] = field(default_factory=dict)
    houseRules: Mapping[Word, Mapping[Word, object]] = field(default_factory=dict)
    ownGames: Mapping[Word, Mapping[Word, object]] = field(default_factory=dict)
    windowWidth: Pixels = 0
    windowHeight: Pixels = 0
    windowPosition: Annotated[Sequence[Place], Meta(max_length=2)] = ()
    maximised: bool = False
    fullScreen: bool = False
    guided: bool = False


DEFAULTS = Settings()


_TYPES = get_type_hints(Settings, include_extras=True)


def accepts(name: str, value: object) -> bool:
    """Return whether a setting may have this value."""
    return fits(value, _TYPES[name]) and (name != "playerName" or str(value).isprintable())


def _fitting(name: str, value: object) -> object:
    """Return the value without its invalid entries, so that one does not discard the others."""
    kind = _TYPES[name]
    if get_origin(kind) is not Mapping or not isinstance(value, Mapping):
        return value
    of, to = get_args(kind)
    return {key: each for key, each in value.items() if fits(key, of) and fits(each, to)}


def from_json(data: Mapping[str, object]) -> Settings:
    """Return the settings in a file; missing or invalid ones get their defaults."""
    names = [name for name in Settings.__struct_fields__ if name in data]
    told = {name: _fitting(name, data[name]) for name in names}
    known = {name: value for name, value in told.items() if accepts(name, value)}
    if strange := told.keys() - known.keys():
        log.warning("settings at their defaults, of strange values: %s", ", ".join(sorted(strange)))
    if data.get("reducedMotion") is True:
        # Version 0.1 stored this; it did not distinguish a choice from the desktop's setting.
        known.setdefault("motion", "less")
    found = replace(DEFAULTS, **known)  # type: ignore[arg-type]
    seats = tuple(map(current_name, found.seatLevels))
    return replace(found, level=current_name(found.level), seatLevels=seats)
