"""The Excuse of a Tarot deck, which takes any trick (rules.md §3)."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.exchange_words import pairs_of
from arschloch_gui.app.games.climbing.in_play import has_trumps, keeps_positions
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _excuse(rules: Rules, ladder: Ladder) -> str:
    if not has_trumps(rules):
        return ""
    return translate(
        "Rules",
        "The Excuse is played by itself, as a lead or on any other play. It clears the trick: its "
        "player wins the trick at once and leads the next one.",
    )


def _in_the_exchange(rules: Rules, ladder: Ladder) -> str:
    if not pairs_of(rules) or not has_trumps(rules) or not keeps_positions(rules):
        return ""
    return translate(
        "Rules",
        "In the exchange, trumps count as better than suit cards, and the Excuse as the best card "
        "of all.",
    )


WORDS = RuleWords(
    problems={
        "no_jokers_in_tarot": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” can’t be combined with “{other}”: a Tarot deck has the "
            "Excuse instead. Take out the jokers or choose another deck.",
        )
    },
    prose={"special": (_excuse,), "exchange": (_in_the_exchange,)},
    applied={
        "excuse": (
            QT_TRANSLATE_NOOP("Log", "Your Excuse takes the trick."),
            QT_TRANSLATE_NOOP("Log", "{name}’s Excuse takes the trick."),
        )
    },
)
