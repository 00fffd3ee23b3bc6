"""`reseat`: before each round everybody sits down in order of office."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import is_on
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _seats(rules: Rules, ladder: Ladder) -> str:
    if is_on(rules, "redraw_seats"):
        return ""
    if not rules.reseat:
        return translate("Rules", "Everybody stays in their seat.")
    return fill(
        translate(
            "Rules",
            "Before the next round everybody changes seats: {highest_subject} first, the others "
            "clockwise in order of office.",
        ),
        **ends(ladder),
    )


WORDS = RuleWords(
    options={
        "reseat": (
            QT_TRANSLATE_NOOP("Options", "Change seats by office"),
            QT_TRANSLATE_NOOP("Options", "Before each round everybody sits down in order of rank."),
        )
    },
    prose={"offices": (_seats,)},
)
