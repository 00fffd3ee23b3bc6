"""`joker=high`: jokers are stronger than every rank."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import joker_is, jokers_in_play, reds_and_blacks
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _joker(rules: Rules, ladder: Ladder) -> str:
    if not joker_is(rules, "high"):
        return ""
    found = [_strength(rules)]
    if jokers_in_play(rules) > 1 and rules.max_set != 1:
        found.append(
            translate("Rules", "Several can be played together: two jokers beat any pair.")
        )
        red, black = reds_and_blacks(rules)
        if red and black and red + black > 2:
            found.append(translate("Rules", "A set with a red joker in it counts as red."))
    return " ".join(found)


def _strength(rules: Rules) -> str:
    if all(reds_and_blacks(rules)):
        return translate(
            "Rules",
            "Jokers are stronger than every other rank, and the red one is stronger than a black "
            "one.",
        )
    return translate("Rules", "Jokers are stronger than every other rank.")


WORDS = RuleWords(
    values={("joker", "high"): QT_TRANSLATE_NOOP("Options", "stronger than any rank")},
    examples={("joker", "high"): ((("*B",), "beats"), ((">S",), ""))},
    prose={"special": (_joker,)},
)
