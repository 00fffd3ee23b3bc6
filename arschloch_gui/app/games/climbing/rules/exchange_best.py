"""`exchange=best_for_worst`, `exchange=best_for_any`: the best cards for the worst, or for any."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.exchange_words import exchanging, free_choice
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.cards import suit_sign
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, listed, translate
from arschloch_gui.engine.climbing.rules import Rules


def _pair(rules: Rules, count: int) -> list[str]:
    if rules.exchange == "best_for_worst":
        line = translate(
            "Rules",
            "{lower_subject} gives {upper_to} their %n best card(s) and gets the other’s %n worst "
            "card(s) in return.",
            None,
            count,
        )
        return [line]
    line = translate(
        "Rules",
        "{lower_subject} gives {upper_to} their %n best card(s) and gets as many in return.",
        None,
        count,
    )
    return [line]


def _suits(rules: Rules, ladder: Ladder) -> str:
    suits = rules.tribute_suits
    if isinstance(suits, str):
        return ""
    return fill(
        translate(
            "Rules", "Among cards of the same rank, {first} counts as the best, then {others}."
        ),
        first=suit_sign(suits[-1]),
        others=listed([suit_sign(suit) for suit in suits[-2::-1]]),
    )


def _how(rules: Rules, ladder: Ladder) -> str:
    if rules.exchange == "best_for_worst":
        return translate("Rules", "There is nothing to choose: the exchange is automatic.")
    return free_choice(rules, ladder)


WORDS = RuleWords(
    values={
        ("exchange", "best_for_worst"): QT_TRANSLATE_NOOP("Options", "best cards for worst cards"),
        ("exchange", "best_for_any"): QT_TRANSLATE_NOOP("Options", "best cards for any cards"),
    },
    prose={"exchange": (exchanging(("best_for_worst", "best_for_any"), _pair, _suits, _how),)},
)
