"""Names of the games, of the AI levels, and a sentence about each."""

from __future__ import annotations

from arschloch_gui.app.wording.by_game import presets
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate

_LEVELS = {
    "random": (
        QT_TRANSLATE_NOOP("Games", "Dreamers"),
        QT_TRANSLATE_NOOP("Games", "They play whatever comes into their heads."),
    ),
    "lowest": (
        QT_TRANSLATE_NOOP("Games", "Hasty"),
        QT_TRANSLATE_NOOP("Games", "They always throw their lowest fitting card."),
    ),
    "regular": (
        QT_TRANSLATE_NOOP("Games", "Regulars"),
        QT_TRANSLATE_NOOP("Games", "They keep sets together and hold back their best cards."),
    ),
    "king": (
        QT_TRANSLATE_NOOP("Games", "Masters"),
        QT_TRANSLATE_NOOP("Games", "They think about what you hold, and play ahead to the end."),
    ),
}


def preset_name(preset: str) -> str:
    """The name of a game."""
    return translate("Games", presets()[preset][0]) if preset in presets() else preset


def preset_blurb(preset: str) -> str:
    """One or two sentences that help to choose; empty for a game without them."""
    return translate("Games", presets()[preset][1]) if preset in presets() else ""


def level_name(level: str) -> str:
    """The name of an AI level."""
    return translate("Games", _LEVELS[level][0]) if level in _LEVELS else level


def level_blurb(level: str) -> str:
    """A sentence about how players of a level play."""
    return translate("Games", _LEVELS[level][1]) if level in _LEVELS else ""
