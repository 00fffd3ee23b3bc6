"""The words of Shithead: its options, its defects, why something may not be done."""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.games.shithead.about import ABOUT
from arschloch_gui.app.games.shithead.rules_text import rules_parts
from arschloch_gui.app.wording.game_words import RefusalWording, Texts, Words
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP
from arschloch_gui.engine.shithead.rules import Rules

_PRESETS = {
    "shithead": (
        QT_TRANSLATE_NOOP("Games", "Shithead"),
        QT_TRANSLATE_NOOP(
            "Games",
            "For a long evening: hand, open and blind cards have to go, tens burn the pile, and "
            "whoever cannot lay takes it all.",
        ),
    ),
}
_OPTIONS: Texts = {
    "swap": (
        QT_TRANSLATE_NOOP("Options", "Swap before the start"),
        QT_TRANSLATE_NOOP("Options", "Everybody may change hand cards for his open ones once."),
    ),
    "may_take": (
        QT_TRANSLATE_NOOP("Options", "The pile may be taken at will"),
        QT_TRANSLATE_NOOP("Options", "Also by somebody who could lay a card."),
    ),
    "open_strictly_higher": (
        QT_TRANSLATE_NOOP("Options", "Open cards have to be higher"),
        QT_TRANSLATE_NOOP("Options", "Off: an equal one will do, as from the hand."),
    ),
    "burn_after_takes": (
        QT_TRANSLATE_NOOP("Options", "The pile burns after"),
        QT_TRANSLATE_NOOP(
            "Options",
            "So many times in a row it may be taken; the next time it burns. So every round ends.",
        ),
    ),
}
_VALUES = {
    ("decks", "0"): QT_TRANSLATE_NOOP("Options", "as many as it takes"),
    ("joker", "none"): QT_TRANSLATE_NOOP("Options", "none in the deck"),
    ("joker", "reverse"): QT_TRANSLATE_NOOP("Options", "turns the direction of play"),
}
_PROBLEMS: Mapping[str, str] = {
    "needs_two_decks": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” and “{other}” do not fit: from {least} players on it takes two decks.",
    ),
    "too_few_for_nine_each": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” and “{other}” do not fit: everybody needs nine cards, and {cards} are "
        "enough for {players}. Take fewer players or more jokers.",
    ),
}


_REFUSALS: Mapping[str, RefusalWording] = {
    "below_top": QT_TRANSLATE_NOOP(
        "Refusals", "That is too low: it takes {one} or something higher."
    ),
    "open_not_higher": QT_TRANSLATE_NOOP(
        "Refusals", "An open card has to be higher than {top}, not equal."
    ),
    "start_with": QT_TRANSLATE_NOOP("Refusals", "You begin, so lay one of your {ranks}."),
    "not_open": QT_TRANSLATE_NOOP("Refusals", "The {card} does not lie open before you."),
    "swap_as_many": QT_TRANSLATE_NOOP("Refusals", "Swap as many for as many, up to {most}."),
    "deal_table_too_full": QT_TRANSLATE_NOOP(
        "Refusals", "Nobody has more than {most} open or blind cards."
    ),
    "hand_first": QT_TRANSLATE_NOOP(
        "Refusals", "First your hand has to go, then the cards on the table."
    ),
    "open_first": QT_TRANSLATE_NOOP(
        "Refusals", "First your open cards have to go, then the blind ones."
    ),
    "turn_a_blind_card": QT_TRANSLATE_NOOP(
        "Refusals", "You have only blind cards left: turn one over."
    ),
    "no_blind_card_there": QT_TRANSLATE_NOOP("Refusals", "There is no blind card left there."),
    "swap_first": QT_TRANSLATE_NOOP("Refusals", "First swap cards, or keep them as they are."),
    "no_passing": QT_TRANSLATE_NOOP("Refusals", "Nobody passes here: lay a card or take the pile."),
    "no_pile": QT_TRANSLATE_NOOP("Refusals", "There is no pile to take."),
    "can_be_laid": QT_TRANSLATE_NOOP(
        "Refusals", "You can lay a card, so you may not take the pile."
    ),
}

WORDS: Words[Rules] = Words(
    presets=_PRESETS,
    rules_parts=rules_parts,
    about=ABOUT,
    options=_OPTIONS,
    values=_VALUES,
    problems=_PROBLEMS,
    refusals=_REFUSALS,
)
