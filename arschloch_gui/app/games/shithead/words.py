"""The words of Shithead: its options, its defects, why something may not be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arschloch_gui.app.games.shithead.rules_text import rules_parts
from arschloch_gui.app.wording.by_game import ProblemWording, RefusalWording
from arschloch_gui.app.wording.cards import card_name, rank_name, ranks_name
from arschloch_gui.app.wording.problems import named
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.options import Problem

__all__ = ["OPTIONS", "PRESETS", "PROBLEMS", "REFUSALS", "VALUES", "rules_parts"]

PRESETS = {
    "shithead": (
        QT_TRANSLATE_NOOP("Games", "Shithead"),
        QT_TRANSLATE_NOOP(
            "Games",
            "For a long evening: hand, open and blind cards have to go, tens burn the pile, and "
            "whoever cannot lay takes it all.",
        ),
    ),
}
OPTIONS = {
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
        QT_TRANSLATE_NOOP("Options", "The pile gets tired after"),
        QT_TRANSLATE_NOOP(
            "Options",
            "So many times in a row it may be taken; the next time it burns. So every round ends.",
        ),
    ),
}
VALUES = {
    ("decks", "0"): QT_TRANSLATE_NOOP("Options", "as many as it takes"),
    ("joker", "none"): QT_TRANSLATE_NOOP("Options", "none in the deck"),
    ("joker", "reverse"): QT_TRANSLATE_NOOP("Options", "turns the direction of play"),
}


def _needs_two_decks(defect: Problem, values: Mapping[str, Any]) -> str:
    return fill(
        translate(
            "Problems",
            "“{option}” and “{other}” do not fit: from {least} players on it takes two decks.",
        ),
        least=values["most"] + 1,
        **named(defect),
    )


def _too_few_for_nine_each(defect: Problem, values: Mapping[str, Any]) -> str:
    return fill(
        translate(
            "Problems",
            "“{option}” and “{other}” do not fit: everybody needs nine cards, and {cards} are "
            "enough for {players}. Take fewer players or more jokers.",
        ),
        cards=values["cards"],
        players=values["players"],
        **named(defect),
    )


PROBLEMS: Mapping[str, ProblemWording] = {
    "needs_two_decks": _needs_two_decks,
    "too_few_for_nine_each": _too_few_for_nine_each,
}


def _plain(sentence: str) -> RefusalWording:
    """A refusal that needs no figures."""
    return lambda values, names: translate("Refusals", sentence)


def _below_top(values: Mapping[str, Any], names: tuple[str, ...]) -> str:
    return fill(
        translate("Refusals", "That is too low: it takes a {rank} or higher."),
        rank=rank_name(values["rank"]),
    )


def _open_not_higher(values: Mapping[str, Any], names: tuple[str, ...]) -> str:
    return fill(
        translate("Refusals", "An open card has to be higher than the {rank}, not equal."),
        rank=rank_name(values["rank"]),
    )


def _start_with(values: Mapping[str, Any], names: tuple[str, ...]) -> str:
    return fill(
        translate("Refusals", "You begin, so lay one of your {ranks}."),
        ranks=ranks_name(values["rank"]),
    )


def _not_open(values: Mapping[str, Any], names: tuple[str, ...]) -> str:
    return fill(
        translate("Refusals", "The {card} does not lie open before you."),
        card=card_name(values["card"]),
    )


def _swap_as_many(values: Mapping[str, Any], names: tuple[str, ...]) -> str:
    return fill(
        translate("Refusals", "Swap as many for as many, up to {most}."), most=values["most"]
    )


def _deal_table_too_full(values: Mapping[str, Any], names: tuple[str, ...]) -> str:
    return fill(
        translate("Refusals", "Nobody has more than {most} open or blind cards."),
        most=values["most"],
    )


REFUSALS: Mapping[str, RefusalWording] = {
    "below_top": _below_top,
    "open_not_higher": _open_not_higher,
    "start_with": _start_with,
    "not_open": _not_open,
    "swap_as_many": _swap_as_many,
    "deal_table_too_full": _deal_table_too_full,
    "hand_first": _plain(
        QT_TRANSLATE_NOOP("Refusals", "First your hand has to go, then the cards on the table.")
    ),
    "open_first": _plain(
        QT_TRANSLATE_NOOP("Refusals", "First your open cards have to go, then the blind ones.")
    ),
    "turn_a_blind_card": _plain(
        QT_TRANSLATE_NOOP("Refusals", "You have only blind cards left: turn one over.")
    ),
    "no_blind_card_there": _plain(
        QT_TRANSLATE_NOOP("Refusals", "There is no blind card left there.")
    ),
    "swap_first": _plain(
        QT_TRANSLATE_NOOP("Refusals", "First swap cards, or say that you are content.")
    ),
    "no_passing": _plain(
        QT_TRANSLATE_NOOP("Refusals", "Nobody passes here: lay a card or take the pile.")
    ),
    "no_pile": _plain(QT_TRANSLATE_NOOP("Refusals", "There is no pile to take.")),
    "can_be_laid": _plain(
        QT_TRANSLATE_NOOP("Refusals", "You can lay a card, so you may not take the pile.")
    ),
}
