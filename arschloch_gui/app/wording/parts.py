"""A part of the written rules."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Part:
    """One part of the text; `key` names it for whoever wants to open it."""

    key: str
    heading: str
    paragraphs: tuple[str, ...]
