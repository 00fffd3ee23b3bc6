"""Something that must not happen, and which of them are known."""

from __future__ import annotations

from msgspec import Struct

EXPECTED: tuple[tuple[str, str, str], ...] = (
    ("message", "QUnifiedTimer::stopAnimationDriver: driver is not running", "Qt"),
    ("message", "attempted to evaluate a function in an invalid context", "B.13"),
    ("message", "is not a function (exception occurred during delayed function evaluation)", "B.13"),
    ("message at closing", "", "B.13"),
    ("slow", "guide/room.py", "B.15"),
    ("message", "QJSValue is not JSON serializable", "A.1"),
    ("exception", "QJSValue is not JSON serializable", "A.1"),
)
"""Known defects, after which the user goes on: kind, words in the text, who mends it. pytest
ignores the first one as well (pyproject.toml); all others are to go."""


class Defect(Struct, frozen=True):
    """What was found after so many events. `kind` and the first line of `text` tell defects
    apart."""

    kind: str
    text: str
    event: int = 0

    @property
    def name(self) -> str:
        """What the same defect has in common wherever it is found: figures aside."""
        first = self.text.split("\n", 1)[0]
        return f"{self.kind}: " + "".join("#" if char.isdigit() else char for char in first)


def is_expected(kind: str, text: str) -> str:
    """Return who mends a defect; "" for one that nobody knows."""
    return next((who for of, words, who in EXPECTED if of == kind and words in text), "")
