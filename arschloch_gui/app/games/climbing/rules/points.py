"""`points`: how many points each position scores in a round."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, capitalised, fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _points(rules: Rules, ladder: Ladder) -> str:
    if rules.points == "by_place_from_one":
        line = translate(
            "Rules",
            "{highest_subject} scores %n point(s), each position below that one "
            "point fewer, and {lowest_subject} one.",
            None,
            rules.players,
        )
    else:
        line = translate(
            "Rules",
            "{highest_subject} scores %n point(s), each position below that one "
            "point fewer, and {lowest_subject} none.",
            None,
            rules.players - 1,
        )
    return capitalised(fill(line, **ends(ladder)))


WORDS = RuleWords(
    options={
        "points": (
            QT_TRANSLATE_NOOP("Options", "Points"),
            QT_TRANSLATE_NOOP("Options", "How each round is scored."),
        )
    },
    values={
        ("points", "by_place_from_zero"): QT_TRANSLATE_NOOP(
            "Options", "the last player scores none"
        ),
        ("points", "by_place_from_one"): QT_TRANSLATE_NOOP("Options", "the last player scores one"),
    },
    prose={"offices": (_points,)},
)
