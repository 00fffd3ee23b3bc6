"""Who deals, and who gets the first card (`dealt_first`)."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import is_on
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _dealer(rules: Rules, ladder: Ladder) -> str:
    if is_on(rules, "first_seating"):
        return translate("Rules", "The lowest office deals.")
    if rules.dealt_first == "highest_office":
        return translate(
            "Rules",
            "In the first round the dealer is drawn by lot; later whoever sits before the highest "
            "office deals, so that the highest office gets the first card.",
        )
    return translate(
        "Rules", "In the first round the dealer is drawn by lot; later the lowest office deals."
    )


WORDS = RuleWords(
    options={
        "dealt_first": (
            QT_TRANSLATE_NOOP("Options", "Who gets the first card"),
            QT_TRANSLATE_NOOP("Options", "And, where some are left over, one card more."),
        )
    },
    values={
        ("dealt_first", "left_of_dealer"): QT_TRANSLATE_NOOP("Options", "left of the dealer"),
        ("dealt_first", "highest_office"): QT_TRANSLATE_NOOP("Options", "the highest office"),
    },
    prose={"deal": (_dealer,)},
)
