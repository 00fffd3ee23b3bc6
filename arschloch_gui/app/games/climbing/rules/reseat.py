"""`reseat`: before each round, the players change seats by position."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import draws_positions, is_on, keeps_positions
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _seats(rules: Rules, ladder: Ladder) -> str:
    if is_on(rules, "redraw_seats") or rules.rounds == 1:
        return ""
    if not keeps_positions(rules) and draws_positions(rules):
        return ""  # `first_seating` describes the seating.
    if not rules.reseat or not keeps_positions(rules):
        return translate("Rules", "The players keep their seats.")
    return fill(
        translate(
            "Rules",
            "Before each new round, the players change seats: {highest_subject} first, then the "
            "others clockwise by position.",
        ),
        **ends(ladder),
    )


WORDS = RuleWords(
    options={
        "reseat": (
            QT_TRANSLATE_NOOP("Options", "Change seats by position"),
            QT_TRANSLATE_NOOP("Options", "Before each round, everyone changes seats by position."),
        )
    },
    prose={"offices": (_seats,)},
)
