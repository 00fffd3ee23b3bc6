"""What every trick asks for, whatever rules are on: as many cards, and stronger ones."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import RuleWords
from arschloch_gui.app.wording.game_words import Names, Values
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate


def _wrong_kind(values: Values, names: Names) -> str:
    kinds = {
        "set": translate("Refusals", "A set can only be beaten by a set."),
        "run": translate("Refusals", "A run can only be beaten by a run of the same length."),
        "joker": translate("Refusals", "Only a higher joker beats a joker."),
    }
    fitting = translate("Refusals", "A run of sets can only be beaten by a run of the same shape.")
    return kinds.get(str(values["kind"]), fitting)


WORDS = RuleWords(
    refusals={
        "wrong_size": QT_TRANSLATE_NOOP("Refusals", "Here it takes %n card(s) of one rank."),
        "no_meld": QT_TRANSLATE_NOOP(
            "Refusals", "These cards make neither a set of one rank nor a run."
        ),
        "wrong_kind": _wrong_kind,
    }
)
