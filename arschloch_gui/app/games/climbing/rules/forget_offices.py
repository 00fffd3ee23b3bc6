"""`forget_offices`: positions are reset after a number of rounds."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _forgotten(rules: Rules, ladder: Ladder) -> str:
    if not rules.forget_offices or rules.rounds == 1:
        return ""
    return translate(
        "Rules",
        "After every %n round(s), the positions are forgotten, and the next round is like the "
        "first.",
        None,
        rules.forget_offices,
    )


WORDS = RuleWords(
    options={
        "forget_offices": (
            QT_TRANSLATE_NOOP("Options", "Titles are forgotten"),
            QT_TRANSLATE_NOOP(
                "Options",
                "After this many rounds, everything starts afresh, without titles or exchange.",
            ),
        )
    },
    values={
        ("forget_offices", "0"): QT_TRANSLATE_NOOP("Options", "never"),
        ("forget_offices", "1"): QT_TRANSLATE_NOOP("Options", "before every round"),
    },
    counted={"forget_offices": QT_TRANSLATE_NOOP("Options", "every %n round(s)")},
    prose={"offices": (_forgotten,)},
)
