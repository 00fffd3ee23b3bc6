"""`joker=high`: stronger than every rank."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import joker_is
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.cards import NUMBER_DECKS
from arschloch_gui.engine.climbing.rules import Rules


def _joker(rules: Rules, ladder: Ladder) -> str:
    if not joker_is(rules, "high"):
        return ""
    if rules.deck in NUMBER_DECKS:
        return translate(
            "Rules",
            "Jokers are stronger than every number. Several are played together: two jokers "
            "beat any pair.",
        )
    return translate(
        "Rules",
        "Jokers are stronger than every rank, and the red one is stronger than a black one. "
        "Several are played together like a rank: two jokers beat any pair.",
    )


WORDS = RuleWords(
    values={("joker", "high"): QT_TRANSLATE_NOOP("Options", "stronger than every rank")},
    examples={("joker", "high"): ((("*B",), "beats"), ((">S",), ""))},
    prose={"special": (_joker,)},
)
