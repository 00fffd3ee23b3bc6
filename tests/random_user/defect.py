"""Defects found by the random user, and the list of known ones."""

from __future__ import annotations

from msgspec import Struct

EXPECTED: tuple[tuple[str, str, str], ...] = (
    ("message", "QUnifiedTimer::stopAnimationDriver: driver is not running", "Qt"),
    ("log", "TookTooLong: no answer within", "a machine too slow for the strongest level"),
)
"""Known defects, after which the user continues: kind, words in the text, origin.

pytest ignores the first one as well (pyproject.toml).
"""


class Defect(Struct, frozen=True):
    """A defect found after this many events.

    `kind` and the first line of `text` distinguish defects.
    """

    kind: str
    text: str
    event: int = 0

    @property
    def name(self) -> str:
        """The name shared by occurrences of the same defect, without figures."""
        first = self.text.split("\n", 1)[0]
        return f"{self.kind}: " + "".join("#" if char.isdigit() else char for char in first)


def is_expected(kind: str, text: str) -> str:
    """Return the origin of a known defect; "" for an unknown one."""
    return next((who for of, words, who in EXPECTED if of == kind and words in text), "")
