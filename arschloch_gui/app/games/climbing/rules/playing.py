"""Refusals common to all rule sets: wrong number of cards, wrong kind, too low."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import RuleWords
from arschloch_gui.app.wording.game_words import Names, Values
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate


def _wrong_kind(values: Values, names: Names) -> str:
    if values["kind"] == "set":
        return translate("Refusals", "A run does not beat a set.")
    if values["kind"] == "joker":
        return translate("Refusals", "These cards do not beat a joker.")
    return translate("Refusals", "Play a run of the same shape and length.")


WORDS = RuleWords(
    refusals={
        "wrong_size": QT_TRANSLATE_NOOP("Refusals", "Play %n card(s) of the same rank."),
        "no_meld": QT_TRANSLATE_NOOP(
            "Refusals", "These cards are neither of the same rank nor a run."
        ),
        "wrong_kind": _wrong_kind,
        "too_low_reversed": QT_TRANSLATE_NOOP(
            "Refusals", "The order is reversed: play something lower than {top}."
        ),
    }
)
