"""The wording of all games merged, by key."""

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
    """Return the wording of the family that a preset belongs to."""
    return showing(family_of(preset).key).words


def _all(of: Callable[[AnyWords], Mapping[K, V]]) -> Mapping[K, V]:
    return {key: text for game in GAMES.values() for key, text in of(game.words).items()}


@cache
def presets() -> Texts:
    """Return preset → (name, description)."""
    return _all(lambda words: words.presets)


@cache
def taglines() -> Mapping[str, str]:
    """Return preset → about three words about it, for games in their own right."""
    return _all(lambda words: words.taglines)


@cache
def variants() -> Mapping[str, str]:
    """Return preset → the preset it is a variant of. Games in their own right are not listed."""
    return _all(lambda words: words.variants)


@cache
def options() -> Texts:
    """Return option → (name, help)."""
    return _all(lambda words: words.options)


@cache
def values() -> Mapping[tuple[str, str], str]:
    """Return (option, value as text) → its label."""
    return _all(lambda words: words.values)


@cache
def counted() -> Mapping[str, str]:
    """Return option → a label with %n for its number."""
    return _all(lambda words: words.counted)


@cache
def examples() -> Mapping[tuple[str, str], Strip]:
    """Return (option, value or "" for any value) → its example."""
    return _all(lambda words: words.examples)


@cache
def most() -> Mapping[str, Callable[[RulesBase], int]]:
    """Return option → a function that gives its largest sensible number under some rules."""
    return _all(lambda words: words.most)


@cache
def problems() -> Mapping[str, str]:
    """Return defect key → its sentence."""
    return _all(lambda words: words.problems)


@cache
def refusals() -> Mapping[str, RefusalWording]:
    """Return refusal key → its wording."""
    return _all(lambda words: words.refusals)


@cache
def first() -> Mapping[str, str]:
    """Return phase → the hint about what to do first."""
    return _all(lambda words: words.first)


@cache
def reasons() -> Mapping[str, ReasonWording]:
    """Return key of a coach's reason → its wording."""
    return _all(lambda words: words.reasons)
