"""Types of option values, which parse a value and describe the allowed values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from msgspec import Struct

from arschloch_gui.app.wording.text import Text
from arschloch_gui.languages import LANGUAGES, QT_TRANSLATE_NOOP

SCALES = ("1", "1.5", "2", "3")
_ONE_OF = QT_TRANSLATE_NOOP("CommandLine", "one of {values}")
_SOME_OF = QT_TRANSLATE_NOOP("CommandLine", "one or more of {values}, separated by commas")


class Unfit(Exception):
    """Raised if an option does not accept a value."""


@runtime_checkable
class Kind(Protocol):
    """An `argparse` type that can describe the values it allows."""

    def __call__(self, word: str, /) -> object:
        """Return the parsed value. Raises `Unfit`."""

    def allowed(self, word: str = "") -> Text:
        """Return a description of the allowed values for “--rounds takes …”.

        `word` is the rejected value.
        """


class Described(Struct, frozen=True):
    """A free text, such as a path, converted by `read`. `source` is its description for users."""

    source: str
    read: Callable[[str], object] = str

    def __call__(self, word: str) -> object:
        """Return the value converted by `read`."""
        return self.read(word)

    def allowed(self, word: str = "") -> Text:
        """Return the description."""
        return Text(self.source)


class OneOf(Struct, frozen=True):
    """One word from a list, which is computed on demand."""

    values: Callable[[], tuple[str, ...]]

    def __call__(self, word: str) -> str:
        """Return the word. Raises `Unfit` if it is not in the list."""
        if word not in self.values():
            raise Unfit
        return word

    def allowed(self, word: str = "") -> Text:
        """Return a description that lists the words."""
        return Text(_ONE_OF, values=", ".join(self.values()))


class SomeOf(OneOf, frozen=True):
    """One or more words from a list, separated by commas."""

    def __call__(self, word: str) -> str:
        """Return the text unchanged. Raises `Unfit` if a word is not in the list."""
        if not set(word.split(",")) <= set(self.values()):
            raise Unfit
        return word

    def allowed(self, word: str = "") -> Text:
        """Return a description that lists the words."""
        return Text(_SOME_OF, values=", ".join(self.values()))


class Levels(Struct, frozen=True):
    """A level, or several levels and external programs. `levels.py` checks the names."""

    source: str

    def __call__(self, word: str) -> str:
        """Return the text unchanged, because it is checked later."""
        return word

    def allowed(self, word: str = "") -> Text:
        """Return a description that lists the levels and characters."""
        from arschloch_gui.ai.character import CHARACTERS
        from arschloch_gui.ai.levels import LEVELS

        return Text(self.source, levels=", ".join(LEVELS), characters=", ".join(CHARACTERS))


def _presets() -> tuple[str, ...]:
    from arschloch_gui.engine.games import presets

    return tuple(presets())


PRESET = OneOf(_presets)
LANGUAGE = OneOf(lambda: tuple(LANGUAGES))
PICTURE_LANGUAGES = SomeOf(lambda: tuple(LANGUAGES))
PICTURE_SCALES = SomeOf(lambda: SCALES)
