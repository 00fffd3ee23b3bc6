"""Names of the games, of the AI levels, and a sentence about each."""

from __future__ import annotations

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate

# A game is called by its own name wherever it is played.
_NAMES = {"arschloch": "Arschloch", "trouduc": "Trou du cul"}
_BLURBS = {
    "arschloch": QT_TRANSLATE_NOOP(
        "Games",
        "The German game: 32 cards from 7 to ace. The King picks what he hands back, and whoever "
        "ended last leads.",
    ),
    "trouduc": QT_TRANSLATE_NOOP(
        "Games",
        "The French game: 52 cards, the 2 beats everything, equal cards may answer, and nobody "
        "can touch a last card.",
    ),
}
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
}


def preset_name(preset: str) -> str:
    """The name of a game."""
    return _NAMES.get(preset, preset)


def preset_blurb(preset: str) -> str:
    """One or two sentences that help to choose; empty for a game without them."""
    return translate("Games", _BLURBS[preset]) if preset in _BLURBS else ""


def level_name(level: str) -> str:
    """The name of an AI level."""
    return translate("Games", _LEVELS[level][0]) if level in _LEVELS else level


def level_blurb(level: str) -> str:
    """A sentence about how players of a level play."""
    return translate("Games", _LEVELS[level][1]) if level in _LEVELS else ""
