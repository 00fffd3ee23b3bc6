"""Numbers on the command line: each has a range, and says so in one sentence.

They are types for `argparse`, which puts the name of the argument before the sentence.
"""

from __future__ import annotations

from argparse import ArgumentTypeError

from msgspec import Struct

from arschloch_gui.app.wording.quoted import quoted
from arschloch_gui.engine.rng import HIGHEST_SEED, is_seed


class Whole(Struct, frozen=True):
    """A whole number from `least` to `most`."""

    least: int
    most: int

    def __call__(self, text: str) -> int:
        """Return the number. Raises `ArgumentTypeError`."""
        try:
            number = int(text)
        except ValueError:
            number = self.least - 1
        if self.least <= number <= self.most:
            return number
        words = f"is not a whole number from {self.least} to {self.most}"
        raise ArgumentTypeError(f"“{quoted(text)}” {words}")


class Decimal(Struct, frozen=True):
    """A number from `least` to `most`, perhaps with digits after the point; `unit` is its name."""

    least: float
    most: float
    unit: str

    def __call__(self, text: str) -> float:
        """Return the number. Raises `ArgumentTypeError`."""
        try:
            number = float(text)
        except ValueError:
            number = self.least - 1
        # What is not a number (NaN) is in no range.
        if self.least <= number <= self.most:
            return number
        words = f"is not a number of {self.unit} from {self.least:g} to {self.most:g}"
        raise ArgumentTypeError(f"“{quoted(text)}” {words}")


class Seed(Struct, frozen=True):
    """A seed, as a record has it."""

    least: int = 0
    most: int = HIGHEST_SEED

    def __call__(self, text: str) -> int:
        """Return the seed. Raises `ArgumentTypeError`."""
        try:
            number = int(text)
        except ValueError:
            number = -1
        if is_seed(number):
            return number
        from arschloch_gui.app.by_game.records import wrong_seed

        sentence = wrong_seed()
        raise ArgumentTypeError(f"{sentence[:1].lower()}{sentence[1:]}")
