"""`social`: between rounds, the lowest position gets a light-hearted task."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _court(rules: Rules, ladder: Ladder) -> str:
    if not rules.social or rules.rounds == 1:
        return ""
    line = translate(
        "Rules",
        "Between rounds, {highest_subject} sets {lowest_to} a light-hearted task. Nobody has to "
        "do it.",
    )
    return fill(line, **ends(ladder))


WORDS = RuleWords(prose={"offices": (_court,)})
