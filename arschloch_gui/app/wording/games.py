"""Names of the games, a sentence about each, one about each level of play; characters."""

from __future__ import annotations

from arschloch_gui.app.wording.by_game import presets
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate

_LEVELS = {
    "tramp": QT_TRANSLATE_NOOP(
        "Games", "They play what comes to hand, break up pairs, and remember nothing."
    ),
    "worker": QT_TRANSLATE_NOOP(
        "Games", "They like to spend strong cards too early, and overlook who is nearly out."
    ),
    "citizen": QT_TRANSLATE_NOOP(
        "Games", "They plan their cards and remember what was laid last, but something slips by."
    ),
    "minister": QT_TRANSLATE_NOOP(
        "Games", "They remember every card and think of the end; mistakes are rare."
    ),
    "king": QT_TRANSLATE_NOOP(
        "Games", "They think about what you hold, and play ahead to the end."
    ),
}

_CHARACTERS = {
    "careful": QT_TRANSLATE_NOOP("Games", "likes to wait"),
    "bold": QT_TRANSLATE_NOOP("Games", "likes to attack"),
    "rebel": QT_TRANSLATE_NOOP("Games", "likes an uproar"),
}


def preset_name(preset: str) -> str:
    """The name of a game."""
    return translate("Games", presets()[preset][0]) if preset in presets() else preset


def preset_blurb(preset: str) -> str:
    """One or two sentences that help to choose; empty for a game without them."""
    return translate("Games", presets()[preset][1]) if preset in presets() else ""


def level_blurb(level: str) -> str:
    """A sentence about how players of a level play; empty for one that is not offered."""
    return translate("Games", _LEVELS[level]) if level in _LEVELS else ""


def character_words(character: str) -> str:
    """What somebody of a character likes; empty for none."""
    return translate("Games", _CHARACTERS[character]) if character in _CHARACTERS else ""
