"""How many jokers there are (`jokers`); what they do stands in a file for each part."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.deck import joker_count
from arschloch_gui.engine.climbing.rules import Rules


def _jokers(rules: Rules, ladder: Ladder) -> str:
    count = joker_count(rules) * rules.decks
    if rules.joker == "jester":
        return translate("Rules", "%n jester(s) join in.", None, count) if count else ""
    return translate("Rules", "%n joker(s) join in.", None, count) if count else ""


WORDS = RuleWords(
    values={("jokers", "by_players"): QT_TRANSLATE_NOOP("Options", "one for every two players")},
    prose={"cards": (_jokers,)},
)
