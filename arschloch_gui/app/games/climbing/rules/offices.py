"""Titles, and whether middle positions are ranked (`titles`, `all_distinct`)."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

WORDS = RuleWords(
    options={
        "all_distinct": (
            QT_TRANSLATE_NOOP("Options", "Rank the middle positions"),
            QT_TRANSLATE_NOOP(
                "Options",
                "Citizen 1 then ranks above Citizen 2. With six or more players, this "
                "must be on if the lead goes by position.",
            ),
        )
    },
)
