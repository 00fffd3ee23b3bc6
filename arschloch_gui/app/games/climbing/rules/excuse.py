"""The Excuse of a Tarot deck takes any trick (rules.md §3)."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import has_trumps
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _excuse(rules: Rules, ladder: Ladder) -> str:
    if not has_trumps(rules):
        return ""
    return translate(
        "Rules",
        "The Excuse is always played alone, on anything at all or as a lead, and takes the "
        "trick at once. Whoever played it leads.",
    )


def _in_the_exchange(rules: Rules, ladder: Ladder) -> str:
    if rules.exchange == "none" or not has_trumps(rules):
        return ""
    return translate(
        "Rules",
        "In the exchange trumps are better than suit cards, and the Excuse is the best card of "
        "all.",
    )


WORDS = RuleWords(
    problems={
        "no_jokers_in_tarot": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” do not go with “{other}”: a Tarot deck has its Excuse. Take the jokers "
            "out or choose another deck.",
        )
    },
    prose={"special": (_excuse, _in_the_exchange)},
    applied={
        "excuse": (
            QT_TRANSLATE_NOOP("Log", "Your Excuse takes the trick."),
            QT_TRANSLATE_NOOP("Log", "{name}’s Excuse takes the trick."),
        )
    },
)
