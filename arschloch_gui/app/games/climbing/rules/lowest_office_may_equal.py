"""`lowest_office_may_equal`: a small comfort for whoever lost the last round."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _lowest_may_equal(rules: Rules, ladder: Ladder) -> str:
    if not rules.lowest_office_may_equal:
        return ""
    return fill(
        translate("Rules", "Only {lowest_subject} of the last round may also play an equal rank."),
        **ends(ladder),
    )


WORDS = RuleWords(
    options={
        "lowest_office_may_equal": (
            QT_TRANSLATE_NOOP("Options", "The lowest office may play an equal rank"),
            QT_TRANSLATE_NOOP("Options", "A small comfort for whoever lost the last round."),
        )
    },
    prose={"trick": (_lowest_may_equal,)},
)
