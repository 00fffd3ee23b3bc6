"""`redraw_seats`: seats are drawn by lot at a fixed interval of rounds."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _drawn(rules: Rules, ladder: Ladder) -> str:
    if not rules.redraw_seats:
        return ""
    return translate(
        "Rules",
        "The seats are drawn by lot in the first round, and again after every %n round(s).",
        None,
        rules.redraw_seats,
    )


WORDS = RuleWords(
    options={
        "redraw_seats": (
            QT_TRANSLATE_NOOP("Options", "Redraw seats"),
            QT_TRANSLATE_NOOP("Options", "Seats are drawn by lot, from the first round on."),
        )
    },
    values={
        ("redraw_seats", "0"): QT_TRANSLATE_NOOP("Options", "never"),
        ("redraw_seats", "1"): QT_TRANSLATE_NOOP("Options", "before every round"),
    },
    counted={"redraw_seats": QT_TRANSLATE_NOOP("Options", "every %n round(s)")},
    prose={"offices": (_drawn,)},
)
