"""What a two is, where no rule makes it anything else (`two`)."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

WORDS = RuleWords(
    options={
        "two": (
            QT_TRANSLATE_NOOP("Options", "What a two does"),
            QT_TRANSLATE_NOOP("Options", "Its part in the game."),
        )
    },
    values={("two", "plain"): QT_TRANSLATE_NOOP("Options", "a rank like any other")},
    problems={
        "no_twos": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” speaks of twos, which “{other}” does not have. Choose 52 cards or leave "
            "twos plain.",
        ),
        "twos_missing": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” speaks of twos, which all stand under “{other}”. Leave one in the deck, or "
            "leave the rule out.",
        ),
    },
)
