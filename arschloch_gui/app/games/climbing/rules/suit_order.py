"""`suit_order`: whether the suit decides between cards of equal rank."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import equals_beat, is_on
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.cards import suit_sign
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.cards import NUMBER_DECKS
from arschloch_gui.engine.climbing.rules import Rules


def _suits(rules: Rules, ladder: Ladder) -> list[str]:
    if rules.deck in NUMBER_DECKS:
        return []
    if rules.suit_order == "none":
        return [translate("Rules", "No suit is stronger than another.")]
    order = fill(
        translate("Rules", "The suits rank from weakest to strongest: {order}."),
        order=" < ".join(suit_sign(suit) for suit in rules.suit_order),
    )
    return [order, *_in_tricks(rules)]


def _in_tricks(rules: Rules) -> list[str]:
    if equals_beat(rules):
        return [
            translate("Rules", "In a trick, though, an equal rank may be played whatever its suit.")
        ]
    if is_on(rules, "tabula_rasa"):
        return []
    highest = translate(
        "Rules",
        "Of two equal ranks, the higher suit is stronger; among sets, the one with the highest "
        "suit.",
    )
    if rules.runs == "none" or is_on(rules, "runs_above"):
        return [highest]
    runs = translate("Rules", "In a run, the suit of its highest rank counts.")
    return [f"{highest} {runs}"]


WORDS = RuleWords(
    options={
        "suit_order": (
            QT_TRANSLATE_NOOP("Options", "Order of suits"),
            QT_TRANSLATE_NOOP("Options", "If suits count, a higher suit beats an equal rank."),
        )
    },
    values={("suit_order", "none"): QT_TRANSLATE_NOOP("Options", "suits do not count")},
    prose={"cards": (_suits,)},
)
