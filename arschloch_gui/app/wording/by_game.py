"""The words of single games: what `app/games/<game>/words.py` of every family says.

Keys are unique over the games, or mean the same in all of them (`players`, `decks`, `swap` …), so
whoever has a key need not know the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

from arschloch_gui.app.wording.parts import Part
from arschloch_gui.engine.families import FAMILIES, family_of

RefusalWording: TypeAlias = str | Callable[[Mapping[str, Any], tuple[str, ...]], str]
"""A sentence, or where one has to be chosen, a function of the values and the players' names."""
Texts: TypeAlias = Mapping[str, tuple[str, str]]


class GameWords(Protocol):
    """The module `words` of a game. Texts are sources, marked with QT_TRANSLATE_NOOP."""

    PRESETS: Texts
    """Preset → (name, a sentence that helps to choose); context "Games". A game with several
    presets may say in `VARIANTS` which is a variant of which (see `variants`)."""
    OPTIONS: Texts
    """Option → (name, a line of help); context "Options"."""
    VALUES: Mapping[tuple[str, str], str]
    """(option, value as text) → words; context "Options"."""
    PROBLEMS: Mapping[str, str]
    """Key of a defect → the sentence; context "Problems"."""
    REFUSALS: Mapping[str, RefusalWording]
    """Key of a refusal → its words; context "Refusals"."""

    def rules_parts(
        self, rules: Any, *, titles_wish: str = "", mild: bool = False
    ) -> tuple[Part, ...]:
        """The written rules, part by part."""
        ...


@cache
def words_of(game: str) -> GameWords:
    """The words of a family, by its key."""
    return cast("GameWords", import_module(f"arschloch_gui.app.games.{game}.words"))


def words_for(preset: str) -> GameWords:
    """The words of the family a preset belongs to."""
    return words_of(family_of(preset).key)


def _all() -> Iterator[GameWords]:
    return (words_of(family.key) for family in FAMILIES)


@cache
def presets() -> Texts:
    """Every preset's name and sentence."""
    return {key: text for words in _all() for key, text in words.PRESETS.items()}


@cache
def variants() -> Mapping[str, str]:
    """Preset → the preset it is a variant of. One that is not in here is a game by itself."""
    found: dict[str, str] = {}
    for words in _all():
        found.update(getattr(words, "VARIANTS", {}))
    return found


@cache
def options() -> Texts:
    """Every option's name and help."""
    return {key: text for words in _all() for key, text in words.OPTIONS.items()}


@cache
def values() -> Mapping[tuple[str, str], str]:
    """Every value's words."""
    return {key: text for words in _all() for key, text in words.VALUES.items()}


@cache
def problems() -> Mapping[str, str]:
    """Every defect's sentence."""
    return {key: text for words in _all() for key, text in words.PROBLEMS.items()}


@cache
def refusals() -> Mapping[str, RefusalWording]:
    """How every refusal is worded."""
    return {key: word for words in _all() for key, word in words.REFUSALS.items()}
