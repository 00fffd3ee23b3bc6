"""The number of jokers (`jokers`); each of their roles has a file of its own."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import jokers_in_play, reds_and_blacks
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.cards import NUMBER_DECKS
from arschloch_gui.engine.climbing.rules import Rules


def jokers_besides(rules: Rules) -> str:
    """Return the number of jokers added to the named deck as text, or "" if there are none."""
    count = jokers_in_play(rules)
    # Jesters are already counted in the 80 cards of their deck.
    if not count or rules.joker == "jester":
        return ""
    return translate("Rules", "%n joker(s)", None, count)


def _jokers(rules: Rules, ladder: Ladder) -> str:
    count = jokers_in_play(rules)
    if not count:
        return ""
    if rules.joker == "jester" and rules.deck in NUMBER_DECKS:
        return translate("Rules", "There are also %n jester(s).", None, count)
    red, black = reds_and_blacks(rules)
    if not red or not black:
        return translate("Rules", "There are also %n joker(s).", None, count)
    sentence = translate(
        "Rules", "There are also %n joker(s): {red} red and {black} black.", None, count
    )
    return fill(sentence, red=red, black=black)


WORDS = RuleWords(
    values={("jokers", "by_players"): QT_TRANSLATE_NOOP("Options", "one for every two players")},
    prose={"cards": (_jokers,)},
)
