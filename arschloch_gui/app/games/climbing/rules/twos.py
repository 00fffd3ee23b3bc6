"""`two`: what a 2 can do. Values other than `plain` are in files of their own."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

WORDS = RuleWords(
    options={
        "two": (
            QT_TRANSLATE_NOOP("Options", "What a two does"),
            QT_TRANSLATE_NOOP("Options", "How twos can be played."),
        )
    },
    values={("two", "plain"): QT_TRANSLATE_NOOP("Options", "a rank like any other")},
    problems={
        "no_twos": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” needs twos, which “{other}” does not have. Choose 52 cards "
            "or make twos ordinary cards.",
        ),
        "twos_missing": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” needs twos, which are all listed under “{other}”. Leave one "
            "in the deck, or drop the rule.",
        ),
    },
)
