"""The number of cards that can be led together (`max_set`)."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import (
    joker_is,
    jokers_in_play,
    largest_lead,
    largest_natural_set,
    largest_set,
)
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.cards import NUMBER_DECKS
from arschloch_gui.engine.climbing.rules import Rules


def _lead(rules: Rules, ladder: Ladder) -> list[str]:
    """Describe how many cards can be led, as far as the deck allows."""
    round_ = translate("Rules", "A round is a series of tricks.")
    return [f"{round_} {_led(rules)}", _with_wild_cards(rules)]


def _led(rules: Rules) -> str:
    most, natural = largest_lead(rules), largest_natural_set(rules)
    if most == 1:
        return translate("Rules", "The player who starts leads the first trick with a single card.")
    if most < largest_set(rules) or natural < QUAD:
        return translate(
            "Rules",
            "The player who starts leads the first trick: with a single card, or with up to %n "
            "card(s) of the same rank.",
            None,
            min(most, natural) if most == largest_set(rules) else most,
        )
    if rules.deck in NUMBER_DECKS:
        return translate(
            "Rules",
            "The player who starts leads the first trick: with a single card, or with any number "
            "of cards of the same rank.",
        )
    if natural > QUAD:
        return translate(
            "Rules",
            "The player who starts leads the first trick: with a single card, or with a pair, a "
            "triple or more cards of the same rank, up to %n.",
            None,
            natural,
        )
    return translate(
        "Rules",
        "The player who starts leads the first trick: with a single card, or with a pair, a "
        "triple or a quad (two, three or four cards of the same rank).",
    )


def _with_wild_cards(rules: Rules) -> str:
    most = largest_set(rules)
    limited = rules.deck in NUMBER_DECKS or largest_lead(rules) < most
    if limited or most == max(largest_natural_set(rules), _jokers_alike(rules)):
        return ""
    return translate(
        "Rules",
        "With cards that stand for others (see “Special cards”), there can be up to %n.",
        None,
        most,
    )


def _jokers_alike(rules: Rules) -> int:
    return jokers_in_play(rules) if joker_is(rules, "high") else 0


QUAD = 4


def _largest_offered(rules: Rules) -> int:
    """Return the largest size offered; larger sets are rare and would make a long list."""
    return 8


WORDS = RuleWords(
    options={
        "max_set": (
            QT_TRANSLATE_NOOP("Options", "Largest set"),
            QT_TRANSLATE_NOOP("Options", "How many cards of the same rank may be played together."),
        )
    },
    values={("max_set", "0"): QT_TRANSLATE_NOOP("Options", "all of one rank")},
    counted={"max_set": QT_TRANSLATE_NOOP("Options", "%n card(s)")},
    most={"max_set": _largest_offered},
    refusals={
        "set_too_large": QT_TRANSLATE_NOOP(
            "Refusals", "Lead no more than %n card(s) of the same rank."
        )
    },
    prose={"trick": (_lead,)},
)
