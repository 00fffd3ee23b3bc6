"""Wording for the strength and the character of computer players."""

from __future__ import annotations

from arschloch_gui.ai import compiled
from arschloch_gui.ai.levels import OFFERED
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate

_NAMES = {
    "novice": QT_TRANSLATE_NOOP("Levels", "Easy"),
    "casual": QT_TRANSLATE_NOOP("Levels", "Casual"),
    "club": QT_TRANSLATE_NOOP("Levels", "Good"),
    "strong": QT_TRANSLATE_NOOP("Levels", "Strong"),
    "expert": QT_TRANSLATE_NOOP("Levels", "Expert"),
}

_BLURBS = {
    "novice": QT_TRANSLATE_NOOP(
        "Levels", "They play whatever comes to hand, break up pairs and remember nothing."
    ),
    "casual": QT_TRANSLATE_NOOP(
        "Levels", "They play good cards too early and don’t notice who is about to go out."
    ),
    "club": QT_TRANSLATE_NOOP(
        "Levels", "They plan their hand and remember the most recent cards, but miss some things."
    ),
    "strong": QT_TRANSLATE_NOOP(
        "Levels", "They remember every card, plan for the endgame and rarely make mistakes."
    ),
    "expert": QT_TRANSLATE_NOOP(
        "Levels", "They work out what you hold and think ahead to the end."
    ),
}

_LESS = QT_TRANSLATE_NOOP(
    "Levels",
    "In most games they think less here, because their simulator is not compiled; in the "
    "ready-made packages, it is.",
)

_CHARACTERS = {
    "careful": QT_TRANSLATE_NOOP("Levels", "likes to wait"),
    "bold": QT_TRANSLATE_NOOP("Levels", "likes to attack"),
    "rebel": QT_TRANSLATE_NOOP("Levels", "likes to stir things up"),
}


def level_blurb(level: str) -> str:
    """Return how a level plays, in a sentence, or "" for a level that is not offered.

    A second sentence is added if the strongest level thinks less on this computer.
    """
    if level not in _BLURBS:
        return ""
    blurb = translate("Levels", _BLURBS[level])
    if level == OFFERED[-1] and not compiled.is_compiled():
        blurb += " " + translate("Levels", _LESS)
    return blurb


def level_name(level: str) -> str:
    """Return the display name of an offered level, which is the same in every game."""
    return translate("Levels", _NAMES[level])


def level_pips(level: str) -> int:
    """Return how many of five pips an offered level gets: 1 for the weakest."""
    return OFFERED.index(level) + 1


def strength_words(level: str) -> str:
    """Return the number (1 for the weakest) and the name of a level: “Strength 2 of 5: Casual”."""
    sentence = translate("Levels", "Strength {number} of {levels}: {name}")
    return fill(sentence, number=level_pips(level), levels=len(OFFERED), name=level_name(level))


def character_words(character: str) -> str:
    """Describe a character: “likes to attack”. Return "" if there is none."""
    return translate("Levels", _CHARACTERS[character]) if character in _CHARACTERS else ""
