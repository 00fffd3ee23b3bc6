"""What there is to tell of a game beside its rules: where it comes from, and what pays in it."""

from __future__ import annotations

from arschloch_gui.app.by_game.words import words_for
from arschloch_gui.app.wording.parts import Part
from arschloch_gui.app.wording.words import translate

ABOUT, TACTICS = "about", "tactics"
"""The keys of its parts."""


def about_parts(preset: str) -> tuple[Part, ...]:
    """One part or two, in the current language; none where nothing is known."""
    about = words_for(preset).about.get(preset)
    if about is None:
        return ()
    parts = (
        Part(ABOUT, translate("About", "About this game"), _told(about.told)),
        Part(TACTICS, translate("About", "Tactics"), _told(about.tactics)),
    )
    return tuple(part for part in parts if part.paragraphs)


def _told(paragraphs: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(translate("About", each) for each in paragraphs)
