"""Wording of Shithead: its options, defects and refusals."""

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
            "For a long evening: get rid of your hand, then your face-up and "
            "face-down cards. Tens burn the pile, and if you cannot play, you pick "
            "it all up.",
        ),
    ),
}
_OPTIONS: Texts = {
    "swap": (
        QT_TRANSLATE_NOOP("Options", "Swap before play begins"),
        QT_TRANSLATE_NOOP("Options", "Everyone may swap hand cards for their face-up cards once."),
    ),
    "may_take": (
        QT_TRANSLATE_NOOP("Options", "The pile may be picked up at will"),
        QT_TRANSLATE_NOOP("Options", "Even if you could play a card."),
    ),
    "open_strictly_higher": (
        QT_TRANSLATE_NOOP("Options", "Face-up cards must be higher"),
        QT_TRANSLATE_NOOP(
            "Options", "Off: an equal card is enough, just as when you play from your hand."
        ),
    ),
    "burn_after_takes": (
        QT_TRANSLATE_NOOP("Options", "The pile burns after"),
        QT_TRANSLATE_NOOP(
            "Options",
            "It may be picked up this many times in a row; the next time, it burns. "
            "That way, every round comes to an end.",
        ),
    ),
}
_VALUES = {
    ("decks", "0"): QT_TRANSLATE_NOOP("Options", "as many as needed"),
    ("joker", "none"): QT_TRANSLATE_NOOP("Options", "none in the deck"),
    ("joker", "reverse"): QT_TRANSLATE_NOOP("Options", "reverses the direction of play"),
}
_PROBLEMS: Mapping[str, str] = {
    "needs_two_decks": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” and “{other}” don’t go together: with {least} or more "
        "players you need two decks.",
    ),
    "too_few_for_nine_each": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” and “{other}” don’t go together: everyone needs nine cards, "
        "and {cards} are enough for only {players}. Choose fewer players or more "
        "jokers.",
    ),
}


_REFUSALS: Mapping[str, RefusalWording] = {
    "below_top": QT_TRANSLATE_NOOP("Refusals", "Too low: play {one} or higher."),
    "open_not_higher": QT_TRANSLATE_NOOP(
        "Refusals", "A face-up card must be higher than {top}, not equal to it."
    ),
    "start_with": QT_TRANSLATE_NOOP("Refusals", "You start: play one of your {ranks}."),
    "not_open": QT_TRANSLATE_NOOP("Refusals", "The {card} is not one of your face-up cards."),
    "swap_as_many": QT_TRANSLATE_NOOP(
        "Refusals", "Swap the same number of cards each way, up to {most}."
    ),
    "deal_table_too_full": QT_TRANSLATE_NOOP(
        "Refusals", "Nobody has more than {most} face-up or face-down cards."
    ),
    "hand_first": QT_TRANSLATE_NOOP(
        "Refusals", "Play all the cards in your hand before those on the table."
    ),
    "open_first": QT_TRANSLATE_NOOP(
        "Refusals", "Play all your face-up cards before the face-down ones."
    ),
    "turn_a_blind_card": QT_TRANSLATE_NOOP(
        "Refusals", "You have only face-down cards left: turn one over."
    ),
    "no_blind_card_there": QT_TRANSLATE_NOOP("Refusals", "There is no face-down card left there."),
    "swap_first": QT_TRANSLATE_NOOP("Refusals", "First swap cards or keep them as they are."),
    "no_passing": QT_TRANSLATE_NOOP("Refusals", "You can’t pass: play a card or pick up the pile."),
    "no_pile": QT_TRANSLATE_NOOP("Refusals", "There is no pile to pick up."),
    "can_be_laid": QT_TRANSLATE_NOOP(
        "Refusals", "You can play a card, so you may not pick up the pile."
    ),
}

WORDS: Words[Rules] = Words(
    presets=_PRESETS,
    taglines={"shithead": QT_TRANSLATE_NOOP("Games", "Burn the pile")},
    rules_parts=rules_parts,
    about=ABOUT,
    options=_OPTIONS,
    values=_VALUES,
    problems=_PROBLEMS,
    refusals=_REFUSALS,
)
