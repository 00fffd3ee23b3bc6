"""A part of the written rules."""

from __future__ import annotations

from msgspec import Struct


class Part(Struct, frozen=True):
    """One part of the text; `key` names it for whoever wants to open it."""

    key: str
    heading: str
    paragraphs: tuple[str, ...]
