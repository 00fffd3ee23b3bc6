"""Requirements for displayed texts: complete sentences with every placeholder filled."""

from __future__ import annotations

import re

_PLACE = re.compile(r"[{}]|%n|%\d")
_KEY = re.compile(r"[a-z]+_[a-z_]+")
_REPR = re.compile(r"\b(None|True|False|Refusal|frozenset)\b|[<>\[\]=]|\(\s*\)|'|\\")
_SPACES = re.compile(r"  |^\s|\s$| [.,]|\.\.|,,")
_ENDS = (".", "!", "?")


def flaws(text: str, *, whole: bool = True) -> list[str]:
    """Return what is wrong with a text.

    A `whole` sentence starts with a capital letter and ends with a punctuation mark.
    """
    found = [] if text.strip() else ["it is empty"]
    found += ["it has an unfilled place"] if _PLACE.search(text) else []
    found += ["it has a raw key"] if _KEY.search(text) else []
    found += ["it has a value as Python writes it"] if _REPR.search(text) else []
    found += ["its spaces or marks are wrong"] if _SPACES.search(text) else []
    found += ["it begins small"] if whole and text[:1].islower() else []
    found += ["it does not end like a sentence"] if whole and not text.endswith(_ENDS) else []
    return found
