"""Names of the games, of the AI levels, and a sentence about each."""

from __future__ import annotations

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate

# The two oldest are called by their own names wherever they are played.
_NAMES = {
    "arschloch": QT_TRANSLATE_NOOP("Games", "Arschloch"),
    "arschloch-hausregeln": QT_TRANSLATE_NOOP("Games", "Arschloch, house rules"),
    "trouduc": QT_TRANSLATE_NOOP("Games", "Trou du cul"),
    "president-revolution": QT_TRANSLATE_NOOP("Games", "President, revolution"),
    "president-sober": QT_TRANSLATE_NOOP("Games", "President"),
    "trouduc-joker": QT_TRANSLATE_NOOP("Games", "Trou du cul with jokers"),
    "double-deck": QT_TRANSLATE_NOOP("Games", "The big round"),
}
_BLURBS = {
    "arschloch": QT_TRANSLATE_NOOP(
        "Games",
        "The German game: 32 cards from 7 to ace. The King picks what he hands back, and whoever "
        "ended last leads.",
    ),
    "arschloch-hausregeln": QT_TRANSLATE_NOOP(
        "Games",
        "The German game with everything: jokers beat sets, four of a kind is a bomb, the King "
        "asks for cards, and an ace must not be the last card.",
    ),
    "trouduc": QT_TRANSLATE_NOOP(
        "Games",
        "The French game: 52 cards, the 2 beats everything, equal cards may answer, and nobody "
        "can touch a last card.",
    ),
    "president-revolution": QT_TRANSLATE_NOOP(
        "Games",
        "The French game turned upside down: four of a kind reverse the ranks, twos cut, and the "
        "last one may dare a putsch.",
    ),
    "president-sober": QT_TRANSLATE_NOOP(
        "Games",
        "The game as the world plays it: 52 cards and two jokers, which beat everything. Good to "
        "begin with.",
    ),
    "trouduc-joker": QT_TRANSLATE_NOOP(
        "Games",
        "The French game with runs such as 4-5-6, jokers that take any trick, and haggling over "
        "the cards.",
    ),
    "double-deck": QT_TRANSLATE_NOOP(
        "Games",
        "For 6 to 12 players: two decks, sets of up to eight, a revolution by five of a kind, and "
        "everybody exchanges.",
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
    return translate("Games", _NAMES[preset]) if preset in _NAMES else preset


def preset_blurb(preset: str) -> str:
    """One or two sentences that help to choose; empty for a game without them."""
    return translate("Games", _BLURBS[preset]) if preset in _BLURBS else ""


def level_name(level: str) -> str:
    """The name of an AI level."""
    return translate("Games", _LEVELS[level][0]) if level in _LEVELS else level


def level_blurb(level: str) -> str:
    """A sentence about how players of a level play."""
    return translate("Games", _LEVELS[level][1]) if level in _LEVELS else ""
