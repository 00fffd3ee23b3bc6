"""The settings with their defaults and valid values, independent of Qt and files.

The types define the valid values (`json_text.shaped`). An invalid value in a file affects only that
setting.
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
from arschloch_gui.background import Ambience
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
Surroundings: TypeAlias = Annotated[str, _one_of(Ambience)]
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

    An empty `language` stands for the system's, empty `letters` (on the cards) for the language's,
    and empty `titles` for the game's. `motion` is "system" to follow the desktop, or the user's own
    choice.

    `volume` is for all sounds, in percent. `turnSound` enables a sound at the start of the user's
    turn. `background` (an `Ambience`) is the background sound, which has its own volume.
    `stepInWait` is the number of seconds that the user has to act out of turn.

    `company` selects the next opponents. If it is 0, the deal selects them. `level` applies to all
    opponents. If `mixedLevels` is True, each opponent has a level from `seatLevels` instead.

    `practised` is the last choice of exercises (`practice/exercise_filter.py`). `houseRules` are
    the changed rules by game. `ownGames` are {preset, rules} by the name that the user gave the
    game. `renamedGames` are the current names of renamed games by the names they had before, which
    saved matches, regulars' tables and the statistics still have.

    Sizes are in logical pixels. A width of 0 or an empty position means that none is stored. They
    describe the window when it is neither maximised nor full screen. `guided` is True once the
    first steps have been shown or declined.
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
    renamedGames: Mapping[Word, Word] = field(default_factory=dict)
    windowWidth: Pixels = 0
    windowHeight: Pixels = 0
    windowPosition: Annotated[Sequence[Place], Meta(max_length=2)] = ()
    maximised: bool = False
    fullScreen: bool = False
    guided: bool = False

    def game_called(self, name: str) -> str:
        """Return the current name of a custom game that may have been renamed; "" stays ""."""
        return self.renamedGames.get(name, name)


DEFAULTS = Settings()


_TYPES = get_type_hints(Settings, include_extras=True)


def accepts(name: str, value: object) -> bool:
    """Return whether a value is valid for a setting."""
    return fits(value, _TYPES[name]) and (name != "playerName" or str(value).isprintable())


def _fitting(name: str, value: object) -> object:
    """Return a mapping without its invalid entries, so that one does not invalidate the others."""
    kind = _TYPES[name]
    if get_origin(kind) is not Mapping or not isinstance(value, Mapping):
        return value
    of, to = get_args(kind)
    return {key: each for key, each in value.items() if fits(key, of) and fits(each, to)}


def from_json(data: Mapping[str, object]) -> Settings:
    """Return the settings in a file, with defaults for missing or invalid ones."""
    names = [name for name in Settings.__struct_fields__ if name in data]
    told = {name: _fitting(name, data[name]) for name in names}
    known = {name: value for name, value in told.items() if accepts(name, value)}
    if strange := told.keys() - known.keys():
        log.warning("settings at their defaults, of strange values: %s", ", ".join(sorted(strange)))
    if data.get("reducedMotion") is True:
        # Version 0.1 stored this key, but did not distinguish the user's choice from the desktop's.
        known.setdefault("motion", "less")
    found = replace(DEFAULTS, **known)  # type: ignore[arg-type]
    seats = tuple(map(current_name, found.seatLevels))
    return replace(found, level=current_name(found.level), seatLevels=seats)
