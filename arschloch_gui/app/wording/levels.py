"""How well opponents play, and what they like."""

from __future__ import annotations

from arschloch_gui.ai.levels import OFFERED
from arschloch_gui.app.wording.titles import strengths
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate

_LEVELS = {
    "tramp": QT_TRANSLATE_NOOP(
        "Levels", "They play what comes to hand, break up pairs, and remember nothing."
    ),
    "worker": QT_TRANSLATE_NOOP(
        "Levels", "They like to play good cards too early, and overlook who is nearly out."
    ),
    "citizen": QT_TRANSLATE_NOOP(
        "Levels", "They plan their cards and remember what lay last, but something slips by."
    ),
    "minister": QT_TRANSLATE_NOOP(
        "Levels", "They remember every card and think of the end; mistakes are rare."
    ),
    "king": QT_TRANSLATE_NOOP(
        "Levels", "They think about what you hold, and play ahead to the end."
    ),
}

_CHARACTERS = {
    "careful": QT_TRANSLATE_NOOP("Levels", "likes to wait"),
    "bold": QT_TRANSLATE_NOOP("Levels", "likes to attack"),
    "rebel": QT_TRANSLATE_NOOP("Levels", "likes an uproar"),
}


def level_blurb(level: str) -> str:
    """A sentence about how players of a level play; empty for one that is not offered."""
    return translate("Levels", _LEVELS[level]) if level in _LEVELS else ""


def level_name(level: str, titles: str) -> str:
    """What one of the levels offered is called where these titles are in force."""
    return strengths(titles)[OFFERED.index(level)]


def strength_words(level: str, titles: str) -> str:
    """How well somebody of a level plays: its number, 1 for the weakest, and its name."""
    sentence = translate("Levels", "Strength {number} of {levels}: {name}")
    number, name = OFFERED.index(level) + 1, level_name(level, titles)
    return fill(sentence, number=number, levels=len(OFFERED), name=name)


def character_words(character: str) -> str:
    """What somebody of a character likes; empty for none."""
    return translate("Levels", _CHARACTERS[character]) if character in _CHARACTERS else ""
