"""Every setting with its default, and which values it may have; no Qt and no file in here.

A file with strange values costs only these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from arschloch_gui.ai.levels import LEVELS, USUAL
from arschloch_gui.app.language import LANGUAGES
from arschloch_gui.app.settings.looks import BACKS, CLOTHS
from arschloch_gui.app.wording.titles import TITLE_SETS

VERSION = 1
THEMES = ("system", "light", "dark")
MOTIONS = ("system", "less", "all")
SPEEDS = range(6)
PORTRAITS = range(16)
COMPANIES = range(1_000_000)
STEP_IN_WAITS = range(1, 31)
"""Seconds."""
TEXT_SCALES = (0.8, 2.0)
LONGEST_NAME = 20
MOST_SEATS = 16


class Settings(Struct, frozen=True):
    """Every setting with its default. Empty `language`, `letters` and `titles` mean: as it comes.

    `language` follows the system, `letters` (of the card index) follow the language, `titles`
    follow the game that is played. `motion` is as the desktop has it, or a person's own choice.
    `volume` is that of all sounds in percent, `turnSound` whether one tells of one's turn.
    `stepInWait` is how many seconds somebody is asked who may step in out of turn.
    `company` is the number the next opponents come by; 0 is none, the deal has them then.
    `level` is that of all opponents, but with `mixedLevels` they have those of `seatLevels`.
    `practised` is what was chosen to be practised last, by what it is (`practice/subject.py`).
    `houseRules` are the rules changed, by game;
    `ownGames` are {preset, rules} by the name a person gave them. Sizes are
    logical pixels; a width of 0 is none remembered. `guided`: the first steps have been shown, or
    were not wanted.
    """

    language: str = ""
    letters: str = ""
    titles: str = ""
    mild: bool = False
    speed: int = 3
    motion: str = "system"
    volume: int = 50
    muted: bool = False
    turnSound: bool = False
    fourColours: bool = False
    largeIndex: bool = False
    cloth: str = CLOTHS[0]
    back: str = BACKS[0]
    textScale: float = 1.0
    theme: str = "system"
    playerName: str = ""
    portrait: int = 0
    autoPass: bool = True
    stepInWait: int = 5
    allowUndo: bool = True
    showFingerprint: bool = False
    tutor: bool = False
    company: int = 0
    level: str = USUAL
    mixedLevels: bool = False
    seatLevels: Sequence[str] = ()
    lastPreset: str = "arschloch"
    practised: Mapping[str, object] = field(default_factory=dict)
    houseRules: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    ownGames: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    windowWidth: int = 0
    windowHeight: int = 0
    fullScreen: bool = False
    guided: bool = False


def _one_of(choices: tuple[str, ...]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and value in choices


def _number_in(numbers: range) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and value in numbers


def _is_text_scale(value: Any) -> bool:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return is_number and TEXT_SCALES[0] <= value <= TEXT_SCALES[1]


def _is_short(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_NAME and value.isprintable()


def _are_levels(value: Any) -> bool:
    is_list = isinstance(value, list | tuple) and len(value) <= MOST_SEATS
    return is_list and all(isinstance(each, str) and each in LEVELS for each in value)


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
    "cloth": _one_of(CLOTHS),
    "back": _one_of(BACKS),
    "motion": _one_of(MOTIONS),
    "playerName": _is_short,
    "portrait": _number_in(PORTRAITS),
    "volume": _number_in(range(101)),
    "stepInWait": _number_in(STEP_IN_WAITS),
    "company": _number_in(COMPANIES),
    "level": _one_of(LEVELS),
    "seatLevels": _are_levels,
    "lastPreset": lambda value: isinstance(value, str),
    "practised": lambda value: isinstance(value, Mapping),
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
        name: data[name]
        for name in Settings.__struct_fields__
        if name in data and accepts(name, data[name])
    }
    if data.get("reducedMotion") is True:
        # What version 0.1 kept; it did not tell a choice from what the desktop had said.
        known.setdefault("motion", "less")
    return replace(DEFAULTS, **known)  # type: ignore[arg-type]
