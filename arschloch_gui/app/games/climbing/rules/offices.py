"""What the offices are called, and whether those in the middle rank (`titles`, `all_distinct`)."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, listed, translate
from arschloch_gui.engine.climbing.rules import Rules


def _row(rules: Rules, ladder: Ladder) -> str:
    names = listed([office.name for office in ladder])
    return fill(translate("Rules", "From top to bottom: {offices}."), offices=names)


def _middle(rules: Rules, ladder: Ladder) -> str:
    if not rules.all_distinct:
        return ""
    return translate("Rules", "In the middle, too, every office ranks above the next.")


WORDS = RuleWords(
    options={
        "all_distinct": (
            QT_TRANSLATE_NOOP("Options", "The middle offices rank, too"),
            QT_TRANSLATE_NOOP(
                "Options", "Citizen 1 above Citizen 2, say: the privileges go by it."
            ),
        )
    },
    prose={"offices": (_row, _middle)},
)
