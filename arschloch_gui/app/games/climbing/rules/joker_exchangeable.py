"""`joker_exchangeable`: whether a joker may change hands in the exchange."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.exchange_words import pairs_of
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _jokers(rules: Rules, ladder: Ladder) -> str:
    if not rules.jokers or not pairs_of(rules):
        return ""
    by_role = rules.joker != "takes_trick"
    exchanged = by_role if rules.joker_exchangeable == "by_role" else rules.joker_exchangeable
    if rules.joker == "jester":
        return (
            translate("Rules", "Jesters are exchanged like other cards; they count as the best.")
            if exchanged
            else translate("Rules", "Jesters take no part in the exchange.")
        )
    if exchanged:
        return translate("Rules", "Jokers are exchanged like other cards; they count as the best.")
    return translate("Rules", "Jokers take no part in the exchange: whoever is dealt one keeps it.")


WORDS = RuleWords(
    options={
        "joker_exchangeable": (
            QT_TRANSLATE_NOOP("Options", "Jokers in the exchange"),
            QT_TRANSLATE_NOOP("Options", "Whether a joker may change hands there."),
        )
    },
    values={
        ("joker_exchangeable", "by_role"): QT_TRANSLATE_NOOP("Options", "as its part suggests")
    },
    prose={"exchange": (_jokers,)},
)
