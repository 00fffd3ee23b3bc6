"""`joker=trump`: alone it beats a set of any size."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import example_rank, joker_is
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.cards import ranks_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.cards import NUMBER_DECKS
from arschloch_gui.engine.climbing.rules import Rules


def _joker(rules: Rules, ladder: Ladder) -> str:
    if not joker_is(rules, "trump"):
        return ""
    if rules.deck in NUMBER_DECKS:
        return translate(
            "Rules", "A joker is played alone and beats a set of any size. No other joker beats it."
        )
    return fill(
        translate(
            "Rules",
            "A joker is played alone and beats a set of any size: one joker beats three {strong}. "
            "Only a higher joker beats it, red over black.",
        ),
        strong=ranks_name(example_rank(rules, "K")),
    )


WORDS = RuleWords(
    values={("joker", "trump"): QT_TRANSLATE_NOOP("Options", "alone beats a set of any size")},
    examples={("joker", "trump"): ((("*B",), "beats"), (("KD", "KC", "KS"), ""))},
    prose={"special": (_joker,)},
)
