"""Background of a game beyond its rules: its origin and its tactics."""

from __future__ import annotations

from arschloch_gui.app.by_game.words import words_for
from arschloch_gui.app.wording.parts import RulesPart
from arschloch_gui.app.wording.words import translate

ABOUT, TACTICS = "about", "tactics"
"""The keys of the parts."""


def about_parts(preset: str) -> tuple[RulesPart, ...]:
    """Return the one or two parts about a game in the current language, if there are any."""
    about = words_for(preset).about.get(preset)
    if about is None:
        return ()
    parts = (
        RulesPart(ABOUT, translate("About", "About this game"), _told(about.told)),
        RulesPart(TACTICS, translate("About", "Tactics"), _told(about.tactics)),
    )
    return tuple(part for part in parts if part.paragraphs)


def _told(paragraphs: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(translate("About", each) for each in paragraphs)
