"""Wording of an option as advice, and of a worse one, for actions that are no plain play."""

from __future__ import annotations

from typing import NamedTuple

from arschloch_gui.app.wording.words import capitalised, fill, translate


class Counsel(NamedTuple):
    """An option as advice, and that it would be worse than the one advised."""

    advised: str
    worse: str


def counsel(pair: tuple[str, str], **values: str) -> Counsel:
    """Return the two sentences of `pair` (context "Hindsight") with their placeholders filled."""
    advised, worse = (capitalised(fill(translate("Hindsight", each), **values)) for each in pair)
    return Counsel(advised, worse)
