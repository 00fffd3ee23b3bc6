"""The index letters of the courts, by language."""

from __future__ import annotations

LETTERS: dict[str, dict[str, str]] = {
    "en": {"J": "J", "N": "C", "Q": "Q", "K": "K", "A": "A"},
    "de": {"J": "B", "N": "R", "Q": "D", "K": "K", "A": "A"},
    "fr": {"J": "V", "N": "C", "Q": "D", "K": "R", "A": "A"},
}
