"""`joker_exchangeable`: whether jokers can change hands in the exchange."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.exchange_words import pairs_of
from arschloch_gui.app.games.climbing.in_play import is_on, jokers_in_play, keeps_positions
from arschloch_gui.app.games.climbing.jesters import several_jesters
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _jokers(rules: Rules, ladder: Ladder) -> str:
    if not jokers_in_play(rules) or not pairs_of(rules) or not keeps_positions(rules):
        return ""
    by_role = rules.joker != "takes_trick"
    exchanged = by_role if rules.joker_exchangeable == "by_role" else rules.joker_exchangeable
    if rules.joker == "jester":
        return fill(_of_jesters(rules, exchanged=bool(exchanged)), jesters=several_jesters(rules))
    if not exchanged:
        return _kept(rules)
    if rules.exchange == "ask":
        return translate("Rules", "Jokers can be asked for like other cards.")
    return translate("Rules", "In the exchange, jokers count as the best cards.")


def _kept(rules: Rules) -> str:
    if is_on(rules, "pass_left"):
        return translate(
            "Rules", "Jokers take no part in the exchange, but may be passed to the left."
        )
    return translate(
        "Rules", "Jokers take no part in the exchange: they stay where they were dealt."
    )


def _of_jesters(rules: Rules, *, exchanged: bool) -> str:
    if not exchanged:
        return translate("Rules", "In the exchange, {jesters} stay where they are.")
    if rules.exchange == "ask":
        return translate("Rules", "You can ask for {jesters} just like any other card.")
    return translate("Rules", "In the exchange, {jesters} count as the best cards.")


WORDS = RuleWords(
    options={
        "joker_exchangeable": (
            QT_TRANSLATE_NOOP("Options", "Jokers in the exchange"),
            QT_TRANSLATE_NOOP("Options", "Whether jokers can be exchanged."),
        )
    },
    values={
        ("joker_exchangeable", "by_role"): QT_TRANSLATE_NOOP("Options", "depends on what jokers do")
    },
    prose={"exchange": (_jokers,)},
)
