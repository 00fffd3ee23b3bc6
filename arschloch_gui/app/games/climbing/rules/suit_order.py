"""`suit_order`: whether of two equal ranks one is the higher."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import is_on
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.cards import suit_sign
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.cards import NUMBER_DECKS
from arschloch_gui.engine.climbing.rules import Rules


def _suits(rules: Rules, ladder: Ladder) -> str:
    if rules.deck in NUMBER_DECKS:
        return ""
    if rules.suit_order == "none":
        if is_on(rules, "lock") or rules.runs == "suited":
            return translate("Rules", "No suit is stronger than another.")
        return translate("Rules", "Suits make no difference.")
    return fill(
        translate(
            "Rules",
            "Suits have an order: {order}. Of two equal ranks the one with the higher suit wins.",
        ),
        order=" < ".join(suit_sign(suit) for suit in rules.suit_order),
    )


WORDS = RuleWords(
    options={
        "suit_order": (
            QT_TRANSLATE_NOOP("Options", "Order of suits"),
            QT_TRANSLATE_NOOP("Options", "With one, the higher suit beats an equal rank."),
        )
    },
    values={("suit_order", "none"): QT_TRANSLATE_NOOP("Options", "suits do not count")},
    prose={"cards": (_suits,)},
)
