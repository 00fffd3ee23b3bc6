"""Something that must not happen, and which of them are known."""

from __future__ import annotations

from msgspec import Struct

EXPECTED: tuple[tuple[str, str, str], ...] = (
    ("message", "QUnifiedTimer::stopAnimationDriver: driver is not running", "Qt"),
    ("log", "TookTooLong: no answer within", "a machine too slow for the strongest level"),
)
"""Known defects, after which the user goes on: kind, words in the text, whose they are. pytest
ignores the first one as well (pyproject.toml)."""


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
    """Return whose a known defect is; "" for one that nobody knows."""
    return next((who for of, words, who in EXPECTED if of == kind and words in text), "")
