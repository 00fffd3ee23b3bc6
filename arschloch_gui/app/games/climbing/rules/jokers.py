"""How many jokers there are (`jokers`); what they do stands in a file for each part."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import jokers_in_play
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def jokers_besides(rules: Rules) -> str:
    """How many jokers there are besides the cards a deck is named by; "" for none."""
    count = jokers_in_play(rules)
    # Jesters are among the 80 cards of their deck.
    if not count or rules.joker == "jester":
        return ""
    return translate("Rules", "%n joker(s)", None, count)


def _jokers(rules: Rules, ladder: Ladder) -> str:
    count = jokers_in_play(rules)
    if rules.joker == "jester":
        return translate("Rules", "%n jester(s) join in.", None, count) if count else ""
    return translate("Rules", "%n joker(s) join in.", None, count) if count else ""


WORDS = RuleWords(
    values={("jokers", "by_players"): QT_TRANSLATE_NOOP("Options", "one for every two players")},
    prose={"cards": (_jokers,)},
)
