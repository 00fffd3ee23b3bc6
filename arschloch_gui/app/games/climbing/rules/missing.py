"""`missing`: cards that are missing from the deck."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.cards import cards_named
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _missing(rules: Rules, ladder: Ladder) -> str:
    if not rules.missing:
        return ""
    return fill(
        translate("Rules", "These cards are missing from the deck: {cards}."),
        cards=cards_named(rules.missing),
    )


WORDS = RuleWords(
    options={
        "missing": (
            QT_TRANSLATE_NOOP("Options", "Missing cards"),
            QT_TRANSLATE_NOOP("Options", "For a deck with cards missing."),
        )
    },
    problems={
        "needs_missing_card": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” needs the {card}, which is listed under “{other}”. Leave it "
            "in the deck, or choose something else.",
        ),
        "missing_not_in_deck": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” names the {card}, which “{other}” does not have. Take it off the list, or "
            "choose another deck.",
        ),
        "missing_too_often": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” names the {card} more often than there are copies. Take one "
            "off the list, or raise “{other}”.",
        ),
    },
    prose={"cards": (_missing,)},
)
