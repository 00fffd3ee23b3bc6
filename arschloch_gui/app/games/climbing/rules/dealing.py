"""The dealer, and the player who gets the first card (`dealt_first`)."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import draws_positions, keeps_positions
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, capitalised, fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _dealer(rules: Rules, ladder: Ladder) -> str:
    return capitalised(fill(_who_deals(rules), **ends(ladder)))


def _who_deals(rules: Rules) -> str:
    to_highest = rules.dealt_first == "highest_office"
    if draws_positions(rules):
        if to_highest:
            return translate(
                "Rules",
                "{highest_subject} gets the first card, so the player before them deals.",
            )
        return translate("Rules", "{lowest_subject} deals.")
    if not keeps_positions(rules):
        return translate("Rules", "The dealer is drawn by lot.")
    if to_highest:
        return translate(
            "Rules",
            "The first dealer is drawn by lot; in later rounds {highest_subject} gets the first "
            "card, so the player before them deals.",
        )
    return translate(
        "Rules", "The first dealer is drawn by lot; in later rounds {lowest_subject} deals."
    )


WORDS = RuleWords(
    options={
        "dealt_first": (
            QT_TRANSLATE_NOOP("Options", "Who gets the first card"),
            QT_TRANSLATE_NOOP(
                "Options",
                "The same player gets the extra card when the deck does not divide evenly.",
            ),
        )
    },
    values={
        ("dealt_first", "left_of_dealer"): QT_TRANSLATE_NOOP("Options", "left of the dealer"),
        ("dealt_first", "highest_office"): QT_TRANSLATE_NOOP("Options", "the highest player"),
    },
    prose={"deal": (_dealer,)},
)
