"""Types of numbers on the command line, each with a range."""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.app.cli.kinds import Unfit
from arschloch_gui.app.wording.text import Text
from arschloch_gui.engine.rng import HIGHEST_SEED, is_seed
from arschloch_gui.languages import QT_TRANSLATE_NOOP

_WHOLE = QT_TRANSLATE_NOOP("CommandLine", "a whole number from {least} to {most}")
_AT_LEAST = QT_TRANSLATE_NOOP("CommandLine", "a whole number of at least {least}")
_AT_MOST = QT_TRANSLATE_NOOP("CommandLine", "a whole number of at most {most}")
_WIDE = 100_000
"""Maximum from which error messages name only the bound that was violated, not the whole range."""


class Whole(Struct, frozen=True):
    """A whole number from `least` to `most`.

    >>> str(Whole(2, 12).allowed("99"))
    'a whole number from 2 to 12'
    """

    least: int
    most: int

    def __call__(self, word: str) -> int:
        """Return the number. Raises `Unfit` if it is not a whole number in the range."""
        number = _int(word)
        if number is None or not self.least <= number <= self.most:
            raise Unfit
        return number

    def allowed(self, word: str = "") -> Text:
        """Return a description of the range."""
        if self.most < _WIDE:
            return Text(_WHOLE, least=self.least, most=self.most)
        if (_int(word) or 0) > self.most:
            return Text(_AT_MOST, most=self.most)
        return Text(_AT_LEAST, least=self.least)


class Decimal(Struct, frozen=True):
    """A number from `least` to `most`, with or without decimals.

    `source` is the description for users, with placeholders for both bounds.
    """

    least: float
    most: float
    source: str

    def __call__(self, word: str) -> float:
        """Return the number. Raises `Unfit` if it is not a number in the range."""
        try:
            number = float(word)
        except ValueError:
            raise Unfit from None
        # NaN is outside every range.
        if not self.least <= number <= self.most:
            raise Unfit
        return number

    def allowed(self, word: str = "") -> Text:
        """Return a description of the range."""
        return Text(self.source, least=f"{self.least:g}", most=f"{self.most:g}")


class Seed(Struct, frozen=True):
    """The seed of a match, as in a record."""

    least: int = 0
    most: int = HIGHEST_SEED

    def __call__(self, word: str) -> int:
        """Return the seed. Raises `Unfit` if it is not a valid seed."""
        number = _int(word)
        if number is None or not is_seed(number):
            raise Unfit
        return number

    def allowed(self, word: str = "") -> Text:
        """Return a description of the range."""
        return Text(_WHOLE, least=self.least, most=self.most)


def _int(word: str) -> int | None:
    try:
        return int(word)
    except ValueError:
        return None
