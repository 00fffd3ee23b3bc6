"""`runs_above`: a run has to start above the last card of the one it beats."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _above(rules: Rules, ladder: Ladder) -> str:
    if not rules.runs_above:
        return ""
    return translate(
        "Rules",
        "It even has to begin above the last card of the run on the table: 5-6-7 does not beat "
        "3-4-5, 6-7-8 does. After a revolution all this holds the other way round.",
    )


WORDS = RuleWords(
    options={
        "runs_above": (
            QT_TRANSLATE_NOOP("Options", "Runs must not overlap"),
            QT_TRANSLATE_NOOP(
                "Options", "A run has to start above the last card of the one it beats."
            ),
        )
    },
    examples={("runs_above", ""): ((("9D", "10D", "JD"), "beats"), (("6S", "7S", "8S"), ""))},
    refusals={
        "run_overlaps": QT_TRANSLATE_NOOP(
            "Refusals", "Your run has to begin beyond the last card of the run on the table."
        )
    },
    continues={"trick": _above},
)
