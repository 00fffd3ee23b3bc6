"""What an option can be given: how a value is read, and what it may be, in words."""

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
    """Value that an option does not accept."""


@runtime_checkable
class Kind(Protocol):
    """A type for `argparse` that can say what it allows."""

    def __call__(self, word: str, /) -> object:
        """Return the value. Raises `Unfit`."""

    def allowed(self, word: str = "") -> Text:
        """Return what is allowed, as in “--rounds takes …”; `word` is what was given instead."""


class Described(Struct, frozen=True):
    """Any word, read by `read`: a path, say. `source` is the marked text of what it is."""

    source: str
    read: Callable[[str], object] = str

    def __call__(self, word: str) -> object:
        """Return what `read` makes of it."""
        return self.read(word)

    def allowed(self, word: str = "") -> Text:
        """Return the description."""
        return Text(self.source)


class OneOf(Struct, frozen=True):
    """One word of a list, which is asked for when it is needed."""

    values: Callable[[], tuple[str, ...]]

    def __call__(self, word: str) -> str:
        """Return the word. Raises `Unfit`."""
        if word not in self.values():
            raise Unfit
        return word

    def allowed(self, word: str = "") -> Text:
        """Return the list."""
        return Text(_ONE_OF, values=", ".join(self.values()))


class SomeOf(OneOf, frozen=True):
    """Words of a list, separated by commas."""

    def __call__(self, word: str) -> str:
        """Return the words as they are. Raises `Unfit`."""
        if not set(word.split(",")) <= set(self.values()):
            raise Unfit
        return word

    def allowed(self, word: str = "") -> Text:
        """Return the list."""
        return Text(_SOME_OF, values=", ".join(self.values()))


class Levels(Struct, frozen=True):
    """A level, or several levels and programs. They are checked by `levels.py`, by name."""

    source: str

    def __call__(self, word: str) -> str:
        """Return the word as it is."""
        return word

    def allowed(self, word: str = "") -> Text:
        """Return the levels and characters."""
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
