"""`lowest_office_may_equal`: the lowest position may play an equal rank, as a small consolation."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import draws_positions, equals_beat, keeps_positions
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, capitalised, fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _lowest_may_equal(rules: Rules, ladder: Ladder) -> str:
    if not rules.lowest_office_may_equal or equals_beat(rules):
        return ""
    if draws_positions(rules):
        line = translate("Rules", "{lowest_subject} may also play an equal rank.")
    elif keeps_positions(rules):
        line = translate(
            "Rules", "From the second round on, {lowest_subject} may also play an equal rank."
        )
    else:
        return ""
    return capitalised(fill(line, **ends(ladder)))


WORDS = RuleWords(
    options={
        "lowest_office_may_equal": (
            QT_TRANSLATE_NOOP("Options", "The lowest player may match the rank"),
            QT_TRANSLATE_NOOP("Options", "A small comfort for the player who finished last."),
        )
    },
    prose={"trick": (_lowest_may_equal,)},
)
