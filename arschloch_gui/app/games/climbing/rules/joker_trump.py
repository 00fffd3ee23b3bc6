"""`joker=trump`: a single joker beats a set of any size."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import (
    example_rank,
    has_bombs,
    is_on,
    joker_is,
    reds_and_blacks,
)
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.cards import ranks_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, either, fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _joker(rules: Rules, ladder: Ladder) -> str:
    if not joker_is(rules, "trump"):
        return ""
    found = [
        fill(
            translate(
                "Rules",
                "A joker is played by itself and beats a set of any size: one joker beats three "
                "{strong}, for instance.",
            ),
            strong=ranks_name(example_rank(rules, "K", "8")),
        )
    ]
    if rules.runs != "none":
        found.append(translate("Rules", "It does not beat a run."))
    if has_bombs(rules):
        found.append(translate("Rules", "It cannot be played on a bomb."))
    found.append(_beaten(rules))
    return " ".join(found)


def _beaten(rules: Rules) -> str:
    beaters = []
    if all(reds_and_blacks(rules)):
        beaters.append(translate("Rules", "a higher joker (red beats black)"))
    if has_bombs(rules):
        beaters.append(translate("Rules", "a bomb"))
    if is_on(rules, "spade3_beats_joker"):
        beaters.append(translate("Rules", "the 3 of spades"))
    if not beaters:
        return translate("Rules", "No other card beats it.")
    return fill(translate("Rules", "Only {beaters} can beat it."), beaters=either(beaters))


WORDS = RuleWords(
    values={("joker", "trump"): QT_TRANSLATE_NOOP("Options", "by itself, beats a set of any size")},
    examples={("joker", "trump"): ((("*B",), "beats"), (("KD", "KC", "KS"), ""))},
    prose={"special": (_joker,)},
)
