"""One part of the written rules."""

from __future__ import annotations

from msgspec import Struct


class RulesPart(Struct, frozen=True):
    """One part of the rules text; `key` identifies it, so that it can be opened directly."""

    key: str
    heading: str
    paragraphs: tuple[str, ...]
