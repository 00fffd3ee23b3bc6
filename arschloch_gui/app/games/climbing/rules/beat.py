"""`beat`: whether an equal rank beats the trick."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import has_exceptions, low_is_strong
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _answer(rules: Rules, ladder: Ladder) -> str:
    return " ".join([_ordinary(rules), _pairs(rules)])


def _ordinary(rules: Rules) -> str:
    low = low_is_strong(rules)
    if rules.beat == "equal_or_higher":
        if low:
            return translate(
                "Rules",
                "Then, going clockwise, each player plays the same number of cards with an equal "
                "or lower number, or passes.",
            )
        return translate(
            "Rules",
            "Then, going clockwise, each player plays the same number of cards of an equal or "
            "higher rank, or passes.",
        )
    if low:
        return translate(
            "Rules",
            "Then, going clockwise, each player plays the same number of cards with a lower "
            "number, or passes.",
        )
    return translate(
        "Rules",
        "Then, going clockwise, each player plays the same number of cards of a higher rank, or "
        "passes.",
    )


def _pairs(rules: Rules) -> str:
    if has_exceptions(rules):
        return translate("Rules", "Exceptions are explained under “Special cards”.")
    if rules.beat == "equal_or_higher":
        return translate("Rules", "So a pair can only be answered with a pair.")
    if low_is_strong(rules):
        return translate("Rules", "So only a lower pair beats a pair.")
    return translate("Rules", "So only a higher pair beats a pair.")


WORDS = RuleWords(
    options={
        "beat": (
            QT_TRANSLATE_NOOP("Options", "To beat the trick"),
            QT_TRANSLATE_NOOP("Options", "Whether an equal rank is enough."),
        )
    },
    values={
        ("beat", "higher"): QT_TRANSLATE_NOOP("Options", "higher only"),
        ("beat", "equal_or_higher"): QT_TRANSLATE_NOOP("Options", "equal or higher"),
    },
    prose={"trick": (_answer,)},
)
