"""The words of all games together, by their keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeVar

from arschloch_gui.app.games.games import GAMES, showing
from arschloch_gui.app.wording.game_words import (
    AnyWords,
    ReasonWording,
    RefusalWording,
    Strip,
    Texts,
)
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.options import RulesBase

K = TypeVar("K")
V = TypeVar("V")


def words_for(preset: str) -> AnyWords:
    """The words of the family a preset belongs to."""
    return showing(family_of(preset).key).words


def _all(of: Callable[[AnyWords], Mapping[K, V]]) -> Mapping[K, V]:
    return {key: text for game in GAMES.values() for key, text in of(game.words).items()}


@cache
def presets() -> Texts:
    """Every preset's name and sentence."""
    return _all(lambda words: words.presets)


@cache
def variants() -> Mapping[str, str]:
    """Preset → the preset it is a variant of. Presets not listed are games in their own right."""
    return _all(lambda words: words.variants)


@cache
def options() -> Texts:
    """Every option's name and help."""
    return _all(lambda words: words.options)


@cache
def values() -> Mapping[tuple[str, str], str]:
    """Every value's words."""
    return _all(lambda words: words.values)


@cache
def counted() -> Mapping[str, str]:
    """How every option's figures are counted in words."""
    return _all(lambda words: words.counted)


@cache
def examples() -> Mapping[tuple[str, str], Strip]:
    """Every example."""
    return _all(lambda words: words.examples)


@cache
def most() -> Mapping[str, Callable[[RulesBase], int]]:
    """How far every option's figures make sense with some rules."""
    return _all(lambda words: words.most)


@cache
def problems() -> Mapping[str, str]:
    """Every defect's sentence."""
    return _all(lambda words: words.problems)


@cache
def refusals() -> Mapping[str, RefusalWording]:
    """How every refusal is worded."""
    return _all(lambda words: words.refusals)


@cache
def first() -> Mapping[str, str]:
    """What has to be done first in every phase."""
    return _all(lambda words: words.first)


@cache
def reasons() -> Mapping[str, ReasonWording]:
    """How every reason is worded."""
    return _all(lambda words: words.reasons)
